// Cards on their way.

const FLIGHT = 240; // milliseconds

/** Return where something is on the page. */
export function placeOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

/** Let an element arrive from another place; who wants less motion sees it fade in. */
export function arrive(selector: string, from: DOMRect | null): void {
  const element = document.querySelector(selector);
  if (!element?.animate) return;
  const to = element.getBoundingClientRect();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || !from;
  element.animate(still ? [{ opacity: 0.2 }, { opacity: 1 }] : path(from, to), { duration: FLIGHT, easing: "ease-out" });
}

function path(from: DOMRect, to: DOMRect): Keyframe[] {
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const scale = Math.max(0.35, Math.min(1.2, from.width / to.width));
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 },
    { transform: `translate(${x * 0.35}px, ${y * 0.35 - 14}px) scale(${(1 + scale) / 2})`, zIndex: 30, offset: 0.6 },
    { transform: "none", zIndex: 30 },
  ];
}
