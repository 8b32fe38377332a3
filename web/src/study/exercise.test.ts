import { expect, it } from "vitest";

import type { TurnReview } from "../protocol";
import { THE_GAME } from "../table/fixtures/games";
import { Exercise } from "./exercise.svelte";
import { pressIn } from "./keys";

const TURN = { best: { lays: ["37>A", "39>A", "90>C"] }, played: { lays: ["50>B", "51>B"] } } as unknown as TurnReview;
const HAND = ["37", "39", "50", "51", "90"];

function tried(...lays: string[]): Exercise {
  const one = new Exercise(TURN);
  for (const lay of lays) {
    const [card = "", pile = ""] = lay.split(">");
    one.hold(card);
    one.lay(pile);
  }
  return one;
}

it.each([
  [["37>A", "39>A", "90>C"], "found"],
  [["90>C", "37>A", "39>A"], "found"], // the order does not matter where the end is the same
  [["39>A", "37>A", "90>C"], "close"], // here it does
  [["37>A", "39>A"], "close"],
  [["50>B", "51>B"], "played"],
  [["37>B"], "other"],
] as const)("judges %j as %s", (lays, verdict) => {
  const one = tried(...lays);
  one.compare();
  expect(one.verdict).toBe(verdict);
});

it("keeps the better turn to itself until it is found, shown or missed", () => {
  const one = tried("37>A");
  one.compare();
  expect([one.verdict, one.isOpen, one.onTable]).toEqual(["close", false, [{ card: "37", pile: "A" }]]);
  one.show();
  expect([one.verdict, one.isOpen]).toEqual(["shown", true]);
});

it("clears the table for the better turn, and still tells what was tried", () => {
  const one = tried("37>B");
  one.compare();
  expect([one.onTable, one.lays]).toEqual([[], [{ card: "37", pile: "B" }]]);
});

it("takes cards back one by one, and all of them after an answer", () => {
  const one = tried("37>A", "39>A");
  one.takeBack();
  expect(one.lays).toEqual([{ card: "37", pile: "A" }]);
  one.compare();
  one.takeBack();
  expect([one.lays, one.verdict]).toEqual([[], null]);
});

it("lays nothing without a card, and nothing after the answer", () => {
  const one = tried();
  one.lay("A");
  one.show();
  one.hold("37");
  one.lay("A");
  expect(one.lays).toEqual([]);
});

it("can be done by keys: arrows choose, a letter lays, u takes back, e compares", () => {
  const one = tried();
  const press = (...keys: string[]): boolean[] => keys.map((key) => pressIn(one, THE_GAME, HAND, key));
  press("ArrowRight", "ArrowRight", "a");
  expect(one.lays).toEqual([{ card: "39", pile: "A" }]);
  press("u", "ArrowLeft", "c");
  expect(one.lays).toEqual([{ card: "90", pile: "C" }]);
  expect(press("e", "a", "x")).toEqual([true, false, false]);
  expect(one.verdict).toBe("close");
});
