import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Playback } from "./playback.svelte";

const LONG = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function playback(at = 0): Playback {
  const made = new Playback(14, [3, 6, 10]);
  made.go(at);
  return made;
}

it("stays inside the game", () => {
  const one = playback();
  one.go(-1);
  expect(one.at).toBe(0);
  one.go(99);
  expect(one.at).toBe(14);
});

it.each([
  [0, 1, 3],
  [4, 1, 6],
  [10, 1, 14],
  [8, -1, 6],
  [6, -1, 3],
  [2, -1, 0],
] as const)("goes from step %s by turns (%s) to %s", (from, by, to) => {
  const one = playback(from);
  one.turn(by);
  expect(one.at).toBe(to);
});

it("goes on by itself until the end", () => {
  const one = playback(11);
  one.toggle();
  vi.advanceTimersByTime(LONG);
  expect([one.at, one.running]).toEqual([14, false]);
});

it("begins anew when the end is reached", () => {
  const one = playback(14);
  one.toggle();
  expect([one.at, one.running]).toEqual([0, true]);
});

it("stops where somebody goes", () => {
  const one = playback();
  one.toggle();
  one.go(5);
  vi.advanceTimersByTime(LONG);
  expect([one.at, one.running]).toEqual([5, false]);
});

it("goes twice as far at twice the speed", () => {
  const [slow, fast] = [playback(), playback()];
  fast.speed = 2;
  [slow, fast].forEach((one) => one.toggle());
  vi.advanceTimersByTime(4500);
  expect(fast.at).toBe(2 * slow.at);
  expect(slow.at).toBeGreaterThan(0);
});
