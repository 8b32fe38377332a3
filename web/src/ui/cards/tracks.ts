// The ticks of a strip as a few lines: one for each colour, and for what fits and what does not.
import { gap, parseCard, type Colour } from "../../games/cards";
import type { PileInfo } from "../../protocol";

/** Ticks that are drawn alike, as one path. */
export interface Track {
  colour: Colour | null;
  fits: boolean;
  path: string;
}

const LANES: Colour[] = ["red", "blue", "green", "yellow", "grey"]; // each on a line of its own

/** Return the tracks of the cards that nobody has laid yet; `across` says where a number stands. */
export function tracksOf(cards: string[], pile: PileInfo, top: string, across: (rank: number) => number): Track[] {
  const tracks = new Map<string, Track>();
  for (const card of cards) {
    const [{ rank, colour }, fits] = [parseCard(card), gap(pile, top, card) > 0];
    const key = `${colour} ${fits}`;
    const path = `${tracks.get(key)?.path ?? ""}${tick(across(rank), colour)}`;
    tracks.set(key, { colour, fits, path });
  }
  return [...tracks.values()];
}

function tick(x: number, colour: Colour | null): string {
  return colour ? `M${x.toFixed(1)} ${4 + LANES.indexOf(colour) * 4}v3` : `M${x.toFixed(1)} 5v14`;
}
