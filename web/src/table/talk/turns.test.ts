import { expect, it } from "vitest";

import { THE_GAME } from "../fixtures/games";
import { STATES } from "../fixtures/recordings";
import type { Entry, Retold, TableState } from "../state/table";
import { Turns, turnsOf, type Turn } from "./turns";

let seq = 0;

function entry(news: object, from: string | null = null, drawn = 0): Entry {
  return { news: { seq: seq++, ...news } as unknown as Retold, from, drawn };
}

const did = (seat: number, action: string, from: string | null = null, drawn = 0): Entry =>
  entry({ t: "did", seat, do: action }, from, drawn);
const said = (seat: number, say: string): Entry => entry({ t: "said", seat, say });

function last(log: Entry[]): Turn {
  return turnsOf(THE_GAME, log).at(-1) as Turn;
}

it("makes one turn of all that a seat lays, and counts what it draws", () => {
  const turns = turnsOf(THE_GAME, [did(0, "5>A"), did(0, "9>A", "5"), did(0, "END", null, 2), did(1, "90>C")]);
  expect(turns.map(({ seat, laid, drawn }) => [seat, laid.map(({ card }) => card), drawn])).toEqual([
    [0, ["5", "9"], 2],
    [1, ["90"], 0],
  ]);
});

it("marks the first turn of a bot that nobody has trained for this table", () => {
  const turn = (seat: number, untrained: boolean): Entry => entry({ t: "did", seat, do: "END", untrained }, null, 2);
  const turns = turnsOf(THE_GAME, [turn(0, false), turn(1, false), turn(1, true), turn(2, true), turn(1, true)]);
  expect(turns.map(({ untrained }) => untrained)).toEqual([false, false, true, false, false]);
});

it("begins another turn of the same seat where one is alone", () => {
  const log = [did(0, "5>A"), did(0, "6>A", "5"), did(0, "END", null, 2), did(0, "7>A", "6")];
  expect(turnsOf(THE_GAME, log)).toHaveLength(2);
});

it("knows how far a card moved its pile, and a trick", () => {
  const { laid } = last([did(0, "25>A", "14"), did(0, "15>A", "25")]);
  expect(laid.map(({ steps, manner }) => [steps, manner])).toEqual([
    [11, "onward"],
    [-10, "trick"],
  ]);
});

it("marks a card that was taken back", () => {
  const { laid } = last([did(0, "5>A"), did(0, "9>A", "5"), entry({ t: "undone", seat: 0, do: "9>A" })]);
  expect(laid.map(({ isBack }) => isBack)).toEqual([false, true]);
});

it("folds the signals of a seat into one line a turn", () => {
  const { lines } = last([did(1, "END"), said(1, "KEEP(A,2)"), said(0, "SAFE"), said(1, "SMALL(C)")]);
  expect(lines).toMatchObject([
    { seat: 1, says: ["KEEP(A,2)", "SMALL(C)"] },
    { seat: 0, says: ["SAFE"] },
  ]);
});

it("keeps the newest word on a pile only", () => {
  const { lines } = last([said(1, "KEEP(A,1)"), said(1, "KEEP(A,3)")]);
  expect(lines).toMatchObject([{ says: ["KEEP(A,3)"] }]);
});

it("keeps texts and reactions in their order, and nothing of a text that was stopped", () => {
  const { lines } = last([
    entry({ t: "wrote", seat: 0, text: "hello" }),
    entry({ t: "stopped", reason: "digit" }),
    entry({ t: "reacted", seat: 1, reaction: "thanks" }),
  ]);
  expect(lines).toMatchObject([{ text: "hello" }, { reaction: "thanks" }]);
});

it("loses no card of a whole game", () => {
  const { log } = STATES.at(-1) as TableState;
  const lays = log.filter(({ news }) => news.t === "did" && news.do.includes(">"));
  expect(turnsOf(THE_GAME, log).flatMap(({ laid }) => laid)).toHaveLength(lays.length);
});

it("leaves turns that are over as they were when the log grows", () => {
  const [turns, log] = [new Turns(), [did(0, "5>A"), did(0, "END", null, 1), did(1, "90>C")]];
  const before = turns.of(THE_GAME, log);
  const longer = [...log, did(1, "80>C", "90"), did(1, "END", null, 2)];
  const after = turns.of(THE_GAME, longer.slice(1)); // a long log loses its start
  expect(after[0]).toBe(before[0]);
  expect(after).toEqual(turnsOf(THE_GAME, longer));
});

it("begins anew with another log", () => {
  const turns = new Turns();
  turns.of(THE_GAME, [did(0, "5>A")]);
  const other = [did(1, "90>C")];
  expect(turns.of(THE_GAME, other)).toEqual(turnsOf(THE_GAME, other));
});

it("tells who asked for a hint", () => {
  const { lines } = last([did(0, "5>A"), entry({ t: "hinted", seat: 0 })]);
  expect(lines.map(({ kind, seat }) => [kind, seat])).toEqual([["hinted", 0]]);
});
