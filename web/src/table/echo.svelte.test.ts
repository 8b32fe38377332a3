// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { ShownTable } from "./context";
import { echoOf } from "./echo.svelte";

let shown = $state.raw({ table: "first" } as unknown as ShownTable);
let echo: ShownTable;
let end: () => void;

function show(table: string): void {
  shown = { table } as unknown as ShownTable;
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  show("first");
  const source = {
    get table() {
      return shown.table;
    },
  } as ShownTable;
  end = $effect.root(() => void (echo = echoOf(source)));
  flushSync();
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

it("shows what the table shows as soon as there is time", () => {
  show("second");
  const atOnce = echo.table;
  vi.runAllTimers();
  expect([atOnce, echo.table]).toEqual(["first", "second"]);
});

it("leaves out what is over before there was time", () => {
  const seen = new Set<unknown>();
  const stop = $effect.root(() => {
    $effect(() => void seen.add(echo.table));
  });
  show("second");
  show("third");
  vi.runAllTimers();
  flushSync();
  stop();
  expect([...seen]).toEqual(["first", "third"]);
});

it("stays where it is once nobody listens", () => {
  show("second");
  end();
  vi.runAllTimers();
  expect(echo.table).toBe("first");
});
