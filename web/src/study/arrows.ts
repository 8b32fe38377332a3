// The way of each card of a better turn, from the hand to its pile.
import type { Lay } from "../table/state/table";

export interface Arrow {
  card: string;
  path: string;
}

const LEAST_BOW = 24; // pixels

interface Point {
  x: number;
  y: number;
}

/** Return an arrow for every lay whose card and pile are seen. */
export function arrowsOf(lays: Lay[], seat: number, find: (selector: string) => DOMRect | null): Arrow[] {
  return lays.flatMap(({ card, pile }) => {
    const from = find(`[data-hand-of="${seat}"] :is([data-face="${card}"], [data-card="${card}"])`);
    const to = find(`[data-better="${pile}"]`);
    return from && to ? [{ card, path: arrow(edgeOf(from, to), footOf(to)) }] : [];
  });
}

/** Return where an arrow leaves a card: at its upper edge, or if the pile lies lower, at the other. */
function edgeOf({ left, top, bottom, width }: DOMRect, to: DOMRect): Point {
  return { x: left + width / 2, y: top > to.bottom ? top : bottom };
}

function footOf({ left, bottom, width }: DOMRect): Point {
  return { x: left + width / 2, y: bottom + 4 };
}

/** Return a bow from one point to another: it comes to its end from below. */
export function arrow(from: Point, to: Point): string {
  const bow = Math.max(LEAST_BOW, Math.abs(from.y - to.y) / 2);
  const leaving = from.y > to.y ? -bow : bow;
  const points = [from.x, from.y, from.x, from.y + leaving, to.x, to.y + bow, to.x, to.y].map(Math.round);
  const [x0, y0, ...rest] = points;
  return `M${x0} ${y0}C${rest.join(" ")}`;
}
