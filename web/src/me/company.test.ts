// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

import type { GameInfo } from "../protocol";

const BOTS = ["beginner", "solid", "strong", "master"];
const UNDO = { name: "undo", title: "", choices: ["solo", "off", "all"].map((name) => ({ name, title: name })) };
const TEAM = {
  id: "team",
  race: false,
  switches: [UNDO],
  bots: BOTS,
  added_bots: [],
  hand_size: { 1: 8, 2: 7, 3: 6 },
} as unknown as GameInfo;
const DUEL = {
  id: "duel",
  race: true,
  switches: [],
  bots: BOTS,
  added_bots: [],
  hand_size: { 2: 6 },
} as unknown as GameInfo;

/** Open the page anew: all that is left is what the browser keeps. */
async function reopened(): Promise<typeof import("./company.svelte")> {
  vi.resetModules();
  return import("./company.svelte");
}

beforeEach(() => localStorage.clear());

it("is strong and brisk unless somebody chooses, and easy to beat in a duel", async () => {
  const company = await reopened();
  expect([company.myLevel(TEAM), company.myLevel(DUEL), company.myPace()]).toEqual(["strong", "beginner", "brisk"]);
});

it("is remembered, rivals apart from those who help", async () => {
  const today = await reopened();
  today.chooseLevel(TEAM, "master");
  today.chooseLevel(DUEL, "solid");
  today.choosePace("instant");
  const later = await reopened();
  expect([later.myLevel(TEAM), later.myLevel(DUEL), later.myPace()]).toEqual(["master", "solid", "instant"]);
});

it("may be a bot that the operator has added, which goes by its name", async () => {
  const company = await reopened();
  const here = { ...TEAM, added_bots: ["mine:Marvin"] };
  company.chooseLevel(TEAM, "mine:Marvin");
  expect([company.myLevel(here), company.myLevel(TEAM)]).toEqual(["mine:Marvin", "strong"]);
  expect(company.levelChoices(here).at(-1)).toEqual({ name: "mine:Marvin", title: "mine:Marvin" });
});

it("falls back to what there is", async () => {
  localStorage.setItem("tenback.bots.mate", "grandmaster");
  localStorage.setItem("tenback.bots.pace", "0.5");
  const company = await reopened();
  expect([company.myLevel(TEAM), company.myPace()]).toEqual(["strong", "brisk"]);
});

it("offers only the levels that run on the server", async () => {
  const company = await reopened();
  const light = { ...TEAM, bots: ["beginner", "solid"] };
  company.chooseLevel(TEAM, "master");
  expect([company.levelChoices(light).map(({ name }) => name), company.myLevel(light), company.myLevel(TEAM)]).toEqual([
    ["beginner", "solid"],
    "solid",
    "master",
  ]);
});

it("plays along at every table that is opened in one click", async () => {
  const company = await reopened();
  const { forFriends, smallest, withBots } = await import("./orders");
  company.chooseLevel(TEAM, "solid");
  company.choosePace("calm");
  expect(withBots(TEAM, 2)).toMatchObject({ options: { seats: 3, pace: 2 }, bots: { 1: "solid", 2: "solid" } });
  expect([smallest(DUEL).bots, forFriends(TEAM).options.pace]).toEqual([{ 1: "beginner" }, 2]);
});

it.each([
  [0, "instant"],
  [0.4, "instant"],
  [1, "brisk"],
  [10, "calm"],
])("has a name for a pace of %d seconds", async (seconds, name) => {
  expect((await reopened()).paceOf(seconds)).toBe(name);
});

it("leaves the usual pace out of an order", async () => {
  await reopened();
  const { withBots } = await import("./orders");
  expect(withBots(DUEL, 1).options).toEqual({ ruleset: "duel", seats: 2 });
});

it("lets cards be taken back among bots, where the game knows that, and asks friends nothing", async () => {
  await reopened();
  const { forFriends, withBots } = await import("./orders");
  const houses = [withBots(TEAM, 2), withBots(TEAM, 0), withBots(DUEL, 1), forFriends(TEAM)].map(
    ({ options }) => options.house,
  );
  expect(houses).toEqual([{ undo: "all" }, undefined, undefined, undefined]);
});
