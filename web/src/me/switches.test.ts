// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules(); // as if the page were opened again
});

it("has sounds, and no notices that nobody asked for", async () => {
  const { isOn } = await import("./switches.svelte");
  expect([isOn("sounds"), isOn("notices")]).toEqual([true, false]);
});

it.each([true, false])("stays as it was chosen, also after the page was closed: %s", async (on) => {
  (await import("./switches.svelte")).turn("sounds", on);
  vi.resetModules();
  expect((await import("./switches.svelte")).isOn("sounds")).toBe(on);
});

it("changes one thing only", async () => {
  const { isOn, turn } = await import("./switches.svelte");
  turn("notices", true);
  expect([isOn("sounds"), isOn("notices"), isOn("keys")]).toEqual([true, true, true]);
});
