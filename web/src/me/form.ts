// How I have been doing at a game in this browser: wins in a row, and how near I came.
import { keep, kept } from "./storage";

/** A game that is over, as far as my form is concerned. */
export interface Played {
  game: string;
  code: string; // of the table: one is counted once, however often its end is looked at
  won: boolean;
  left: number;
}

/** What is worth telling: wins in a row, and whether something was never so good before. */
export interface Told {
  streak: number;
  longest: boolean;
  closest: boolean; // lost, but with fewer cards left than ever
}

interface Form {
  codes: string[]; // that were counted, the newest last
  told: Told; // of the newest
  most: number; // wins in a row, ever
  fewest: number | null; // cards left of a game that was lost
}

const NOTHING: Told = { streak: 0, longest: false, closest: false };
const FRESH: Form = { codes: [], told: NOTHING, most: 0, fewest: null };
const REMEMBERED = 100; // codes

/** Count a game, and return what is worth telling of it; of one that was counted long ago, nothing. */
export function count(played: Played): Told {
  const before = read(played.game);
  if (before.codes.at(-1) === played.code) return before.told;
  if (before.codes.includes(played.code)) return NOTHING;
  const after = add(before, played);
  keep(`form.${played.game}`, JSON.stringify(after));
  return after.told;
}

function add({ codes, told, most, fewest }: Form, { code, won, left }: Played): Form {
  const streak = won ? told.streak + 1 : 0;
  return {
    codes: [...codes, code].slice(-REMEMBERED),
    told: { streak, longest: most > 0 && streak > most, closest: !won && fewest !== null && left < fewest },
    most: Math.max(streak, most),
    fewest: won ? fewest : Math.min(left, fewest ?? left),
  };
}

function read(game: string): Form {
  try {
    return { ...FRESH, ...(JSON.parse(kept(`form.${game}`) ?? "{}") as Partial<Form>) };
  } catch {
    return FRESH;
  }
}
