// The hints of a game, as its result tells them.
import type { GameInfo } from "../protocol";
import type { TableState } from "../table/state/table";
import { seatName } from "../table/words";
import { texts } from "../texts/texts.svelte";

/** Return how many hints a team asked for, or who asked for how many in a duel; "" without any. */
export function hintedWords({ race }: GameInfo, table: TableState): string {
  const counts = table.sight?.hints ?? [];
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return "";
  if (!race) return texts("end-hints", { count: all });
  const told = counts.map((count, seat) => texts("end-hints-of", { name: seatName(table, seat), count }));
  return told.filter((_, seat) => counts[seat]).join(", ");
}

/** Say whether a game may be compared with others: nobody asked for a hint, and it was played from its deal. */
export function isComparable({ sight, setting }: TableState): boolean {
  return !setting.root && (sight?.hints ?? []).every((count) => count === 0);
}
