import { expect, it } from "vitest";

import type { GameInfo, PileInfo } from "../protocol";
import { parseSignal } from "../table/talk/signals";
import { gap, isHelp, keyOf, mannerOf, mayLay, parseCard, pilesFrom, topOf, unlaidOf } from "./cards";

function pile(name: string, up: boolean, owner: number | null = null): PileInfo {
  return { name, up, owner, title: name, row_card: up ? "1" : "60" };
}

const DUEL = {
  piles: [pile("up0", true, 0), pile("dn0", false, 0), pile("up1", true, 1), pile("dn1", false, 1)],
} as GameInfo;
const TEAM = { piles: [pile("A", true), pile("C", false)] } as GameInfo;

it.each([
  ["37", { rank: 37, colour: null }],
  ["R7", { rank: 7, colour: "red" }],
  ["S10", { rank: 10, colour: "grey" }],
])("reads %s", (text, card) => {
  expect(parseCard(text)).toEqual(card);
});

it.each([
  [true, "30", "37", 7],
  [false, "30", "37", -7],
  [true, "30", "20", -10],
  [false, "R9", "B4", 5],
])("tells how far a card moves a pile", (up, top, card, steps) => {
  expect(gap(pile("A", up), top, card)).toBe(steps);
});

it.each([
  [0, ["up1", "dn1", "up0", "dn0"]],
  [1, ["up0", "dn0", "up1", "dn1"]],
  [null, ["up1", "dn1", "up0", "dn0"]],
])("lays the own piles of seat %s near", (you, names) => {
  expect(
    pilesFrom(DUEL, you)
      .flat()
      .map(({ name }) => name),
  ).toEqual(names);
});

it("keeps piles of everybody in one row", () => {
  expect(pilesFrom(TEAM, 0)).toEqual([TEAM.piles]);
});

it("gives each pile a key of its own", () => {
  expect([TEAM, DUEL].map((game) => game.piles.map((one) => keyOf(game, one)))).toEqual([
    ["a", "c"],
    ["1", "2", "3", "4"],
  ]);
});

it.each([
  ["SAFE", { word: "SAFE", args: [] }],
  ["KEEP(A,2)", { word: "KEEP", args: ["A", "2"] }],
])("reads the signal %s", (text, signal) => {
  expect(parseSignal(text)).toEqual(signal);
});

it.each([
  [0, false],
  [1, true],
])("is help where the pile belongs to another seat", (seat, help) => {
  expect(isHelp(pile("up0", true, 0), seat)).toBe(help);
});

it.each([
  [null, 5, "onward"],
  [null, -10, "trick"],
  [0, -10, "trick"],
  [1, -3, "help"],
])("tells what a lay of mine on a pile of %s does that moves it by %s", (owner, steps, manner) => {
  expect(mannerOf(pile("A", true, owner), 0, steps)).toBe(manner);
});

it("shows the row card of a pile until it is known what lies there", () => {
  const [first, second] = TEAM.piles as [PileInfo, PileInfo];
  expect([topOf(TEAM, { tops: ["7", "50"] }, second), topOf(TEAM, null, first)]).toEqual(["50", "1"]);
});

it("lays a card only where the server says so", () => {
  const [first, second] = TEAM.piles as [PileInfo, PileInfo];
  const sight = { lays: { "7": "C D" } };
  expect([mayLay(sight, "7", first), mayLay(sight, "7", second), mayLay(sight, "8", second)]).toEqual([
    false,
    true,
    false,
  ]);
});

it("counts a seat's own cards where each has a deck, else those of all", () => {
  expect([unlaidOf([["2"], ["3"]], 1), unlaidOf([["2"]], 1), unlaidOf([["2"], ["3"]], null)]).toEqual([
    ["3"],
    ["2"],
    ["2"],
  ]);
});
