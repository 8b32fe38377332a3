// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";

import { myLevel, myPace } from "../me/company.svelte";
import type { GameInfo } from "../protocol";
import { speak } from "../texts/texts.svelte";
import Company from "./Company.svelte";

const GAME = {
  id: "team",
  race: false,
  bots: ["beginner", "solid", "strong", "master"],
  added_bots: [],
} as unknown as GameInfo;

let shown: object | null = null;

function selects(game: GameInfo): HTMLSelectElement[] {
  shown = mount(Company, { target: document.body, props: { game } });
  flushSync();
  return [...document.querySelectorAll("select")];
}

function choose(select: HTMLSelectElement | undefined, value: string): void {
  if (!select) throw new Error("nothing to choose from");
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

beforeAll(() => speak("en"));

afterEach(async () => {
  if (shown) await unmount(shown);
});

it("names every level and every pace, each choice with its label", () => {
  const [level, pace] = selects(GAME);
  expect([level?.labels?.[0]?.textContent, pace?.labels?.[0]?.textContent]).toEqual(["Level of the bots", "Bots play"]);
  expect([...(level?.options ?? [])].map(({ text }) => text)).toEqual(["Beginner", "Solid", "Strong", "Master"]);
  expect([...(pace?.options ?? [])].map(({ text }) => text)).toEqual(["calmly", "briskly", "at once"]);
});

it("is what the next table is opened with", () => {
  const [level, pace] = selects(GAME);
  choose(level, "master");
  choose(pace, "instant");
  expect([myLevel(GAME), myPace()]).toEqual(["master", "instant"]);
});

it("offers no level that does not run on the server", () => {
  const [level] = selects({ ...GAME, bots: ["beginner", "solid"] } as GameInfo);
  expect([...(level?.options ?? [])].map(({ value }) => value)).toEqual(["beginner", "solid"]);
});
