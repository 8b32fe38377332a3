// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { buildOf, Builds } from "./build";

let safe: boolean;
let loaded: string[];
let tried: string | null;

function page(own: string): Builds {
  const reload = (build: string): void => void loaded.push(build);
  return new Builds({ own, isSafe: () => safe, tried: () => tried, reload });
}

beforeEach(() => {
  vi.useFakeTimers();
  [safe, loaded, tried] = [true, [], "older.js"];
});

afterEach(() => {
  vi.useRealTimers();
});

it("is named after the first script of the page", () => {
  expect([buildOf("http://play.example/assets/index-Ab_1-2.js"), buildOf("http://localhost:5173/src/main.ts")]).toEqual(
    ["index-Ab_1-2.js", ""],
  );
});

it("loads a newer page soon where nobody is disturbed", () => {
  page("old.js").notice("new.js");
  vi.advanceTimersByTime(2000);
  expect(loaded).toEqual(["new.js"]);
});

it("waits for a safe moment, and loads once", () => {
  safe = false;
  page("old.js").notice("new.js");
  vi.advanceTimersByTime(60_000);
  const before = [...loaded];
  safe = true;
  vi.advanceTimersByTime(60_000);
  expect([before, loaded]).toEqual([[], ["new.js"]]);
});

it.each([
  ["the same build", "old.js", "old.js"],
  ["a server that tells none", "old.js", null],
  ["a page that was not built", "", "new.js"],
])("stays with %s", (_, own, theirs) => {
  page(own).notice(theirs);
  vi.advanceTimersByTime(60_000);
  expect(loaded).toEqual([]);
});

it("does not load twice for the same build: two servers may differ for a while", () => {
  tried = "new.js";
  page("old.js").notice("new.js");
  vi.advanceTimersByTime(60_000);
  expect(loaded).toEqual([]);
});
