// @vitest-environment jsdom
import { unmount } from "svelte";
import { afterEach, expect, it } from "vitest";

import type { GameInfo } from "../../protocol";
import { showAlone } from "../fixtures/solo";
import HeldMarks from "./HeldMarks.svelte";

const MARKS = [
  { name: "stop", title: "Stop", hint: "Your turn ends.", cards: ["22"] },
  { name: "fire", title: "Fire", hint: "Cover it.", cards: ["22", "33"] },
];

let shown: object | null = null;

/** Return what is said about a card that is chosen. */
function told(held: string | null, marks: object[] = MARKS): string[] | null {
  shown = showAlone(HeldMarks, { held }, { game: { marks } as unknown as GameInfo });
  const list = document.querySelector("[data-held-marks]");
  return list && [...list.children].map(({ textContent }) => textContent.trim());
}

afterEach(async () => {
  if (shown) await unmount(shown);
});

it("says what every mark of the chosen card will do", () => {
  expect(told("22")).toEqual(["Stop: Your turn ends.", "Fire: Cover it."]);
});

it("keeps its place while no such card is chosen", () => {
  expect(told(null)).toEqual([]);
});

it("takes no room where no card has a mark", () => {
  expect(told("22", [])).toBeNull();
});
