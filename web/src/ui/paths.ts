// The paths of cards: points from where a card comes to where it lies, which is the origin.

export interface Point {
  x: number;
  y: number;
}

/** How far a card may go from where it lies without leaving the screen: left and top are negative. */
export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEPS = 12;
const LOOP_STEPS = 28;
const RISE = 18; // pixels that a card is lifted on its way

/** Return a light arc. */
export function along({ x, y }: Point): Point[] {
  return share(STEPS).map((done) => ({ x: x * (1 - done), y: y * (1 - done) - RISE * Math.sin(Math.PI * done) }));
}

/** Return the way to the pile and one loop above it, or where there is room for one; all steps are equally long. */
export function looping(start: Point, radius: number, room: Room): Point[] {
  const wide = Math.min(radius, (room.right - room.left) / 2, (room.bottom - room.top) / 2);
  const centre = {
    x: within(0, room.left + wide, room.right - wide),
    y: within(-wide, room.top + wide, room.bottom - wide),
  };
  const first = Math.atan2(-centre.y, -centre.x); // the loop begins where it is nearest to the pile
  const turn = start.x > 0 ? 1 : -1; // it goes on in the direction it came from
  const loop = share(LOOP_STEPS).map((done) => {
    const angle = first + turn * 2 * Math.PI * done;
    return { x: centre.x + wide * Math.cos(angle), y: centre.y + wide * Math.sin(angle) };
  });
  return evenly([start, ...loop, { x: 0, y: 0 }], LOOP_STEPS + STEPS);
}

function within(wanted: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, wanted));
}

/** Return points on the same way, with the same distance between each and the next. */
function evenly(points: Point[], steps: number): Point[] {
  const lengths = points.map((point, at) => (at ? distance(points[at - 1] as Point, point) : 0));
  const marks = lengths.reduce<number[]>((sums, length) => [...sums, (sums.at(-1) ?? 0) + length], []);
  return share(steps).map((done) => pointAt(points, marks, done * (marks.at(-1) ?? 0)));
}

function pointAt(points: Point[], marks: number[], length: number): Point {
  const at = Math.max(
    1,
    marks.findIndex((mark) => mark >= length - 1e-9),
  );
  const [from, to] = [points[at - 1] as Point, points[at] as Point];
  const [before, after] = [marks[at - 1] ?? 0, marks[at] ?? 0];
  const part = after > before ? (length - before) / (after - before) : 1;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function share(steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, at) => at / steps);
}
