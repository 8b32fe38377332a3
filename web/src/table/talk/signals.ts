// Signals as the notation writes them, `KEEP(A,2)` or `SAFE`, and how one is put together.
import type { AskInfo, WordInfo } from "../../protocol";

export interface Signal {
  word: string;
  args: string[];
}

/** A signal that is being put together: what was given for each of its asks, "" for what is still open. */
export interface Sketch {
  word: WordInfo;
  given: string[];
}

/** Read a signal. */
export function parseSignal(text: string): Signal {
  const [, word = "", args = ""] = /^(\w+)(?:\((.*)\))?$/.exec(text) ?? [];
  return { word, args: args ? args.split(",") : [] };
}

/** Write a signal. */
export function formatSignal({ word, given }: Sketch): string {
  return given.length ? `${word.name}(${given.join(",")})` : word.name;
}

/** Return a signal of which only the word is known; a strength starts in the middle, to be refined later. */
export function beginSketch(word: WordInfo): Sketch {
  return { word, given: word.asks.map((ask, at) => (at > 0 && ask.kind === "strength" ? middle(ask) : "")) };
}

/** Return what has to be chosen next; null once the signal is complete. */
export function missing({ word, given }: Sketch): AskInfo | null {
  return word.asks[given.indexOf("")] ?? null;
}

/** Return what may be refined: it has a value already, and other ones to choose from. */
export function refinements({ word, given }: Sketch): AskInfo[] {
  return word.asks.filter((ask, at) => ask.kind === "strength" && given[at] !== "");
}

/** Return the signal with the value of an ask. */
export function give({ word, given }: Sketch, ask: AskInfo, value: string): Sketch {
  return { word, given: given.with(word.asks.indexOf(ask), value) };
}

function middle({ choices }: AskInfo): string {
  return choices[Math.floor(choices.length / 2)]?.name ?? "";
}
