// Cards and piles as the notation writes them.
import type { GameInfo, PileInfo } from "../protocol";

export type Colour = "red" | "blue" | "green" | "yellow" | "grey";

export interface Card {
  rank: number;
  colour: Colour | null;
}

const COLOURS: Record<string, Colour> = { R: "red", B: "blue", G: "green", Y: "yellow", S: "grey" };

/** Return `37` as 37, and `R7` as the red seven. */
export function parseCard(text: string): Card {
  const colour = COLOURS[text[0] ?? ""] ?? null;
  return { colour, rank: Number(colour ? text.slice(1) : text) };
}

/** Return how far a card moves a pile on; negative when it moves it back. */
export function gap(pile: PileInfo, top: string, card: string): number {
  const step = parseCard(card).rank - parseCard(top).rank;
  return pile.up ? step : -step;
}

/** Say whether a card of this seat helps somebody else: it lies on their pile. */
export function isHelp(pile: PileInfo, seat: number | null): boolean {
  return pile.owner !== null && pile.owner !== seat;
}

/** Return the lowest and the highest number of a game. */
export function range(game: GameInfo): [low: number, high: number] {
  const ranks = game.cards.map((card) => parseCard(card).rank);
  return [Math.min(...ranks), Math.max(...ranks)];
}

/** Return how high a number lies in the range of its game, from 0 to 1. */
export function height(game: GameInfo, rank: number): number {
  const [low, high] = range(game);
  return Math.min(1, Math.max(0, (rank - low) / (high - low)));
}

/** Return the key that chooses a pile: its letter, or where the name is longer, its number. */
export function keyOf(game: GameInfo, pile: PileInfo): string {
  return pile.name.length === 1 ? pile.name.toLowerCase() : String(game.piles.indexOf(pile) + 1);
}

/** Return the piles a seat looks at, its own ones last, so that they lie near. */
export function pilesFrom(game: GameInfo, you: number | null): PileInfo[][] {
  const owners = [...new Set(game.piles.map((pile) => pile.owner))];
  const near = owners.includes(you) ? you : (owners[0] ?? null);
  const sorted = [...owners.filter((owner) => owner !== near), near];
  return sorted.map((owner) => game.piles.filter((pile) => pile.owner === owner));
}
