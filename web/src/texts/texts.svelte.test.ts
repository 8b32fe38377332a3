// @vitest-environment jsdom
import { flushSync } from "svelte";
import { expect, it } from "vitest";

import type { GameInfo } from "../protocol";
import { speak, speakAlsoOf, speakOf, texts } from "./texts.svelte";

it("tells a game in the words of its own rulebook, as long as it is shown", async () => {
  await speak("en");
  const leave = $effect.root(() => speakOf(() => ({ terms: "stacks" }) as GameInfo));
  flushSync();
  const shown = texts("web-choose-card");
  leave();
  expect([shown, texts("web-choose-card")]).toEqual(["Choose a card, then a stack.", "Choose a card, then a pile."]);
});

it("lets everybody wait who wants the texts of a subject, not only the first", async () => {
  await speak("en");
  void speakAlsoOf("study");
  await speakAlsoOf("study");
  expect(texts("review-compare")).toBe("Compare");
});
