// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";

import { count, type Told } from "./form";

let tables = 0;

/** Play a game to its end: won, or lost with so many cards left. */
function play(left: number, game = "the-game"): Told {
  return count({ game, code: `T${tables++}`, won: left === 0, left });
}

beforeEach(() => localStorage.clear());

it("counts wins in a row, and says when there were never so many", () => {
  play(0);
  play(9);
  expect([play(0), play(0), play(0)]).toEqual([
    { streak: 1, longest: false, closest: false },
    { streak: 2, longest: true, closest: false },
    { streak: 3, longest: true, closest: false },
  ]);
});

it("says when a lost game was the closest yet, but not of the first", () => {
  expect([play(20), play(12), play(15), play(3)].map(({ closest }) => closest)).toEqual([false, true, false, true]);
});

it("counts a table once, tells the same of it again, and nothing once another has been played", () => {
  const game = { game: "the-game", code: "ABCDEF", won: true, left: 0 };
  expect([count(game).streak, count(game).streak]).toEqual([1, 1]);
  play(0);
  expect([count(game).streak, play(0).streak]).toEqual([0, 3]);
});

it("keeps games apart", () => {
  play(0, "the-game");
  expect(play(0, "quick-and-easy").streak).toBe(1);
});

it("begins anew where the browser remembers nonsense", () => {
  localStorage.setItem("tenback.form.the-game", "{nonsense");
  expect(play(0).streak).toBe(1);
});
