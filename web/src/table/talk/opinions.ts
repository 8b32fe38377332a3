// What was said about a pile and still stands; equal opinions are counted together.
import type { Standing } from "../../protocol";
import { parseSignal } from "./signals";

export interface Opinion {
  word: string;
  seats: number[];
  strength: number; // of the strongest; 0 where the word has none
  stale: boolean; // all of it is
}

/** Return what stands at a pile, word by word. */
export function opinionsOn(pile: string, standing: Standing[]): Opinion[] {
  const opinions = new Map<string, Opinion>();
  for (const { seat, say, stale = false } of standing) {
    const { word, args } = parseSignal(say);
    if (args[0] !== pile) continue;
    const { seats, strength, stale: before } = opinions.get(word) ?? { seats: [], strength: 0, stale: true };
    opinions.set(word, {
      word,
      seats: [...seats, seat],
      strength: Math.max(strength, Number(args[1] ?? 0)),
      stale: before && stale,
    });
  }
  return [...opinions.values()];
}
