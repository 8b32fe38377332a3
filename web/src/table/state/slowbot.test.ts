import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { STATES } from "../fixtures/recordings";
import type { TableClient } from "./client.svelte";
import { SlowBot, dueBot } from "./slowbot.svelte";
import type { TableState } from "./table";

const PLAYING = STATES.find(({ sight, setting }) => sight?.turn === 1 && setting.phase === "playing") as TableState;

/** Return a table where the seat on turn is played by a bot, or stands like this. */
function client(place: object = { name: "Ada", bot: "strong" }, now: Partial<TableClient> = {}): TableClient {
  const setting = { ...PLAYING.setting, seats: PLAYING.setting.seats.with(1, { name: "Ada", ...place }) };
  const state = { ...PLAYING, setting: { ...setting, options: { ...setting.options, pace: 0.5 } } };
  return { state, latest: state, status: "open", ...now } as TableClient;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("knows the bot that everybody waits for", () => {
  expect(dueBot(client())).toEqual({ seat: 1, at: PLAYING.at, pace: 0.5 });
  expect(dueBot(client({ stand_in: "solid" }))?.seat).toBe(1);
});

it("waits for no bot on the turn of a person, while moves are to be shown, or while the server is away", () => {
  expect(dueBot(client({}))).toBeNull();
  expect(dueBot(client(undefined, { latest: { ...PLAYING, at: PLAYING.at + 1 } }))).toBeNull();
  expect(dueBot(client(undefined, { status: "lost" }))).toBeNull();
});

it("lets a bot be seen to think a moment after its pace, and not before", () => {
  const thinking = new SlowBot();
  thinking.follow({ seat: 1, at: 7, pace: 0.5 });
  vi.advanceTimersByTime(1199);
  expect(thinking.seat).toBeNull();
  vi.advanceTimersByTime(1);
  expect(thinking.seat).toBe(1);
});

it("begins anew with every card, and not with anything else", () => {
  const thinking = new SlowBot();
  thinking.follow({ seat: 1, at: 7, pace: 0 });
  vi.advanceTimersByTime(600);
  thinking.follow({ seat: 1, at: 7, pace: 0 });
  vi.advanceTimersByTime(100);
  expect(thinking.seat).toBe(1);
  thinking.follow({ seat: 1, at: 8, pace: 0 });
  expect(thinking.seat).toBeNull();
});

it("ends with the turn", () => {
  const thinking = new SlowBot();
  thinking.follow({ seat: 1, at: 7, pace: 0 });
  thinking.follow(null);
  vi.advanceTimersByTime(5000);
  expect(thinking.seat).toBeNull();
});
