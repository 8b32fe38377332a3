import { expect, it } from "vitest";

import type { PileInfo } from "../../protocol";
import { tracksOf } from "./tracks";

const UP = { name: "A", up: true, row_card: "1", owner: null } as PileInfo;
const DOWN = { ...UP, name: "C", up: false, row_card: "100" };
const across = (rank: number): number => rank;

it.each([
  ["up", UP, { path: "M40.0 5v14M60.0 5v14", fits: true }, { path: "M20.0 5v14", fits: false }],
  ["down", DOWN, { path: "M20.0 5v14", fits: true }, { path: "M40.0 5v14M60.0 5v14", fits: false }],
])("draws what still fits as one line, and what does not as another: %s", (_, pile, fitting, gone) => {
  const tracks = tracksOf(["20", "40", "60"], pile, "30", across);
  expect(tracks.toSorted((one, other) => Number(other.fits) - Number(one.fits))).toEqual([
    { colour: null, ...fitting },
    { colour: null, ...gone },
  ]);
});

it("draws each colour on a line of its own", () => {
  const tracks = tracksOf(["R2", "B2", "R3"], UP, "R1", across);
  expect(tracks).toEqual([
    { colour: "red", fits: true, path: "M2.0 4v3M3.0 4v3" },
    { colour: "blue", fits: true, path: "M2.0 8v3" },
  ]);
});
