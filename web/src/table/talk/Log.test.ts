// @vitest-environment jsdom
import { unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";

import type { Message, Setting, Sight } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import { THE_GAME } from "../fixtures/games";
import { showAlone } from "../fixtures/solo";
import { STATES } from "../fixtures/recordings";
import { fold, type TableState } from "../state/table";
import Log from "./Log.svelte";

let shown: object | null = null;

/** Show the log of a table of me and a bot, after some news. */
function show(...news: object[]): HTMLElement {
  const seats: Setting["seats"] = [{ name: "Guest" }, { name: "Ada", bot: "solid" }];
  const start: TableState = { ...(STATES[4] as TableState), you: 0, stacks: {}, log: [] };
  const table = news.reduce<TableState>(
    (state, one) => fold(state, { seq: state.seq + 1, ...one } as unknown as Message) as TableState,
    { ...start, setting: { ...start.setting, seats } },
  );
  shown = showAlone(Log, {}, { table, seating: table, game: THE_GAME, sight: {} as Required<Sight> });
  return document.querySelector("ol") as HTMLElement;
}

function lines(list: HTMLElement): string[] {
  return [...list.querySelectorAll("p")].map(({ textContent }) => textContent.replaceAll(/\s+/g, " ").trim());
}

beforeAll(() => speak("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
});

it("shows a turn as chips under the name of whoever played, me as You", () => {
  const list = show(
    { t: "did", seat: 0, do: "14>A" },
    { t: "did", seat: 0, do: "24>A" },
    { t: "did", seat: 0, do: "END" },
  );
  expect([...list.querySelectorAll("strong")].map(({ textContent }) => textContent)).toEqual(["You"]);
  expect([...list.querySelectorAll(".shown b")].map(({ textContent }) => textContent.trim())).toEqual(["14", "24"]);
});

it("shows a trick in gold, and says so to those who listen", () => {
  const list = show({ t: "did", seat: 1, do: "24>A" }, { t: "did", seat: 1, do: "14>A" });
  const [chip] = list.querySelectorAll(".trick");
  expect(chip?.querySelector(".step")?.textContent).toBe("−10");
  expect(chip?.querySelector(".unseen")?.textContent.trim()).toBe("14 on pile A, a trick, 10 back");
});

it("shows the signals of a bot in one line", () => {
  const list = show({ t: "said", seat: 1, say: "KEEP(A,2)" }, { t: "said", seat: 1, say: "SMALL(C)" });
  expect(lines(list)).toEqual(["Ada: keep off A, tiny steps on C"]);
});

it("shows texts and reactions as bubbles, mine on my side", () => {
  const list = show(
    { t: "wrote", seat: 1, text: "hello there" },
    { t: "reacted", seat: 0, reaction: "well-done" },
    { t: "wrote", seat: 0, text: "we two", doubt: "word" },
  );
  expect(lines(list)).toEqual(["Ada hello there", "You Well done!", "You we two may tell a number"]);
  expect(list.querySelectorAll(".bubble.mine")).toHaveLength(2);
});
