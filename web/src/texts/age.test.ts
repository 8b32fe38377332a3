// @vitest-environment jsdom
import { expect, it } from "vitest";

import { ageWords } from "./age";
import { speak } from "./texts.svelte";

const MINUTE = 60_000;

it.each([
  ["en", 0, "now"],
  ["en", 59_000, "now"],
  ["en", 5 * MINUTE, "5 minutes ago"],
  ["de", 61 * MINUTE, "vor 1 Stunde"],
  ["nl", 26 * 60 * MINUTE, "gisteren"],
  ["en", -MINUTE, "now"], // a clock that differs
] as const)("tells the age in %s after %i ms", async (language, age, words) => {
  await speak(language);
  expect(ageWords(1e12, 1e12 + age)).toBe(words);
});
