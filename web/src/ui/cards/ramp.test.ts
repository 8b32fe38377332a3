import { expect, it } from "vitest";

import { contours } from "./contours";
import { contrast } from "./contrast";
import { groundAt, groundOf } from "./ramp";

const LEAST = 3; // AA for large figures
const HEIGHTS = Array.from({ length: 98 }, (_, at) => at / 97);
const COLOURS = ["red", "blue", "green", "yellow", "grey"] as const;

it("lets every number be read on its ground", () => {
  const weak = [...HEIGHTS.map(groundAt), ...COLOURS.map(groundOf)].filter(
    ({ ink, deep }) => contrast(ink, deep) < LEAST,
  );
  expect(weak).toEqual([]);
});

it("gives every height a ground of its own", () => {
  expect(new Set(HEIGHTS.map((height) => groundAt(height).fill)).size).toBe(HEIGHTS.length);
});

it("draws the same hill for the same card", () => {
  expect(contours(0.5, 50)).toEqual(contours(0.5, 50));
});
