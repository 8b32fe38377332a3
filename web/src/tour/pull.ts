// How a leader draws: a card is pulled to a pile, or a key names the pile.
import { keyOf } from "../games/cards";
import type { GameInfo } from "../protocol";
import { Drag } from "../table/hand/drag.svelte";
import type { Held, Tour } from "./tour.svelte";

/** A card that is pulled, and how far. */
export type Pulled = Held & { x: number; y: number };

/** Return what follows the finger from a card to a pile, and draws an arrow there; cards are named with their seat. */
export function pullOf(tour: Tour): Drag {
  return new Drag({
    lift: () => (tour.held = null),
    lay(named, pile) {
      tour.add({ ...heldBy(named), pile });
      return false; // nothing lies there
    },
    drop: () => undefined,
  });
}

/** Return the card that is being pulled. */
export function pulledBy({ card, x, y }: Drag): Pulled | null {
  return card === null ? null : { ...heldBy(card), x, y };
}

/** Do what a key means while somebody draws, and say whether it means anything. */
export function pickBy(tour: Tour, game: GameInfo, key: string): boolean {
  const pile = game.piles.find((one) => keyOf(game, one) === key.toLowerCase());
  if (pile) tour.pick(pile.name);
  else if (key === "Backspace" || key === "Delete") tour.wipe();
  else if (key === "Escape") tour.draw();
  else return false;
  return true;
}

function heldBy(named: string): Held {
  const [seat, card = ""] = named.split(":");
  return { seat: Number(seat), card };
}
