import { expect, it } from "vitest";

import type { GameInfo, Replay } from "../protocol";
import { positionsOf, seenFrom, withMarks, type Position } from "./positions";
import recorded from "./recorded.json";

const GAMES = Object.entries(recorded as unknown as Record<string, Replay>);
const TEAM = recorded["the-game"] as unknown as Replay;

it.each(GAMES)("has a position before the first step of %s, and one after each", (_name, replay) => {
  expect(positionsOf(replay, "AAAAAA")).toHaveLength(replay.steps.length + 1);
});

it.each(GAMES)("shows in %s as many cards as the server counts", (_name, replay) => {
  const counts = positionsOf(replay, "").map(({ cards }) => cards.map((hand) => hand.length));
  expect(counts).toEqual(positionsOf(replay, "").map(({ table }) => table.sight?.hands));
});

it.each(GAMES)("never shows a card of %s in a hand and on a pile", (_name, replay) => {
  for (const { table, cards } of positionsOf(replay, "")) {
    const waiting = table.unlaid.map((deck) => new Set(deck));
    const held = cards.every((hand, seat) => hand.every((card) => waiting[waiting.length > 1 ? seat : 0]?.has(card)));
    expect(held).toBe(true);
  }
});

it("ends where the game ended", () => {
  const end = positionsOf(TEAM, "").at(-1) as Position;
  expect(end.table.sight?.result).toEqual({ ending: "min", winners: [], left: 22, rating: "none" });
  expect(end.table.setting.phase).toBe("over");
});

it("lets a signal stand from the step at which it was given until it is over", () => {
  const said = positionsOf(TEAM, "").map(({ table }) => table.sight?.standing.map(({ say }) => say));
  expect(said.slice(6, 12)).toEqual([[], ["KEEP(A,2)"], ["KEEP(A,2)"], ["KEEP(A,2)"], ["KEEP(A,2)"], []]);
});

it("shows a seat its own cards, and nobody in particular those of the seat on turn", () => {
  const position = positionsOf(TEAM, "")[6] as Position; // Ben is on turn
  const hands = [0, 1, null].map((seat) => seenFrom(position, seat).sight?.hand);
  expect(hands).toEqual([position.cards[0], position.cards[1], position.cards[1]]);
});

it("marks the cards that carried a mark in this game", () => {
  const game = {
    marks: [
      { name: "skull", cards: ["1"] },
      { name: "stop", cards: ["2"] },
    ],
  } as unknown as GameInfo;
  const marked = withMarks(game, { ...TEAM, marks: { skull: ["7", "8"] } });
  expect(marked.marks.map(({ cards }) => cards)).toEqual([["7", "8"], []]);
});

it("calls the numbers of a game unverified only if those of this game were", () => {
  const game = { marks: [], unverified: true } as unknown as GameInfo;
  expect([true, false].map((unverified) => withMarks(game, { ...TEAM, unverified }).unverified)).toEqual([true, false]);
});
