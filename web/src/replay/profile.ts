// A game at a glance: whose turn it was, how far each card moved a pile, and what was said.
import { gap, mannerOf, range, topOf, type Manner } from "../games/cards";
import type { GameInfo, Replay } from "../protocol";
import { layOf } from "../table/state/table";
import type { Position } from "./positions";

export interface Bar {
  step: number; // the position after it
  manner: Manner;
  steps: number; // how far the pile moved, back or on
  size: number; // the same, from 0 to 1
}

export interface Span {
  seat: number;
  from: number;
  to: number;
}

/** Return every lay. */
export function bars(game: GameInfo, replay: Replay, positions: Position[]): Bar[] {
  const [low, high] = range(game);
  return replay.steps.flatMap(({ seat, do: done }, at) => {
    const lay = layOf(done ?? "");
    const pile = game.piles.find(({ name }) => name === lay?.pile);
    if (!lay || !pile) return [];
    const moved = gap(pile, topOf(game, positions[at]?.table.sight, pile), lay.card);
    return [
      {
        step: at + 1,
        manner: mannerOf(pile, seat, moved),
        steps: Math.abs(moved),
        size: Math.sqrt(Math.abs(moved) / (high - low)),
      },
    ];
  });
}

/** Return the turns, from the step with which each begins to the next. */
export function spans({ turns, steps }: Replay, positions: Position[]): Span[] {
  return turns.map((from, at) => ({
    seat: positions[from]?.table.sight?.turn ?? 0,
    from,
    to: turns[at + 1] ?? steps.length,
  }));
}

/** Return the positions after which somebody had spoken. */
export function sayings({ steps }: Replay): number[] {
  return steps.flatMap(({ say }, at) => (say ? [at + 1] : []));
}
