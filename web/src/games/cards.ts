// Cards and piles as the notation writes them.
import type { GameInfo, MarkInfo, PileInfo, Sight } from "../protocol";

export type Colour = "red" | "blue" | "green" | "yellow" | "grey";

/** What a lay does: it moves a pile on, steps back, or helps somebody else. */
export type Manner = "onward" | "trick" | "help";

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

/** Return the card that a pile shows. */
export function topOf(game: GameInfo, sight: Pick<Sight, "tops"> | null | undefined, pile: PileInfo): string {
  return sight?.tops?.[game.piles.indexOf(pile)] ?? pile.row_card;
}

/** Say whether the server lets a card go on a pile now. */
export function mayLay(sight: Pick<Sight, "lays"> | null | undefined, card: string, pile: PileInfo): boolean {
  return (sight?.lays?.[card] ?? "").split(" ").includes(pile.name);
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

/** Return what a lay of this seat does if it moves a pile this far. */
export function mannerOf(pile: PileInfo, seat: number | null, steps: number): Manner {
  if (isHelp(pile, seat)) return "help";
  return steps < 0 ? "trick" : "onward";
}

/** Return the marks of a card. */
export function marksOf(game: GameInfo, card: string): MarkInfo[] {
  return game.marks.filter(({ cards }) => cards.includes(card));
}

/** Say whether the cards of a game have colours. */
export function isColoured(game: GameInfo): boolean {
  return game.cards.some((card) => parseCard(card).colour !== null);
}

/** Say whether piles belong to seats. */
export function isOwned(game: GameInfo): boolean {
  return game.piles.some(({ owner }) => owner !== null);
}

/** Return the unlaid cards of a seat: of its own deck where each seat has one, else of the shared deck. */
export function unlaidOf(unlaid: string[][], seat: number | null): string[] {
  return unlaid[unlaid.length > 1 ? (seat ?? 0) : 0] ?? [];
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

/** Return the piles in rows by owner; the row of this seat comes last, so that it lies near. */
export function pilesFrom(game: GameInfo, you: number | null): PileInfo[][] {
  const owners = [...new Set(game.piles.map((pile) => pile.owner))];
  const near = owners.includes(you) ? you : (owners[0] ?? null);
  const sorted = [...owners.filter((owner) => owner !== near), near];
  return sorted.map((owner) => game.piles.filter((pile) => pile.owner === owner));
}
