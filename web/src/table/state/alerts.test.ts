// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { turn } from "../../me/switches.svelte";
import type { GameInfo, Sight } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import { alertOf, askForNotices, notify, titleOf } from "./alerts.svelte";
import type { TableState } from "./table";

const GAME = { title: "The Game" } as GameInfo;
const shown = vi.fn();

function table(sight: Partial<Sight>, you: number | null = 0): TableState {
  return { you, sight: { turn: 1, result: null, ...sight }, setting: { phase: "playing" } } as TableState;
}

function stubNotices(permission: string): void {
  vi.stubGlobal("Notification", Object.assign(shown, { permission, requestPermission: async () => permission }));
}

beforeAll(() => speak("en"));
beforeEach(() => {
  shown.mockClear();
  turn("notices", true);
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["my turn", table({}), table({ turn: 0 }), "turn"],
  ["a card of my turn", table({ turn: 0 }), table({ turn: 0, laid: 1 }), null],
  ["a turn of somebody else", table({ turn: 0 }), table({}), null],
  ["the end, won", table({}), table({ result: { ending: "all-laid", winners: [0], left: 0 } }), "won"],
  ["the end, lost", table({}), table({ result: { ending: "min", winners: [], left: 9 } }), "lost"],
  ["what was so before I came", null, table({ turn: 0 }), null],
  [
    "a game that I only look at",
    table({}, null),
    table({ result: { ending: "min", winners: [], left: 9 } }, null),
    null,
  ],
])("alerts me to %s", (_, before, after, alert) => {
  expect(alertOf(before, after)).toBe(alert);
});

it("says in the title that it is my turn", () => {
  expect([titleOf(table({ turn: 0 }), GAME), titleOf(table({}), GAME)]).toEqual([
    "● Your turn · The Game",
    "The Game · tenback",
  ]);
});

it("tells that it is my turn where that was allowed", async () => {
  stubNotices("granted");
  await notify("The Game", "ABCDEF");
  expect(shown).toHaveBeenCalledExactlyOnceWith("Your turn", { body: "The Game", tag: "tenback-ABCDEF" });
});

it.each([
  ["denied", true],
  ["granted", false],
])("tells nothing where it is %s and the switch is on: %s", async (permission, on) => {
  stubNotices(permission);
  turn("notices", on);
  await notify("The Game", "ABCDEF");
  expect(shown).not.toHaveBeenCalled();
});

it.each([
  ["granted", true],
  ["denied", false],
])("asks the browser whether it may tell: %s", async (permission, may) => {
  stubNotices(permission);
  expect(await askForNotices()).toBe(may);
});
