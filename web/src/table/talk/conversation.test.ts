// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

import type { WordInfo } from "../../protocol";
import { fold, type Entry, type TableState } from "../state/table";
import { Conversation } from "./conversation.svelte";
import { beginSketch } from "./signals";

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
  return { ...table, log: log.map((news) => ({ news, from: null, drawn: 0 })) };
}

function wrote(seat: number, seq: number): Entry["news"] {
  return { t: "wrote", seq, seat, text: "hello" };
}

function conversationAt(state: TableState): {
  conversation: Conversation;
  client: { state: TableState; ask: ReturnType<typeof vi.fn<() => string>> };
} {
  const client = { state, ask: vi.fn(() => "") };
  return { conversation: new Conversation(client), client };
}

it("has read what was there before", () => {
  expect(conversationAt(tableAfter(wrote(1, 3))).conversation.isUnread).toBe(false);
});

it("has something unread once somebody else has spoken", () => {
  const { conversation, client } = conversationAt(tableAfter());
  client.state = tableAfter(wrote(ME, 4));
  expect(conversation.isUnread).toBe(false);
  client.state = tableAfter(wrote(1, 5));
  expect(conversation.isUnread).toBe(true);
});

it("has read everything while the panel is open, and when it is closed again", () => {
  const { conversation, client } = conversationAt(tableAfter());
  conversation.open();
  client.state = tableAfter(wrote(1, 5));
  expect(conversation.isUnread).toBe(false);
  conversation.close();
  expect(conversation.isUnread).toBe(false);
});

it("gives a signal as soon as the pile is known", () => {
  const { conversation, client } = conversationAt(tableAfter());
  conversation.say(beginSketch(KEEP));
  expect([conversation.isAiming, client.ask.mock.calls.length]).toEqual([true, 0]);
  expect(conversation.aim("B")).toBe(true);
  expect(client.ask).toHaveBeenCalledWith({ t: "say", say: "KEEP(B,2)" });
  expect(conversation.sketch).toBeNull();
});

it("leaves a pile alone that no signal wants", () => {
  const { conversation, client } = conversationAt(tableAfter());
  expect(conversation.aim("B")).toBe(false);
  expect(client.ask).not.toHaveBeenCalled();
});
