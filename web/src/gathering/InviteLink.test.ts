// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";

import type { GameInfo } from "../protocol";
import { showAlone } from "../table/fixtures/solo";
import type { TableState } from "../table/state/table";
import { speak } from "../texts/texts.svelte";
import InviteLink from "./InviteLink.svelte";
import OnlyHere from "./OnlyHere.svelte";

const TABLE = { code: "K7M2QX" } as unknown as TableState;
const GAME = { title: "The Game" } as unknown as GameInfo;
const [WLAN, NEW] = ["http://192.168.1.20:8010", "http://[fd00::2]:8010"];

let shown: object | null = null;

function invite(addresses: string[]): void {
  shown = showAlone(InviteLink, { addresses, near: true }, { table: TABLE, game: GAME });
}

function link(): string {
  return document.getElementById("link")?.textContent ?? "";
}

beforeAll(() => speak("en"));

afterEach(async () => {
  if (shown) await unmount(shown);
});

it("shows the one address without a choice", () => {
  invite([WLAN]);
  expect([link(), document.querySelector("select")]).toEqual([`${WLAN}/t/K7M2QX`, null]);
});

it("lets choose among several addresses", () => {
  invite([WLAN, NEW]);
  const select = document.querySelector("select") as HTMLSelectElement;
  expect([...select.options].map(({ text }) => text)).toEqual(["192.168.1.20:8010", "[fd00::2]:8010"]);
  select.value = NEW as string;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(link()).toBe(`${NEW}/t/K7M2QX`);
});

it("shows the command and no link where nobody else can come", () => {
  shown = mount(OnlyHere, { target: document.body, props: { command: "tenback serve --lan" } });
  expect([document.querySelector("code")?.textContent, link(), document.querySelectorAll("button").length]).toEqual([
    "tenback serve --lan",
    "",
    1,
  ]);
});

it("offers no command where only the network is missing", () => {
  shown = mount(OnlyHere, { target: document.body, props: { command: "" } });
  expect([document.querySelector("code"), document.body.textContent?.includes("no network")]).toEqual([null, true]);
});
