import { expect, it } from "vitest";

import { formatBookmark, parseBookmark, turnOf } from "./bookmark";

const TURNS = [3, 6, 10]; // the first turn begins after three steps
const ENDS = { steps: 14, seats: 2 };

it.each([
  [0, null, "#0"],
  [2, null, "#0+2"],
  [3, null, "#1"],
  [8, null, "#2+2"],
  [14, 1, "#3+4.1"],
  [6, 0, "#2.0"],
])("writes step %s seen from %s as %s, and reads it again", (step, seat, text) => {
  expect(formatBookmark(TURNS, { step, seat })).toBe(text);
  expect(parseBookmark(TURNS, text, ENDS)).toEqual({ step, seat });
});

it.each(["", "#", "#turn", "#-1", "#1+", "#1.x", "#1 2"])("takes %j for the deal", (text) => {
  expect(parseBookmark(TURNS, text, ENDS)).toEqual({ step: 0, seat: null });
});

it.each([
  ["#99", { step: 14, seat: null }],
  ["#3+99", { step: 14, seat: null }],
  ["#1.7", { step: 3, seat: null }],
])("stays inside the game with %s", (text, place) => {
  expect(parseBookmark(TURNS, text, ENDS)).toEqual(place);
});

it("counts the turns that have begun", () => {
  expect([0, 2, 3, 9, 10, 14].map((step) => turnOf(TURNS, step))).toEqual([0, 0, 1, 2, 3, 3]);
});
