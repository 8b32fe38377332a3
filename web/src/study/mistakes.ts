// The turns that cost much, and the way from one to the next.
import type { Grade, Review, TurnReview } from "../protocol";

const MISTAKES: Grade[] = ["mistake", "blunder"];

/** Say whether a turn was a mistake, or worse. */
export function isMistake({ grade }: TurnReview): boolean {
  return MISTAKES.includes(grade);
}

/** Say whether there was a turn that is worth looking for. */
export function isCostly(turn: TurnReview): boolean {
  return turn.grade === "inaccurate" || isMistake(turn);
}

/** Say whether there was a better turn: what lost next to nothing was the best. */
export function hasBetter({ grade, loss }: TurnReview): boolean {
  return grade !== "best" && loss > 0;
}

/** Return the mistakes of a seat, or of everybody, in order. */
export function mistakesOf({ turns }: Review, seat: number | null): TurnReview[] {
  return turns.filter((turn) => isMistake(turn) && (seat === null || turn.seat === seat));
}

/** Return the next mistake after a turn, or the one before it. */
export function mistakeFrom(mistakes: TurnReview[], turn: number, by: 1 | -1): TurnReview | undefined {
  return by > 0 ? mistakes.find((one) => one.turn > turn) : mistakes.findLast((one) => one.turn < turn);
}
