import { expect, it } from "vitest";

import { opinionsOn } from "./opinions";

const SAID = [
  { seat: 2, say: "SMALL(A)", stale: true },
  { seat: 1, say: "KEEP(A,2)" },
  { seat: 3, say: "KEEP(A,3)", stale: true },
  { seat: 0, say: "KEEP(A,1)" },
  { seat: 1, say: "KEEP(B,1)" },
  { seat: 1, say: "SAFE" },
];

it("tells together who says the same about a pile, as strong as the strongest", () => {
  expect(opinionsOn("A", SAID)[0]).toEqual({ word: "KEEP", seats: [1, 0], strength: 2, stale: false });
});

it("tells what is stale last, and only where nobody says the same afresh", () => {
  expect(opinionsOn("A", SAID).map(({ word, stale }) => [word, stale])).toEqual([
    ["KEEP", false],
    ["SMALL", true],
  ]);
});

it("knows nothing about a pile that nobody spoke of", () => {
  expect(opinionsOn("C", SAID)).toEqual([]);
});
