// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";

import { arrange, HandOrder, isSame, move } from "./order.svelte";

const SORTED = ["5", "37", "80"];

beforeEach(() => localStorage.clear());

it("is sorted until I move a card", () => {
  expect([new HandOrder("ABCDEF").of(SORTED), new HandOrder("ABCDEF").isSorted(SORTED)]).toEqual([SORTED, true]);
});

it("holds a card where I put it, also after the page was closed", () => {
  new HandOrder("ABCDEF").move(SORTED, "5", 2);
  expect(new HandOrder("ABCDEF").of(SORTED)).toEqual(["37", "80", "5"]);
});

it("holds the cards of another table in their own order", () => {
  new HandOrder("ABCDEF").move(SORTED, "5", 2);
  expect(new HandOrder("GHJKLM").isSorted(SORTED)).toBe(true);
});

it("is sorted again for good", () => {
  const hand = new HandOrder("ABCDEF");
  hand.move(SORTED, "5", 2);
  hand.sort();
  expect([hand.of(SORTED), new HandOrder("ABCDEF").of(SORTED)]).toEqual([SORTED, SORTED]);
});

it("keeps the order that I like", () => {
  expect(arrange(["37", "5", "80"], ["5", "37", "80"])).toEqual(["37", "5", "80"]);
});

it("forgets cards that are laid", () => {
  expect(arrange(["37", "5", "80"], ["37", "80"])).toEqual(["37", "80"]);
});

it.each([
  [
    ["80", "5"],
    ["5", "40", "80"],
    ["80", "5", "40"],
  ],
  [
    ["80", "5"],
    ["2", "5", "80"],
    ["2", "80", "5"],
  ],
  [
    ["80", "5"],
    ["5", "6", "7", "80"],
    ["80", "5", "6", "7"],
  ],
  [[], ["5", "40"], ["5", "40"]],
])("puts new cards into %j next to those that are sorted before them", (own, sorted, order) => {
  expect(arrange(own, sorted)).toEqual(order);
});

it.each([
  [0, ["5", "2", "3"]],
  [1, ["2", "5", "3"]],
  [2, ["2", "3", "5"]],
])("moves a card to place %i", (to, order) => {
  expect(move(["2", "3", "5"], "5", to)).toEqual(order);
});

it("tells whether the hand is sorted", () => {
  expect([isSame(["2", "5"], ["2", "5"]), isSame(["5", "2"], ["2", "5"]), isSame(["2"], ["2", "5"])]).toEqual([
    true,
    false,
    false,
  ]);
});
