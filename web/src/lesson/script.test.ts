// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";

import type { GameInfo, Message, Sight } from "../protocol";
import { fold, isMine, type TableState } from "../table/state/table";
import { speak, speakAlsoOf, texts } from "../texts/texts.svelte";
import recorded from "./recorded.json";
import { remark } from "./remarks";
import { hasPassed, heard, helps, laidMarks, myLays, offers, planned, pressing, tricks, type Scene } from "./scene";
import { doneIn, isLearnt, SCRIPT, stepOf, type Step } from "./script";

interface Recording {
  game: GameInfo;
  plan: string[];
  frames: Message[];
}

const LESSONS = recorded as unknown as Record<string, Recording>;
const EVERY = Object.keys(LESSONS);

/** Return what the coach sees after each frame of a lesson, as a server told it. */
function moments(id: string): Scene[] {
  const { game, plan, frames } = LESSONS[id] as Recording;
  let table: TableState | null = null;
  const states = frames.map((frame) => (table = fold(table, frame)) as TableState);
  return states.map((state) => ({ game, plan, table: state, sight: state.sight as Required<Sight>, held: null }));
}

/** Return the steps that a learner sees who reads whatever is to be read. */
function seen(all: Scene[]): string[] {
  const [behind, names] = [new Set<string>(), Array<string>()];
  for (const scene of all) {
    doneIn(scene).forEach((name) => behind.add(name));
    for (let step = stepOf(scene, behind); step; step = step.read ? stepOf(scene, behind.add(step.name)) : null) {
      if (names.at(-1) !== step.name) names.push(step.name);
    }
  }
  return names;
}

function first(id: string): Scene {
  return moments(id)[0] as Scene;
}

/** Return the scene when the learner's first turn begins. */
function opening(id: string): Scene {
  return moments(id).find(({ table }) => isMine(table)) as Scene;
}

/** Return the scene after the learner's first card. */
function laidFirst(id: string): Scene {
  return moments(id).find((scene) => myLays(scene).length > 0) as Scene;
}

beforeAll(async () => {
  await speakAlsoOf("reading");
  await speak("en");
});

it("leads through The Game from the hand to how it is lost", () => {
  const names = ["hand", "piles", "begin", "choose", "trick", "strip", "end", "wait", "heed", "need", "signal", "lose"];
  expect(seen(moments("the-game")).slice(0, names.length)).toEqual(names);
});

it("shows help where piles have owners", () => {
  expect(seen(moments("face-to-face")).slice(0, 7)).toEqual(["hand", "piles", "own", "wait", "help", "need", "end"]);
});

it("lets the team choose who begins, and speak after the first turn", () => {
  const names = seen(moments("quick-and-easy"));
  expect(names.slice(0, 6)).toEqual(["hand", "piles", "begin", "choose", "trick", "wait"]);
  expect(names).toContain("signal");
});

it("shows a mark, and what must be covered because of it", () => {
  const names = seen(moments("on-fire"));
  expect(names.slice(0, 6)).toEqual(["hand", "piles", "mark", "mark-open", "need", "end"]);
  expect(names).toContain("cover");
});

it("explains one mark, though more of them are in the hand", () => {
  const [dealt, laid] = moments("extreme") as [Scene, Scene];
  const read = new Set(["hand", "piles"]);
  const after = stepOf(laid, new Set([...read, ...doneIn(laid)]));
  expect([stepOf(dealt, read)?.name, after?.name]).toEqual(["mark", "mark-open"]);
});

it("lets the learner hear a signal and heed it", () => {
  const scene = moments("the-game").find((one) => heard(one) && hasPassed(one) && isMine(one.table)) as Scene;
  const step = stepOf(scene, new Set(["hand", "piles", "strip"]));
  expect([step?.name, step?.points?.(scene)]).toEqual(["heed", ['[data-pile="D"] .slot']]);
  expect(texts(...(step as Step).words(scene))).toMatch(
    /^\w+ says: “Pile D, descending: please keep off this pile\.” /,
  );
  const lay = (action: string): Scene => {
    const table = fold(scene.table, { t: "did", seq: 99, seat: 0, do: action }) as TableState;
    return { ...scene, table };
  };
  expect([lay("14>D"), lay("14>A")].map((one) => doneIn(one).includes("heed"))).toEqual([false, true]);
});

it("leaves the trick out where marks are what is new", () => {
  const scene = laidFirst("the-game");
  const marked = { ...scene, game: { ...scene.game, marks: first("on-fire").game.marks } };
  const steps = [scene, marked].map((one) => stepOf(one, new Set(["hand", "piles", "mark"]))?.name);
  expect(steps).toEqual(["trick", "need"]);
});

it("lets a learner go on who has nothing to say", () => {
  const all = moments("quick-and-easy");
  const read = new Set(
    SCRIPT.filter((step) => step.read)
      .map(({ name }) => name)
      .concat("trick", "wait"),
  );
  expect(
    all.some(
      (scene) =>
        hasPassed(scene) && stepOf(scene, new Set([...read].filter((name) => name !== "signal")))?.name === "signal",
    ),
  ).toBe(true);
  expect(all.filter(hasPassed).map((scene) => stepOf(scene, read)?.name)).not.toContain("signal");
});

it.each([
  ["on-fire", ["strip", "trick"]],
  ["extreme", ["strip", "trick"]],
  ["face-to-face", ["strip", "trick", "signal"]],
  ["quick-and-easy", ["strip", "mark", "help"]],
])("leaves out of %s what is not new there", (id, left) => {
  expect(seen(moments(id)).filter((name) => left.includes(name))).toEqual([]);
});

describe.each(EVERY)("%s", (id) => {
  it("is learnt in the end, and not before the first turn is over", () => {
    const all = moments(id);
    const everything = new Set(SCRIPT.map(({ name }) => name));
    expect(all.map((scene) => isLearnt(scene, everything)).indexOf(true)).toBe(all.findIndex(hasPassed));
  });

  it("has words for every step of every scene", () => {
    const told = moments(id).flatMap((scene) =>
      SCRIPT.filter(({ when }) => when(scene)).map(({ words }) => texts(...words(scene))),
    );
    expect(told.filter((text) => /^learn-|[{}]|undefined/.test(text))).toEqual([]);
  });

  it("offers what the server offers, and nothing else", () => {
    const scene = moments(id).at(-1) as Scene;
    const told = Object.entries(scene.sight.lays).flatMap(([card, piles]) =>
      piles.split(" ").map((pile) => `${card}>${pile}`),
    );
    expect(offers(scene).map(({ card, pile }) => `${card}>${pile.name}`)).toEqual(told);
  });
});

it("points at the card that is to be chosen, then at its pile", () => {
  const scene = opening("the-game");
  const read = new Set(["hand", "piles"]);
  const held = { ...scene, held: "23" };
  expect(stepOf(scene, read)?.points?.(scene)).toEqual(['[data-card="23"]']);
  expect(stepOf(held, read)?.points?.(held)).toEqual(['[data-pile="A"] .slot']);
});

it("does not insist when another card is chosen", () => {
  const scene = { ...opening("the-game"), held: "13" };
  const step = stepOf(scene, new Set(["hand", "piles"]));
  expect([step?.words(scene)[0], step?.points?.(scene)]).toEqual(["learn-step-lay-any", []]);
});

it("finds the trick that the first card has made", () => {
  const [trick] = tricks(laidFirst("the-game"));
  expect([trick?.card, trick?.pile.name, trick?.steps]).toEqual(["13", "A", -10]);
});

it("finds help only on piles of the other side", () => {
  const mine = moments("face-to-face").find((scene) => helps(scene).length > 0) as Scene;
  expect(new Set(helps(mine).map(({ pile }) => pile.owner))).toEqual(new Set([1]));
  expect(tricks(mine)).toEqual([]);
});

it("forgets a lay that was taken back", () => {
  const after = laidFirst("the-game");
  const undone = { ...after, table: fold(after.table, { t: "undone", seq: 99, seat: 0, do: "23>A" }) as TableState };
  expect([myLays(after).length, myLays(undone).length]).toEqual([1, 0]);
});

it("follows the plan as long as its cards are in the hand", () => {
  const after = moments("the-game").find((scene) => myLays(scene).length > 1) as Scene;
  const scenes = [opening("the-game"), laidFirst("the-game"), after];
  expect(scenes.map((scene) => planned(scene)?.card)).toEqual(["23", "13", undefined]);
});

it("knows which piles press, and which marks were laid", () => {
  const fire = moments("on-fire").find((scene) => pressing(scene).length > 0) as Scene;
  expect([pressing(fire).map(({ name }) => name), laidMarks(fire)]).toEqual([["A"], ["22"]]);
});

it("says what a dear card cost, and that it may be taken back", () => {
  const before = opening("the-game");
  const dear = { t: "did", seq: 50, seat: 0, do: "23>C", now: { undo: true, laid: 1 } } as Message;
  const table = fold(before.table, dear) as TableState;
  const after = { ...before, table, sight: table.sight as Required<Sight> };
  expect(remark(before, after)).toBe("That cost 77; on pile A it would have cost 22. You may take it back.");
});

it("says nothing about a card that went the cheapest way", () => {
  expect(remark(opening("the-game"), laidFirst("the-game"))).toBe("");
});
