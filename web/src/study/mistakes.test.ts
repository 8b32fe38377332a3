import { expect, it } from "vitest";

import type { Grade, Review, TurnReview } from "../protocol";
import { mistakeFrom, mistakesOf } from "./mistakes";

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
