import { expect, it } from "vitest";

import type { AskInfo, WordInfo } from "../../protocol";
import { beginSketch, formatSignal, give, missing, parseSignal, refinements } from "./signals";

const PILE: AskInfo = { kind: "pile", choices: [] };
const STRENGTH = ask("strength", "1", "2", "3");
const KEEP = word("KEEP", PILE, STRENGTH);

function ask(kind: AskInfo["kind"], ...names: string[]): AskInfo {
  return { kind, choices: names.map((name) => ({ name, title: name })) };
}

function word(name: string, ...asks: AskInfo[]): WordInfo {
  return { name, title: name, asks };
}

it("reads what it writes", () => {
  expect(parseSignal(formatSignal(give(beginSketch(KEEP), PILE, "A")))).toEqual({ word: "KEEP", args: ["A", "2"] });
});

it("writes a word that asks for nothing as it is", () => {
  expect([formatSignal(beginSketch(word("SAFE"))), missing(beginSketch(word("SAFE")))]).toEqual(["SAFE", null]);
});

it("needs a pile, and is strong in the middle until somebody says otherwise", () => {
  const begun = beginSketch(KEEP);
  expect([missing(begun), refinements(begun)]).toEqual([PILE, [STRENGTH]]);
  expect(formatSignal(give(give(begun, STRENGTH, "3"), PILE, "B"))).toBe("KEEP(B,3)");
});

it("asks for a strength that is all there is to say", () => {
  const wish = ask("strength", "0", "1", "2", "3");
  expect([missing(beginSketch(word("START", wish))), refinements(beginSketch(word("START", wish)))]).toEqual([
    wish,
    [],
  ]);
});

it("asks for one thing after the other", () => {
  const [colour, band] = [ask("colour", "red", "blue"), ask("band", "low", "high")];
  const size = beginSketch(word("SIZE", colour, band));
  const next = give(size, colour, "red");
  expect([missing(size), missing(next)]).toEqual([colour, band]);
  expect(formatSignal(give(next, band, "high"))).toBe("SIZE(red,high)");
});
