import { describe, expect, it } from "vitest";

import type { TurnReview } from "../protocol";
import { bandOf, stretchesOf, jumpsOf, lineOf, sideOf, surfaceOf, y, type Stretch } from "./stretches";
import { replayOf, REVIEWED, reviewOf } from "./fixtures";

const STRETCH: Stretch = { turn: { turn: 1, error: 0.1 } as TurnReview, from: 2, to: 6, before: 0.8, after: 0.5 };
const NEXT: Stretch = { turn: { turn: 2, error: 0 } as TurnReview, from: 6, to: 9, before: 0.6, after: 0.6 };
const x = (step: number): number => step * 10;

describe.each(REVIEWED)("%s", (game) => {
  const [replay, review] = [replayOf(game), reviewOf(game)];
  const stretches = stretchesOf(replay, review, sideOf(game === "face-to-face", 2, 0));

  it("has a stretch for each turn of the replay, from its beginning to the next", () => {
    expect(stretches.map(({ from }) => from)).toEqual(replay.turns.slice(0, stretches.length));
    expect(stretches.slice(1).map(({ from }, at) => from - (stretches[at]?.to ?? 0))).toEqual(
      stretches.slice(1).map(() => 0),
    );
  });

  it("begins each turn before its first card", () => {
    expect(stretches.filter(({ turn, from, to }) => turn.step < from || turn.step >= to)).toEqual([]);
  });

  it("changes between two turns by what the cards and the signals did", () => {
    const jumps = stretches.slice(1).map(({ before }, at) => before - (stretches[at]?.after ?? 0));
    const told = stretches.slice(1).map(({ turn, before }) => {
      const sign = before === turn.before ? 1 : -1;
      return sign * ((turn.cards ?? 0) + (turn.signals ?? 0));
    });
    jumps.forEach((jump, at) => expect(jump).toBeCloseTo(told[at] ?? NaN, 6));
  });
});

it("shows a duel from either side: what one has, the other lacks", () => {
  const [gold, silver] = [0, 1].map((seat) =>
    stretchesOf(replayOf("face-to-face"), reviewOf("face-to-face"), sideOf(true, 2, seat)),
  ) as [Stretch[], Stretch[]];
  gold.forEach(({ before, after }, at) => {
    expect(before + (silver[at]?.before ?? NaN)).toBeCloseTo(1, 9);
    expect(after + (silver[at]?.after ?? NaN)).toBeCloseTo(1, 9);
  });
});

it("draws a certain win at the top, and nothing outside", () => {
  expect([1, 0.5, 0, 1.2, -0.1].map(y)).toEqual([0, 50, 100, 0, 100]);
});

it("slopes by what a turn lost, and jumps upright by what came between", () => {
  expect(lineOf(STRETCH, x)).toBe("M20 20L60 50");
  expect(jumpsOf([STRETCH, NEXT], x, 1)).toBe("M60 50V40M90 40V0");
  expect(jumpsOf([STRETCH, NEXT], x, null)).toBe("M60 50V40");
});

it("closes the surface at the floor", () => {
  expect(surfaceOf([STRETCH, NEXT], x)).toBe("M20 100L20 20L60 50L60 40L90 40L90 100Z");
  expect(surfaceOf([], x)).toBe("");
});

it("has a band as wide as the chance is unsure", () => {
  expect(bandOf(STRETCH, x)).toBe("M20 0.4L60 30.4V69.6L20 39.6Z");
});
