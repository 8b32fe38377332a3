// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

import { Drag, placeAmong } from "./drag.svelte";

const PILE_Y = 100; // above it is pile A, below it the hand
let told: string[] = [];
let decided = true;

function drag(): Drag {
  const drops = {
    lift: (card: string) => void told.push(`lift ${card}`),
    lay: (card: string, pile: string) => (told.push(`lay ${card} ${pile}`), decided),
    drop: (card: string, to: number | null) => void told.push(`drop ${card} ${to}`),
  };
  const ground = { pileAt: (_: number, y: number) => (y < PILE_Y ? "A" : null), placeAt: (x: number) => Math.floor(x / 50) };
  return new Drag(drops, ground);
}

function pointer(x: number, y: number, other: Partial<PointerEvent> = {}): PointerEvent {
  const currentTarget = { setPointerCapture: vi.fn() };
  return { pointerId: 1, button: 0, isPrimary: true, clientX: x, clientY: y, currentTarget, ...other } as unknown as PointerEvent;
}

function swipe(one: Drag, x: number, y: number): void {
  one.down(pointer(0, 300), "37");
  one.move(pointer(x, y));
  one.up(pointer(x, y));
}

beforeEach(() => {
  told = [];
  decided = true;
});

it("is a tap as long as the press hardly moves", () => {
  const one = drag();
  swipe(one, 3, 304);
  expect([told, one.isTap()]).toEqual([[], true]);
});

it("is no tap once the card has moved, until the next press", () => {
  const one = drag();
  swipe(one, 60, 300);
  const after = one.isTap();
  one.down(pointer(0, 300), "37");
  expect([after, one.isTap()]).toEqual([false, true]);
});

it("follows the finger and knows the pile below", () => {
  const one = drag();
  one.down(pointer(0, 300), "37");
  one.move(pointer(20, 50));
  expect([one.card, one.x, one.y, one.over, one.to]).toEqual(["37", 20, -250, "A", null]);
});

it("lays a card on the pile where it is dropped, and lets it rest there until it is decided", () => {
  const one = drag();
  swipe(one, 20, 50);
  const resting = one.resting;
  one.settle();
  expect([told, resting, one.resting, one.card]).toEqual([["lift 37", "lay 37 A"], "37", null, null]);
});

it("goes back from a pile where nobody decides about it", () => {
  decided = false;
  const one = drag();
  swipe(one, 20, 50);
  expect([told.at(-1), one.resting]).toEqual(["drop 37 null", null]);
});

it("goes to another place of the hand", () => {
  swipe(drag(), 120, 310);
  expect(told).toEqual(["lift 37", "drop 37 2"]);
});

it("goes back when the browser takes the pointer away", () => {
  const one = drag();
  one.down(pointer(0, 300), "37");
  one.move(pointer(20, 50));
  one.cancel();
  expect([told.at(-1), one.card]).toEqual(["drop 37 null", null]);
});

it.each([{ pointerId: 2 }, { isPrimary: false }, { button: 2 }])("minds the first finger only: %j", (other) => {
  const one = drag();
  one.down(pointer(0, 300, "pointerId" in other ? {} : other), "37");
  one.move(pointer(20, 50, other));
  one.up(pointer(20, 50, other));
  expect(told).toEqual([]);
});

it.each([
  [-5, 0],
  [30, 0],
  [60, 1],
  [900, 2],
])("finds the place of %i among the cards", (x, place) => {
  expect(placeAmong([{ left: 0 }, { left: 50 }, { left: 100 }], x)).toBe(place);
});
