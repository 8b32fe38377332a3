// All cards of a game as one mountain: a line for each, the high numbers at the summit.
import { height, parseCard } from "../games/cards";
import type { GameInfo } from "../protocol";
import { groundAt, groundOf } from "../ui/cards/ramp";

export const [WIDTH, HEIGHT] = [400, 130];

export interface Ridge {
  card: string;
  x: number;
  rise: number;
  colour: string;
  ink: string; // for a number on this colour
}

/** Return the lines of the mountain, from the foot to the summit. */
export function ridges(game: GameInfo): Ridge[] {
  const order = game.cards.toSorted((one, other) => parseCard(one).rank - parseCard(other).rank);
  return order.map((card, at) => ({
    card,
    x: place(at, order.length),
    rise: rise(at / order.length, at),
    ...coloursOf(game, card),
  }));
}

/** Spread the low cards over both feet of the mountain, the high ones over its summit. */
function place(at: number, count: number): number {
  const [half, last] = [at >> 1, count - 1];
  return (at % 2 ? last - half : half) * (WIDTH / last);
}

function rise(share: number, at: number): number {
  return 12 + 118 * share ** 1.35 + 9 * Math.sin(at * 1.7) * share * (1 - share) * 3;
}

function coloursOf(game: GameInfo, card: string): Pick<Ridge, "colour" | "ink"> {
  const { rank, colour } = parseCard(card);
  const { fill, ink } = colour ? groundOf(colour) : groundAt(height(game, rank));
  return { colour: fill, ink };
}
