// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";

import type { GameInfo, Review, TurnReview } from "../protocol";
import { positionsOf, type Position } from "../replay/positions";
import { THE_GAME } from "../table/fixtures/games";
import { speak, speakAlsoOf } from "../texts/texts.svelte";
import { replayOf, reviewOf } from "./fixtures";
import { stretchesOf } from "./stretches";
import { summaryText } from "./summary";
import { chanceWords, errorWords, meritWords, pointsWords, verdictWords } from "./words";

const REPLAY = replayOf("the-game");
const REVIEW = reviewOf("the-game");
const { table: ENDED } = positionsOf(REPLAY, "").at(-1) as Position;
const GAME: GameInfo = { ...THE_GAME, title: "The Game" };

beforeAll(async () => {
  await speak("en");
  await speakAlsoOf("reading");
  await speakAlsoOf("study");
});

it.each([
  [0.643, "64%"],
  [0.004, "< 1%"],
  [0.997, "> 99%"],
  [0, "0%"],
  [1, "100%"],
])("tells the chance %s as %s, never as certain as it is not", (chance, words) => {
  expect(chanceWords(chance)).toBe(words);
});

it.each([
  [-0.121, "−12 points"],
  [0.01, "+1 point"],
  [0.001, "±0 points"],
])("tells a change of %s as %s", (change, words) => expect(pointsWords(change)).toBe(words));

it("tells an error of 95 in 100, and never none", () => {
  expect([0.012, 0].map(errorWords)).toEqual(["± 3", "± 1"]);
});

it("tells the grade and the chance, and what was lost", () => {
  const turn = { grade: "mistake", before: 0.64, after: 0.52, loss: 0.12 } as TurnReview;
  expect(verdictWords(turn)).toBe("Mistake, 12 points lost. Chance to win: 64%, then 52%.");
  expect(verdictWords({ ...turn, grade: "best", loss: 0 })).toBe("Best. Chance to win: 64%.");
});

it("tells what speaks for a turn", () => {
  const told = meritWords(THE_GAME, ENDED, { kind: "keeps-trick", card: "47", pile: "A" }, 0);
  expect(told).toBe("The 47 stays in hand, for a trick on pile A.");
});

it("sums a game up without naming a card or a player", () => {
  const text = summaryText({ game: GAME, table: ENDED, replay: REPLAY }, REVIEW, stretchesOf(REPLAY, REVIEW, [0, 1]));
  expect(text.split("\n").map((line) => line.split(":")[0])).toEqual([
    "tenback · The Game",
    "2 players · 22 cards left",
    "Chance to win",
    "Accuracy",
    expect.stringMatching(/^Luck [+−]\d+ points?, skill [+−]\d+ points?$/),
  ]);
  expect(text).toMatch(/Chance to win: [▁▂▃▄▅▆▇█]{1,17}\n/u);
  expect(text).not.toMatch(/Ann|Ben/);
});

it("sums up what little there is of a game that was broken off", () => {
  const none = { ...REVIEW, turns: [], accuracy: [null, null], luck_and_skill: [] } as Review;
  expect(summaryText({ game: GAME, table: ENDED, replay: REPLAY }, none, [])).toContain("2 players");
});
