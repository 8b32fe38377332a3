// A review in words.
import type { Decider, GameInfo, Grade, Merit, RankedTurn, TurnReview } from "../protocol";
import type { TableState } from "../table/state/table";
import type { LaidCard } from "../table/talk/turns";
import { cardWords, laidWords, nameForMe, ontoWords, pileWords } from "../table/words";
import { language, texts } from "../texts/texts.svelte";
import { CERTAINTY } from "./stretches";
import type { Rung } from "./balance";

/** The sign of each grade, as players of chess write it. */
export const SIGNS: Record<Grade, string> = { best: "★", good: "✓", inaccurate: "?!", mistake: "?", blunder: "??" };

/** Return a chance in whole percent, and never as certain as it is not. */
export function chanceWords(chance: number): string {
  const percent = new Intl.NumberFormat(language(), { style: "percent" });
  if (chance > 0 && chance < 0.01) return `< ${percent.format(0.01)}`;
  if (chance > 0.99 && chance < 1) return `> ${percent.format(0.99)}`;
  return percent.format(chance);
}

/** Return a change of the chance in points, with its sign. */
export function pointsWords(change: number): string {
  const points = Math.round(change * 100);
  return texts("review-points", { sign: points < 0 ? "−" : points > 0 ? "+" : "±", count: Math.abs(points) });
}

/** Return how far off a chance may be, in points. */
export function errorWords(error: number): string {
  return texts("review-error", { count: Math.max(1, Math.ceil(CERTAINTY * error * 100)) });
}

/** Return what a turn is called, to stand alone. */
export function gradeWords(grade: Grade): string {
  const told = texts(`grade-${grade}`);
  return told.charAt(0).toLocaleUpperCase(language()) + told.slice(1);
}

/** Return the grade of a turn and its chance in a sentence. */
export function verdictWords({ grade, before, after, loss }: TurnReview): string {
  const words = { grade: gradeWords(grade), chance: chanceWords(before), after: chanceWords(after) };
  return texts(Math.round(loss * 100) > 0 ? "review-verdict-loss" : "review-verdict", {
    ...words,
    count: Math.round(loss * 100),
  });
}

/** Return what speaks for a turn. */
export function meritWords(game: GameInfo, table: TableState, merit: Merit, seat: number): string {
  const pile = game.piles.find(({ name }) => name === merit.pile);
  const place = merit.kind === "spares" ? pileWords : ontoWords;
  return texts(`merit-${merit.kind}`, {
    card: merit.card ? cardWords(merit.card) : "",
    pile: pile ? place(table, pile, seat) : "",
    name: merit.seat == null ? "" : nameForMe(table, merit.seat),
    count: merit.count ?? 0,
  });
}

/** Return why a turn is good. */
export function reasonsOf(game: GameInfo, table: TableState, { merits = [] }: RankedTurn, seat: number): string[] {
  return merits.map((merit) => meritWords(game, table, merit, seat));
}

/** Return a whole turn in words; one without a card ends at once. */
export function turnInWords(table: TableState, laid: LaidCard[]): string {
  return laid.length ? laid.map((one) => laidWords(table, one)).join(", ") : texts("study-ends");
}

/** Return what a rung of luck and skill is called. */
export function partWords(table: TableState, { part, seat }: Rung): string {
  if (seat !== null && seat === table.you) return texts("review-luck-mine");
  return texts(`study-luck-${part}`, { name: seat === null ? "" : nameForMe(table, seat) });
}

/** Return the moment at which the game was won or lost, for a side. */
export function deciderWords({ turn, cause, change }: Decider, side: number[]): string {
  return texts(`study-decider-${cause}`, { turn, change: pointsWords(side.includes(0) ? change : -change) });
}
