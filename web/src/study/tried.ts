// A table as it would be after the cards that somebody tries.
import type { GameInfo, Sight } from "../protocol";
import type { Lay, TableState } from "../table/state/table";
import { topsAfter } from "./lays";

/** Return a table with some cards laid. */
export function tried(game: GameInfo, table: TableState, lays: Lay[]): TableState {
  const sight = table.sight as Required<Sight>;
  const stacks = lays.reduce<TableState["stacks"]>(
    (all, { card, pile }) => ({ ...all, [pile]: [...(all[pile] ?? []), card] }),
    table.stacks,
  );
  return { ...table, stacks, sight: { ...sight, tops: topsAfter(game, sight, lays), hand: without(sight.hand, lays) } };
}

/** Return a hand without the cards that were laid. */
export function without(hand: string[], lays: Lay[]): string[] {
  return hand.filter((card) => !lays.some((lay) => lay.card === card));
}
