// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { loadGames } from "../games/games.svelte";
import { until } from "../patience";
import type { GameInfo, PuzzleSight } from "../protocol";
import { THE_GAME } from "../table/fixtures/games";
import { speak } from "../texts/texts.svelte";
import PuzzlePage from "./PuzzlePage.svelte";

vi.hoisted(() => void vi.stubGlobal("matchMedia", () => ({ matches: true }))); // jsdom has no screen

const GAME: GameInfo = { ...THE_GAME, id: "the-game", family: "the-game", title: "The Game", hand_size: { 2: 7 } };
const IDS = ["aaaaaaaa", "bbbbbbbb"];
const SIGHT = { hand: ["12", "74"], tops: ["31", "6", "30", "86"], hands: [7, 2], decks: [56], turn: 1, need: 2 };

let shown: object | null = null;
let games: GameInfo[] = [];
let waiting: { id: string; answer: () => void }[] = []; // calls for a puzzle

function sightOf(id: string): PuzzleSight {
  const sight = { ...SIGHT, lays: { 12: "B C D", 74: "A B D" } } as PuzzleSight["sight"];
  return { id, ruleset: GAME.id, version: 2, difficulty: 25, name: "easy", seat: 1, sight, unlaid: [[]] };
}

/** Answer a call: one for a puzzle only once the test wants it. */
async function serve(path: string): Promise<Response> {
  if (path === "/api/games") return Response.json(games);
  if (path === "/api/puzzles") return Response.json(IDS.map((id) => ({ id, family: GAME.family, difficulty: 25 })));
  const id = path.slice("/api/puzzles/".length, path.indexOf("?"));
  await new Promise<void>((answer) => waiting.push({ id, answer }));
  return Response.json(sightOf(id));
}

/** Show a puzzle, and return how to go to another one. */
function come(id: string): (id: string) => void {
  const props = $state({ id });
  shown = mount(PuzzlePage, { target: document.body, props });
  return (other) => {
    props.id = other;
    flushSync();
  };
}

const asked = (): string[] => waiting.map(({ id }) => id);
const pressed = (card: string): string | undefined =>
  document.querySelector(`[data-card="${card}"]`)?.getAttribute("aria-pressed") ?? undefined;

async function takeUp(card: string): Promise<void> {
  await until(() => expect(pressed(card)).toBe("false"));
  document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.click();
  flushSync();
  expect(pressed(card)).toBe("true");
}

/** Let every answer that is still on its way arrive. */
async function answerAll(): Promise<void> {
  waiting.forEach(({ answer }) => answer());
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

beforeEach(async () => {
  [games, waiting] = [[GAME], []];
  vi.stubGlobal("fetch", serve);
  await Promise.all([speak("en"), loadGames()]);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  games = [];
  await loadGames(); // none, as it was
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("leaves the card that somebody took up in their hand, whatever is still on its way", async () => {
  come("aaaaaaaa");
  await until(() => expect(asked()).toContain("aaaaaaaa"));
  waiting[0]?.answer();
  await takeUp("74");
  await answerAll();
  expect([pressed("74"), asked()]).toEqual(["true", ["aaaaaaaa"]]);
});

it("shows a puzzle that somebody came back to only once", async () => {
  const go = come("aaaaaaaa");
  await until(() => expect(asked()).toContain("aaaaaaaa"));
  go("bbbbbbbb");
  go("aaaaaaaa");
  await until(() => expect(asked().filter((id) => id === "aaaaaaaa").length).toBeGreaterThan(1));
  waiting[0]?.answer();
  await takeUp("74");
  await answerAll();
  expect(pressed("74")).toBe("true");
});
