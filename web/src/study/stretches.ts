// The course of the chance to win: a stretch for each turn, along the steps of the replay.
import type { Replay, Review, TurnReview } from "../protocol";

/** A turn, from the step at which it begins to the next; chances are those of the side that is looked at. */
export interface Stretch {
  turn: TurnReview;
  from: number;
  to: number;
  before: number;
  after: number;
}

export const HEIGHT = 100; // of the drawing
export const CERTAINTY = 1.96; // standard errors on either side: the truth is in between 95 times in 100

/** Return the stretches of all turns that were judged, for the side of a seat. */
export function stretchesOf({ turns: begins, steps }: Replay, { turns }: Review, side: number[]): Stretch[] {
  return turns.map((turn) => ({
    turn,
    from: begins[turn.turn - 1] ?? turn.step,
    to: begins[turn.turn] ?? steps.length,
    before: forSide(side, turn.seat, turn.before),
    after: forSide(side, turn.seat, turn.after),
  }));
}

/** Return a chance as a side sees it: what one has, the other lacks. */
export function forSide(side: number[], seat: number, chance: number): number {
  return side.includes(seat) ? chance : 1 - chance;
}

/** Return who wins and loses together with a seat. */
export function sideOf(race: boolean, seats: number, seat: number): number[] {
  return race ? [seat] : [...Array(seats).keys()];
}

/** Return how high a chance is drawn; 0 is at the top. */
export function y(chance: number): number {
  return round((1 - Math.min(1, Math.max(0, chance))) * HEIGHT);
}

/** Return the line of a turn. */
export function lineOf({ from, to, before, after }: Stretch, x: (step: number) => number): string {
  return `M${round(x(from))} ${y(before)}L${round(x(to))} ${y(after)}`;
}

/** Return what happened between the turns: upright lines, from the end of a turn to where the next begins. */
export function jumpsOf(stretches: Stretch[], x: (step: number) => number, end: number | null): string {
  const nexts = stretches.map((_, at) => stretches[at + 1]?.before ?? end);
  return stretches
    .map(({ to, after }, at) => ({ to, after, next: nexts[at] }))
    .map(({ to, after, next }) => (next == null ? "" : `M${round(x(to))} ${y(after)}V${y(next)}`))
    .join("");
}

/** Return the surface between the course and the floor. */
export function surfaceOf(stretches: Stretch[], x: (step: number) => number): string {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last) return "";
  const edge = stretches.map(
    ({ from, to, before, after }) => `L${round(x(from))} ${y(before)}L${round(x(to))} ${y(after)}`,
  );
  return `M${round(x(first.from))} ${HEIGHT}${edge.join("")}L${round(x(last.to))} ${HEIGHT}Z`;
}

/** Return the band in which the chance of a turn really lies. */
export function bandOf({ turn, from, to, before, after }: Stretch, x: (step: number) => number): string {
  const wide = CERTAINTY * turn.error;
  const [left, right] = [round(x(from)), round(x(to))];
  return `M${left} ${y(before + wide)}L${right} ${y(after + wide)}V${y(after - wide)}L${left} ${y(before - wide)}Z`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
