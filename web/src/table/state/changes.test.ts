import { expect, it } from "vitest";

import type { Did, Undone } from "../../protocol";
import { changesSince } from "./changes";
import type { Entry, TableState } from "./table";

function entry(seat: number, action: string, from: string | null = null, t: "did" | "undone" = "did"): Entry {
  return { news: { t, seq: 1, seat, do: action } as Did | Undone, from, drawn: 0 };
}

function changes(...log: Entry[]): object {
  return changesSince({ log, you: 0 } as unknown as TableState);
}

it("tells from what to what a pile has come while others played", () => {
  expect(changes(entry(1, "12>A", "9"), entry(1, "20>A", "12"), entry(1, "END"), entry(2, "80>C", "90"))).toEqual({
    A: { from: "9", to: "20" },
    C: { from: "90", to: "80" },
  });
});

it("begins anew with my own card", () => {
  expect(changes(entry(1, "12>A", "9"), entry(0, "20>A", "12"), entry(0, "END"), entry(1, "80>C"))).toEqual({
    C: { from: null, to: "80" },
  });
});

it("does not tell of a card that was taken back", () => {
  expect(changes(entry(1, "12>A", "9"), entry(1, "12>A", "9", "undone"))).toEqual({});
});

it("tells a step back as it is", () => {
  expect(changes(entry(1, "12>A", "22"))).toEqual({ A: { from: "22", to: "12" } });
});
