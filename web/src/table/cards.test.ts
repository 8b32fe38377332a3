import { expect, it } from "vitest";

import type { GameInfo, PileInfo } from "../protocol";
import { gap, isHelp, keyOf, parseCard, pilesFrom } from "./cards";
import { parseSignal } from "./signals";

function pile(name: string, up: boolean, owner: number | null = null): PileInfo {
  return { name, up, owner, title: name, row_card: up ? "1" : "60" };
}

const DUEL = { piles: [pile("up0", true, 0), pile("dn0", false, 0), pile("up1", true, 1), pile("dn1", false, 1)] } as GameInfo;
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
  expect(pilesFrom(DUEL, you).flat().map(({ name }) => name)).toEqual(names);
});

it("keeps piles of everybody in one row", () => {
  expect(pilesFrom(TEAM, 0)).toEqual([TEAM.piles]);
});

it("gives each pile a key of its own", () => {
  expect([TEAM, DUEL].map((game) => game.piles.map((one) => keyOf(game, one)))).toEqual([["a", "c"], ["1", "2", "3", "4"]]);
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
