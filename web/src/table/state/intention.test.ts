import { beforeEach, expect, it } from "vitest";

import { Intention } from "./intention.svelte";
import { UNSEEN, type TableState } from "./table";

const LAY = { card: "37", pile: "A" };

/** Return a table where I sit at seat 0. */
function table(turn: number, lays: Record<string, string> = {}, hand = ["37", "50"]): TableState {
  const sight = { ...UNSEEN, turn, lays, hand };
  return { you: 0, sight, setting: { phase: "playing", seats: [], options: {} } } as unknown as TableState;
}

let intention: Intention;

beforeEach(() => {
  intention = new Intention();
  intention.have(LAY);
});

it("is kept while others play, and on my turn as long as it fits", () => {
  expect([intention.keepTo(table(1)), intention.lay]).toEqual([null, LAY]);
  expect([intention.keepTo(table(0, { "37": "A B" })), intention.lay]).toEqual([null, LAY]);
});

it("is given up, and said so, when it no longer fits on my turn", () => {
  expect([intention.keepTo(table(0, { "37": "B" })), intention.lay]).toEqual([LAY, null]);
});

it("goes without a word once its card is laid", () => {
  expect([intention.keepTo(table(0, {}, ["50"])), intention.lay]).toEqual([null, null]);
});

it("goes with the end of the game", () => {
  const over = table(1);
  over.setting.phase = "over";
  expect([intention.keepTo(over), intention.lay]).toEqual([null, null]);
});

it("is forgotten when I have it twice, and replaced by another", () => {
  intention.have({ card: "37", pile: "B" });
  const other = intention.lay;
  intention.have({ card: "37", pile: "B" });
  expect([other, intention.lay]).toEqual([{ card: "37", pile: "B" }, null]);
});
