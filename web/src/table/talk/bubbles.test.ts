import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { STATES } from "../fixtures/recordings";
import type { Message } from "../../protocol";
import { fold, type TableState } from "../state/table";
import { Bubbles } from "./bubbles.svelte";

const START: TableState = { ...(STATES[4] as TableState), you: 0 };

function after(state: TableState, news: object): TableState {
  return fold(state, { seq: state.seq + 1, ...news } as unknown as Message) as TableState;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows what others write and react, and nothing of mine", () => {
  const bubbles = new Bubbles(START);
  const mine = after(START, { t: "wrote", seat: 0, text: "me" });
  bubbles.hear(after(after(mine, { t: "wrote", seat: 1, text: "hi" }), { t: "reacted", seat: 1, reaction: "oops" }));
  expect(bubbles.shown).toMatchObject([{ text: "hi" }, { reaction: "oops" }]);
});

it("lets it go once it can have been read, a long text later", () => {
  const bubbles = new Bubbles(START);
  const short = after(START, { t: "reacted", seat: 1, reaction: "thanks" });
  bubbles.hear(after(short, { t: "wrote", seat: 1, text: "keep off the last pile" }));
  vi.advanceTimersByTime(4000);
  expect(bubbles.shown).toMatchObject([{ kind: "text" }]);
  vi.advanceTimersByTime(6000);
  expect(bubbles.shown).toEqual([]);
});

it("shows nothing that was there before, and nothing twice", () => {
  const before = after(START, { t: "wrote", seat: 1, text: "old" });
  const bubbles = new Bubbles(before);
  bubbles.hear(before);
  expect(bubbles.shown).toEqual([]);
  const now = after(before, { t: "wrote", seat: 1, text: "new" });
  [now, now].forEach((state) => bubbles.hear(state));
  expect(bubbles.shown).toHaveLength(1);
});
