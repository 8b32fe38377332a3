// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

interface Tone extends Record<string, unknown> {
  onended?: () => void;
}

let struck: number[] = []; // when each tone begins
let tones: Tone[] = [];
let running = false;

class Recorder {
  currentTime = 0;
  destination = {};
  resume = async (): Promise<void> => void (running = true);
  suspend = async (): Promise<void> => void (running = false);
  createGain = (): object => ({ gain: param(), connect: () => ({}) });
  createOscillator = (): Tone => {
    const tone: Tone = {
      frequency: param(),
      connect: (to: object) => to,
      start: (at: number) => struck.push(at),
      stop: () => undefined,
    };
    tones.push(tone);
    return tone;
  };
}

function param(): object {
  return { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
}

beforeEach(() => {
  [struck, tones, running] = [[], [], false];
  localStorage.clear();
  vi.stubGlobal("AudioContext", Recorder);
  vi.resetModules(); // as if the page were opened again
});

afterEach(() => vi.unstubAllGlobals());

async function sounds(touched: boolean): Promise<typeof import("./sound")> {
  const module = await import("./sound");
  module.listenForTouch();
  if (touched) window.dispatchEvent(new Event("pointerdown"));
  return module;
}

it("is silent before the first touch", async () => {
  (await sounds(false)).play("lay");
  expect(struck).toEqual([]);
});

it("knocks once for a card, and goes up for a trick", async () => {
  const { play } = await sounds(true);
  play("lay");
  const lay = new Set(struck).size;
  struck = [];
  play("trick");
  expect([lay, new Set(struck).size]).toEqual([1, 3]);
});

it("computes nothing once the last tone has faded", async () => {
  (await sounds(true)).play("trick");
  const states = tones.map((tone) => (tone.onended?.(), running));
  expect(states).toEqual(tones.map((_, number) => number < tones.length - 1));
});

it("is silent when it is switched off, and so is the phone", async () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  const { play, buzz } = await sounds(true);
  (await import("../me/switches.svelte")).turn("sounds", false);
  play("won");
  buzz();
  expect([struck, vibrate.mock.calls]).toEqual([[], []]);
});

it("lets a phone tremble", async () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  (await sounds(true)).buzz();
  expect(vibrate).toHaveBeenCalledOnce();
});
