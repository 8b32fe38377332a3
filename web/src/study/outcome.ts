// How a game ended, in a word or two that can be compared with another.
import type { GameInfo, Replay, Result } from "../protocol";
import { texts } from "../texts/texts.svelte";

/** Return how a recorded game ended; null if everybody agreed to end it. */
export function resultOf({ steps }: Replay): Result | null {
  return steps.findLast(({ now }) => now?.result)?.now?.result ?? null;
}

/** Return how a game ended for a seat. */
export function outcomeWords({ race }: GameInfo, result: Result | null, seat: number | null): string {
  if (!result) return texts("share-ended");
  const won = race ? result.winners.includes(seat ?? 0) : result.winners.length > 0;
  if (won) return texts("whatif-won");
  return race ? texts("whatif-lost") : texts("whatif-lost-left", { count: result.left });
}
