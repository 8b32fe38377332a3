// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it } from "vitest";

import { turn } from "../../me/switches.svelte";
import type { Message, Setting } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import { THE_GAME } from "../fixtures/games";
import { STATES } from "../fixtures/recordings";
import { fold, isMine, UNSEEN, type TableState } from "../state/table";
import { Storyteller } from "./storyteller";

const TABLE = STATES.find((state) => isMine(state) && state.sight?.laid === 0) as TableState;

/** Return what is told of some news, as they come in, by a table of me, a bot and another person. */
function told(...news: object[]): string[][] {
  const seats: Setting["seats"] = [{ name: "Guest" }, { name: "Ada", bot: "solid" }, { name: "Ben" }];
  const sight = { ...UNSEEN, hands: [7, 7, 7], decks: [50], turn: 1 };
  let state: TableState = { ...TABLE, you: 0, setting: { ...TABLE.setting, seats }, sight, stacks: {}, log: [] };
  const teller = new Storyteller();
  return news.map((one) => {
    const before = state;
    state = fold(state, { seq: state.seq + 1, ...one } as unknown as Message) as TableState;
    return teller.hear(THE_GAME, before, state);
  });
}

const END = { t: "did", seat: 1, do: "END", drawn: 2, now: { decks: [48], turn: 2 } };

beforeAll(() => speak("en"));
afterEach(async () => {
  turn("terse", false);
  await speak("en");
});

it("tells the turn of a bot in one breath, once it is over", () => {
  const lines = told(
    { t: "did", seat: 1, do: "18>B" },
    { t: "did", seat: 1, do: "30>B" },
    { t: "did", seat: 1, do: "20>B" },
    END,
  );
  expect(lines).toEqual([
    [],
    [],
    [],
    ["Ada: 18 on pile B (+17); 30 on pile B (+12); 20 on pile B, a trick, 10 back. 2 cards drawn."],
  ]);
});

it("tells at once what I do, and calls me you", () => {
  const [lay, end] = told({ t: "did", seat: 0, do: "6>A" }, { t: "did", seat: 0, do: "END" });
  expect([lay, end]).toEqual([["You lay the 6 on pile A (+5)."], ["You end the turn."]]);
});

it.each([
  ["de", "Du legst die 6 auf Stapel A (+5)."],
  ["nl", "Je legt de 6 op stapel A (+5)."],
] as const)("speaks to me in %s", async (language, sentence) => {
  await speak(language);
  expect(told({ t: "did", seat: 0, do: "6>A" })).toEqual([[sentence]]);
});

it("tells at once what another person does", () => {
  expect(told({ t: "did", seat: 2, do: "6>A" })).toEqual([["Ben lays the 6 on pile A (+5)."]]);
});

it("tells what a bot says in one line, before anything else that happens", () => {
  const [, , lines] = told(
    { t: "said", seat: 1, say: "KEEP(A,2)" },
    { t: "said", seat: 1, say: "SMALL(C)" },
    { t: "did", seat: 2, do: "6>A" },
  );
  expect(lines).toEqual(["Ada: keep off A, tiny steps on C.", "Ben lays the 6 on pile A (+5)."]);
});

it("says when only words are held, and hands them over", () => {
  const teller = new Storyteller();
  const before = { ...TABLE, setting: { ...TABLE.setting, seats: [{ name: "Guest" }, { name: "Ada", bot: "solid" }] } };
  const after = fold(before, { t: "said", seq: before.seq + 1, seat: 1, say: "SAFE" } as Message) as TableState;
  expect([teller.hear(THE_GAME, before, after), teller.isPausing]).toEqual([[], true]);
  expect([teller.finish(THE_GAME, after), teller.isPausing]).toEqual([["Ada: safe."], false]);
});

it("is terse where that is wanted", () => {
  turn("terse", true);
  const lines = told(
    { t: "did", seat: 0, do: "16>A" },
    { t: "did", seat: 0, do: "6>A" },
    { t: "did", seat: 2, do: "90>C" },
    { t: "did", seat: 1, do: "18>B" },
    END,
  );
  expect(lines.flat()).toEqual([
    "16 on A, plus 15.",
    "6 on A, minus 10.",
    "Ben: 90 on C, plus 10.",
    "Ada: 18 on B, plus 17. 2 cards drawn.",
  ]);
});

it("tells every card of a game once", () => {
  const teller = new Storyteller();
  const lines = STATES.slice(1).flatMap((state, at) => teller.hear(THE_GAME, STATES[at] as TableState, state));
  const lays = STATES.at(-1)?.log.filter(({ news }) => news.t === "did" && news.do.includes(">")).length;
  expect(lines.join("\n").match(/ on pile [A-D]/g)?.length).toBe(lays);
});

it("tells the cards that I draw, and of others how many", () => {
  const teller = new Storyteller();
  const lines = STATES.slice(1).flatMap((state, at) => teller.hear(THE_GAME, STATES[at] as TableState, state));
  const drawn = lines.flatMap((line) => /^You draw: (.*)\.$/.exec(line)?.[1]?.split(", ") ?? []);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.length).toBeGreaterThan(0);
  expect(lines.some((line) => / (one card|\d+ cards) drawn\.$/.test(line))).toBe(true);
});

it("tells once that a bot plays by feel", () => {
  const [once, twice] = told({ ...END, instant: true, now: {} }, { ...END, instant: true, now: {} });
  expect(once).toContain("Ada cannot think ahead yet and plays by feel for now.");
  expect(twice?.join()).not.toContain("by feel");
});

it("tells once that nobody has trained the bots for this table", () => {
  const [once, twice] = told({ ...END, untrained: true, now: {} }, { ...END, untrained: true, now: {} });
  expect(once).toContain("The bots have not been trained for this table and go by what they learn on the server.");
  expect(twice?.join()).not.toContain("trained");
});

it("tells that a bot was replaced", () => {
  expect(told({ t: "replaced", seat: 1, bot: "solid" })).toEqual([
    ["Ada could not go on like that. New level: Solid."],
  ]);
});
