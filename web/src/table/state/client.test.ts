// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { keep } from "../../me/storage";
import type { Message } from "../../protocol";
import { until } from "../../patience";
import { TableClient } from "./client.svelte";

const SETTING = { options: { ruleset: "the-game", seats: 1 }, phase: "playing" as const, seats: [] };
const LAY = { card: "37", pile: "A" };

/** The other end of the connection. */
class Other {
  readyState = 1;
  asked: { t: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    others.push(this);
  }

  send(text: string): void {
    const frame = JSON.parse(text) as { t: string; id: string };
    if (frame.t !== "hello") this.asked.push(frame);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.onopen?.();
    this.say({
      t: "table",
      code: "ABCDEF",
      seq: 3,
      at: 3,
      you: 0,
      setting: SETTING,
      sight: { hand: ["37"], tops: [], turn: 0, lays: { "37": "A" } } as never,
    });
  }
}

let others: Other[] = [];
let client: TableClient;

/** Return the other end of the newest connection. */
function other(): Other {
  return others.at(-1) as Other;
}

async function sit(): Promise<void> {
  client = new TableClient("ABCDEF");
  await until(() => expect(others).toHaveLength(1));
  other().welcome();
  await until(() => expect(client.state).not.toBeNull());
}

/** Lose the connection, as when a server goes away. */
function lose(code = 1006): void {
  other().onclose?.({ code });
}

/** Come back, and hear what was asked meanwhile. */
async function comeBack(): Promise<{ id: string }> {
  await until(() => expect(others).toHaveLength(2));
  other().welcome();
  return other().asked[0] as { id: string };
}

beforeEach(() => {
  others = [];
  keep("pass", "p".repeat(22));
  vi.stubGlobal("WebSocket", Other);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
});

afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
});

it("does not show a lay as waiting while the connection holds", async () => {
  await sit();
  expect([client.act("37>A"), client.acting, client.waiting]).toEqual([true, true, null]);
});

it("asks one thing at a time", async () => {
  await sit();
  client.act("37>A");
  expect([client.act("50>B"), client.undo(), other().asked.length]).toEqual([false, false, 1]);
});

it.each(["before", "after"])(
  "shows a lay as waiting that was made %s the connection was lost, until it is done",
  async (when) => {
    await sit();
    if (when === "before") client.act("37>A");
    lose();
    if (when === "after") client.act("37>A");
    expect(client.waiting).toEqual(LAY);
    const { id } = await comeBack();
    expect(client.waiting).toEqual(LAY);
    other().say({ t: "did", seq: 4, id, seat: 0, do: "37>A", now: {} } as never);
    await until(() => expect([client.waiting, client.acting]).toEqual([null, false]));
  },
);

it("puts a lay back that is refused, with the reason", async () => {
  await sit();
  lose();
  client.act("37>A");
  const { id } = await comeBack();
  other().say({ t: "no", id, reason: "stale", text: "Have a look." } as never);
  expect([client.waiting, client.acting, client.notice]).toEqual([null, false, "Have a look."]);
});

it("shows nothing as waiting but a card", async () => {
  await sit();
  lose();
  client.act("END");
  expect([client.acting, client.waiting]).toEqual([true, null]);
});

it("waits for nobody once the connection is closed for good", async () => {
  await sit();
  client.act("37>A");
  lose(4001);
  expect([client.acting, client.waiting, client.act("37>A")]).toEqual([false, null, false]);
});

it("hears a hint only once it is told, not when it is counted", async () => {
  await sit();
  const hint = client.advise(false);
  await until(() => expect(other().asked).toHaveLength(1));
  const { id } = other().asked[0] as { id: string };
  other().say({ t: "hinted", seq: 4, id, seat: 0, now: { hints: [1] } });
  other().say({ t: "advised", id, at: 3, chance: 0.6, error: 0.02 });
  expect(await hint).toMatchObject({ t: "advised", chance: 0.6 });
});

it("asks the advisor for one thing after the other", async () => {
  await sit();
  const both = [client.advise(true), client.advise(false)];
  await until(() => expect(other().asked).toHaveLength(1));
  other().say({ t: "no", id: other().asked[0]?.id ?? "", reason: "unavailable", text: "Later." });
  await until(() => expect(other().asked).toHaveLength(2));
  other().say({ t: "advised", id: other().asked[1]?.id ?? "", at: 3, chance: 0.6, error: 0.02 });
  expect((await Promise.all(both)).map(({ t }) => t)).toEqual(["no", "advised"]);
  expect(client.notice).toBe(""); // whoever asked is told
});
