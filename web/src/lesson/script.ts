// What the coach says, and when: steps as data. Which of them a game needs, its own data decides.
import { isColoured, isOwned } from "../games/cards";
import { isMine, isOver } from "../table/state/table";
import { cardWords, pilesWords } from "../table/words";
import type { Arguments } from "../texts/texts.svelte";
import { cardOf, heardWords, markWords, offerWords, otherName, pileAt, pileOf } from "./remarks";
import {
  hasGoneBack,
  hasHeeded,
  hasPassed,
  hasSpoken,
  heard,
  helps,
  isPlain,
  laidMarks,
  markedOffer,
  markedPiles,
  myLays,
  planned,
  pressing,
  tricks,
  type Scene,
} from "./scene";

/** Something that the coach says while `when` holds, until it is `done` or, where it only wants to be read, read. */
export interface Step {
  name: string;
  when: (scene: Scene) => boolean;
  done?: (scene: Scene) => boolean; // none: it holds as long as `when` does
  read?: true;
  words: (scene: Scene) => [id: string, args?: Arguments];
  points?: (scene: Scene) => string[]; // selectors
}

export const SCRIPT: Step[] = [
  {
    name: "hand",
    when: () => true,
    read: true,
    words: ({ game }) => [game.race ? "learn-step-hand-race" : "learn-step-hand", { count: game.cards.length }],
    points: () => [".hand"],
  },
  { name: "piles", when: () => true, read: true, words: () => ["learn-step-piles"], points: () => [".piles .slot"] },
  {
    name: "own",
    when: ({ game }) => isOwned(game),
    read: true,
    words: (scene) => ["learn-step-own", { name: otherName(scene) }],
    points: ({ game, table }) => game.piles.filter(({ owner }) => owner === table.you).map(pileAt),
  },
  {
    name: "begin",
    when: ({ sight }) => sight.begin,
    words: () => ["learn-step-begin"],
    points: () => [".starter .primary"],
  },
  {
    name: "wait",
    when: ({ table, sight }) => !isOver(table) && sight.turn !== null && sight.turn !== table.you,
    words: (scene) => ["learn-step-wait", { name: otherName(scene) }],
  },
  {
    name: "cover",
    when: (scene) => isMine(scene.table) && pressing(scene).length > 0,
    words: (scene) => [
      "learn-step-cover",
      {
        piles: pilesWords(
          scene.game,
          scene.table,
          pressing(scene).map(({ name }) => name),
        ),
      },
    ],
    points: (scene) => pressing(scene).map(pileAt),
  },
  {
    name: "mark",
    when: (scene) => isMine(scene.table) && markedOffer(scene) !== undefined,
    done: (scene) => laidMarks(scene).length > 0,
    words: (scene) => [
      "learn-step-mark",
      { ...offerWords(scene, markedOffer(scene)), ...markWords(scene, markedOffer(scene)?.card) },
    ],
    points: (scene) => [...cardOf(markedOffer(scene)), ...pileOf(markedOffer(scene))],
  },
  {
    name: "help",
    when: (scene) => isMine(scene.table) && helps(scene).length > 0,
    done: (scene) => hasGoneBack(scene, true),
    words: (scene) => ["learn-step-help", { ...offerWords(scene, helps(scene)[0]), name: otherName(scene) }],
    points: (scene) => [...cardOf(helps(scene)[0]), ...pileOf(helps(scene)[0])],
  },
  {
    name: "trick",
    when: (scene) =>
      isMine(scene.table) && !isOwned(scene.game) && scene.game.marks.length === 0 && tricks(scene).length > 0,
    done: (scene) => hasGoneBack(scene, false),
    words: (scene) => [
      isColoured(scene.game) ? "learn-step-trick-colour" : "learn-step-trick",
      offerWords(scene, tricks(scene)[0]),
    ],
    points: (scene) => [...cardOf(tricks(scene)[0]), ...pileOf(tricks(scene)[0])],
  },
  {
    name: "choose",
    when: (scene) => isMine(scene.table) && myLays(scene).length === 0 && scene.held === null,
    words: (scene) =>
      planned(scene) ? ["learn-step-choose", offerWords(scene, planned(scene))] : ["learn-step-choose-any"],
    points: (scene) => (planned(scene) ? cardOf(planned(scene)) : [".hand"]),
  },
  {
    name: "lay",
    when: (scene) => isMine(scene.table) && myLays(scene).length === 0 && scene.held !== null,
    words: (scene) => {
      const held = { held: cardWords(scene.held ?? "") };
      return holdsPlanned(scene)
        ? ["learn-step-lay", { ...held, ...offerWords(scene, planned(scene)) }]
        : ["learn-step-lay-any", held];
    },
    points: (scene) => (holdsPlanned(scene) ? pileOf(planned(scene)) : []),
  },
  {
    name: "mark-open",
    when: (scene) => laidMarks(scene).length > 0,
    read: true,
    words: (scene) => ["learn-step-mark-open", markWords(scene, laidMarks(scene)[0])],
    points: (scene) => markedPiles(scene).map(pileAt),
  },
  {
    name: "heed",
    when: (scene) =>
      isMine(scene.table) &&
      myLays(scene).length > 0 &&
      scene.sight.laid < scene.sight.need &&
      heard(scene) !== undefined,
    done: hasHeeded,
    words: (scene) => ["learn-step-heed", heardWords(scene)],
    points: (scene) => [heard(scene)].flatMap((one) => (one ? [pileAt(one.pile)] : [])),
  },
  {
    name: "need",
    when: (scene) => isMine(scene.table) && scene.sight.laid > 0 && !scene.sight.end,
    words: ({ sight }) => ["learn-step-need", { need: sight.need }],
    points: () => [".hand"],
  },
  {
    name: "strip",
    when: (scene) => isPlain(scene.game) && myLays(scene).length > 0,
    read: true,
    words: () => ["learn-step-strip"],
    points: () => [".pile .strip"],
  },
  {
    name: "end",
    when: (scene) => isMine(scene.table) && scene.sight.end && scene.sight.laid > 0,
    done: hasPassed,
    words: () => ["learn-step-end"],
    points: () => [".actions .primary"],
  },
  {
    name: "signal",
    when: (scene) => hasPassed(scene) && scene.table.setting.seats.length > 1 && scene.game.words.length > 0,
    read: true,
    done: hasSpoken,
    words: () => ["learn-step-signal"],
    points: () => ["[data-talk]", "[aria-labelledby=signals]"],
  },
  {
    name: "lose",
    when: (scene) => hasPassed(scene) && (isPlain(scene.game) || scene.game.race),
    read: true,
    words: ({ game }) => [game.race ? "learn-step-lose-race" : "learn-step-lose"],
  },
];

/** Return what the coach says now: the first step that holds and is not behind us; none: the lesson is over. */
export function stepOf(scene: Scene, behind: ReadonlySet<string>): Step | null {
  return SCRIPT.find(({ name, when }) => !behind.has(name) && when(scene)) ?? null;
}

/** Return the names of the steps that this scene has done. */
export function doneIn(scene: Scene): string[] {
  return SCRIPT.filter(({ done }) => done?.(scene)).map(({ name }) => name);
}

/** Say whether nothing of the lesson is left. */
export function isLearnt(scene: Scene, behind: ReadonlySet<string>): boolean {
  return !isOver(scene.table) && hasPassed(scene) && stepOf(scene, behind) === null;
}

function holdsPlanned(scene: Scene): boolean {
  return planned(scene)?.card === scene.held;
}
