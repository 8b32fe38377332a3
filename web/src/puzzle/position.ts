// A puzzle as a table: who sits there, and what its seat sees.
import type { PuzzleSight } from "../protocol";
import { fold, type TableState } from "../table/state/table";

const NAMES = ["Ada", "Ben", "Cem", "Dia", "Eli"];

/** Return the table of a puzzle, as its seat sees it. */
export function tableOf({ id, ruleset, seat, sight, unlaid }: PuzzleSight): TableState {
  const seats = (sight.hands ?? []).map((_, at) => ({ name: NAMES[at] ?? `${at + 1}` }));
  const options = { ruleset, house: {}, seats: seats.length };
  const setting = { options, phase: "playing" as const, seats };
  const here = [...seats.keys()];
  return fold(null, { t: "table", code: id, seq: 0, at: 0, you: seat, setting, sight, unlaid, here }) as TableState;
}
