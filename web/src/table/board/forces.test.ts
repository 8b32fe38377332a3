// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";

import type { GameInfo, Sight } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import type { TableState } from "../state/table";
import { forcesOf } from "./forces";

const MARKS = [
  { name: "stop", title: "Stop", hint: "", lasts: false, cards: ["38"] },
  { name: "skull", title: "Skull", hint: "", lasts: false, cards: ["42"] },
  { name: "notrick", title: "No trick", hint: "The trick is off.", lasts: true, cards: ["18", "28"] },
  { name: "onepile", title: "One pile", hint: "All on one pile.", lasts: true, cards: ["21"] },
];
const GAME = {
  marks: MARKS,
  piles: [
    { name: "A", up: true, owner: null, row_card: "1" },
    { name: "C", up: false, owner: null, row_card: "100" },
  ],
} as unknown as GameInfo;

function titles(now: Partial<Sight>): string[] {
  const sight = { tops: ["1", "100"], cover: [], due: [], exactly: 0, laid: 0, lock: "", result: null, ...now };
  return forcesOf(GAME, { sight, you: 0, setting: { seats: [] } } as unknown as TableState).map(({ title }) => title);
}

beforeAll(() => speak("en"));

it.each([
  ["nothing", {}, []],
  ["a skull", { cover: ["A"], tops: ["42", "100"] }, ["Cover the skull: Pile A, ascending"]],
  ["fires", { due: ["A", "C"] }, ["Put out the fire: Pile A, ascending, Pile C, descending"]],
  ["three cards", { exactly: 3, laid: 1 }, ["1 laid, exactly 3 needed"]],
  ["three cards that are laid", { exactly: 3, laid: 3 }, []],
  ["a mark as long as its card is a top", { tops: ["28", "100"] }, ["No trick"]],
  ["a mark on two tops once", { tops: ["28", "18"] }, ["No trick"]],
  ["no mark that is over and done", { tops: ["38", "42"] }, []],
  [
    "the pile that is left instead of the command",
    { tops: ["21", "100"], lock: "C" },
    ["Only one pile this turn: Pile C, descending"],
  ],
  ["nothing after the end", { tops: ["28", "100"], result: { ending: "min", winners: [], left: 5 } as const }, []],
])("shows %s", (_, now, shown) => {
  expect(titles(now as Partial<Sight>)).toEqual(shown);
});

it("shows the duties before what lasts", () => {
  expect(titles({ tops: ["28", "42"], cover: ["C"] })).toEqual(["Cover the skull: Pile C, descending", "No trick"]);
});
