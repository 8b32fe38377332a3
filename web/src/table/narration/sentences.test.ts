// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";

import type { GameInfo, Message, Sight } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import { STATES } from "../fixtures/recordings";
import { fold, isMine, type TableState } from "../state/table";
import { isFreshTurn, tellArrival, tellCosts, tellHand, tellMarks, tellNews, tellPiles, tellTurn } from "./sentences";

const PILES = [
  { name: "A", title: "", up: true, row_card: "1", owner: null },
  { name: "B", title: "", up: true, row_card: "1", owner: null },
  { name: "C", title: "", up: false, row_card: "100", owner: null },
  { name: "D", title: "", up: false, row_card: "100", owner: null },
];
const MARKS = [{ name: "skull", title: "Skull", hint: "Cover it.", lasts: false, cards: ["42"] }];
const GAME = { piles: PILES, marks: MARKS, words: [] } as unknown as GameInfo;
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
    "Draw pile: 12 cards",
  ]);
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
  expect(tellCosts(GAME, table({ lays: {} }), "20")).toBe("20 fits nowhere now.");
});

it("tells every move of a game once", () => {
  const told = STATES.slice(1).flatMap((state, at) => tellNews(GAME, STATES[at] as TableState, state));
  const lays = STATES.at(-1)?.log.filter(({ news }) => news.t === "did" && news.do.includes(">")).length;
  expect(told.filter((line) => line.includes(" lays the ")).length).toBe(lays);
});

it("tells the cards that I draw, and of others how many", () => {
  const told = STATES.slice(1).flatMap((state, at) => tellNews(GAME, STATES[at] as TableState, state));
  const drawn = told.flatMap((line) => /^You draw: (.*)\.$/.exec(line)?.[1]?.split(", ") ?? []);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.length).toBeGreaterThan(0);
  expect(told.some((line) => / draws (one card|\d+ cards)\.$/.test(line))).toBe(true);
});

it("is my turn afresh once in each turn", () => {
  const turns = STATES.slice(1).filter((state, at) => isFreshTurn(STATES[at] as TableState, state));
  expect(turns.every((state) => state.sight?.laid === 0)).toBe(true);
  expect(turns.length).toBeGreaterThan(3);
});

it("tells once that a bot plays by feel", () => {
  const news = (seq: number): Message => ({ t: "did", seq, seat: 1, do: "END", instant: true });
  const [once, twice] = [
    fold(TABLE, news(TABLE.seq + 1)),
    fold(fold(TABLE, news(TABLE.seq + 1)), news(TABLE.seq + 2)),
  ] as [TableState, TableState];
  const name = TABLE.setting.seats[1]?.name;
  expect(tellNews(GAME, TABLE, once)).toContain(`${name} cannot think ahead yet and plays by feel for now.`);
  expect(tellNews(GAME, once, twice).join()).not.toContain("by feel");
});

it("tells that a bot was replaced", () => {
  const after = fold(TABLE, { t: "replaced", seq: TABLE.seq + 1, seat: 1, bot: "solid" }) as TableState;
  expect(tellNews(GAME, TABLE, after)[0]).toBe(
    `${TABLE.setting.seats[1]?.name} could not go on like that. New level: Solid.`,
  );
});
