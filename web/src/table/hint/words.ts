// A hint in words.
import type { GameInfo } from "../../protocol";
import { laidFrom } from "../../study/lays";
import { meritWords, turnInWords } from "../../study/words";
import { texts } from "../../texts/texts.svelte";
import type { TableState } from "../state/table";
import { asSentence, cardWords, pileWords } from "../words";
import type { Hint } from "./hints.svelte";

const MOST_REASONS = 2;

/** Return what a hint tells, sentence by sentence: as much of the turn as was asked for, then what speaks for it. */
export function hintWords(game: GameInfo, table: TableState, { detail, lays, merits }: Hint): string[] {
  const [first] = lays;
  const seat = table.you ?? 0;
  const reasons = merits.slice(0, MOST_REASONS).map((merit) => meritWords(game, table, merit, seat));
  if (!first) return [texts("hint-end"), ...reasons];
  if (detail === "card") return [texts("hint-card", { card: cardWords(first.card) })];
  if (detail === "turn") return [wholeTurn(game, table, lays, seat), ...reasons];
  const pile = game.piles.find(({ name }) => name === first.pile);
  return [texts("hint-pile", { pile: pile ? pileWords(table, pile) : first.pile })];
}

function wholeTurn(game: GameInfo, table: TableState, lays: Hint["lays"], seat: number): string {
  return asSentence(texts("hint-turn", { lays: turnInWords(table, laidFrom(game, table.sight, seat, lays)) }));
}
