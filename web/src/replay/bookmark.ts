// A bookmark in a replay, as the address keeps it: `12` is where turn 12 begins, `12+2` is two steps later, and
// `12+2.1` is the same seen from seat 1.

export interface Bookmark {
  step: number; // steps that have been taken
  seat: number | null; // whose view it is; null: all cards are open
}

const FORM = /^#?(\d{1,4})(?:\+(\d{1,4}))?(?:\.(\d))?$/;

/** Return the number of the turn in which a step falls; 0 before the first. */
export function turnOf(turns: number[], step: number): number {
  return turns.filter((begin) => begin <= step).length;
}

/** Return when a turn begins. */
export function beginOf(turns: number[], turn: number): number {
  return turn > 0 ? (turns[turn - 1] ?? Infinity) : 0;
}

/** Write a bookmark. */
export function formatBookmark(turns: number[], { step, seat }: Bookmark): string {
  const turn = turnOf(turns, step);
  const more = step - beginOf(turns, turn);
  return `#${turn}${more ? `+${more}` : ""}${seat === null ? "" : `.${seat}`}`;
}

/** Read a bookmark in a game of so many steps and seats; what cannot be read is the deal. */
export function parseBookmark(turns: number[], text: string, ends: { steps: number; seats: number }): Bookmark {
  const [, turn = "0", more = "0", seat] = FORM.exec(text) ?? [];
  const step = Math.min(ends.steps, beginOf(turns, Number(turn)) + Number(more));
  return { step, seat: seat !== undefined && Number(seat) < ends.seats ? Number(seat) : null };
}
