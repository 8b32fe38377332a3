import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Message } from "../../protocol";
import { STATES } from "../fixtures/recordings";
import type { Entry, TableState } from "../state/table";
import { Hints, marksOf } from "./hints.svelte";

const TABLE = { ...(STATES[7] as TableState), at: 7, you: 0 };
const MERITS = [{ kind: "small" as const }];

let answer: (message: Message) => void;
let asked: number;
let told: string[];
let hints: Hints;

function advised(...lays: string[]): Message {
  const best = { lays, chance: 0.6, error: 0.02, merits: MERITS };
  return { t: "advised", id: "1", at: 7, chance: 0.6, error: 0.02, advice: { seat: 0, turns: [best], playouts: 400 } };
}

/** Return the table after somebody has done something. */
function after(seat: number, done: string, at = 8): TableState {
  const entry = { news: { t: "did", seq: at, seat, do: done, now: {} }, from: null, drawn: 0 } as unknown as Entry;
  return { ...TABLE, at, log: [...TABLE.log, entry] };
}

async function hear(message: Message): Promise<void> {
  answer(message);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  [asked, told] = [0, []];
  hints = new Hints({
    state: TABLE,
    advise: () => new Promise((heard) => ([answer, asked] = [heard, asked + 1])),
    tell: (text) => told.push(text),
  });
});
afterEach(() => void vi.useRealTimers());

it("points at the pile, then at the card, then tells the whole turn, and asks the server once", async () => {
  void hints.more();
  await hear(advised("37>A", "40>A", "80>C"));
  const shown = [marksOf(hints.hint)];
  for (let press = 0; press < 3; press++) {
    await hints.more();
    shown.push(marksOf(hints.hint));
  }
  const whole = { piles: { A: "1·2", C: "3" }, cards: { "37": "1", "40": "2", "80": "3" } };
  expect(shown).toEqual([{ piles: { A: "" }, cards: {} }, { piles: { A: "" }, cards: { "37": "" } }, whole, whole]);
  expect(asked).toBe(1);
});

it("says at once that the turn should end", async () => {
  void hints.more();
  await hear(advised());
  expect(hints.hint).toEqual({ detail: "turn", lays: [], merits: MERITS });
});

it("keeps the rest of the turn as long as I play it", async () => {
  void hints.more();
  await hear(advised("37>A", "40>A"));
  await hints.more();
  await hints.more();
  hints.keepTo(after(0, "37>A"));
  expect(hints.hint?.lays).toEqual([{ card: "40", pile: "A" }]);
  hints.keepTo(after(0, "40>A", 9));
  expect(hints.hint?.lays).toEqual([]);
  hints.keepTo(after(0, "END", 10));
  expect(hints.hint).toBeNull();
});

it.each([
  ["another card is laid", after(0, "38>A")],
  ["the card goes elsewhere", after(0, "37>B")],
  ["somebody else plays", after(1, "37>A")],
])("is forgotten when %s", async (_, table) => {
  void hints.more();
  await hear(advised("37>A", "40>A"));
  await hints.more();
  await hints.more();
  hints.keepTo(table);
  expect(hints.hint).toBeNull();
});

it("does not tell a turn that was not asked for, although its first card is laid", async () => {
  void hints.more();
  await hear(advised("37>A", "40>A"));
  hints.keepTo(after(0, "37>A"));
  expect(hints.hint).toBeNull();
});

it("says after a moment that it takes its time, and asks only once meanwhile", async () => {
  void hints.more();
  void hints.more();
  expect([hints.thinking, asked]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(hints.thinking).toBe(true);
  await hear(advised("37>A"));
  expect(hints.thinking).toBe(false);
});

it("does not show what comes too late", async () => {
  void hints.more();
  hints.keepTo(after(0, "38>A"));
  await hear({ t: "no", reason: "stale", text: "Have a look." });
  expect([hints.hint, hints.thinking, told]).toEqual([null, false, []]);
});

it("tells a refusal, and may be asked again", async () => {
  void hints.more();
  await hear({ t: "no", reason: "no-advisor", text: "Nobody can think here." });
  void hints.more();
  expect([told, asked]).toEqual([["Nobody can think here."], 2]);
});
