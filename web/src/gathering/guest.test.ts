// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";

import { speak } from "../texts/texts.svelte";
import { guestName } from "./guest";

beforeAll(() => speak("en"));

it.each([
  ["Guest", [null, null], null],
  ["Guest 2", [{ name: "guest" }, null], null],
  ["Guest 3", [{ name: "Guest" }, { name: "Guest 2" }, null], null],
  ["Guest", [{ name: "Ann" }, { name: "Guest 2" }, null], null],
  ["Guest", [{ name: "Guest" }, null], 0],
])("calls somebody without a name %s", (name, seats, you) => {
  expect(guestName(seats, you)).toBe(name);
});
