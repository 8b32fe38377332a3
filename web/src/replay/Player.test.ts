// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import type { GameInfo, PileInfo, Replay, Reviewing } from "../protocol";
import { reviewingOf } from "../study/fixtures";
import { speak, speakAlsoOf } from "../texts/texts.svelte";
import { until } from "../patience";
import Player from "./Player.svelte";
import recorded from "./recorded.json";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true })); // jsdom has no screen
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});

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

const reviewed = (): Promise<Reviewing> => Promise.resolve(reviewingOf("the-game"));

let shown: object | null = null;

function show(hash = "", review = false): void {
  history.replaceState(null, "", `/replay/AAAAAA${hash}`);
  shown = mount(Player, {
    target: document.body,
    props: { replay: REPLAY, game: GAME, code: "AAAAAA", review, source: reviewed, onother: null },
  });
  flushSync();
}

/** Show the replay with its review, once that is there. */
async function study(hash: string): Promise<void> {
  show(hash, true);
  await until(() => expect(document.querySelector(".graph .turn")).not.toBeNull());
}

function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name);
}

function click(name: string): void {
  button(name)?.click();
  flushSync();
}

function better(): string[] {
  return [...document.querySelectorAll("[data-better]")].map((one) => (one as HTMLElement).dataset["better"] ?? "");
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

beforeAll(async () => {
  await speakAlsoOf("reading");
  await speak("en");
});
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

it("tells the grade and the chance of the turn that begins", async () => {
  await study("#19");
  expect(told()).toMatch(/Turn 19: Ann Mistake, 9 points lost\. Chance to win: \d+%, then \d+%\.$/);
  expect(slider().getAttribute("aria-valuetext")).toContain("Mistake, 9 points lost.");
});

it("lets the address say that it is a review, and no longer when it is closed", async () => {
  await study("#3");
  expect(location.pathname).toBe("/review/AAAAAA");
  click("Review");
  expect([location.pathname, document.querySelector(".graph")]).toEqual(["/replay/AAAAAA", null]);
});

it("draws the better turn on its piles, until the turn is played", async () => {
  await study("#19");
  expect(better()).toEqual(["B"]);
  press("ArrowRight");
  press("ArrowRight");
  expect(better()).toEqual([]);
});

it("keeps the better turn of another seat to itself", async () => {
  await study("#19.1");
  expect([better(), document.querySelector("[data-review]")?.textContent]).toEqual([
    [],
    expect.stringContaining("from the seat of Ann"),
  ]);
});

it("goes from mistake to mistake", async () => {
  await study("#16");
  click("Next mistake");
  expect(told()).toContain("Mistake, 9 points lost");
  click("Previous mistake");
  expect(told()).toContain("Mistake, 6 points lost");
});

it("shows the better turn of an exercise only when it was looked for", async () => {
  await study("#19");
  click("Find the better turn");
  expect([better(), document.querySelector("[data-review]")?.textContent?.includes("Better")]).toEqual([[], false]);
  for (const key of ["ArrowRight", "a", "e"]) press(key);
  expect([better(), document.querySelector("footer")?.textContent]).toEqual([
    ["B"],
    expect.stringContaining("another idea"),
  ]);
});

it("leaves an exercise where somebody goes elsewhere", async () => {
  await study("#19");
  click("Find the better turn");
  click("Game log");
  document.querySelector<HTMLButtonElement>("[data-step='8']")?.click();
  flushSync();
  expect(document.querySelectorAll("footer input[type=range]")).toHaveLength(1);
});

it("shows luck and skill as a table whose parts can be read", async () => {
  await study("#19");
  click("Whole game");
  const rows = [...document.querySelectorAll("table tr")].map((row) =>
    [...row.querySelectorAll("[role]")].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim()).join(" "),
  );
  expect(rows[0]).toMatch(/^At the first turn \d+%$/);
  expect(rows[2]).toMatch(/^Turns of Ann −\d+ points ± \d+$/);
  expect(rows.at(-1)).toBe("At the end 0%");
});

it("marks the turns of the transcript with their grades", async () => {
  await study("#19");
  click("Game log");
  expect([...document.querySelectorAll("h3")].find((one) => one.textContent?.includes("Turn 31"))?.textContent).toMatch(
    /Blunder/,
  );
});
