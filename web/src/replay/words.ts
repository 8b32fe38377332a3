// A replay in words.
import type { GameInfo, Sight } from "../protocol";
import { endingWords, entryWords, seatName } from "../table/words";
import { texts } from "../texts/texts.svelte";
import type { Position } from "./positions";

/** Return what the last step of a position was, and how the game ended if it did. */
export function stepWords(game: GameInfo, { table }: Position): string {
  const entry = table.log.at(-1);
  const told = entry ? entryWords(game, table, entry) : texts("replay-dealt");
  return table.sight?.result ? `${told} ${endingWords(table, game)}` : told;
}

/** Return which turn it is, and whose. */
export function turnWords({ table }: Position, turn: number): string {
  const seat = table.sight?.turn ?? null;
  return seat === null ? "" : texts("replay-turn", { number: turn, name: seatName(table, seat) });
}

/** Return how many cards the turn has and needs. */
export function needWords({ turn, laid, need, exactly, result }: Required<Sight>): string {
  if (turn === null || result) return "";
  return exactly ? texts("table-need-exactly", { laid, exactly }) : texts("table-need", { laid, need });
}
