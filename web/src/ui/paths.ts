// The paths of cards: points from where a card comes to where it lies, which is the origin.

export interface Point {
  x: number;
  y: number;
}

const STEPS = 12;
const LOOP_STEPS = 20;
const RISE = 18; // pixels that a card is lifted on its way

/** Return a light arc. */
export function along({ x, y }: Point): Point[] {
  return share(STEPS).map((done) => ({ x: x * (1 - done), y: y * (1 - done) - RISE * Math.sin(Math.PI * done) }));
}

/** Return the way to the pile and one loop above it, back to where it began. */
export function looping(start: Point, radius: number): Point[] {
  const turn = start.x > 0 ? -1 : 1; // it goes on in the direction it came from
  const loop = share(LOOP_STEPS).map((done) => {
    const angle = 2 * Math.PI * done;
    return { x: turn * radius * Math.sin(angle), y: radius * (Math.cos(angle) - 1) };
  });
  return [
    ...share(STEPS)
      .slice(0, -1)
      .map((done) => ({ x: start.x * (1 - done), y: start.y * (1 - done) })),
    ...loop,
  ];
}

function share(steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, at) => at / steps);
}
