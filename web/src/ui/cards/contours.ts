// Contour lines of a hill on a card, 100 wide and 140 high.

const WIDTH = 100;
const FOOT = 142;
const LINES = 6;

/** Return the lines of a hill that is so high, from 0 to 1; the lowest first, each a little different by its seed. */
export function contours(height: number, seed: number): string[] {
  const summit = 30 + 40 * noise(seed, 0);
  const rise = 16 + 108 * height;
  return Array.from({ length: LINES }, (_, at) =>
    hill(summit + 9 * (noise(seed, at + 1) - 0.5), rise * (1 - at / LINES), at),
  );
}

/** Return a line with everything below it. */
export function filled(line: string): string {
  return `${line} V ${FOOT} H 0 Z`;
}

function hill(summit: number, rise: number, at: number): string {
  const [peak, left, right] = [FOOT - rise, FOOT - rise * 0.18 + at, FOOT - rise * 0.3 + at];
  const [before, after] = [summit * 0.5, summit + (WIDTH - summit) * 0.5];
  const rounded = [0, left, before, left, before, peak, summit, peak, after, peak, after, right, WIDTH, right].map(
    Math.round,
  );
  const [x, y, ...rest] = rounded;
  return `M ${x} ${y} C ${rest.slice(0, 6).join(" ")} C ${rest.slice(6).join(" ")}`;
}

/** Return a number from 0 to 1 that depends on these two alone. */
function noise(seed: number, at: number): number {
  const wave = Math.sin(seed * 12.9898 + at * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}
