// @vitest-environment jsdom
import { expect, it } from "vitest";

import type { GameInfo, Options } from "../../protocol";
import { withGame, withHouse } from "./options";

const TEAM = { id: "team", hand_size: { 1: 8, 2: 7, 3: 6 }, switches: [] } as unknown as GameInfo;
const UNDO = {
  name: "undo",
  title: "",
  choices: [
    { name: "solo", title: "" },
    { name: "all", title: "" },
  ],
};
const DUEL = { id: "duel", hand_size: { 2: 6 }, switches: [UNDO] } as unknown as GameInfo;
const OPTIONS: Options = { ruleset: "duel", seats: 2, clock: 60, house: { undo: "all" } };

it("keeps the seats where the other game allows them, and what is not about the game", () => {
  expect(withGame(OPTIONS, TEAM, 1)).toEqual({ ruleset: "team", seats: 2, clock: 60, house: {} });
});

it("takes the nearest number of seats where it does not", () => {
  expect([
    withGame({ ...OPTIONS, seats: 5 }, TEAM, 1).seats,
    withGame({ ...OPTIONS, seats: 1 }, DUEL, 1).seats,
  ]).toEqual([3, 2]);
});

it("leaves a seat to everybody who sits there already", () => {
  expect(withGame({ ...OPTIONS, seats: 1 }, TEAM, 3).seats).toBe(3);
});

it("keeps only the house rules that are not as usual", () => {
  expect([
    withHouse(OPTIONS, DUEL, "undo", "solo").house,
    withHouse({ ...OPTIONS, house: {} }, DUEL, "undo", "all").house,
  ]).toEqual([{}, { undo: "all" }]);
});
