// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import type { GameInfo, PileInfo, Replay, Reviewing } from "../protocol";
import reviews from "../study/recorded.json";
import { speak } from "../texts/texts.svelte";
import Player from "./Player.svelte";
import recorded from "./recorded.json";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true }))); // jsdom has no screen

function pile(name: string, up: boolean): PileInfo {
  return { name, up, owner: null, title: name, row_card: up ? "1" : "100" };
}

const REPLAY = recorded["the-game"] as unknown as Replay;
const KEEP = {
  name: "KEEP",
  title: "Keep off",
  asks: [
    { kind: "pile", choices: [] },
    { kind: "strength", choices: [] },
  ],
};
const GAME = {
  title: "The Game",
  race: false,
  hand_size: { 2: 7 },
  cards: Array.from({ length: 98 }, (_, at) => String(at + 2)),
  piles: [pile("A", true), pile("B", true), pile("C", false), pile("D", false)],
  marks: [],
  words: [KEEP],
  switches: [],
} as unknown as GameInfo;

const REVIEWED = reviews["the-game"] as unknown as Reviewing;
const reviewed = (): Promise<Reviewing> => Promise.resolve(REVIEWED);

let shown: object | null = null;

function show(hash = ""): void {
  history.replaceState(null, "", `/replay/AAAAAA${hash}`);
  shown = mount(Player, {
    target: document.body,
    props: { replay: REPLAY, game: GAME, code: "AAAAAA", review: false, source: reviewed, onother: null },
  });
  flushSync();
}

function press(key: string, on: EventTarget = document.body): void {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

function told(): string {
  return document.querySelector("p[aria-live]")?.textContent?.trim() ?? "";
}

function slider(): HTMLInputElement {
  return document.querySelector("input[type=range]") as HTMLInputElement;
}

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.useRealTimers();
});

it("goes where the address says", () => {
  show("#2+2");
  expect(told()).toBe("Ben lays the 88 on pile C (+4).");
});

it.each([
  ["ArrowRight", "Ann lays the 2 on pile A (+1)."],
  ["ArrowLeft", "Ben lays the 6 on pile B (+5)."],
  ["PageUp", "Ann ends the turn. Turn 4: Ben"],
  ["PageDown", "Ann ends the turn. Turn 2: Ben"],
  ["Home", "The cards are dealt."],
])("tells after %s what happened", (key, words) => {
  show("#3");
  press(key);
  expect(told()).toBe(words);
});

it("tells at the end how the game ended", () => {
  show();
  press("End");
  expect(told()).toContain("The game is lost");
});

it("lets the slider speak for itself", () => {
  show("#3");
  press("ArrowRight", slider());
  expect([told(), slider().getAttribute("aria-valuetext")]).toEqual([
    "",
    "Turn 3, step 11 of 123. Ann lays the 2 on pile A (+1).",
  ]);
});

it("plays by itself, and stops", () => {
  show("#3");
  press(" ");
  vi.advanceTimersByTime(1200);
  flushSync();
  expect(told()).toBe("Ann lays the 2 on pile A (+1).");
  press(" ");
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(told()).toBe("Ann lays the 2 on pile A (+1).");
});

it("keeps the bookmark in the address", () => {
  show("#3");
  press("ArrowRight");
  vi.advanceTimersByTime(1000);
  expect(location.hash).toBe("#3+1");
});

it("shows all hands, or that of one seat", () => {
  show("#3");
  const hands = (): number => document.querySelectorAll("[data-hand-of]").length;
  const view = document.querySelector("header select") as HTMLSelectElement;
  expect(hands()).toBe(2);
  view.value = "1";
  view.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  vi.advanceTimersByTime(1000);
  expect([hands(), location.hash]).toEqual([1, "#3.1"]);
});

it("goes to a step of the transcript, and marks it", () => {
  show();
  document.querySelector<HTMLButtonElement>("[data-step='8']")?.click();
  flushSync();
  expect(document.querySelector("[aria-current=step]")?.textContent).toBe("Ben lays the 88 on pile C (+4).");
});
