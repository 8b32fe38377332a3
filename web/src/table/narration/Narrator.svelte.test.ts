// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";

import { speak } from "../../texts/texts.svelte";
import { THE_GAME } from "../fixtures/games";
import Provider from "../fixtures/Provider.svelte";
import { STATES } from "../fixtures/recordings";
import { isMine, type TableState } from "../state/table";
import Narrator from "./Narrator.svelte";
import { Reader } from "./reader.svelte";
import { tellCosts } from "./sentences";

const TABLE = STATES.find((state) => isMine(state) && state.sight?.laid === 0) as TableState;
const [FIRST, SECOND] = TABLE.sight?.hand ?? [];

let table = $state.raw(TABLE);
let held = $state<string | null>(null);
let reader: Reader;
let shown: object;

function show(): void {
  [table, held, reader] = [TABLE, null, new Reader()];
  const part = {
    cards: [],
    waiting: null,
    thinking: null,
    reader,
    get held() {
      return held;
    },
  };
  const around = {
    game: THE_GAME,
    get table() {
      return table;
    },
  };
  const props = { part: Narrator, props: part, shown: around, client: {} } as unknown;
  shown = mount(Provider, { target: document.body, props: props as Parameters<typeof Provider>[1] });
  flushSync();
}

/** Take a card up, or put it down. */
function hold(card: string | null): void {
  held = card;
  flushSync();
}

function costsSaid(card: string | undefined): number {
  const costs = tellCosts(THE_GAME, TABLE, card ?? "");
  return reader.said.filter(({ text }) => text === costs).length;
}

beforeAll(() => speak("en"));
afterEach(() => unmount(shown));

it("says once what a card costs, whatever others say meanwhile", () => {
  show();
  hold(FIRST ?? "");
  table = { ...TABLE, watchers: TABLE.watchers + 1 }; // any news
  flushSync();
  expect(costsSaid(FIRST)).toBe(1);
});

it("says it again when the card is taken up again", () => {
  show();
  [FIRST, SECOND, FIRST, null, FIRST].forEach((card) => hold(card ?? null));
  expect([costsSaid(FIRST), costsSaid(SECOND)]).toEqual([3, 1]);
});
