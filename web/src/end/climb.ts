// Every pile over a whole game: how it climbed or dived, and where it stepped back.
import { parseCard } from "../games/cards";
import type { GameInfo, PileInfo, Replay } from "../protocol";
import { layOf } from "../table/state/table";

export const [WIDTH, HEIGHT] = [400, 130];
const LABEL = 12; // the least distance of two labels

export interface Point {
  x: number;
  y: number;
  step: number; // of the replay
  back: boolean; // the pile moved against its direction
}

export interface Line {
  pile: PileInfo;
  end: string; // its last top
  path: string;
  points: Point[];
  label: number; // how high its name stands
}

/** Return the lines of all piles; cards are laid from left to right, high numbers lie high. */
export function climb(game: GameInfo, { steps }: Replay): Line[] {
  const lays = steps.flatMap(({ do: done }, at) => {
    const lay = layOf(done ?? "");
    return lay ? [{ ...lay, step: at + 1 }] : [];
  });
  const scale = height(game);
  const lines = game.piles.map((pile) => {
    let top = pile.row_card;
    const start = { x: 0, y: scale(top), step: 0, back: false };
    const points = lays.flatMap(({ card, pile: name, step }, at) => {
      if (name !== pile.name) return [];
      const back = parseCard(card).rank > parseCard(top).rank !== pile.up;
      top = card;
      return [{ x: ((at + 1) / lays.length) * WIDTH, y: scale(card), step, back }];
    });
    return { pile, end: top, points, path: draw([start, ...points]), label: scale(top) };
  });
  return apart(lines);
}

function height(game: GameInfo): (card: string) => number {
  const ranks = [...game.cards, ...game.piles.map((pile) => pile.row_card)].map((card) => parseCard(card).rank);
  const [low, high] = [Math.min(...ranks), Math.max(...ranks)];
  return (card) => HEIGHT - ((parseCard(card).rank - low) / (high - low)) * HEIGHT;
}

function draw(points: Point[]): string {
  const path = points.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return `${path}H${WIDTH}`;
}

/** Move labels that would overlap: each as low as it may, the lowest first, but none above the picture. */
function apart(lines: Line[]): Line[] {
  const upward = lines.toSorted((one, other) => other.label - one.label);
  const heights = new Map<string, number>();
  let room = HEIGHT + LABEL;
  upward.forEach(({ pile, label }, at) => {
    const above = (upward.length - 1 - at) * LABEL; // what the labels above it need
    room = Math.min(Math.max(label, above), room - LABEL);
    heights.set(pile.name, room);
  });
  return lines.map((line) => ({ ...line, label: heights.get(line.pile.name) ?? line.label }));
}
