// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { turn } from "../../me/switches.svelte";
import type { GameInfo, Sight } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import { THE_GAME } from "../fixtures/games";
import { STATES } from "../fixtures/recordings";
import { isMine, type TableState } from "../state/table";
import { isFreshTurn, tellArrival, tellCosts, tellHand, tellMarks, tellPiles, tellTurn } from "./sentences";

const MARKS = [{ name: "skull", title: "Skull", hint: "Cover it.", lasts: false, cards: ["42"] }];
const GAME: GameInfo = { ...THE_GAME, marks: MARKS };
const TABLE = STATES.find((state) => isMine(state) && state.sight?.laid === 0) as TableState;

/** Return the table at my turn, with a sight that differs in some fields. */
function table(now: Partial<Sight>): TableState {
  return { ...TABLE, sight: { ...(TABLE.sight as Required<Sight>), standing: [], ...now } };
}

beforeAll(() => speak("en"));

it("tells my cards with their marks", () => {
  expect(tellHand(GAME, ["5", "42"])).toBe("Your cards: 5, 42, Skull.");
});

it("tells every pile and the draw pile", () => {
  const told = tellPiles(GAME, table({ tops: ["30", "1", "100", "70"], decks: [12] }));
  expect(told.split(". ")).toEqual([
    "Pile A, ascending, top 30",
    "Pile B, ascending, still empty",
    "Pile C, descending, still empty",
    "Pile D, descending, top 70",
    "Draw pile: 12 cards.",
  ]);
});

it("ends every sentence with one mark", () => {
  const standing = [
    { seat: 1, say: "KEEP(A,2)" },
    { seat: 0, say: "SAFE" },
  ];
  const told = tellPiles(GAME, table({ tops: ["30", "1", "100", "70"], standing }));
  expect(told).toContain(": please keep off this pile. You: My next turn is safe.");
  expect(told).not.toMatch(/[.!?]\.|[.!?][.!?]/);
});

describe("in short words", () => {
  beforeAll(() => turn("terse", true));
  afterAll(() => turn("terse", false));

  it("tells piles, cards and turn", () => {
    const state = table({ tops: ["30", "1", "100", "70"], decks: [12], laid: 0, need: 2 });
    expect(tellPiles(GAME, state)).toBe("A up 30; B up 1; C down 100; D down 70; 12 to draw.");
    expect(tellHand(GAME, ["5", "42"])).toBe("Hand: 5, 42, Skull.");
    expect(tellTurn(GAME, state)).toBe("Your turn: 2 more.");
    expect(tellTurn(GAME, { ...state, you: null })).toMatch(/^Turn: \w+\.$/);
  });

  it("still tells a duty in full", () => {
    expect(tellTurn(GAME, table({ cover: ["A"], laid: 1, need: 2 }))).toBe(
      "Your turn. Cover the skull: Pile A, ascending",
    );
  });
});

it("tells on my turn what is still needed, or that nothing is", () => {
  expect(tellTurn(GAME, table({ laid: 1, need: 2 }))).toBe("Your turn. Lay one more card.");
  expect(tellTurn(GAME, table({ laid: 2, need: 2 }))).toBe("Your turn. 2 laid, 2 needed.");
});

it("tells whose turn it is", () => {
  expect(tellTurn(GAME, table({ turn: 1 }))).toMatch(/^It is .+’s turn\.$/);
});

it("tells where a card may go and what it costs", () => {
  const state = table({ tops: ["30", "1", "100", "70"], lays: { "20": "A B" } });
  expect(tellCosts(GAME, state, "20")).toBe("20. A: a trick, 10 back; B: 19.");
});

it("tells what the marks of a card will do", () => {
  expect(["42", "20"].map((card) => tellMarks(GAME, card))).toEqual([["Skull: Cover it."], []]);
});

it("tells who comes to the table whose turn it is, the piles and the cards", () => {
  const [turn, piles, hand] = tellArrival(GAME, table({ hand: ["5"], laid: 0, need: 2 }), ["5"]);
  expect([turn, piles, hand]).toEqual([
    expect.stringMatching(/^Your turn\./),
    expect.stringMatching(/^Pile A/),
    "Your cards: 5.",
  ]);
});

it("tells a watcher of no hand", () => {
  expect(tellArrival(GAME, { ...table({ turn: 1 }), you: null }, [])).toHaveLength(2);
});

it("tells that a card fits nowhere", () => {
  expect(tellCosts(GAME, table({ lays: {} }), "20")).toBe("The 20 fits nowhere now.");
});

it("is my turn afresh once in each turn", () => {
  const turns = STATES.slice(1).filter((state, at) => isFreshTurn(STATES[at] as TableState, state));
  expect(turns.every((state) => state.sight?.laid === 0)).toBe(true);
  expect(turns.length).toBeGreaterThan(3);
});
