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

it("tells nothing anew when the texts of a subject come", async () => {
  await speak("en");
  const told: string[] = [];
  const leave = $effect.root(() => {
    $effect(() => void told.push(texts("web-choose-card")));
  });
  flushSync();
  await speakAlsoOf("reading");
  flushSync();
  leave();
  expect([told.length, texts("replay-too-big").startsWith("replay-")]).toEqual([1, false]);
});

it("keeps a subject when the language changes", async () => {
  await speak("en");
  await Promise.all([speakAlsoOf("study"), speak("de")]);
  expect(texts("review-compare")).toBe("Vergleichen");
});

it("lets everybody wait who wants the texts of a subject, not only the first", async () => {
  await speak("en");
  void speakAlsoOf("study");
  await speakAlsoOf("study");
  expect(texts("review-compare")).toBe("Compare");
});
