// A game in a few lines for others, without naming a card.
import { unlaidOf } from "../games/cards";
import type { GameInfo, Replay } from "../protocol";
import { positionsOf } from "../replay/positions";
import { bars, type Bar } from "../replay/profile";
import type { TableState } from "../table/state/table";
import { hintedWords } from "./hinted";
import { texts } from "../texts/texts.svelte";

const BLOCKS = [..."▁▂▃▄▅▆▇█"];
const BACK = "↺";
const MOST_SYMBOLS = 16;

/** Return a game in a few lines. */
export function shareText(game: GameInfo, table: TableState, replay: Replay, link: string): string {
  const players = texts("share-players", { count: replay.names.length });
  const lays = bars(game, replay, positionsOf(replay, table.code));
  const result = [players, resultWords(game, table), hintedWords(game, table)].filter(Boolean).join(" · ");
  return [`tenback · ${game.title}`, result, symbols(lays), link].filter(Boolean).join("\n");
}

/** Return a game as small symbols, part by part: how far the piles went on, or that they went back. */
export function symbols(lays: Bar[]): string {
  const size = Math.max(1, Math.ceil(lays.length / MOST_SYMBOLS));
  const parts = Array.from({ length: Math.ceil(lays.length / size) }, (_, at) =>
    lays.slice(at * size, (at + 1) * size),
  );
  const moves = parts.map((part) =>
    part.reduce((sum, { manner, steps }) => sum + (manner === "onward" ? steps : -steps), 0),
  );
  const most = Math.max(1, ...moves);
  return moves.map((move) => (move < 0 ? BACK : BLOCKS[Math.round((move / most) * (BLOCKS.length - 1))])).join("");
}

/** Return how the game ended, in a few words. */
export function resultWords(game: GameInfo, { you, sight }: TableState): string {
  const result = sight?.result;
  if (!result) return texts("share-ended");
  if (!game.race) return result.winners.length ? texts("share-beaten") : texts("left", { count: result.left });
  return you === null
    ? texts("share-duel")
    : texts(result.winners.includes(you) ? "share-duel-won" : "share-duel-lost");
}

/** Return the cards that nobody had laid at the end, of a seat's own deck where each has one. */
export function unlaidAtEnd(replay: Replay, you: number | null): string[] {
  return unlaidOf(positionsOf(replay, "").at(-1)?.table.unlaid ?? [], you);
}
