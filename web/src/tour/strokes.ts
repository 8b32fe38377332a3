// What a leader draws: where an arrow or a ring lies on the page, and how it is told.
import type { GameInfo, Stroke } from "../protocol";
import type { Seating } from "../table/state/table";
import { cardWords, pileWords, seatName } from "../table/words";
import { arrow } from "../study/arrows";
import { texts } from "../texts/texts.svelte";

export const MOST_STROKES = 12; // that the server takes

/** A stroke on the page. */
export interface Drawn {
  key: string;
  path: string; // of an arrow; nothing for a ring
  ring: DOMRect | null;
}

type Find = (selector: string) => DOMRect | null;

/** Say whether two strokes are the same. */
export function isSameStroke(one: Stroke, other: Stroke): boolean {
  return keyOfStroke(one) === keyOfStroke(other);
}

/** Return a stroke in one line. */
export function keyOfStroke({ seat = null, card = "", pile = "" }: Stroke): string {
  return `${seat ?? ""}:${card}>${pile}`;
}

/** Return where strokes lie; what is not on the page is left out. */
export function drawnOf(strokes: Stroke[], find: Find): Drawn[] {
  return strokes.flatMap((stroke): Drawn[] => {
    const { seat = null, card = "", pile = "" } = stroke;
    const from = card ? find(`[data-hand-of="${seat}"] [data-face="${card}"]`) : null;
    const to = pile ? find(`[data-pile="${pile}"] .slot`) : null;
    const key = keyOfStroke(stroke);
    if (from && to) return [{ key, path: wayFrom(from, centreOf(to)), ring: null }];
    const ring = card && pile ? null : (from ?? to);
    return ring ? [{ key, path: "", ring }] : [];
  });
}

/** Return an arrow from a card to a point. */
export function wayFrom(from: DOMRect, to: { x: number; y: number }): string {
  return arrow({ x: from.left + from.width / 2, y: from.top > to.y ? from.top : from.bottom }, to);
}

function centreOf({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height * 0.72 }; // the number of the card stays free
}

/** Return a stroke in words. */
export function strokeWords(game: GameInfo, seating: Seating, { seat = null, card = "", pile = "" }: Stroke): string {
  const at = game.piles.find(({ name }) => name === pile);
  const place = at ? pileWords(seating, at) : "";
  const shown = card ? cardWords(card) : "";
  const name = seat === null ? "" : seatName(seating, seat);
  return texts(card && at ? "tour-arrow" : card ? "tour-ring-card" : "tour-ring-pile", {
    card: shown,
    pile: place,
    name,
  });
}
