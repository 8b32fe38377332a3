// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

import type { WordInfo } from "../../protocol";
import { sketch } from "./signals";
import { fold, type Entry, type TableState } from "../state/table";
import { Talking } from "./conversation.svelte";

const ME = 0;
const KEEP = {
  name: "KEEP",
  asks: [
    { kind: "pile", choices: [] },
    { kind: "strength", choices: [1, 2, 3].map((strength) => ({ name: String(strength), title: "" })) },
  ],
} as unknown as WordInfo;

function tableAfter(...log: Entry["news"][]): TableState {
  const setting = { options: { ruleset: "the-game", seats: 2 }, phase: "playing", seats: [] } as TableState["setting"];
  const table = fold(null, { t: "table", code: "ABCDEF", seq: 0, at: 0, you: ME, setting }) as TableState;
  return { ...table, log: log.map((news) => ({ news, from: null })) };
}

function wrote(seat: number, seq: number): Entry["news"] {
  return { t: "wrote", seq, seat, text: "hello" };
}

function talkingAt(state: TableState): {
  talking: Talking;
  live: { state: TableState; ask: ReturnType<typeof vi.fn<() => string>> };
} {
  const live = { state, ask: vi.fn(() => "") };
  return { talking: new Talking(live), live };
}

it("has read what was there before", () => {
  expect(talkingAt(tableAfter(wrote(1, 3))).talking.isUnread).toBe(false);
});

it("has something unread once somebody else has spoken", () => {
  const { talking, live } = talkingAt(tableAfter());
  live.state = tableAfter(wrote(ME, 4));
  expect(talking.isUnread).toBe(false);
  live.state = tableAfter(wrote(1, 5));
  expect(talking.isUnread).toBe(true);
});

it("has read everything while the panel is open, and when it is closed again", () => {
  const { talking, live } = talkingAt(tableAfter());
  talking.open();
  live.state = tableAfter(wrote(1, 5));
  expect(talking.isUnread).toBe(false);
  talking.close();
  expect(talking.isUnread).toBe(false);
});

it("gives a signal as soon as the pile is known", () => {
  const { talking, live } = talkingAt(tableAfter());
  talking.say(sketch(KEEP));
  expect([talking.isAiming, live.ask.mock.calls.length]).toEqual([true, 0]);
  expect(talking.aim("B")).toBe(true);
  expect(live.ask).toHaveBeenCalledWith({ t: "say", say: "KEEP(B,2)" });
  expect(talking.saying).toBeNull();
});

it("leaves a pile alone that no signal wants", () => {
  const { talking, live } = talkingAt(tableAfter());
  expect(talking.aim("B")).toBe(false);
  expect(live.ask).not.toHaveBeenCalled();
});
