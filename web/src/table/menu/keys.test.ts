// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";

import type { GameInfo } from "../../protocol";
import { commandOf, HELP, isForTable, pileOf } from "./keys";

const TEAM = { piles: ["A", "B", "C", "D"].map((name) => ({ name })) } as GameInfo;
const DUEL = { piles: ["up0", "dn0", "up1", "dn1"].map((name) => ({ name })) } as GameInfo;

afterEach(() => document.body.replaceChildren());

function press(on: string, init: KeyboardEventInit): KeyboardEvent {
  document.body.innerHTML = on;
  const event = new KeyboardEvent("keydown", { bubbles: true, ...init });
  (document.body.firstElementChild as Element).dispatchEvent(event);
  return event;
}

it.each([
  [TEAM, "B", "B"],
  [TEAM, "c", "C"],
  [DUEL, "2", "dn0"],
  [DUEL, "a", undefined],
])("chooses a pile", (game, key, name) => {
  expect(pileOf(game, key)?.name).toBe(name);
});

it.each([
  ["e", "end"],
  ["E", "end"],
  ["Home", "first"],
  ["?", "help"],
  ["x", null],
])("does what %s says", (key, command) => {
  expect(commandOf(key)).toBe(command);
});

it("has no command on a key that some pile needs", () => {
  const keys = [...TEAM.piles.map(({ name }) => name.toLowerCase()), "1", "2", "3", "4"];
  expect(keys.filter(commandOf)).toEqual([]);
});

it("tells every command in the help", () => {
  const told = HELP.flatMap(([keys]) =>
    keys.replace("←", "ArrowLeft").replace("→", "ArrowRight").replace("Esc", "Escape").split(" "),
  );
  expect(told.map(commandOf)).not.toContain(null);
});

it.each([
  ["<button></button>", { key: "e" }, true, true],
  ["<input>", { key: "e" }, true, false],
  ["<button></button>", { key: "e", ctrlKey: true }, true, false],
  ["<button></button>", { key: "e" }, false, false],
  ["<button></button>", { key: "ArrowLeft" }, false, true],
])("leaves keys to whom they belong: %s %j", (on, init, letters, mine) => {
  expect(isForTable(press(on, init), letters)).toBe(mine);
});
