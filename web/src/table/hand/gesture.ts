// What a hand does with a card: it presses, and that becomes a tap, a drag, or nothing.

export interface Point {
  x: number;
  y: number;
}

/** A card that a pointer holds; after some pixels the press is a drag. */
export interface Grip {
  is: "pressed" | "dragging";
  pointer: number;
  card: string;
  from: Point; // where it was pressed
}

/** Between two grips; `spent` from the end of a drag until the click with which the browser ends it. */
interface Rest {
  is: "idle" | "spent";
}

export type Gesture = Rest | Grip;

/** What is felt of mouse, fingers and keys; `held` is false when no button is pressed any more. */
export type Feel =
  | { t: "press"; pointer: number; card: string; at: Point; main: boolean; first: boolean }
  | { t: "move"; pointer: number; at: Point; held: boolean }
  | { t: "release"; pointer: number }
  | { t: "cancel"; pointer: number | null }
  | { t: "click"; byKey: boolean }
  | { t: "key"; key: string };

/** What comes of it for a card. */
export type Deed = "tap" | "lift" | "let go" | "put back";

type Next = [now: Gesture, deed: Deed | null];

export const IDLE: Gesture = { is: "idle" };
const SPENT: Gesture = { is: "spent" };
const SLACK = 7; // pixels that a press may move and still be a tap

/** Return what a gesture becomes, and what is to be done about its card. */
export function feel(gesture: Gesture, felt: Feel): Next {
  if (felt.t === "press") return press(gesture, felt);
  if (!("card" in gesture)) return rest(gesture, felt);
  if (felt.t === "key") return felt.key === "Escape" ? giveUp(gesture) : [gesture, null];
  if (felt.t === "click" || (felt.pointer !== null && felt.pointer !== gesture.pointer)) return [gesture, null];
  if (felt.t === "cancel" || (felt.t === "move" && !felt.held)) return giveUp(gesture);
  return felt.t === "move" ? move(gesture, felt.at) : release(gesture);
}

/** Another finger or button changes nothing; a first one means that the press before it is over. */
function press(gesture: Gesture, { pointer, card, at, main, first }: Feel & { t: "press" }): Next {
  if (!main || !first) return [gesture, null];
  return [{ is: "pressed", pointer, card, from: at }, gesture.is === "dragging" ? "put back" : null];
}

/** A click is a tap unless it ends a drag; once the mouse moves freely, that last click will not come. */
function rest(gesture: Gesture, felt: Feel): Next {
  if (felt.t === "click") return [IDLE, felt.byKey || gesture.is === "idle" ? "tap" : null];
  return [felt.t === "move" && !felt.held ? IDLE : gesture, null];
}

function move(gesture: Grip, { x, y }: Point): Next {
  if (gesture.is === "dragging" || Math.hypot(x - gesture.from.x, y - gesture.from.y) <= SLACK) return [gesture, null];
  return [{ ...gesture, is: "dragging" }, "lift"];
}

function release(gesture: Grip): Next {
  return gesture.is === "dragging" ? [SPENT, "let go"] : [IDLE, null];
}

/** The click that may still come does not count. */
function giveUp(gesture: Grip): Next {
  return [SPENT, gesture.is === "dragging" ? "put back" : null];
}
