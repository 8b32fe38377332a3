// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import type { GameInfo, PileInfo, Replay, Result } from "../protocol";
import { positionsOf, type Position } from "../replay/positions";
import type { Bar } from "../replay/profile";
import recorded from "../replay/recorded.json";
import type { TableState } from "../table/state/table";
import { headline } from "../table/words";
import { speak, speakAlsoOf } from "../texts/texts.svelte";
import { climb, HEIGHT } from "./climb";
import { handText } from "./handover";
import { hintedWords, isComparable } from "./hinted";
import { resultWords, shareText, symbols, unlaidAtEnd } from "./share";
import { sentences, shareWords } from "./story";

function pile(name: string, up: boolean, owner: number | null = null): PileInfo {
  return { name, up, owner, title: name, row_card: up ? "1" : owner === null ? "100" : "60" };
}

function ranks(last: number): string[] {
  return Array.from({ length: last - 1 }, (_, at) => String(at + 2));
}

const TEAM = recorded["the-game"] as unknown as Replay;
const DUEL = recorded["face-to-face"] as unknown as Replay;
const TEAM_GAME = {
  id: "one",
  title: "The Game",
  race: false,
  cards: ranks(99),
  piles: [pile("A", true), pile("B", true), pile("C", false), pile("D", false)],
} as GameInfo;
const DUEL_GAME = {
  id: "two",
  title: "Duel",
  race: true,
  cards: ranks(59),
  piles: [pile("up0", true, 0), pile("dn0", false, 0), pile("up1", true, 1), pile("dn1", false, 1)],
} as GameInfo;

function ended(replay: Replay, you: number | null = 0): TableState {
  return { ...(positionsOf(replay, "AAAAAA").at(-1) as Position).table, you };
}

function withResult(result: Partial<Result> | null, you: number | null = 0): TableState {
  const table = ended(TEAM, you);
  const made = result && { ending: "min" as const, winners: [], left: 5, ...result };
  return { ...table, sight: table.sight && { ...table.sight, result: made } };
}

beforeAll(async () => {
  await speak("en");
  await speakAlsoOf("reading");
});
afterEach(() => void vi.unstubAllGlobals());

// ---- the headline

it.each([
  [{ winners: [0, 1], left: 0, rating: "beaten" }, 0, "Beaten!"],
  [{ winners: [0, 1], left: 0, rating: "beaten" }, null, "Beaten!"],
  [{ rating: "excellent" }, 0, "Excellent!"],
  [{ left: 40, rating: "none" }, 0, "Next time!"],
  [{}, 0, "Next time!"],
  [null, 0, "The game is over"],
] as const)("tells a team how good it was: %j for seat %s", (result, you, words) => {
  expect(headline(TEAM_GAME, withResult(result as Partial<Result> | null, you))).toBe(words);
});

it.each([
  [0, "You win!"],
  [1, "Lost this time"],
  [null, "Ann wins!"],
])("tells seat %s of a duel that Ann has won", (you, words) => {
  expect(headline(DUEL_GAME, withResult({ winners: [0] }, you))).toBe(words);
});

// ---- the story

it("tells the story in sentences that lead to their places", () => {
  expect(sentences(TEAM_GAME, ended(TEAM), TEAM)).toEqual([
    { text: "9 tricks won 90 steps back.", place: "#9+2" },
    { text: "The biggest jump, 45 steps: you with the 17 on pile D.", place: "#29+3" },
    { text: "The narrowest moment: Ben had only one way to lay a card.", place: "#32+2" },
    { text: "The turning point: you laid the 65 on pile A, and 8 cards fitted nowhere any more.", place: "#31+1" },
  ]);
});

it("tells of help, and whose pile it was", () => {
  const told = sentences(DUEL_GAME, ended(DUEL, null), DUEL).map(({ text }) => text);
  expect(told).toContain("9 helping hands, the biggest 8 steps back.");
  expect(told).toContain("The biggest jump, 22 steps: Ann with the 15 on their own descending pile.");
});

it("tells of places that were found again", () => {
  const turning = { step: 31, seat: 0, pile: "C", card: "61", count: 1 };
  const told = sentences(TEAM_GAME, ended(TEAM), { ...TEAM, story: { ...TEAM.story, turning } });
  expect(told.at(-1)?.text).toBe("The turning point: you laid the 61 on pile C, and one card had a place again.");
});

it("tells what each seat did, unless there is only one", () => {
  expect(shareWords(ended(TEAM), TEAM.story.shares)).toEqual(["You: 38 cards, 6 tricks.", "Ben: 38 cards, 3 tricks."]);
  expect(shareWords(ended(TEAM), TEAM.story.shares.slice(1))).toEqual([]);
});

// ---- the climb

it("draws every pile from its row card to its last top", () => {
  const lines = climb(TEAM_GAME, TEAM);
  expect(lines.map(({ end }) => end)).toEqual(ended(TEAM).sight?.tops);
  expect(lines.map(({ path }) => path.startsWith("M0.0 130.0") || path.startsWith("M0.0 0.0"))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it.each([
  [TEAM_GAME, TEAM],
  [DUEL_GAME, DUEL],
])("marks as many steps back as there were tricks and helps", (game, replay) => {
  const back = climb(game, replay).flatMap(({ points }) => points.filter((point) => point.back));
  expect(back).toHaveLength(replay.story.shares.reduce((sum, { tricks, helps }) => sum + tricks + helps, 0));
});

it("keeps the names of piles apart and inside the picture", () => {
  const high = { ...TEAM, steps: ["97>A", "99>B", "98>C"].map((done) => ({ seat: 0, do: done })) };
  const heights = climb(TEAM_GAME, high)
    .map(({ label }) => label)
    .toSorted((one, other) => one - other);
  expect(
    heights.every((at, index) => at >= 0 && at <= HEIGHT && (index === 0 || at - (heights[index - 1] ?? 0) >= 12)),
  ).toBe(true);
});

// ---- sharing

it("shares a game without naming a card", () => {
  const [title, result, course, ...more] = shareText(TEAM_GAME, ended(TEAM), TEAM, "").split("\n");
  expect([title, result, more]).toEqual(["tenback · The Game", "2 players · 22 cards left", []]);
  expect(course).toMatch(/^[▁▂▃▄▅▆▇█↺]{10,16}$/);
});

it("adds a link only where one is wanted", () => {
  expect(shareText(TEAM_GAME, ended(TEAM), TEAM, "https://a/replay/AAAAAA")).toMatch(/\nhttps:\/\/a\/replay\/AAAAAA$/);
});

it("shows parts in which the piles went back, and the others by how far they went on", () => {
  const bar = (steps: number, manner: "onward" | "trick"): Bar => ({ step: 0, manner, steps, size: 0 });
  expect(symbols([bar(1, "onward"), bar(10, "trick"), bar(8, "onward"), bar(4, "onward")])).toBe("▂↺█▅");
  expect(symbols([])).toBe("");
});

it.each([
  [TEAM_GAME, withResult({ winners: [0, 1], left: 0 }), "beaten!"],
  [TEAM_GAME, withResult({ left: 1 }), "One card left"],
  [TEAM_GAME, withResult(null), "ended together"],
  [DUEL_GAME, withResult({ winners: [0] }, 0), "a duel won"],
  [DUEL_GAME, withResult({ winners: [0] }, 1), "a duel lost"],
  [DUEL_GAME, withResult({ winners: [0] }, null), "a duel"],
])("tells the result for a line among others", (game, table, words) => {
  expect(resultWords(game, table)).toBe(words);
});

it("knows which cards were left, of one's own deck where each has one", () => {
  expect(unlaidAtEnd(TEAM, 0)).toHaveLength(22);
  const [ann, ben] = [unlaidAtEnd(DUEL, 0), unlaidAtEnd(DUEL, 1)];
  expect(ann.length + ben.length).toBe((DUEL.steps.at(-1)?.now?.result as Result).left);
  expect(ann).not.toEqual(ben);
});

it.each([
  [{ share: async () => undefined }, "shared"],
  [{ share: async () => Promise.reject(new DOMException("no", "AbortError")) }, "shared"],
  [{ clipboard: { writeText: async () => undefined } }, "copied"],
  [{ clipboard: { writeText: async () => Promise.reject(new Error("no")) } }, "failed"],
  [{}, "failed"],
])("hands a text on by what the device offers: %j", async (offers, handed) => {
  vi.stubGlobal("navigator", offers);
  expect(await handText("tenback")).toBe(handed);
});

// ---- hints

function hinted(replay: Replay, hints: number[]): TableState {
  const table = ended(replay);
  return { ...table, sight: table.sight && { ...table.sight, hints } };
}

it("tells the hints of a team with its result, also to others", () => {
  const table = hinted(TEAM, [2, 1]);
  expect(hintedWords(TEAM_GAME, table)).toBe("with 3 hints");
  expect(shareText(TEAM_GAME, table, TEAM, "").split("\n")[1]).toMatch(/ · with 3 hints$/);
  expect(shareText(TEAM_GAME, ended(TEAM), TEAM, "")).not.toContain("hint");
});

it("tells of a duel who asked for hints", () => {
  const [name] = DUEL.names;
  expect(hintedWords(DUEL_GAME, hinted(DUEL, [2, 0]))).toBe(`${name}: 2 hints`);
});

it("compares no game with others in which somebody asked for a hint, or which branched from another", () => {
  const table = ended(TEAM);
  const root = { table: "BBBBBB", step: 3, check: "x" };
  const branch = { ...table, setting: { ...table.setting, root } };
  expect([table, hinted(TEAM, [0, 1]), branch].map(isComparable)).toEqual([true, false, false]);
});
