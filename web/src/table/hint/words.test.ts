// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";

import { speak, speakAlsoOf } from "../../texts/texts.svelte";
import { THE_GAME } from "../fixtures/games";
import { STATES } from "../fixtures/recordings";
import type { TableState } from "../state/table";
import type { Hint } from "./hints.svelte";
import { hintWords } from "./words";

const TABLE = STATES[7] as TableState;
const HINT: Hint = {
  detail: "pile",
  lays: [
    { card: "50", pile: "A" },
    { card: "40", pile: "C" },
  ],
  merits: [{ kind: "small" }, { kind: "keeps-trick", card: "60", pile: "A" }, { kind: "ends" }],
};

function words(change: Partial<Hint>): string[] {
  return hintWords(
    THE_GAME,
    { ...TABLE, sight: TABLE.sight && { ...TABLE.sight, tops: ["45", "1", "42", "100"] } },
    {
      ...HINT,
      ...change,
    },
  );
}

beforeAll(async () => {
  await speak("en");
  await speakAlsoOf("study");
});

it.each([
  ["pile", ["Look at this: Pile A, ascending."]],
  ["card", ["Think of the 50."]],
] as const)("tells no more than was asked for: %s", (detail, told) => {
  expect(words({ detail })).toEqual(told);
});

it("tells the whole turn, and what speaks most for it", () => {
  expect(words({ detail: "turn" })).toEqual([
    "The best turn: 50 on pile A (+5), 40 on pile C (+2).",
    "No other turn with as many cards costs less.",
    "The 60 stays in hand, for a trick on pile A.",
  ]);
});

it("tells that the turn should end", () => {
  expect(words({ detail: "turn", lays: [], merits: [] })).toEqual(["End your turn."]);
});
