// What the piles of an example are called: the reader sits at the first seat.
import type { PileInfo } from "../protocol";
import { texts } from "../texts/texts.svelte";

const READER = 0;

/** Return the name of a pile, to stand alone. */
export function pileName(pile: PileInfo): string {
  const direction = pile.up ? "up" : "down";
  if (pile.owner === null) return pile.title;
  return pile.owner === READER ? texts("pile-own", { direction }) : texts("learn-theirs", { direction });
}

/** Return where a card goes, to stand in a sentence. */
export function ontoName(pile: PileInfo): string {
  const direction = pile.up ? "up" : "down";
  if (pile.owner !== null)
    return pile.owner === READER ? texts("onto-pile-own", { direction }) : texts("learn-onto-theirs");
  return pile.name.length > 1 ? texts("onto-pile-only", { direction }) : texts("onto-pile", { name: pile.name });
}
