import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Pace, pauseFor, TEMPI, type Beat, type Tempo } from "./pace";

let shown: string[] = [];
let hidden = false;
let tempo: Tempo = TEMPI.brisk;
let seen: () => void = () => undefined;

function beatOf(news: string): Beat {
  return news === "mine" ? null : news === "end" ? "turn" : "step";
}

function pace(): Pace<string> {
  const look = { isHidden: () => hidden, onceSeen: (back: () => void) => (seen = back) };
  return new Pace<string>(
    async (news) => void shown.push(news),
    beatOf,
    () => tempo,
    look,
  );
}

/** Return when each of some news is shown, in milliseconds. */
async function timesOf(news: string[]): Promise<number[]> {
  const [times, start]: [number[], number] = [[], Date.now()];
  const look = { isHidden: () => false, onceSeen: () => undefined };
  const one = new Pace<string>(
    async () => void times.push(Date.now() - start),
    beatOf,
    () => tempo,
    look,
  );
  one.add(news);
  await vi.advanceTimersByTimeAsync(20_000);
  return times;
}

beforeEach(() => {
  vi.useFakeTimers();
  [shown, hidden, tempo] = [[], false, TEMPI.brisk];
});

afterEach(() => vi.useRealTimers());

it("shows moves one after the other", async () => {
  pace().add(["one", "two"]);
  await vi.advanceTimersByTimeAsync(200);
  const early = [...shown];
  await vi.advanceTimersByTimeAsync(1000);
  expect([early, shown]).toEqual([["one"], ["one", "two"]]);
});

it.each(["calm", "brisk"] as const)("shows a turn as one beat, with a breath behind it: %s", async (name) => {
  tempo = TEMPI[name];
  const times = await timesOf(["one", "two", "end", "next"]);
  const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(pauses).toEqual([tempo.step, tempo.step, tempo.turn]);
  expect(tempo.turn).toBeGreaterThan(tempo.step);
});

it("is slower when calm than when brisk, and takes no time when instant", async () => {
  const last = async (name: keyof typeof TEMPI): Promise<number> => {
    tempo = TEMPI[name];
    return (await timesOf(["one", "two", "end", "three"])).at(-1) ?? -1;
  };
  const [calm, brisk, instant] = [await last("calm"), await last("brisk"), await last("instant")];
  expect([calm > brisk, instant]).toEqual([true, 0]);
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

it("becomes quicker when many wait, and never slower than it is wanted", () => {
  const pauses = [0, 20, 50].map((waiting) => pauseFor(420, waiting));
  expect([pauses.toSorted((one, other) => other - one), new Set(pauses).size]).toEqual([pauses, 3]);
  expect(pauseFor(0, 50)).toBe(0);
});
