import { expect, it } from "vitest";

import type { LuckAndSkill } from "../protocol";
import { extentOf, rungsOf } from "./balance";
import { REVIEWED, reviewOf } from "./fixtures";

const SUMS = REVIEWED.flatMap((game) =>
  reviewOf(game).luck_and_skill.map((sum): [string, LuckAndSkill] => [`${game} of ${sum.seats.join()}`, sum]),
);
const SUM: LuckAndSkill = {
  seats: [0, 1],
  start: 0.5,
  end: 0,
  cards: 0.8,
  signals: 0,
  turns: [-0.9, -0.4],
  turn_errors: [0.1, 0.1],
};

it.each(SUMS)("leads in %s from the start to the end without a gap", (_name, sum) => {
  const [start, ...rungs] = rungsOf(sum, null);
  const end = rungs.pop();
  expect(rungs[0]?.from).toBe(start?.to);
  rungs.slice(1).forEach(({ from }, at) => expect(from).toBe(rungs[at]?.to));
  expect(rungs.at(-1)?.to).toBeCloseTo(end?.to ?? NaN, 2); // what is not worth a line is left out
});

it("puts my turns before those of the others", () => {
  expect(rungsOf(SUM, 1).map(({ part, seat }) => [part, seat])).toEqual([
    ["start", null],
    ["cards", null],
    ["turns", 1],
    ["turns", 0],
    ["end", null],
  ]);
});

it("tells signals and giving up where they changed anything", () => {
  const parts = rungsOf({ ...SUM, signals: 0.02, giving_up: -0.02 }, null).map(({ part }) => part);
  expect(parts).toEqual(["start", "cards", "signals", "turns", "turns", "giving-up", "end"]);
});

it("has room for sums beyond certainty, and always for all chances", () => {
  const [low, high] = extentOf(rungsOf(SUM, null));
  expect(low).toBeCloseTo(0);
  expect(high).toBeCloseTo(1.3);
  expect(extentOf([])).toEqual([0, 1]);
});
