// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";

import type { GameInfo, Replay, Result } from "../protocol";
import recorded from "../replay/recorded.json";
import { speak, speakAlsoOf } from "../texts/texts.svelte";
import { outcomeWords, resultOf } from "./outcome";

const TEAM = { race: false } as GameInfo;
const DUEL = { race: true } as GameInfo;
const RESULT: Result = { ending: "min", winners: [], left: 7 };

beforeAll(async () => {
  await speak("en");
  await speakAlsoOf("reading");
  await speakAlsoOf("study");
});

it.each([
  [TEAM, RESULT, 0, "lost with 7 cards left"],
  [TEAM, { ...RESULT, winners: [0, 1] }, null, "won"],
  [DUEL, { ...RESULT, winners: [1] }, 1, "won"],
  [DUEL, { ...RESULT, winners: [1] }, 0, "lost"],
  [TEAM, null, 0, "ended together"],
])("tells how a game ended for a seat", (game, result, seat, words) => {
  expect(outcomeWords(game, result, seat)).toBe(words);
});

it.each(Object.entries(recorded as unknown as Record<string, Replay>))("finds the result of %s", (_, replay) => {
  expect(resultOf(replay)?.winners).toBeDefined();
});
