// The turns that cost something, and the way from one to the next.
import type { Grade, Review, TurnReview } from "../protocol";

const COSTLY: Grade[] = ["inaccurate", "mistake", "blunder"];

/** Say whether a turn cost more than may be chance. */
export function isMistake({ grade }: TurnReview): boolean {
  return COSTLY.includes(grade);
}

/** Return the mistakes of a seat, or of everybody, in order. */
export function mistakesOf({ turns }: Review, seat: number | null): TurnReview[] {
  return turns.filter((turn) => isMistake(turn) && (seat === null || turn.seat === seat));
}

/** Return the next mistake after a turn, or the one before it. */
export function mistakeFrom(mistakes: TurnReview[], turn: number, by: 1 | -1): TurnReview | undefined {
  return by > 0 ? mistakes.find((one) => one.turn > turn) : mistakes.findLast((one) => one.turn < turn);
}
