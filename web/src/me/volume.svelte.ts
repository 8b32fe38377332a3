// How loud the page is, as I chose it last: from 0 to 1.
import { keep, kept } from "./storage";

const USUAL = 0.7;

let chosen = $state<number | null>(null);

/** Return how loud the page is. */
export function volume(): number {
  const before = Number(kept("volume") ?? USUAL);
  return chosen ?? (before >= 0 && before <= 1 ? before : USUAL);
}

/** Make the page this loud, today and next time. */
export function setVolume(loudness: number): void {
  chosen = loudness;
  keep("volume", String(loudness));
}
