// What was said about a pile and still stands; equal opinions are counted together.
import type { Standing } from "../../protocol";
import { parseSignal } from "./signals";

export interface Opinion {
  word: string;
  seats: number[];
  strength: number; // of the strongest; 0 where the word has none
  stale: boolean; // another seat has changed the top since
}

/** Return what stands at a pile, word by word; what is stale comes last, unless somebody says the same afresh. */
export function opinionsOn(pile: string, standing: Standing[]): Opinion[] {
  const about = standing.filter(({ say }) => parseSignal(say).args[0] === pile);
  const fresh = gather(about.filter(({ stale }) => !stale));
  const stale = gather(about.filter(({ stale }) => stale));
  return [...fresh, ...stale.filter(({ word }) => !fresh.some((one) => one.word === word))];
}

function gather(standing: Standing[]): Opinion[] {
  const opinions = new Map<string, Opinion>();
  for (const { seat, say, stale = false } of standing) {
    const { word, args } = parseSignal(say);
    const { seats, strength } = opinions.get(word) ?? { seats: [], strength: 0 };
    opinions.set(word, {
      word,
      seats: [...seats, seat],
      strength: Math.max(strength, Number(args[1] ?? 0)),
      stale,
    });
  }
  return [...opinions.values()];
}
