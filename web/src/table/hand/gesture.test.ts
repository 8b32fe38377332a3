import { expect, it } from "vitest";

import { feel, IDLE, type Deed, type Feel, type Gesture } from "./gesture";

const FROM = { x: 100, y: 300 };
const press = (pointer = 1, other: Partial<Feel & { t: "press" }> = {}): Feel => ({
  t: "press",
  pointer,
  card: "37",
  at: FROM,
  main: true,
  first: true,
  ...other,
});
const move = (by: number, pointer = 1, held = true): Feel => ({
  t: "move",
  pointer,
  at: { x: FROM.x + by, y: FROM.y },
  held,
});
const release = (pointer = 1): Feel => ({ t: "release", pointer });
const cancel = (pointer: number | null = null): Feel => ({ t: "cancel", pointer });
const key = (name: string): Feel => ({ t: "key", key: name });
const CLICK: Feel = { t: "click", byKey: false };
const ENTER: Feel = { t: "click", byKey: true };

/** Return what was done, and how the gesture stands in the end. */
function after(...felt: Feel[]): [Deed[], Gesture["is"]] {
  let gesture = IDLE;
  const deeds: Deed[] = [];
  for (const one of felt) {
    const [now, deed] = feel(gesture, one);
    gesture = now;
    if (deed) deeds.push(deed);
  }
  return [deeds, gesture.is];
}

it("takes a press that is let go where it was for a tap, once the click comes", () => {
  expect(after(press(), release(), CLICK)).toEqual([["tap"], "idle"]);
});

it("takes a press that trembles for a tap", () => {
  expect(after(press(), move(3), move(-4), release(), CLICK)).toEqual([["tap"], "idle"]);
});

it("starts a drag with the first move, however far it goes", () => {
  expect(after(press(), move(30))).toEqual([["lift"], "dragging"]);
});

it("lifts a card once, and lets it go where it is released", () => {
  expect(after(press(), move(30), move(60), move(2), release())).toEqual([["lift", "let go"], "spent"]);
});

it("does not take the click that ends a drag for a tap", () => {
  expect(after(press(), move(30), release(), CLICK)).toEqual([["lift", "let go"], "idle"]);
});

it("takes the click after that for a tap again", () => {
  expect(after(press(), move(30), release(), CLICK, CLICK)[0]).toEqual(["lift", "let go", "tap"]);
});

it("does not wait for a click that never comes", () => {
  expect(after(press(), move(30), release(), move(0, 1, false), CLICK)[0]).toEqual(["lift", "let go", "tap"]);
});

it("hears a key right after a drag, and still not the click that ends it", () => {
  expect(after(press(), move(30), release(), ENTER)[0]).toEqual(["lift", "let go", "tap"]);
  expect(after(press(), move(30), key("Escape"), key("ArrowLeft"), release(), CLICK)[0]).toEqual(["lift", "put back"]);
});

it("hears a key without any press before", () => {
  expect(after(ENTER, ENTER)).toEqual([["tap", "tap"], "idle"]);
});

it("minds no key but Escape while a card is on its way", () => {
  expect(after(press(), move(30), ENTER, key("Enter"), key("e"))).toEqual([["lift"], "dragging"]);
});

it.each([
  ["Escape", key("Escape")],
  ["a pointer that the browser takes away", cancel(1)],
  ["a window that is left", cancel()],
  ["a mouse that comes back with no button pressed", move(50, 1, false)],
])("puts the card back after %s", (_, felt) => {
  expect(after(press(), move(30), felt, move(90), release(), CLICK)[0]).toEqual(["lift", "put back"]);
});

it.each([key("Escape"), cancel(1), cancel(), move(0, 1, false)])(
  "makes nothing of a press that is given up: %j",
  (felt) => {
    expect(after(press(), felt, move(90), release(), CLICK)[0]).toEqual([]);
  },
);

it("loses nothing when a capture ends after the release, as it always does", () => {
  expect(after(press(), release(), cancel(1), CLICK)[0]).toEqual(["tap"]);
  expect(after(press(), move(30), release(), cancel(1), CLICK)[0]).toEqual(["lift", "let go"]);
});

it.each([{ main: false }, { first: false }])("begins nothing with another button or finger: %j", (other) => {
  expect(after(press(1, other), move(30), release())).toEqual([[], "idle"]);
});

it("leaves the card with the first finger when a second one comes, moves and goes", () => {
  expect(after(press(), move(30), press(2, { first: false }), move(90, 2), release(2), cancel(2))).toEqual([
    ["lift"],
    "dragging",
  ]);
});

it("puts the card back when a new first press shows that the release was missed", () => {
  expect(after(press(), move(30), press(2), move(30, 2))).toEqual([["lift", "put back", "lift"], "dragging"]);
});
