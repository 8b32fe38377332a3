// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it("forgets a table, today and next time, and brings it back", async () => {
  const { isRemoved, remove } = await import("./removed.svelte");
  remove("ABCDEF");
  expect([isRemoved("ABCDEF"), isRemoved("GHJKLM")]).toEqual([true, false]);
  vi.resetModules();
  const again = await import("./removed.svelte");
  expect(again.isRemoved("ABCDEF")).toBe(true);
  again.restoreAll();
  expect(again.isRemoved("ABCDEF")).toBe(false);
});

it("does not grow for ever", async () => {
  const { isRemoved, remove } = await import("./removed.svelte");
  Array.from({ length: 301 }, (_, at) => remove(`T${at}`));
  expect([isRemoved("T0"), isRemoved("T1"), isRemoved("T300")]).toEqual([false, true, true]);
});
