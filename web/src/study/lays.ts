// The lays of a turn that somebody might play: what each does, and whether two turns come to the same.
import { gap, mannerOf, topOf } from "../games/cards";
import type { GameInfo, Sight } from "../protocol";
import { layOf, type Lay } from "../table/state/table";
import type { LaidCard } from "../table/talk/turns";

/** Return lays in notation as cards and piles. */
export function laysOf(actions: string[]): Lay[] {
  return actions.map(layOf).filter((lay) => lay !== null);
}

/** Return each card of a turn with how far it moves its pile, from the tops before the first. */
export function laidFrom(game: GameInfo, sight: Pick<Sight, "tops"> | null, seat: number, lays: Lay[]): LaidCard[] {
  const tops = new Map(game.piles.map((pile) => [pile.name, topOf(game, sight, pile)]));
  return lays.flatMap(({ card, pile: name }) => {
    const pile = game.piles.find((one) => one.name === name);
    if (!pile) return [];
    const steps = gap(pile, tops.get(name) ?? pile.row_card, card);
    tops.set(name, card);
    return [{ seat, card, pile, steps, manner: mannerOf(pile, seat, steps), isBack: false }];
  });
}

/** Return the tops of all piles after some lays. */
export function topsAfter(game: GameInfo, sight: Pick<Sight, "tops">, lays: Lay[]): string[] {
  return game.piles.map((pile) => lays.findLast((lay) => lay.pile === pile.name)?.card ?? topOf(game, sight, pile));
}

/** Say whether two turns come to the same: the same cards on the same piles, and the same on top. */
export function isSame(one: Lay[], other: Lay[]): boolean {
  return end(one) === end(other);
}

/** Return how many cards of a turn lie where another lays them, too. */
export function shared(one: Lay[], other: Lay[]): number {
  return one.filter((lay) => other.some(({ card, pile }) => card === lay.card && pile === lay.pile)).length;
}

function end(lays: Lay[]): string {
  const tops = Object.fromEntries(lays.map(({ card, pile }) => [pile, card]));
  return JSON.stringify([lays.map(({ card, pile }) => `${card}>${pile}`).sort(), Object.entries(tops).sort()]);
}
