// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Sound } from "./voices";

let voiced: [sound: Sound, volume: number][] = [];
let running = false;

vi.mock("./voices", () => ({
  voice: (sound: Sound, volume: number) => voiced.push([sound, volume]),
  lengthOf: () => 0.5,
}));

class Context {
  currentTime = 0;
  resume = async (): Promise<void> => void (running = true);
  suspend = async (): Promise<void> => void (running = false);
}

beforeEach(() => {
  [voiced, running] = [[], false];
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Context);
  vi.resetModules(); // as if the page were opened again
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function sounds(touched: boolean): Promise<typeof import("./sound")> {
  const module = await import("./sound");
  module.listenForTouch();
  if (touched) window.dispatchEvent(new Event("pointerdown"));
  await vi.dynamicImportSettled();
  return module;
}

it("is silent before the first touch", async () => {
  (await sounds(false)).play("lay");
  expect(voiced).toEqual([]);
});

it("is as loud as I chose, today and next time", async () => {
  (await import("../me/volume.svelte")).setVolume(0.25);
  (await sounds(true)).play("lay");
  vi.resetModules();
  (await sounds(true)).play("won");
  expect(voiced).toEqual([
    ["lay", 0.25],
    ["won", 0.25],
  ]);
});

it.each(["loud", "-1", "2"])("is as loud as usual where the browser remembers nonsense: %s", async (nonsense) => {
  localStorage.setItem("tenback.volume", nonsense);
  (await sounds(true)).play("lay");
  expect(voiced).toEqual([["lay", 0.7]]);
});

it("computes nothing at all when it is turned down", async () => {
  (await import("../me/volume.svelte")).setVolume(0);
  (await sounds(true)).play("lay");
  expect([voiced, running]).toEqual([[], false]);
});

it("makes one sound of cards that come together, and two of cards that follow one another", async () => {
  const { play } = await sounds(true);
  play("lay");
  play("lay");
  play("draw");
  await vi.advanceTimersByTimeAsync(60);
  play("lay");
  expect(voiced.map(([sound]) => sound)).toEqual(["lay", "draw", "lay"]);
});

it("computes nothing once the last sound has faded", async () => {
  (await sounds(true)).play("trick");
  await vi.advanceTimersByTimeAsync(400);
  const ringing = running;
  await vi.advanceTimersByTimeAsync(200);
  expect([ringing, running]).toEqual([true, false]);
});

it("is silent when it is switched off, and so is the phone", async () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  const { play, buzz } = await sounds(true);
  (await import("../me/switches.svelte")).turn("sounds", false);
  play("won");
  buzz("turn");
  expect([voiced, vibrate.mock.calls]).toEqual([[], []]);
});

it.each(["turn", "trick"] as const)("lets a phone tremble: %s", async (why) => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  (await sounds(true)).buzz(why);
  expect(vibrate).toHaveBeenCalledOnce();
});
