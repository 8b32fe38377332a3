// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Wish } from "../net/connection";
import type { No, Tour as Told } from "../protocol";
import type { TableState } from "../table/state/table";
import { drawnOf, keyOfStroke } from "./strokes";
import { Tour, type Place } from "./tour.svelte";

const TABLE = { here: [0, 1], setting: { seats: [{ name: "Ann" }, { name: "Ben" }] } } as unknown as TableState;
const SOON = 1000; // milliseconds after which everything has been sent

class Scene {
  latest = $state.raw<TableState | null>(null);
  shown = $state.raw<Place>({ step: 7, view: null, review: false });
  asked: Wish[] = [];
  refusals: (No | null)[] = []; // for what is asked next
  tour!: Tour;
  readonly end = $effect.root(() => {
    this.tour = new Tour(this, { place: () => this.shown, show: (place) => (this.shown = place) });
  });

  ask(wish: Wish): string {
    return String(this.asked.push(wish));
  }

  refusal(wish: Wish): Promise<No | null> {
    this.ask(wish);
    return Promise.resolve(this.refusals.shift() ?? null);
  }

  tell = (): void => undefined;

  hear(told: Partial<Told>): void {
    this.latest = { ...(this.latest as TableState), tour: { t: "tour", n: 1, ...told } };
    flushSync();
  }

  go(step: number): void {
    this.shown = { ...this.shown, step };
    flushSync();
  }

  /** Return the last thing that was asked, once there was time to ask it. */
  async last(): Promise<Wish | undefined> {
    await vi.advanceTimersByTimeAsync(SOON);
    return this.asked.at(-1);
  }
}

let scene: Scene;

/** Come to a table at a seat. */
function come(you: number | null): Scene {
  scene = new Scene();
  scene.latest = { ...TABLE, you };
  flushSync();
  return scene;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  scene.end();
  vi.useRealTimers();
});

it("takes the lead where I am, for whoever has a seat", () => {
  expect(come(0).asked).toEqual([{ t: "lead", seat: 0, step: 7 }]);
  scene.end();
  expect(come(null).asked).toEqual([]);
});

it("shows the others where I am, once and not too often", async () => {
  come(0).hear({ leader: 0, step: 7, id: "a" });
  for (let step = 8; step < 30; step++) {
    scene.go(step);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(await scene.last()).toEqual({ t: "point", step: 29, view: null, review: false, strokes: [] });
  expect(scene.asked.filter(({ t }) => t === "point")).toHaveLength(2);
  scene.hear({ leader: 0, step: 29, id: "b" });
  await scene.last();
  expect(scene.asked.filter(({ t }) => t === "point")).toHaveLength(2);
});

it("goes on from where I am now, though the answer says where I was", () => {
  come(0).hear({ leader: 0, step: 7, id: "a" });
  scene.go(9);
  scene.hear({ leader: 0, step: 8, id: "b" });
  expect(scene.shown.step).toBe(9);
});

it("tries again what came too fast", async () => {
  come(0).hear({ leader: 0, step: 7, id: "a" });
  scene.refusals = [{ t: "no", reason: "too-fast", text: "" }];
  scene.go(8);
  await scene.last();
  expect(scene.asked.filter(({ t }) => t === "point")).toHaveLength(2);
});

it("follows the leader until I go my own way, and comes back when I want to", () => {
  come(1).hear({ leader: 0, step: 3, view: 1, review: true });
  expect(scene.shown).toEqual({ step: 3, view: 1, review: true });
  scene.go(5);
  scene.hear({ leader: 0, step: 4 });
  expect([scene.tour.following, scene.shown.step]).toEqual([false, 5]);
  scene.tour.follow();
  expect(scene.shown.step).toBe(4);
});

it("leaves the review as I like it until the leader opens or closes it", () => {
  come(1).hear({ leader: 0, step: 3, review: true });
  scene.shown = { ...scene.shown, review: false };
  scene.hear({ leader: 0, step: 4, review: true });
  expect(scene.shown).toEqual({ step: 4, view: null, review: false });
  scene.hear({ leader: 0, step: 5 });
  scene.hear({ leader: 0, step: 5, review: true });
  expect(scene.shown.review).toBe(true);
});

it("begins where the others are when the lead comes to me", async () => {
  come(1).hear({ leader: 0, step: 3, strokes: [{ pile: "A" }] });
  scene.hear({ leader: 1, step: 3, strokes: [{ pile: "A" }] });
  expect([scene.shown.step, scene.tour.leads, scene.tour.strokes]).toEqual([3, true, [{ pile: "A" }]]);
  scene.go(4);
  expect(await scene.last()).toMatchObject({ t: "point", step: 4, strokes: [] });
});

it("has no leader while whoever led is away", () => {
  come(1).hear({ leader: 0, step: 3 });
  expect(scene.tour.leader).toBe(0);
  scene.latest = { ...(scene.latest as TableState), here: [1] };
  expect(scene.tour.leader).toBeNull();
});

it("draws arrows and rings, and the same again takes them away", async () => {
  come(0).hear({ leader: 0, step: 7, id: "a" });
  scene.tour.hold("37", 1);
  scene.tour.pick("A");
  scene.tour.pick("B");
  scene.tour.hold("9", 0);
  scene.tour.hold("9", 0);
  flushSync();
  const strokes = [{ seat: 1, card: "37", pile: "A" }, { pile: "B" }, { seat: 0, card: "9" }];
  expect(await scene.last()).toMatchObject({ t: "point", strokes });
  scene.tour.pick("B");
  expect(scene.tour.strokes.map(keyOfStroke)).toEqual(["1:37>A", "0:9>"]);
});

it("draws no more than the server takes", () => {
  come(0).hear({ leader: 0, step: 7, id: "a" });
  for (let card = 2; card < 20; card++) scene.tour.add({ seat: 0, card: String(card) });
  expect(scene.tour.strokes).toHaveLength(12);
});

it("gives the lead up when I leave", () => {
  come(0).hear({ leader: 0, step: 7, id: "a" });
  scene.end();
  expect(scene.asked.at(-1)).toEqual({ t: "lead", seat: null });
});

it("leaves out what is not on the page", () => {
  const find = (selector: string): DOMRect | null =>
    selector.includes("data-pile") ? new DOMRect(0, 0, 10, 14) : null;
  const strokes = [{ pile: "A" }, { seat: 0, card: "2" }, { seat: 0, card: "2", pile: "A" }];
  expect(drawnOf(strokes, find).map(({ key }) => key)).toEqual([":>A"]);
});
