import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Message } from "../protocol";
import { addressOf, Connection, type Status } from "./connection";

const SETTING = { options: { ruleset: "the-game", seats: 1 }, phase: "playing" as const, seats: [] };

/** The other end of the connection, as a test wants it to behave. */
class Other {
  readyState = 0;
  sent: { t: string; id?: string; have?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  welcome(seq: number): void {
    this.readyState = 1;
    this.onopen?.();
    this.say({ t: "table", code: "ABCDEF", seq, at: seq, setting: SETTING });
  }

  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hangUp(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  kinds(): string[] {
    return this.sent.map(({ t }) => t);
  }
}

let others: Other[];
let heard: Message[];
let statuses: Status[];

function open(): Connection {
  const means = {
    random: () => 0.5,
    open: () => {
      others.push(new Other());
      return others.at(-1) as unknown as WebSocket;
    },
  };
  const ears = { hear: (message: Message) => heard.push(message), notice: (status: Status) => statuses.push(status) };
  return new Connection("ws://table", { secret: null }, ears, means);
}

function other(at: number): Other {
  return others[at] as Other;
}

beforeEach(() => {
  vi.useFakeTimers();
  [others, heard, statuses] = [[], [], []];
});

afterEach(() => {
  vi.useRealTimers();
});

it("finds a table at the page's own server", () => {
  expect(addressOf("ABCDEF", { protocol: "https:", host: "play.example" })).toBe(
    "wss://play.example/api/tables/ABCDEF/live",
  );
});

it("says hello first", () => {
  open();
  other(0).welcome(7);
  expect(other(0).sent[0]).toEqual({ t: "hello", protocol: 1, have: 0, secret: null });
});

it("comes back with the last event that it heard", () => {
  open();
  other(0).welcome(7);
  other(0).say({ t: "quiet", seq: 8 });
  other(0).hangUp(1012);
  vi.runOnlyPendingTimers();
  other(1).welcome(8);
  expect(other(1).sent[0]?.have).toBe(8);
});

it("asks again what was not answered, under the same id", () => {
  const connection = open();
  other(0).welcome(7);
  const id = connection.ask({ t: "do", at: 7, do: "END" });
  other(0).hangUp(1006);
  vi.runOnlyPendingTimers();
  other(1).welcome(7);
  expect(other(1).sent[1]).toEqual({ t: "do", at: 7, do: "END", id });
});

it("does not ask again what was answered", () => {
  const connection = open();
  other(0).welcome(7);
  other(0).say({ t: "no", reason: "stale", text: "", id: connection.ask({ t: "do", at: 7, do: "END" }) });
  other(0).hangUp(1006);
  vi.runOnlyPendingTimers();
  other(1).welcome(7);
  expect(other(1).kinds()).toEqual(["hello"]);
});

it("says hello anew when it wants to see something else", () => {
  const connection = open();
  other(0).welcome(7);
  connection.greet({ watch: 1 });
  vi.runOnlyPendingTimers();
  other(1).welcome(7);
  expect(other(1).sent[0]).toEqual({ t: "hello", protocol: 1, have: 7, secret: null, watch: 1 });
});

it("keeps a request until the table has answered the hello", () => {
  const connection = open();
  connection.ask({ t: "stand" });
  expect(other(0).sent).toEqual([]);
  other(0).welcome(7);
  expect(other(0).kinds()).toEqual(["hello", "stand"]);
});

it("connects anew when it finds a gap", () => {
  open();
  other(0).welcome(7);
  other(0).say({ t: "quiet", seq: 9 });
  vi.runOnlyPendingTimers();
  expect([others.length, heard.map(({ t }) => t)]).toEqual([2, ["table"]]);
});

it("stays away when it is not let in", () => {
  open();
  other(0).say({ t: "no", reason: "no-such-table", text: "" });
  other(0).hangUp(4003);
  vi.runOnlyPendingTimers();
  expect([others.length, statuses]).toEqual([1, ["closed"]]);
});

it.each(["unavailable", "disk-fails", "damaged", "newer-shape"] as const)(
  "tries again while the server is: %s",
  (reason) => {
    open();
    other(0).say({ t: "no", reason, text: "" });
    other(0).hangUp(4003);
    vi.runOnlyPendingTimers();
    expect([others.length, statuses]).toEqual([2, ["lost"]]);
  },
);

it("comes back after a refusal of something else", () => {
  const connection = open();
  other(0).welcome(7);
  other(0).say({ t: "no", reason: "stale", text: "", id: connection.ask({ t: "stand" }) });
  other(0).hangUp(1006);
  vi.runOnlyPendingTimers();
  expect(others.length).toBe(2);
});

it("waits longer each time, at most ten seconds", () => {
  open();
  const waits = Array.from({ length: 9 }, (_, at) => {
    other(at).hangUp(1006);
    const before = Date.now();
    vi.runOnlyPendingTimers();
    return (Date.now() - before) / 0.75;
  });
  expect(waits).toEqual([0, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
});

it("gives up a connection on which a ping is not answered", () => {
  open();
  other(0).welcome(7);
  vi.advanceTimersByTime(20_000);
  expect(other(0).kinds()).toEqual(["hello", "ping"]);
  vi.advanceTimersByTime(11_000);
  expect(others.length).toBe(2);
});

it("hangs up for good when it is closed", () => {
  const connection = open();
  other(0).welcome(7);
  connection.close();
  other(0).hangUp(1000);
  vi.runOnlyPendingTimers();
  expect([others.length, statuses.at(-1)]).toEqual([1, "closed"]);
});
