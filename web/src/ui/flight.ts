// Cards on their way.
import { along, looping, type Point } from "./paths";

const FLIGHT = 230; // milliseconds
const LOOP = 520; // a trick takes its time
const NEXT = 90; // between two cards that are drawn
const SVG = "http://www.w3.org/2000/svg";

export interface Way {
  from: DOMRect | null;
  loop?: boolean; // the way of a trick
  after?: number; // so many cards set off before
}

/** Return where something is on the page. */
export function placeOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

/** Let a card fly to where it is now; whoever wants less motion sees it fade in. */
export function arrive(selector: string, { from, loop = false, after = 0 }: Way): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element?.animate) return;
  const to = element.getBoundingClientRect();
  const timing = {
    duration: loop ? LOOP : FLIGHT,
    delay: after * NEXT,
    fill: "backwards",
    easing: "ease-out",
  } as const;
  if (!from || wantsStillness()) return void element.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  const start = offset(from, to);
  const points = loop ? looping(start, to.width * 0.42) : along(start);
  element.animate(frames(points, from.width / to.width), timing);
  if (loop) trace(points, centre(to));
}

/** Let the back of a card pass from one place to another. */
export function pass(from: DOMRect | null, to: DOMRect | null, after: number): void {
  if (!from || !to || wantsStillness()) return;
  const back = document.createElement("div");
  back.className = "passing";
  back.style.left = `${centre(to).x}px`;
  back.style.top = `${centre(to).y}px`;
  document.body.append(back);
  const flight = back.animate?.(frames(along(offset(from, to)), 1.3), {
    duration: FLIGHT,
    delay: after * NEXT,
    fill: "backwards",
    easing: "ease-out",
  });
  if (flight) flight.onfinish = () => back.remove();
  else back.remove();
}

function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function centre(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function offset(from: DOMRect, to: DOMRect): Point {
  return { x: centre(from).x - centre(to).x, y: centre(from).y - centre(to).y };
}

function frames(points: Point[], size: number): Keyframe[] {
  const scale = Math.max(0.35, Math.min(1.3, size));
  return points.map(({ x, y }, at) => {
    const share = at / (points.length - 1);
    const grown = scale + (1 - scale) * Math.min(1, share * 1.6);
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${grown.toFixed(3)})`, zIndex: 30 };
  });
}

/** Draw the way of a trick in gold, for a moment. */
function trace(points: Point[], { x, y }: Point): void {
  const [svg, line] = [document.createElementNS(SVG, "svg"), document.createElementNS(SVG, "path")];
  svg.classList.add("trace");
  svg.setAttribute("aria-hidden", "true");
  line.setAttribute(
    "d",
    points.map((point, at) => `${at ? "L" : "M"}${(x + point.x).toFixed(1)} ${(y + point.y).toFixed(1)}`).join(""),
  );
  line.setAttribute("pathLength", "1");
  svg.append(line);
  document.body.append(svg);
  line.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
    duration: LOOP,
    easing: "ease-out",
    fill: "forwards",
  });
  svg.animate([{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }], { duration: LOOP * 2 }).onfinish = () => svg.remove();
}
