import { expect, it } from "vitest";

import { LASTS, soaring, STILL } from "./soaring";

const RIDGES = Array.from({ length: 98 }, (_, at) => ({
  card: String(at + 2),
  x: at * 4,
  rise: 50,
  colour: "red",
  ink: "black",
}));

it("has every card in the air at the moment that is shown without motion, most of them on the screen", () => {
  const cards = soaring(RIDGES, STILL, 400);
  const seen = cards.filter(({ x, y, fade }) => x > 0 && x < 1 && y > 0 && y < 1 && fade > 0.5);
  expect([cards.length, seen.length > 80]).toEqual([98, true]);
});

it("begins and ends with an empty sky", () => {
  expect([soaring(RIDGES, 0, 400), soaring(RIDGES, LASTS + 0.1, 400)]).toEqual([[], []]);
  expect(soaring(RIDGES, LASTS, 400).every(({ fade }) => fade < 0.2)).toBe(true);
});

it("is the same for everybody who wins", () => {
  expect(soaring(RIDGES, 2, 400)).toEqual(soaring(RIDGES, 2, 400));
});
