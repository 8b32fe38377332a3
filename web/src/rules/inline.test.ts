import { expect, it } from "vitest";

import { parts } from "./inline";

it("leaves a plain line whole", () => {
  expect(parts("Draw two.")).toEqual([{ kind: "plain", text: "Draw two." }]);
});

it("finds what is bold and what is typed", () => {
  expect(parts("**Undo**: never (`undo=off`).")).toEqual([
    { kind: "bold", text: "Undo" },
    { kind: "plain", text: ": never (" },
    { kind: "typed", text: "undo=off" },
    { kind: "plain", text: ")." },
  ]);
});
