import { expect, it } from "vitest";

import type { Grade, Review, TurnReview } from "../protocol";
import { hasBetter, mistakeFrom, mistakesOf } from "./mistakes";

const GRADES: Grade[] = ["best", "mistake", "good", "blunder", "inaccurate", "mistake"];
const REVIEW = {
  turns: GRADES.map((grade, at) => ({ turn: at + 1, seat: at % 2, grade })),
} as unknown as Review;

function numbers(turns: TurnReview[]): number[] {
  return turns.map(({ turn }) => turn);
}

it("lists mistakes and blunders of everybody, or of one seat", () => {
  expect(numbers(mistakesOf(REVIEW, null))).toEqual([2, 4, 6]);
  expect(numbers(mistakesOf(REVIEW, 0))).toEqual([]);
  expect(numbers(mistakesOf(REVIEW, 1))).toEqual([2, 4, 6]);
});

it.each([
  [0, 1, 2],
  [2, 1, 4],
  [3, -1, 2],
  [6, -1, 4],
  [6, 1, undefined],
  [2, -1, undefined],
] as const)("goes from turn %s by %s to the mistake of turn %s", (from, by, turn) => {
  expect(mistakeFrom(mistakesOf(REVIEW, null), from, by)?.turn).toBe(turn);
});

it.each([
  ["best", 0.004, false],
  ["good", 0, false],
  ["good", 0.01, true],
  ["blunder", 0.3, true],
] as const)("says of a turn that is %s and lost %s whether there was a better one: %s", (grade, loss, better) => {
  expect(hasBetter({ grade, loss } as TurnReview)).toBe(better);
});
