// @vitest-environment jsdom
import { expect, it } from "vitest";

import type { GameInfo } from "../protocol";
import { minutesOf } from "./games.svelte";

function game(cards: number, ...owners: (number | null)[]): GameInfo {
  return {
    cards: Array.from({ length: cards }, String),
    piles: owners.map((owner) => ({ owner })),
  } as unknown as GameInfo;
}

it("takes longer with more cards", () => {
  expect([minutesOf(game(98, null, null)), minutesOf(game(50, null, null))]).toEqual([20, 10]);
});

it("counts the cards of everybody who plays their own", () => {
  expect(minutesOf(game(58, 0, 0, 1, 1))).toBe(25);
});
