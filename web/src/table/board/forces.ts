// What is in force at the table now: the duties of the turn, and the marks that last.
import type { GameInfo, MarkInfo } from "../../protocol";
import { texts } from "../../texts/texts.svelte";
import type { TableState } from "../state/table";
import { pilesWords, pileWords } from "../words";

export interface Force {
  mark: MarkInfo | null;
  title: string; // in short
  hint: string; // the rest, where there is room
  pressing: boolean; // something has to be done about it in this turn
}

/** Return what is in force, the most pressing first. */
export function forcesOf(game: GameInfo, state: TableState): Force[] {
  const sight = state.sight;
  if (!sight || game.marks.length === 0 || sight.result) return [];
  const duty = (name: string, title: string): Force => ({ mark: find(game, name), title, hint: "", pressing: true });
  const lock = game.piles.find(({ name }) => name === sight.lock);
  const open = sight.exactly > 0 && sight.laid < sight.exactly;
  return [
    ...(sight.cover.length
      ? [duty("skull", texts("duty-skull", { piles: pilesWords(game, state, sight.cover) }))]
      : []),
    ...(sight.due.length ? [duty("fire", texts("duty-fire", { piles: pilesWords(game, state, sight.due) }))] : []),
    ...(open ? [duty("three", texts("table-need-exactly", { laid: sight.laid, exactly: sight.exactly }))] : []),
    ...(lock ? [duty("onepile", texts("web-lock", { pile: pileWords(state, lock) }))] : []),
    ...lasting(game, sight.tops).filter(({ mark }) => !(lock && mark?.name === "onepile")),
  ];
}

function lasting(game: GameInfo, tops: string[]): Force[] {
  const shown = game.marks.filter((mark) => mark.lasts && mark.cards.some((card) => tops.includes(card)));
  return shown.map((mark) => ({ mark, title: mark.title, hint: mark.hint, pressing: false }));
}

function find(game: GameInfo, name: string): MarkInfo | null {
  return game.marks.find((mark) => mark.name === name) ?? null;
}
