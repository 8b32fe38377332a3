import { beforeEach, expect, it } from "vitest";

import { Plan } from "./plan.svelte";
import { UNSEEN, type TableState } from "./table";

const LAY = { card: "37", pile: "A" };

/** Return a table where I sit at seat 0. */
function table(turn: number, lays: Record<string, string> = {}, hand = ["37", "50"]): TableState {
  const sight = { ...UNSEEN, turn, lays, hand };
  return { you: 0, sight, setting: { phase: "playing", seats: [], options: {} } } as unknown as TableState;
}

let plan: Plan;

beforeEach(() => {
  plan = new Plan();
  plan.make(LAY);
});

it("is kept while others play, and on my turn as long as it fits", () => {
  expect([plan.keepTo(table(1)), plan.lay]).toEqual([null, LAY]);
  expect([plan.keepTo(table(0, { "37": "A B" })), plan.lay]).toEqual([null, LAY]);
});

it("is given up, and said so, when it no longer fits on my turn", () => {
  expect([plan.keepTo(table(0, { "37": "B" })), plan.lay]).toEqual([LAY, null]);
});

it("goes without a word once its card is laid", () => {
  expect([plan.keepTo(table(0, {}, ["50"])), plan.lay]).toEqual([null, null]);
});

it("goes with the end of the game", () => {
  const over = table(1);
  over.setting.phase = "over";
  expect([plan.keepTo(over), plan.lay]).toEqual([null, null]);
});

it("is forgotten when it is made twice, and replaced by another", () => {
  plan.make({ card: "37", pile: "B" });
  const other = plan.lay;
  plan.make({ card: "37", pile: "B" });
  expect([other, plan.lay]).toEqual([{ card: "37", pile: "B" }, null]);
});
