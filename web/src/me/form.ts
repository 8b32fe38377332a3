// How I have been doing at a game in this browser: wins in a row, and how near I came.
import { keep, kept } from "./storage";

/** A game that is over, as far as my form is concerned. */
export interface Played {
  game: string;
  code: string; // of the table: one is counted once, however often its end is looked at
  won: boolean;
  left: number;
}

/** What is worth telling: numbers, and whether each is my best yet. */
export interface Told {
  streak: number; // wins in a row
  longest: boolean; // and never so many before
  closest: boolean; // lost, but with fewer cards left than ever
}

interface Form extends Told {
  code: string;
  most: number; // wins in a row, ever
  fewest: number | null; // cards left of a game that was lost
}

const FRESH: Form = { code: "", streak: 0, longest: false, closest: false, most: 0, fewest: null };

/** Count a game, and return what is worth telling of it. */
export function count({ game, code, won, left }: Played): Told {
  const before = read(game);
  if (before.code === code) return before;
  const streak = won ? before.streak + 1 : 0;
  const closest = !won && before.fewest !== null && left < before.fewest;
  const fewest = won ? before.fewest : Math.min(left, before.fewest ?? left);
  const longest = before.most > 0 && streak > before.most;
  const after: Form = { code, streak, longest, closest, most: Math.max(streak, before.most), fewest };
  keep(`form.${game}`, JSON.stringify(after));
  return after;
}

function read(game: string): Form {
  try {
    return { ...FRESH, ...(JSON.parse(kept(`form.${game}`) ?? "{}") as Partial<Form>) };
  } catch {
    return FRESH;
  }
}
