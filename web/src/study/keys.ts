// The keys of an exercise: arrows choose a card, the letter of a pile lays it there.
import { keyOf } from "../games/cards";
import type { GameInfo } from "../protocol";
import type { Exercise } from "./exercise.svelte";

/** Do what a key means while somebody tries to find a turn, and say whether it means anything. */
export function pressIn(exercise: Exercise, game: GameInfo, hand: string[], key: string): boolean {
  const pile = game.piles.find((one) => keyOf(game, one) === key.toLowerCase());
  if (key === "ArrowLeft" || key === "ArrowRight") choose(exercise, hand, key === "ArrowLeft" ? -1 : 1);
  else if (key === "u") exercise.takeBack();
  else if (key === "e" && exercise.lays.length > 0 && exercise.verdict === null) exercise.compare();
  else if (pile && exercise.held !== null) exercise.lay(pile.name);
  else return false;
  return true;
}

/** Take up the next card in the hand, or the one before. */
function choose(exercise: Exercise, hand: string[], by: 1 | -1): void {
  if (exercise.verdict !== null || hand.length === 0) return;
  const at = exercise.held === null ? (by > 0 ? -1 : 0) : hand.indexOf(exercise.held);
  exercise.held = hand.at((at + by) % hand.length) ?? null;
}
