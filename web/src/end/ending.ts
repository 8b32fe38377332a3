// The headline of an end, for whoever reads it.
import type { GameInfo } from "../protocol";
import type { TableState } from "../table/state/table";
import { seatName } from "../table/words";
import { texts } from "../texts/texts.svelte";

/** Return how it went, in a word or two: for a team the rating, for a duel whether I won. */
export function headline(game: GameInfo, table: TableState): string {
  const result = table.sight?.result;
  const [winner] = result?.winners ?? [];
  if (!result) return texts("end-over"); // all agreed to end it
  if (!game.race) return winner === undefined ? texts(`rating-${result.rating ?? "none"}`) : texts("rating-beaten");
  if (table.you === null)
    return winner === undefined ? texts("end-over") : texts("end-wins", { name: seatName(table, winner) });
  return texts(table.you === winner ? "web-duel-won" : "web-duel-lost");
}
