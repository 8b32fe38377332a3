import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Pace, pauseFor } from "./pace";

let shown: string[] = [];
let hidden = false;
let seen: () => void = () => undefined;

function pace(): Pace<string> {
  const look = { isHidden: () => hidden, onceSeen: (back: () => void) => (seen = back) };
  return new Pace<string>(
    async (news) => void shown.push(news),
    (news) => news !== "mine",
    look,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  [shown, hidden] = [[], false];
});

afterEach(() => vi.useRealTimers());

it("shows moves one after the other", async () => {
  pace().add(["one", "two"]);
  await vi.advanceTimersByTimeAsync(200);
  const early = [...shown];
  await vi.advanceTimersByTimeAsync(1000);
  expect([early, shown]).toEqual([["one"], ["one", "two"]]);
});

it("shows what takes no time at once", async () => {
  pace().add(["mine", "mine"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["mine", "mine"]);
});

it("lets nobody wait for their own move", async () => {
  const one = pace();
  one.add(["other"]);
  await vi.advanceTimersByTimeAsync(10);
  one.add(["mine"]);
  one.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["other", "mine"]);
});

it("shows nothing while nobody looks, and everything in order afterwards", async () => {
  hidden = true;
  pace().add(["one", "two"]);
  await vi.advanceTimersByTimeAsync(5000);
  const unseen = [...shown];
  hidden = false;
  seen();
  await vi.advanceTimersByTimeAsync(5000);
  expect([unseen, shown]).toEqual([[], ["one", "two"]]);
});

it("becomes quicker when many wait", () => {
  expect([pauseFor(0) > pauseFor(20), pauseFor(20) > pauseFor(50)]).toEqual([true, true]);
});
