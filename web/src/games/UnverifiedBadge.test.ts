// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";

import type { GameInfo } from "../protocol";
import { speak } from "../texts/texts.svelte";
import UnverifiedBadge from "./UnverifiedBadge.svelte";

let shown: object | null = null;

/** Show the badge of a game, if it has one. */
function show(unverified: boolean): HTMLButtonElement | null {
  const game = { id: "extreme", unverified } as GameInfo;
  shown = mount(UnverifiedBadge, { target: document.body, props: { game } });
  flushSync();
  return document.querySelector("button");
}

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = () => undefined; // jsdom has none
  await speak("en");
});

afterEach(async () => {
  if (shown) await unmount(shown);
});

it("marks a game whose numbers are our guess", () => {
  expect(show(true)?.textContent).toContain("Numbers unverified");
});

it("leaves every other game alone", () => {
  expect(show(false)).toBeNull();
});

it("says on request what it means and how to load the numbers of a real deck", () => {
  show(true)?.click();
  flushSync();
  const told = document.querySelector("dialog")?.textContent;
  for (const words of ["placeholders", "If you own the deck", "tenback play extreme --commands FILE"])
    expect(told).toContain(words);
});
