// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

import { Drag, placeAmong } from "./drag.svelte";

const PILE_Y = 100; // above it is pile A, below it the hand
const CLICK = new MouseEvent("click", { detail: 1 });
const ENTER = new MouseEvent("click", { detail: 0 });
const ESCAPE = new KeyboardEvent("keydown", { key: "Escape" });
const capture = vi.fn();
let told: string[] = [];
let decided = true;

function drag(): Drag {
  const drops = {
    lift: (card: string) => void told.push(`lift ${card}`),
    lay: (card: string, pile: string) => (told.push(`lay ${card} ${pile}`), decided),
    drop: (card: string, to: number | null) => void told.push(`drop ${card} ${to}`),
  };
  const ground = {
    pileAt: (_: number, y: number) => (y < PILE_Y ? "A" : null),
    placeAt: (x: number) => Math.floor(x / 50),
  };
  return new Drag(drops, ground);
}

function pointer(x: number, y: number, other: Partial<PointerEvent> = {}): PointerEvent {
  const currentTarget = { setPointerCapture: capture };
  return {
    pointerId: 1,
    button: 0,
    buttons: 1,
    isPrimary: true,
    clientX: x,
    clientY: y,
    currentTarget,
    ...other,
  } as unknown as PointerEvent;
}

/** Return a drag that has come so far. */
function dragTo(x: number, y: number): Drag {
  const one = drag();
  one.down(pointer(0, 300), "37");
  one.move(pointer(x, y));
  return one;
}

/** Return a drag that is let go there. */
function swipe(x: number, y: number): Drag {
  const one = dragTo(x, y);
  one.up(pointer(x, y, { buttons: 0 }));
  return one;
}

beforeEach(() => {
  told = [];
  decided = true;
  capture.mockClear();
});

it("captures the pointer with the press, so that no move is lost", () => {
  drag().down(pointer(0, 300), "37");
  expect(capture).toHaveBeenCalledWith(1);
});

it.each([{ isPrimary: false }, { button: 1 }, { button: 2 }])(
  "leaves other fingers and buttons to the browser: %j",
  (other) => {
    drag().down(pointer(0, 300, other), "37");
    expect(capture).not.toHaveBeenCalled();
  },
);

it("is a tap as long as the press hardly moves", () => {
  const one = swipe(3, 304);
  expect([told, one.isTap(CLICK)]).toEqual([[], true]);
});

it("is no tap once the card has moved, but a key is one", () => {
  expect([swipe(60, 300).isTap(CLICK), swipe(60, 300).isTap(ENTER)]).toEqual([false, true]);
});

it("follows the finger and knows the pile below", () => {
  const one = dragTo(20, 50);
  expect([one.card, one.x, one.y, one.over, one.to]).toEqual(["37", 20, -250, "A", null]);
});

it("lays a card on the pile where it is dropped, and lets it rest there until it is decided", () => {
  const one = swipe(20, 50);
  const { resting } = one;
  one.settle();
  expect([told, resting, one.resting, one.card]).toEqual([
    ["lift 37", "lay 37 A"],
    { card: "37", x: 20, y: -250 },
    null,
    null,
  ]);
});

it("lays a card that is thrown: released far away without a move before", () => {
  const one = drag();
  one.down(pointer(0, 300), "37");
  one.up(pointer(20, 50, { buttons: 0 }));
  expect(told).toEqual(["lift 37", "lay 37 A"]);
});

it("goes back from a pile where nobody decides about it, as after the end of the turn", () => {
  decided = false;
  const one = swipe(20, 50);
  expect([told.at(-1), one.resting]).toEqual(["drop 37 null", null]);
});

it("goes to another place of the hand", () => {
  swipe(120, 310);
  expect(told).toEqual(["lift 37", "drop 37 2"]);
});

it.each<[string, (one: Drag) => void]>([
  ["the browser takes the pointer away", (one) => one.lose(pointer(20, 50))],
  ["the window is left", (one) => one.cancel()],
  ["the mouse comes back with no button pressed", (one) => one.move(pointer(20, 60, { buttons: 0 }))],
  ["another button alone is still pressed", (one) => one.move(pointer(20, 60, { buttons: 2 }))],
  ["Escape is pressed", (one) => one.key(ESCAPE)],
  ["it is no longer in the hand", (one) => one.keepTo(["5", "80"])],
])("goes back when %s", (_, happen) => {
  const one = dragTo(20, 50);
  happen(one);
  expect([told.at(-1), one.card, one.over]).toEqual(["drop 37 null", null, null]);
});

it("stays on its way while its hand changes otherwise", () => {
  const one = dragTo(20, 50);
  one.keepTo(["37", "80"]);
  expect(one.card).toBe("37");
});

it("keeps the keys to itself only while a card is on its way", () => {
  const one = dragTo(20, 50);
  expect([one.key(new KeyboardEvent("keydown", { key: "e" })), one.key(ESCAPE), one.key(ESCAPE)]).toEqual([
    true,
    true,
    false,
  ]);
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
