// A win: all cards of the game rise from their mountain and soar. Where each is at a given time, and how it is drawn.
import { parseCard } from "../games/cards";
import type { Ridge } from "./mountain";

/** A card in the air: where it is on a stage of 1 by 1, how far it is turned, how much of its face is seen. */
export interface Soaring {
  x: number;
  y: number;
  turn: number; // radians
  face: number; // -1 to 1
  fade: number; // 0 to 1
  colour: string;
  ink: string;
  rank: string;
}

export const LASTS = 4.6; // seconds
export const STILL = 1.7; // the moment that whoever wants no motion is shown
const RISE = 1.1; // seconds until a card is at its highest
const FADE = 1; // seconds at the end
const BACK = "#fff3d6";

/** Return the cards in the air after so many seconds; from left to right they set off one after the other. */
export function soaring(ridges: Ridge[], seconds: number, width: number): Soaring[] {
  return ridges.flatMap((ridge, number) => {
    const since = seconds - 0.25 - (0.7 * number) / ridges.length;
    return since < 0 || seconds > LASTS ? [] : [place(ridge, number, since, width)];
  });
}

function place({ x, colour, ink, card }: Ridge, number: number, since: number, width: number): Soaring {
  const [wild, calm] = [scatter(number), scatter(number + 500)];
  const start = 0.5 + (x / width - 0.5) * 0.5;
  const top = 0.06 + 0.5 * calm;
  const [up, down] = [Math.min(1, since / RISE), Math.max(0, since - RISE)];
  const climbed = 1 - (1 - up) ** 3;
  return {
    x: start + (wild - 0.5) * 0.9 * climbed + 0.03 * Math.sin(since * 2.2 + number),
    y: 0.6 + (top - 0.6) * climbed + down * (0.1 + 0.09 * wild),
    turn: (wild - 0.5) * 3 + since * (calm - 0.5) * 2.4,
    face: Math.cos(since * (2 + 3 * wild) + number),
    fade: Math.min(1, since * 5) * Math.min(1, Math.max(0, (LASTS - since - 0.9) / FADE)),
    colour,
    ink,
    rank: String(parseCard(card).rank),
  };
}

/** Return a number from 0 to 1 that looks like chance, always the same for the same card. */
function scatter(number: number): number {
  const wave = Math.sin(number * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Draw the cards on a canvas, each with its number while its face is seen. */
export function draw(brush: CanvasRenderingContext2D, cards: Soaring[], size: number): void {
  const { width, height } = brush.canvas;
  brush.clearRect(0, 0, width, height);
  brush.font = `800 ${size * 0.55}px "Figtree Variable", system-ui, sans-serif`;
  [brush.textAlign, brush.textBaseline] = ["center", "middle"];
  for (const card of cards) {
    brush.setTransform(1, 0, 0, 1, card.x * width, card.y * height);
    brush.rotate(card.turn);
    brush.scale(Math.max(0.12, Math.abs(card.face)), 1);
    brush.globalAlpha = card.fade;
    drawCard(brush, card, size);
  }
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.globalAlpha = 1;
}

function drawCard(brush: CanvasRenderingContext2D, { face, colour, ink, rank }: Soaring, size: number): void {
  brush.beginPath();
  brush.roundRect(-size / 2, -size * 0.7, size, size * 1.4, size * 0.13);
  brush.fillStyle = face > 0 ? colour : BACK;
  brush.fill();
  brush.fillStyle = ink;
  if (face > 0.25) brush.fillText(rank, 0, 0);
}
