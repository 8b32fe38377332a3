// Cards on their way; only transforms and opacity move, so that the browser needs no new layout for them.
import { along, looping, type Point, type Room } from "./paths";

const FLIGHT = 230; // milliseconds
export const LOOP = 680; // a trick takes its time
const NEXT = 90; // between two cards that are drawn
const GLOW = 620; // of a spark on the trail of a trick
const FEAT = 1500; // how long one sees what a trick has won
const EASING = "cubic-bezier(0.35, 0.1, 0.25, 1)";
const MARGIN = 4; // pixels between a loop and the edge of the screen

export interface Way {
  from: DOMRect | null;
  to: DOMRect | null;
  back?: number; // the steps that a trick goes back; 0 for any other lay
  after?: number; // so many cards set off before
}

/** Return where something is on the page; ask before anything is changed, as the browser must lay it out for that. */
export function placeOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

/** Let a card fly to its place; whoever wants less motion sees it fade in. */
export function arrive(selector: string, { from, to, back = 0, after = 0 }: Way): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element?.animate || !to) return;
  const timing = { delay: after * NEXT, fill: "backwards", easing: "ease-out", duration: FLIGHT } as const;
  if (back) boast(to, back);
  if (!from || wantsStillness()) return void element.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  const start = offset(from, to);
  const points = back ? looping(start, to.width * 0.45, roomAround(to)) : along(start);
  element.animate(frames(points, from.width / to.width), back ? { duration: LOOP, easing: EASING } : timing);
  if (back) sparkle(points, centre(to));
}

/** Let the back of a card pass from one place to another. */
export function pass(from: DOMRect | null, to: DOMRect | null, after: number): void {
  if (!from || !to || wantsStillness()) return;
  const back = put("passing", centre(to));
  brief(back, frames(along(offset(from, to)), 1.3), {
    duration: FLIGHT,
    delay: after * NEXT,
    fill: "backwards",
    easing: "ease-out",
  });
}

/** Say whether the person wants no motion. */
export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function centre(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function offset(from: DOMRect, to: DOMRect): Point {
  return { x: centre(from).x - centre(to).x, y: centre(from).y - centre(to).y };
}

/** Return how far a card may go from its place without leaving the screen. */
function roomAround({ left, top, right, bottom }: DOMRect): Room {
  return {
    left: Math.min(0, MARGIN - left),
    top: Math.min(0, MARGIN - top),
    right: Math.max(0, innerWidth - MARGIN - right),
    bottom: Math.max(0, innerHeight - MARGIN - bottom),
  };
}

function frames(points: Point[], size: number): Keyframe[] {
  const scale = Math.max(0.35, Math.min(1.3, size));
  return points.map(({ x, y }, at) => {
    const share = at / (points.length - 1);
    const grown = scale + (1 - scale) * Math.min(1, share * 1.6);
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${grown.toFixed(3)})`, zIndex: 30 };
  });
}

/** Let the way of a trick shine in gold: each spark lights up when the card passes it. */
function sparkle(points: Point[], { x, y }: Point): void {
  const passing = inStep(points.length);
  points.slice(0, -1).forEach((point, at) => {
    const spark = put("spark", { x: x + point.x, y: y + point.y });
    const glow = [
      { opacity: 0, transform: "scale(0.3)" },
      { opacity: 1, transform: "scale(1)", offset: 0.12 },
      { opacity: 0, transform: "scale(0.5)" },
    ];
    brief(spark, glow, { duration: GLOW, delay: passing(at), fill: "backwards" });
  });
}

/** Return when a card that eases along so many points comes to each: the inverse of its easing. */
function inStep(count: number): (at: number) => number {
  const curve = (t: number): Point => ({ x: bezier(t, 0.35, 0.25), y: bezier(t, 0.1, 1) });
  const known = Array.from({ length: 101 }, (_, at) => curve(at / 100));
  return (at) => LOOP * (known.find(({ y }) => y >= at / (count - 1))?.x ?? 1);
}

function bezier(t: number, one: number, two: number): number {
  return 3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t ** 2 * two + t ** 3;
}

/** Show what a trick has won, in gold. */
function boast(box: DOMRect, steps: number): void {
  const feat = put("feat", { x: centre(box).x, y: Math.max(box.top, 40) });
  feat.textContent = `−${steps}`;
  const still = [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
  const rise = [
    { opacity: 0, transform: "translate(-50%, 20%) scale(0.5)" },
    { opacity: 1, transform: "translate(-50%, -50%) scale(1.25)", offset: 0.14 },
    { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.24 },
    { opacity: 1, transform: "translate(-50%, -50%) scale(1)", offset: 0.8 },
    { opacity: 0, transform: "translate(-50%, -80%) scale(1)" },
  ];
  const delay = wantsStillness() ? 0 : LOOP * 0.8;
  brief(feat, wantsStillness() ? still : rise, { duration: FEAT, delay, fill: "backwards" });
}

/** Put something on the page that no screen reader needs to know of. */
function put(kind: string, { x, y }: Point): HTMLElement {
  const thing = document.createElement("div");
  thing.className = kind;
  thing.setAttribute("aria-hidden", "true");
  thing.style.left = `${x}px`;
  thing.style.top = `${y}px`;
  document.body.append(thing);
  return thing;
}

/** Move something, and take it away afterwards. */
function brief(thing: HTMLElement, moves: Keyframe[], timing: KeyframeAnimationOptions): void {
  const motion = thing.animate?.(moves, timing);
  if (motion) motion.onfinish = () => thing.remove();
  else thing.remove();
}
