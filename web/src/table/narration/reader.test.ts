import { expect, it } from "vitest";

import { Reader } from "./reader.svelte";

it("reads a quick series to its end", () => {
  const reader = new Reader();
  reader.say(["one"]);
  reader.say(["two", "three"]);
  expect(reader.said.map(({ text }) => text)).toEqual(["one", "two", "three"]);
});

it("says the same again as something new", () => {
  const reader = new Reader();
  reader.call(["Your turn"]);
  reader.call(["Your turn"]);
  expect(new Set(reader.called.map(({ id }) => id)).size).toBe(2);
});

it("does not grow for ever", () => {
  const reader = new Reader();
  Array.from({ length: 50 }, (_, at) => reader.say([String(at)]));
  expect([reader.said.length, reader.said.at(-1)?.text]).toEqual([8, "49"]);
});
