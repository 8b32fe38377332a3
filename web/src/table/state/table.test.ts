import { describe, expect, it } from "vitest";

import type { Message } from "../../protocol";
import { RECORDINGS, STATES, statesAfter } from "../fixtures/recordings";
import { fold, isOver, layOf, mayAskForHint, playsByFeel, type TableState } from "./table";

describe.each(Object.entries(RECORDINGS))("%s, as a server told it", (_, { frames, again }) => {
  const all = statesAfter(frames);
  const end = all.at(-1) as TableState;
  const fresh = fold(null, again) as TableState;

  it("comes to the same as a snapshot", () => {
    expect({ ...end, unlaid: end.unlaid.map((deck) => deck.toSorted()) }).toEqual({
      ...fresh,
      unlaid: fresh.unlaid.map((deck) => deck.toSorted()),
      log: end.log,
    });
  });

  it("has the same log for whoever comes late", () => {
    const told = (state: TableState): string[] => state.log.map(({ news, from }) => `${news.seq} ${news.t} ${from}`);
    expect(told(fresh)).toEqual(told(end));
  });

  it("names the position in every request", () => {
    const moved = frames.filter(({ t }) => t === "did" || t === "undone") as { seq: number }[];
    expect(end.at).toBe(moved.at(-1)?.seq);
  });

  it("shows on each pile what was laid last", () => {
    const shown = all
      .filter(({ sight }) => sight)
      .every((state) => {
        const laid = Object.values(state.stacks).flatMap((stack) => stack.slice(-1));
        return laid.every((card) => state.sight?.tops.includes(card));
      });
    expect(shown).toBe(true);
  });

  it("counts a card that is taken back as unlaid again", () => {
    const at = frames.findIndex(({ t }) => t === "undone");
    const undone = frames[at] as Extract<Message, { t: "undone" }>;
    const decks = (all[at] as TableState).unlaid;
    expect(decks[decks.length > 1 ? undone.seat : 0]).toContain(layOf(undone.do)?.card);
  });

  it("is over at its end, and not before", () => {
    expect(all.map(isOver).indexOf(true)).toBe(all.length - 1);
  });
});

it("knows nothing before the first snapshot", () => {
  expect(fold(null, { t: "here", here: [0] })).toBeNull();
});

it("keeps what it was when an answer tells no news", () => {
  const state = STATES.at(-1) as TableState;
  expect(fold(state, { t: "pong", n: 0, seq: 9 })).toBe(state);
});

describe("bots", () => {
  const [first] = STATES as [TableState];
  const did = (seq: number, more: object): Message => ({ t: "did", seq, seat: 1, do: "37>A", ...more }) as Message;

  it("plays by feel as long as its last card was chosen so", () => {
    const after = fold(first, did(first.seq + 1, { instant: true })) as TableState;
    expect([playsByFeel(first, 1), playsByFeel(after, 1), playsByFeel(after, 0)]).toEqual([false, true, false]);
    expect(playsByFeel(fold(after, did(first.seq + 2, {})) as TableState, 1)).toBe(false);
  });

  it("has another level once it is replaced, and the log says so", () => {
    const seats = first.setting.seats.with(1, { name: "Ada", bot: "strong" });
    const table = { ...first, setting: { ...first.setting, seats } };
    const after = fold(table, { t: "replaced", seq: table.seq + 1, seat: 1, bot: "solid" }) as TableState;
    expect(after.setting.seats[1]).toEqual({ name: "Ada", bot: "solid" });
    expect(after.log.at(-1)?.news.t).toBe("replaced");
  });
});

it.each([
  ["alone with bots", { bot: "solid" }, {}, true],
  ["with others", {}, {}, false],
  ["with others who agreed on hints", {}, { hints: true }, true],
])("may ask for a hint in its turn: %s", (_, other, options, may) => {
  const state = STATES[7] as TableState;
  const seats = [{ name: "Ann" }, { name: "Ben", ...other }];
  const setting = { ...state.setting, seats, options: { ...state.setting.options, ...options } };
  const mine = { ...state, setting, you: 0, sight: state.sight && { ...state.sight, turn: 0 } };
  expect([mayAskForHint(mine), mayAskForHint({ ...mine, you: 1 })]).toEqual([may, false]);
});
