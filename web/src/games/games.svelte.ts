// The games that the server offers.
import { fetchGames } from "../net/api";
import type { GameInfo } from "../protocol";
import { texts } from "../texts/texts.svelte";

const SECONDS_A_CARD = 12;

let games = $state.raw<GameInfo[]>([]);

/** Return every game; none before they are loaded. */
export function allGames(): GameInfo[] {
  return games;
}

/** Return a game by its id. */
export function findGame(id: string): GameInfo | undefined {
  return games.find((game) => game.id === id);
}

/** Return the levels of a game's family, the basic one first. */
export function familyOf({ family }: GameInfo): GameInfo[] {
  return games.filter((game) => game.family === family);
}

/** Return what a level is called within its family. */
export function levelTitle(game: GameInfo): string {
  return game.level ? (game.title.split(" · ").at(-1) ?? game.title) : texts("web-basic");
}

/** Load the games in the language of the texts. */
export async function loadGames(): Promise<void> {
  games = await fetchGames();
}

/** Return how many people can play a game. */
export function seatsOf(game: GameInfo): number[] {
  return Object.keys(game.hand_size)
    .map(Number)
    .sort((one, other) => one - other);
}

/** Return about how many minutes a game takes: a card takes as long in every game. */
export function minutesOf({ cards, piles }: GameInfo): number {
  const decks = new Set(piles.map(({ owner }) => owner)).size; // whose piles they are: each owner plays all cards
  return Math.max(5, Math.round((cards.length * decks * SECONDS_A_CARD) / 60 / 5) * 5);
}
