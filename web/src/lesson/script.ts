// What the coach says, and when: steps as data. Which of them a game needs, its own data decides.
import { isColoured, isOwned } from "../games/cards";
import { isMine, isOver } from "../table/state/table";
import { cardWords, pilesWords } from "../table/words";
import type { Arguments } from "../texts/texts.svelte";
import {
  hasGoneBack,
  hasPassed,
  hasSpoken,
  helps,
  isPlain,
  laidMarks,
  markedOffer,
  markedPiles,
  myLays,
  planned,
  pressing,
  tricks,
  type Moment,
} from "./scene";
import { cardOf, markWords, offerWords, otherName, pileAt, pileOf } from "./remarks";

/** Something that the coach says while `when` holds, until it is `done` or, where it only wants to be read, read. */
export interface Step {
  name: string;
  when: (moment: Moment) => boolean;
  done?: (moment: Moment) => boolean; // none: it holds as long as `when` does
  read?: true;
  words: (moment: Moment) => [id: string, args?: Arguments];
  points?: (moment: Moment) => string[]; // selectors
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
    words: (moment) => ["learn-step-own", { name: otherName(moment) }],
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
    words: (moment) => ["learn-step-wait", { name: otherName(moment) }],
  },
  {
    name: "cover",
    when: (moment) => isMine(moment.table) && pressing(moment).length > 0,
    words: (moment) => [
      "learn-step-cover",
      {
        piles: pilesWords(
          moment.game,
          moment.table,
          pressing(moment).map(({ name }) => name),
        ),
      },
    ],
    points: (moment) => pressing(moment).map(pileAt),
  },
  {
    name: "mark",
    when: (moment) => isMine(moment.table) && markedOffer(moment) !== undefined,
    done: (moment) => laidMarks(moment).length > 0,
    words: (moment) => [
      "learn-step-mark",
      { ...offerWords(moment, markedOffer(moment)), ...markWords(moment, markedOffer(moment)?.card) },
    ],
    points: (moment) => [...cardOf(markedOffer(moment)), ...pileOf(markedOffer(moment))],
  },
  {
    name: "help",
    when: (moment) => isMine(moment.table) && helps(moment).length > 0,
    done: (moment) => hasGoneBack(moment, true),
    words: (moment) => ["learn-step-help", { ...offerWords(moment, helps(moment)[0]), name: otherName(moment) }],
    points: (moment) => [...cardOf(helps(moment)[0]), ...pileOf(helps(moment)[0])],
  },
  {
    name: "trick",
    when: (moment) =>
      isMine(moment.table) && !isOwned(moment.game) && moment.game.marks.length === 0 && tricks(moment).length > 0,
    done: (moment) => hasGoneBack(moment, false),
    words: (moment) => [
      isColoured(moment.game) ? "learn-step-trick-colour" : "learn-step-trick",
      offerWords(moment, tricks(moment)[0]),
    ],
    points: (moment) => [...cardOf(tricks(moment)[0]), ...pileOf(tricks(moment)[0])],
  },
  {
    name: "choose",
    when: (moment) => isMine(moment.table) && myLays(moment).length === 0 && moment.held === null,
    words: (moment) =>
      planned(moment) ? ["learn-step-choose", offerWords(moment, planned(moment))] : ["learn-step-choose-any"],
    points: (moment) => (planned(moment) ? cardOf(planned(moment)) : [".hand"]),
  },
  {
    name: "lay",
    when: (moment) => isMine(moment.table) && myLays(moment).length === 0 && moment.held !== null,
    words: (moment) => {
      const held = { held: cardWords(moment.held ?? "") };
      return holdsPlanned(moment)
        ? ["learn-step-lay", { ...held, ...offerWords(moment, planned(moment)) }]
        : ["learn-step-lay-any", held];
    },
    points: (moment) => (holdsPlanned(moment) ? pileOf(planned(moment)) : []),
  },
  {
    name: "mark-open",
    when: (moment) => laidMarks(moment).length > 0,
    read: true,
    words: (moment) => ["learn-step-mark-open", markWords(moment, laidMarks(moment)[0])],
    points: (moment) => markedPiles(moment).map(pileAt),
  },
  {
    name: "need",
    when: (moment) => isMine(moment.table) && moment.sight.laid > 0 && !moment.sight.end,
    words: ({ sight }) => ["learn-step-need", { need: sight.need }],
    points: () => [".hand"],
  },
  {
    name: "strip",
    when: (moment) => isPlain(moment.game) && myLays(moment).length > 0,
    read: true,
    words: () => ["learn-step-strip"],
    points: () => [".pile .strip"],
  },
  {
    name: "end",
    when: (moment) => isMine(moment.table) && moment.sight.end && moment.sight.laid > 0,
    done: hasPassed,
    words: () => ["learn-step-end"],
    points: () => [".actions .primary"],
  },
  {
    name: "signal",
    when: (moment) => hasPassed(moment) && moment.table.setting.seats.length > 1 && moment.game.words.length > 0,
    read: true,
    done: hasSpoken,
    words: () => ["learn-step-signal"],
    points: () => ["[data-talk]", "[aria-labelledby=signals]"],
  },
  {
    name: "lose",
    when: (moment) => hasPassed(moment) && (isPlain(moment.game) || moment.game.race),
    read: true,
    words: ({ game }) => [game.race ? "learn-step-lose-race" : "learn-step-lose"],
  },
];

/** Return what the coach says now: the first step that holds and is not behind us; none: the lesson is over. */
export function stepOf(moment: Moment, behind: ReadonlySet<string>): Step | null {
  return SCRIPT.find(({ name, when }) => !behind.has(name) && when(moment)) ?? null;
}

/** Return the names of the steps that this moment has done. */
export function doneIn(moment: Moment): string[] {
  return SCRIPT.filter(({ done }) => done?.(moment)).map(({ name }) => name);
}

/** Say whether nothing of the lesson is left. */
export function isLearnt(moment: Moment, behind: ReadonlySet<string>): boolean {
  return !isOver(moment.table) && hasPassed(moment) && stepOf(moment, behind) === null;
}

function holdsPlanned(moment: Moment): boolean {
  return planned(moment)?.card === moment.held;
}
