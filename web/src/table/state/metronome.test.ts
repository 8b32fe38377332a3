import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Metronome, pauseFor, TEMPI, type Beat, type Tempo } from "./metronome";

let shown: string[] = [];
let hidden = false;
let frames = 0;
let tempo: Tempo = TEMPI.brisk;
let seen: () => void = () => undefined;

const endOfFrame = async (): Promise<void> => void (frames += 1);

function beatOf(news: string): Beat {
  return news === "mine" ? null : news === "end" ? "turn" : "step";
}

function metronome(): Metronome<string> {
  const look = { isHidden: () => hidden, onceSeen: (back: () => void) => (seen = back), endOfFrame };
  return new Metronome<string>(
    async (news) => void shown.push(news),
    beatOf,
    () => tempo,
    look,
  );
}

/** Return when each of some news is shown, in milliseconds. */
async function timesOf(news: string[]): Promise<number[]> {
  const [times, start]: [number[], number] = [[], Date.now()];
  const look = { isHidden: () => false, onceSeen: () => undefined, endOfFrame };
  const one = new Metronome<string>(
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
  [shown, hidden, frames, tempo] = [[], false, 0, TEMPI.brisk];
});

afterEach(() => vi.useRealTimers());

it("shows moves one after the other", async () => {
  metronome().add(["one", "two"]);
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
  metronome().add(["mine", "mine"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["mine", "mine"]);
});

it("lets nobody wait for their own move", async () => {
  const one = metronome();
  one.add(["other"]);
  await vi.advanceTimersByTimeAsync(10);
  one.add(["mine"]);
  one.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["other", "mine"]);
});

it("shows nothing while nobody looks, and everything in order afterwards", async () => {
  hidden = true;
  metronome().add(["one", "two"]);
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

it("begins to show others' moves at the end of a frame, and waits for none where everything is shown at once", async () => {
  metronome().add(["one", "mine", "end"]);
  await vi.advanceTimersByTimeAsync(5000);
  const waited = frames;
  tempo = TEMPI.instant;
  metronome().add(["one", "end"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([waited, frames]).toEqual([2, 2]);
});
