import { expect, it } from "vitest";

import { arrange, isSame, move } from "./arrangement";

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
