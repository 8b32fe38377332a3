import { expect, it } from "vitest";

import { Voice } from "./voice.svelte";

it("reads a quick series to its end", () => {
  const voice = new Voice();
  voice.say(["one"]);
  voice.say(["two", "three"]);
  expect(voice.said.map(({ text }) => text)).toEqual(["one", "two", "three"]);
});

it("says the same again as something new", () => {
  const voice = new Voice();
  voice.call(["Your turn"]);
  voice.call(["Your turn"]);
  expect(new Set(voice.called.map(({ id }) => id)).size).toBe(2);
});

it("does not grow for ever", () => {
  const voice = new Voice();
  Array.from({ length: 50 }, (_, at) => voice.say([String(at)]));
  expect([voice.said.length, voice.said.at(-1)?.text]).toEqual([8, "49"]);
});
