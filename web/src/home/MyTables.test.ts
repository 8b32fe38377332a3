// @vitest-environment jsdom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { restoreAll } from "../me/removed.svelte";
import type { MyListing } from "../protocol";
import { speak } from "../texts/texts.svelte";
import { until } from "../patience";
import MyTables from "./MyTables.svelte";

let shown: object | null = null;

function listing(number: number, more: Partial<MyListing> = {}): MyListing {
  const options = { ruleset: "the-game", seats: 2 };
  return {
    code: `T${number}`,
    phase: "playing",
    options,
    names: ["Guest", `Bot ${number}`],
    at: Date.now(),
    you: 0,
    ...more,
  };
}

async function show(tables: MyListing[]): Promise<void> {
  localStorage.setItem("tenback.pass", "A".repeat(22));
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify(tables), { headers: { "content-type": "application/json" } }),
  );
  shown = mount(MyTables, { target: document.body });
  await until(() => expect(document.querySelector("a")).not.toBeNull());
}

const rows = (): string[] =>
  [...document.querySelectorAll("a")].map((row) => row.textContent.replaceAll(/\s+/g, " ").trim());

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find(
    (one) => (one.ariaLabel ?? one.getAttribute("aria-label") ?? one.textContent).trim() === name,
  );
  return found as HTMLButtonElement;
}

beforeEach(() => {
  restoreAll(); // whatever other tests have removed
  return speak("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  restoreAll();
  vi.unstubAllGlobals();
});

it("says of a table with whom, how many cards are left, since when, and whose turn it is", async () => {
  await show([listing(1, { turn: 0, left: 31, at: Date.now() - 7_300_000 }), listing(2, { turn: 1, left: 1 })]);
  expect(rows()).toEqual([
    "T1 with Bot 1 31 cards left · 2 hours ago Your turn",
    "T2 with Bot 2 One card left · now Bot 2 to play",
  ]);
});

it("shows the newest, and all of them on demand", async () => {
  await show([...Array(8).keys()].map((number) => listing(number)));
  expect(rows()).toHaveLength(6);
  button("Show all 8").click();
  flushSync();
  expect(rows()).toHaveLength(8);
  button("Show fewer").click();
  flushSync();
  expect(rows()).toHaveLength(6);
});

it("removes a table from the list and brings it back", async () => {
  await show([listing(1), listing(2, { phase: "over" })]);
  button("Remove T1 from this list").click();
  await tick();
  expect(rows().map((row) => row.slice(0, 2))).toEqual(["T2"]);
  expect(document.querySelector("[role=status]")?.textContent).toBe("One table is removed from this list.");
  button("Bring back").click();
  await tick();
  expect(rows()).toHaveLength(2);
});
