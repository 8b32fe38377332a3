// @vitest-environment jsdom
import { unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";

import type { Sight } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import { STATES } from "../fixtures/recordings";
import { showAlone } from "../fixtures/solo";
import type { Entry, TableState } from "../state/table";
import Reactions from "./Reactions.svelte";

let shown: object | null = null;
let asked: object[] = [];

function show(react: boolean, log: Entry[] = [], setting = (STATES[4] as TableState).setting): HTMLButtonElement[] {
  asked = [];
  const client = { ask: (wish: object) => (asked.push(wish), "") };
  const table = { ...(STATES[4] as TableState), you: 0, log, setting };
  shown = showAlone(Reactions, {}, { client, table, sight: { react } as Required<Sight> });
  return [...document.querySelectorAll("button")];
}

beforeAll(() => speak("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
});

it("sends a reaction", () => {
  show(true)[0]?.click();
  expect(asked).toEqual([{ t: "react", reaction: "well-done" }]);
});

it("stays, but does nothing, once I have reacted in this turn", () => {
  const [first] = show(false, [{ news: { t: "reacted", seq: 9, seat: 0, reaction: "oops" }, from: null, drawn: 0 }]);
  first?.click();
  expect([first?.ariaDisabled ?? first?.getAttribute("aria-disabled"), asked]).toEqual(["true", []]);
});

it("is not offered where nobody may react", () => {
  expect(show(false)).toEqual([]);
});

it("offers without a tap what is said once a game is over", () => {
  const { setting } = STATES[4] as TableState;
  const words = show(true, [], { ...setting, phase: "over" }).map(({ textContent }) => textContent.trim());
  expect([words, document.querySelector("details")]).toEqual([
    ["Well done!", "Thanks!", "Oops!", "One more game?"],
    null,
  ]);
});
