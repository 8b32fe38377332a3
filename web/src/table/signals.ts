// Signals as the notation writes them: `KEEP(A,2)`, `SAFE`.

export interface Signal {
  word: string;
  args: string[];
}

/** What a signal of this client has to be told besides its word. */
export type Asks = "nothing" | "pile" | "strength";

const ASKS: Record<string, Asks> = {
  KEEP: "pile",
  SMALL: "pile",
  FREE: "pile",
  DUMP: "pile",
  WRECK: "pile",
  ASKHERE: "pile",
  TRICK: "pile",
  COVER: "pile",
  FIREOK: "pile",
  WANT: "pile",
  QTRICK: "pile",
  START: "strength",
  SAFE: "nothing",
  TROUBLE: "nothing",
  LESS: "nothing",
  MORE: "nothing",
  BACK: "nothing",
  OK: "nothing",
  TWO: "nothing",
  CANNOT: "nothing",
};
const PLEASE = 2; // the middle strength

/** Return what has to be chosen for a word, or null where this client does not offer it. */
export function asks(word: string): Asks | null {
  return ASKS[word] ?? null;
}

/** Read a signal. */
export function parseSignal(text: string): Signal {
  const [, word = "", args = ""] = /^(\w+)(?:\((.*)\))?$/.exec(text) ?? [];
  return { word, args: args ? args.split(",") : [] };
}

/** Write a signal about a pile. */
export function aboutPile(word: string, pile: string): string {
  return word === "KEEP" ? `${word}(${pile},${PLEASE})` : `${word}(${pile})`;
}
