// @vitest-environment jsdom
import { unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";

import type { GameInfo, Sight } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import { STATES } from "../fixtures/recordings";
import { showAlone } from "../fixtures/solo";
import type { TableClient } from "../state/client.svelte";
import type { Lay, TableState } from "../state/table";
import Actions from "./Actions.svelte";

const GAME = { piles: [], marks: [] } as unknown as GameInfo;
const TABLE = STATES[7] as TableState;

let shown: object | null = null;
let done: string[] = [];

/** Show the actions of my turn, with a sight that differs in some fields. */
function show(
  now: Partial<Sight>,
  waiting: TableClient["waiting"] = null,
  intended: Lay | null = null,
): HTMLButtonElement {
  const sight = { ...(TABLE.sight as Required<Sight>), turn: 0, ...now };
  const client = { act: (action: string) => done.push(action) > 0, waiting };
  const props = {
    mine: now.turn === undefined,
    held: null,
    intended,
    onintended: () => done.push("intention"),
    onforward: now.turn === undefined ? null : () => done.push("forward"),
    thinking: now.turn ?? null,
    unread: false,
    onhint: () => done.push("hint"),
    onsort: null,
    ontalk: () => undefined,
    onresult: () => undefined,
  };
  shown = showAlone(Actions, props, { client, table: { ...TABLE, sight }, game: GAME, sight });
  return document.querySelector(".actions > button:last-child") as HTMLButtonElement;
}

beforeAll(() => speak("en"));

afterEach(async () => {
  if (shown) await unmount(shown);
  done = [];
});

it("says why the turn cannot end yet", () => {
  const button = show({ need: 2, laid: 1, end: false });
  expect([button.disabled, button.textContent?.trim()]).toEqual([true, "Lay one more card"]);
});

it("ends the turn", () => {
  const button = show({ need: 2, laid: 2, end: true });
  button.click();
  expect([button.textContent?.trim(), done]).toEqual(["End turn", ["END"]]);
});

it("warns when the end of the turn loses the game", () => {
  expect(show({ need: 2, laid: 1, end: true }).textContent?.trim()).toBe("Nothing fits: end the game");
});

it("asks for nothing while a card waits for the server", () => {
  const button = show({ need: 2, laid: 2, end: true }, { card: "37", pile: "A" });
  expect([document.querySelector(".hint")?.textContent, button.disabled]).toEqual(["", true]);
});

it("says that a bot is thinking", () => {
  show({ turn: 1 });
  expect(document.querySelector(".hint")?.textContent).toBe(`${TABLE.setting.seats[1]?.name} is thinking …`);
});

it("shows at once what others do, where somebody is waited for", () => {
  show({ turn: 1 }).click();
  expect(done).toEqual(["forward"]);
});

it("lays what I intended only when I say so", () => {
  show({ need: 2, laid: 0, end: false }, null, { card: "37", pile: "A" });
  const button = document.querySelector<HTMLButtonElement>("[data-intention]");
  button?.click();
  expect([button?.textContent?.trim(), done]).toEqual(["Lay the 37 A", ["intention"]]);
});

it("tells what I intend while others play", () => {
  show({ turn: 1 }, null, { card: "37", pile: "A" });
  expect([document.querySelector("[data-intention]"), document.querySelector(".hint")?.textContent]).toEqual([
    null,
    "Planned: the 37 A. You lay it when it is your turn.",
  ]);
});

it("offers a hint, and shows how many I have asked for", () => {
  show({ need: 2, laid: 0, end: false, hints: [3, 0] });
  const lamp = document.querySelector<HTMLButtonElement>("[data-lamp]");
  lamp?.click();
  expect([lamp?.textContent?.trim(), done]).toEqual(["3", ["hint"]]);
});
