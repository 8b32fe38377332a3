// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { whileVisible } from "./polling";

let asked = 0;
let hidden = false;

async function load(): Promise<void> {
  asked += 1;
}

function show(visible: boolean): void {
  hidden = !visible;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  [asked, hidden] = [0, false];
});

afterEach(() => {
  vi.useRealTimers();
});

it("asks at once and then every so often", async () => {
  const stop = whileVisible(load, 1000);
  await vi.advanceTimersByTimeAsync(2500);
  stop();
  expect(asked).toBe(3);
});

it("rests while nobody looks, and asks at once when somebody does", async () => {
  const stop = whileVisible(load, 1000);
  show(false);
  await vi.advanceTimersByTimeAsync(5000);
  const before = asked;
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  expect([before, asked]).toEqual([1, 2]);
});

it("stops for good", async () => {
  whileVisible(load, 1000)();
  show(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toBe(1);
});
