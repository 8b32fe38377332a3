import { expect, it } from "vitest";

import type { Arranged, Did, Message, Table } from "../../protocol";
import { deadline, shortTime } from "./clock";

const SETTING = { options: { ruleset: "the-game", seats: 2, clock: 60 }, phase: "playing" as const, seats: [] };
const TABLE: Table = { t: "table", code: "ABCDEF", seq: 7, at: 7, setting: SETTING, left: 41 };
const WAITED: Arranged = { t: "arranged", seq: 8, setting: SETTING, left: 60 };
const LAID: Did = { t: "did", seq: 8, seat: 0, do: "37>A", now: { laid: 1 } };
const ENDED: Did = { t: "did", seq: 8, seat: 0, do: "END", now: { turn: 1, laid: 0 } };
const OVER: Did = { t: "did", seq: 8, seat: 0, do: "END", now: { turn: null } };

it.each<[string, Message, number | null]>([
  ["takes over what the server says is left", TABLE, 42_000],
  ["runs on while the same turn goes on", LAID, 9_000],
  ["begins anew with the next turn", ENDED, 61_000],
  ["begins anew for somebody who is waited for once more", WAITED, 61_000],
  ["stops with the last turn", OVER, null],
  ["does not mind who is here", { t: "here", here: [0] }, 9_000],
])("%s", (_, message, then) => {
  expect(deadline(9_000, message, 60, 1_000)).toBe(then);
});

it("is none at a table without a clock", () => {
  expect(deadline(null, ENDED, 0, 1_000)).toBeNull();
});

it.each([
  [9, "0:09"],
  [90, "1:30"],
  [7199, "119:59"],
  [7200, "2 h"],
  [172_799, "47 h"],
  [259_200, "3 d"],
])("shows %i seconds as %s", (seconds, text) => {
  expect(shortTime(seconds, { hours: (count) => `${count} h`, days: (count) => `${count} d` })).toBe(text);
});
