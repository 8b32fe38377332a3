// How I have been doing at the puzzles of a game, in this browser: it decides which one comes next.
import { keep, kept } from "../me/storage";
import type { PuzzleListing } from "../protocol";

/** What is remembered of me. */
export interface Form {
  suits: number; // the difficulty that suits me, from 0 to 100
  streak: number; // solved in a row, at the first attempt
  longest: number;
  solved: number;
  tried: string[]; // ids, each once until all were tried
}

const FRESH: Form = { suits: 25, streak: 0, longest: 0, solved: 0, tried: [] };
const STEP_UP = 6;
const STEP_DOWN = 4;

/** Return what is remembered of the puzzles of a game; what cannot be read is forgotten. */
export function formOf(family: string): Form {
  try {
    const found = JSON.parse(kept(`puzzles.${family}`) ?? "{}") as Partial<Form>;
    return { ...FRESH, ...(found && Array.isArray(found.tried) ? found : {}) };
  } catch {
    return FRESH;
  }
}

/** Count the first attempt at a puzzle, and remember it. */
export function count(family: string, id: string, right: boolean): Form {
  const before = formOf(family);
  const streak = right ? before.streak + 1 : 0;
  const after: Form = {
    suits: Math.min(100, Math.max(0, before.suits + (right ? STEP_UP : -STEP_DOWN))),
    streak,
    longest: Math.max(before.longest, streak),
    solved: before.solved + (right ? 1 : 0),
    tried: [...before.tried.filter((one) => one !== id), id],
  };
  keep(`puzzles.${family}`, JSON.stringify(after));
  return after;
}

/** Return the puzzle whose difficulty suits best, of those that were not tried; once all were, the oldest. */
export function nextFor({ suits, tried }: Form, puzzles: PuzzleListing[]): PuzzleListing | null {
  const fresh = puzzles.filter(({ id }) => !tried.includes(id));
  if (fresh.length === 0) return puzzles.toSorted((a, b) => tried.indexOf(a.id) - tried.indexOf(b.id))[0] ?? null;
  const away = ({ difficulty }: PuzzleListing): number => Math.abs(difficulty - suits);
  return fresh.reduce((best, one) => (away(one) < away(best) ? one : best));
}
