// Height as colour: from the deep teal of the sea over moss and sand to the alpenglow of the summit.
import type { Colour } from "../../games/cards";

type Stop = [at: number, lightness: number, chroma: number, hue: number];

const STOPS: Stop[] = [
  [0, 0.4, 0.075, 215],
  [0.28, 0.54, 0.085, 170],
  [0.5, 0.7, 0.105, 120],
  [0.72, 0.84, 0.105, 82],
  [1, 0.7, 0.155, 28],
];
const COLOURS: Record<Colour, [number, number, number]> = {
  red: [0.6, 0.19, 27],
  blue: [0.52, 0.13, 250],
  green: [0.62, 0.12, 160],
  yellow: [0.86, 0.15, 92],
  grey: [0.62, 0.015, 250],
};
const DARK_INK_FROM = 0.555; // lightness of a ground on which dark figures are easier to read

export interface Ground {
  fill: string;
  deep: string; // for the hills
  line: string; // for the contours
  ink: string;
}

/** Return the ground of a card that lies so high, from 0 to 1. */
export function groundAt(height: number): Ground {
  return ground(blend(height));
}

/** Return the ground of a coloured card. */
export function groundOf(colour: Colour): Ground {
  return ground(COLOURS[colour]);
}

function blend(height: number): [number, number, number] {
  const above = Math.max(
    1,
    STOPS.findIndex(([at]) => at >= height),
  );
  const [low, high] = [STOPS[above - 1] as Stop, STOPS[above] as Stop];
  const share = (height - low[0]) / (high[0] - low[0]);
  const mix = (part: 1 | 2 | 3): number => low[part] + (high[part] - low[part]) * share;
  return [mix(1), mix(2), mix(3)];
}

function ground([lightness, chroma, hue]: [number, number, number]): Ground {
  const bright = lightness > DARK_INK_FROM;
  return {
    fill: oklch(lightness, chroma, hue),
    deep: oklch(lightness - 0.055, chroma * 1.05, hue),
    line: bright ? oklch(lightness - 0.2, chroma, hue) : oklch(lightness + 0.2, chroma, hue),
    ink: bright ? oklch(0.13, 0.02, hue) : oklch(1, 0, hue),
  };
}

function oklch(...parts: [number, number, number]): string {
  const [lightness, chroma, hue] = parts.map((part) => Number(part.toFixed(3)));
  return `oklch(${lightness} ${chroma} ${hue})`;
}
