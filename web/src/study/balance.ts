// Luck and skill as rungs of a ladder: from the chance at the start, by what changed it, to how the game ended.
import type { LuckAndSkill } from "../protocol";

export type Part = "start" | "cards" | "signals" | "turns" | "giving-up" | "end";

/** A rung: where the chance stood before it and after it. */
export interface Rung {
  part: Part;
  seat: number | null; // whose turns they were
  from: number;
  to: number;
}

const LEAST = 0.0005; // what is less is not worth a line

/** Return the rungs in order; mine before those of the others. */
export function rungsOf(sum: LuckAndSkill, me: number | null): Rung[] {
  const seats = [...sum.turns.keys()].sort((one, other) => Number(other === me) - Number(one === me) || one - other);
  const changes: [Part, number | null, number][] = [
    ["cards", null, sum.cards],
    ["signals", null, sum.signals],
    ...seats.map((seat): [Part, number | null, number] => ["turns", seat, sum.turns[seat] ?? 0]),
    ["giving-up", null, sum.giving_up ?? 0],
  ];
  let at = sum.start;
  const rungs = changes
    .filter(([part, , by]) => part === "turns" || part === "cards" || Math.abs(by) >= LEAST)
    .map(([part, seat, by]): Rung => ({ part, seat, from: at, to: (at += by) }));
  return [
    { part: "start", seat: null, from: 0, to: sum.start },
    ...rungs,
    { part: "end", seat: null, from: 0, to: sum.end },
  ];
}

/** Return the lowest and the highest chance of the rungs; those of a long game go far beyond 0 and 1. */
export function extentOf(rungs: Rung[]): [low: number, high: number] {
  const all = rungs.flatMap(({ from, to }) => [from, to]);
  return [Math.min(0, ...all), Math.max(1, ...all)];
}
