// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";

import { formOf, count, nextFor } from "./form";

const GAME = "the-game";
const listed = [10, 25, 31, 60].map((difficulty) => ({ id: `p${difficulty}`, family: GAME, difficulty }));

beforeEach(() => localStorage.clear());

it("begins with an easy puzzle", () => {
  expect(nextFor(formOf(GAME), listed)?.id).toBe("p25");
});

it("offers a harder one after a right answer and an easier one after a wrong one", () => {
  expect(nextFor(count(GAME, "p25", true), listed)?.id).toBe("p31");
  expect(nextFor(count(GAME, "p31", false), listed.slice(0, 3))?.id).toBe("p10");
});

it("counts right answers in a row, and remembers the longest row", () => {
  count(GAME, "p10", true);
  count(GAME, "p25", true);
  expect(count(GAME, "p31", false)).toMatchObject({ streak: 0, longest: 2, solved: 2 });
  expect(formOf(GAME)).toMatchObject({ streak: 0, longest: 2, solved: 2, tried: ["p10", "p25", "p31"] });
});

it("stays between nothing and a hundred", () => {
  for (let at = 0; at < 30; at++) count(GAME, `p${at}`, true);
  expect(formOf(GAME).suits).toBe(100);
  for (let at = 0; at < 40; at++) count(GAME, `p${at}`, false);
  expect(formOf(GAME).suits).toBe(0);
});

it("begins again with the oldest once all were tried", () => {
  for (const { id } of listed) count(GAME, id, true);
  expect(nextFor(formOf(GAME), listed)?.id).toBe("p10");
  count(GAME, "p10", true);
  expect(nextFor(formOf(GAME), listed)?.id).toBe("p25");
  expect(nextFor(formOf(GAME), [])).toBeNull();
});

it("forgets what it cannot read", () => {
  for (const broken of ["{", "null", "[]", '{"tried": 3}']) {
    localStorage.setItem(`tenback.puzzles.${GAME}`, broken);
    expect(formOf(GAME)).toMatchObject({ streak: 0, tried: [] });
  }
});
