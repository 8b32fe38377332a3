// What the keys do at the table; those of the piles come first, whatever a game calls them.
import { keyOf } from "../../games/cards";
import type { GameInfo, PileInfo } from "../../protocol";

export type Command =
  | "previous"
  | "next"
  | "first"
  | "last"
  | "end"
  | "undo"
  | "forward"
  | "intention"
  | "sort"
  | "talk"
  | "counter"
  | "menu"
  | "hand"
  | "piles"
  | "turn"
  | "hint"
  | "chance"
  | "help"
  | "leave";

const COMMANDS: Record<string, Command> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  e: "end",
  u: "undo",
  f: "forward",
  l: "intention",
  o: "sort",
  s: "talk",
  k: "counter",
  m: "menu",
  h: "hand",
  p: "piles",
  t: "turn",
  i: "hint",
  w: "chance",
  "?": "help",
  Escape: "leave",
};

/** Every key with the text that says what it does, as the help shows them. */
export const HELP: [keys: string, text: string][] = [
  ["← →", "web-key-choose"],
  ["Home End", "web-key-ends"],
  ["e", "table-key-end"],
  ["u", "table-key-undo"],
  ["f", "web-forward"],
  ["l", "web-key-intention"],
  ["o", "web-sort"],
  ["s", "web-key-talk"],
  ["k", "web-counter"],
  ["m", "web-menu"],
  ["h", "web-key-hand"],
  ["p", "web-key-piles"],
  ["t", "web-key-turn"],
  ["i", "table-key-hint"],
  ["w", "web-key-chance"],
  ["Esc", "web-key-leave"],
  ["?", "web-keys"],
];

/** Return the pile that a key means. */
export function pileOf(game: GameInfo, key: string): PileInfo | null {
  return game.piles.find((pile) => keyOf(game, pile) === key.toLowerCase()) ?? null;
}

/** Return what a key does, if anything. */
export function commandOf(key: string): Command | null {
  return COMMANDS[key] ?? COMMANDS[key.toLowerCase()] ?? null;
}

/** Say whether the table may answer a key: not in a field or a dialog, and not with a key that the browser needs. */
export function isForTable(event: KeyboardEvent, letters: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key.length === 1 && !letters) return false;
  return !(event.target instanceof Element && event.target.closest("input, textarea, select, dialog"));
}
