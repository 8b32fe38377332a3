import { expect, it } from "vitest";

import type { GameInfo, PileInfo, Replay } from "../protocol";
import { positionsOf } from "./positions";
import { bars, sayings, spans } from "./profile";
import recorded from "./recorded.json";

function pile(name: string, up: boolean, owner: number | null = null): PileInfo {
  return { name, up, owner, title: name, row_card: up ? "1" : owner === null ? "100" : "60" };
}

const TEAM = recorded["the-game"] as unknown as Replay;
const DUEL = recorded["face-to-face"] as unknown as Replay;
const FOUR = {
  cards: ["2", "99"],
  piles: [pile("A", true), pile("B", true), pile("C", false), pile("D", false)],
} as GameInfo;
const SIDES = {
  cards: ["2", "59"],
  piles: [pile("up0", true, 0), pile("dn0", false, 0), pile("up1", true, 1), pile("dn1", false, 1)],
} as GameInfo;

it("has a bar for each card that was laid, as high as it moved the pile", () => {
  const found = bars(FOUR, TEAM, positionsOf(TEAM, ""));
  expect(found.slice(0, 3).map(({ step, steps }) => [step, steps])).toEqual([
    [4, 5],
    [5, 3],
    [8, 4],
  ]); // 95, 92, 88 on C
  expect(found).toHaveLength(TEAM.story.shares.reduce((sum, { laid }) => sum + laid, 0));
});

it.each([
  ["trick", TEAM, FOUR, (replay: Replay) => replay.story.shares.reduce((sum, { tricks }) => sum + tricks, 0)],
  ["help", DUEL, SIDES, (replay: Replay) => replay.story.shares.reduce((sum, { helps }) => sum + helps, 0)],
] as const)("tells each %s as the server does", (manner, replay, game, count) => {
  const found = bars(game, replay, positionsOf(replay, "")).filter((bar) => bar.manner === manner);
  expect(found).toHaveLength(count(replay));
});

it("tells whose turn it was, from one turn to the next", () => {
  expect(spans(TEAM, positionsOf(TEAM, "")).slice(0, 2)).toEqual([
    { seat: 0, from: 3, to: 6 },
    { seat: 1, from: 6, to: 10 },
  ]);
  expect(spans(TEAM, positionsOf(TEAM, "")).at(-1)?.to).toBe(TEAM.steps.length);
});

it("marks where somebody spoke", () => {
  expect(sayings(TEAM).slice(0, 3)).toEqual([1, 2, 7]);
});
