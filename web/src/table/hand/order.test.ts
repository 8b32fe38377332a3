// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";

import { HandOrder } from "./order.svelte";

const SORTED = ["5", "37", "80"];

beforeEach(() => localStorage.clear());

it("is sorted until I move a card", () => {
  expect([new HandOrder("ABCDEF").of(SORTED), new HandOrder("ABCDEF").isSorted(SORTED)]).toEqual([SORTED, true]);
});

it("holds a card where I put it, also after the page was closed", () => {
  new HandOrder("ABCDEF").move(SORTED, "5", 2);
  expect(new HandOrder("ABCDEF").of(SORTED)).toEqual(["37", "80", "5"]);
});

it("holds the cards of another table in their own order", () => {
  new HandOrder("ABCDEF").move(SORTED, "5", 2);
  expect(new HandOrder("GHJKLM").isSorted(SORTED)).toBe(true);
});

it("is sorted again for good", () => {
  const hand = new HandOrder("ABCDEF");
  hand.move(SORTED, "5", 2);
  hand.sort();
  expect([hand.of(SORTED), new HandOrder("ABCDEF").of(SORTED)]).toEqual([SORTED, SORTED]);
});
