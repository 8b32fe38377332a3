// A card under the finger, the pen or the mouse: from the hand to a pile, or to another place in the hand.
import { IDLE, feel, type Deed, type Feel, type Gesture } from "./gesture";

export interface Drops {
  /** Called when a card leaves its place; it is held from now on. */
  lift(card: string): void;
  /** Called when it is dropped on a pile; true if somebody now decides about it. */
  lay(card: string, pile: string): boolean;
  /** Called when it is dropped elsewhere; `to` is its new place in the hand, if it is there. */
  drop(card: string, to: number | null): void;
}

/** Where things are, as the page knows. */
export interface Ground {
  pileAt(x: number, y: number): string | null;
  /** Return the place in the hand at this point, or null outside of it. */
  placeAt(x: number, y: number): number | null;
}

/** A card that was dropped on a pile, and how far that is from its place. */
interface Dropped {
  card: string;
  x: number;
  y: number;
}

const MAIN = 1; // of the buttons that are pressed

export class Drag {
  x = $state(0); // how far the card is from its place
  y = $state(0);
  over = $state<string | null>(null); // the pile below
  to = $state<number | null>(null); // the place in the hand below
  resting = $state.raw<Dropped | null>(null); // until it is known whether it may stay
  #gesture = $state.raw<Gesture>(IDLE);

  constructor(
    private readonly drops: Drops,
    private readonly ground: Ground = PAGE,
  ) {}

  /** The card on its way. */
  get card(): string | null {
    return this.#gesture.is === "dragging" ? this.#gesture.card : null;
  }

  down(event: PointerEvent, card: string): void {
    const { pointerId: pointer, isPrimary: first, clientX: x, clientY: y } = event;
    this.#feel({ t: "press", pointer, card, at: { x, y }, main: event.button === 0, first });
    if (this.#gesture.is === "pressed" && this.#gesture.pointer === pointer)
      (event.currentTarget as Element).setPointerCapture(pointer);
  }

  move(event: PointerEvent): void {
    this.#move(event, (event.buttons & MAIN) !== 0);
  }

  up(event: PointerEvent): void {
    this.#move(event, true); // it may have come far since the last move
    this.#feel({ t: "release", pointer: event.pointerId });
  }

  /** The browser takes the pointer away. */
  lose(event: PointerEvent): void {
    this.#feel({ t: "cancel", pointer: event.pointerId });
  }

  /** Give up what is being done, whatever it is: everything is as before. */
  cancel(): void {
    this.#feel({ t: "cancel", pointer: null });
  }

  /** Let go of a card that is no longer in the hand. */
  keepTo(hand: string[]): void {
    if ("card" in this.#gesture && !hand.includes(this.#gesture.card)) this.cancel();
  }

  /** Take a key while a card is on its way; false if no card is. */
  key(event: KeyboardEvent): boolean {
    const { card } = this;
    this.#feel({ t: "key", key: event.key });
    return card !== null;
  }

  /** Say whether a click is a tap; one without a pointer comes from a key. */
  isTap(event: MouseEvent): boolean {
    return this.#feel({ t: "click", byKey: event.detail === 0 }) === "tap";
  }

  /** The answer is there: a card that was not laid goes back. */
  settle(): void {
    this.resting = null;
  }

  #move({ pointerId: pointer, clientX: x, clientY: y }: PointerEvent, held: boolean): void {
    this.#feel({ t: "move", pointer, at: { x, y }, held });
    const gesture = this.#gesture;
    if (gesture.is !== "dragging" || gesture.pointer !== pointer) return;
    [this.x, this.y] = [x - gesture.from.x, y - gesture.from.y];
    this.over = this.ground.pileAt(x, y);
    this.to = this.over ? null : this.ground.placeAt(x, y);
  }

  #feel(felt: Feel): Deed | null {
    const before = this.#gesture;
    const [now, deed] = feel(before, felt);
    this.#gesture = now;
    if (deed === "lift" && "card" in now) this.drops.lift(now.card);
    if (deed === "put back" && "card" in before) this.drops.drop(before.card, null);
    if (deed === "let go" && "card" in before) this.#drop(before.card);
    if (now.is !== "dragging") [this.over, this.to] = [null, null];
    return deed;
  }

  #drop(card: string): void {
    const { x, y, over, to } = this;
    if (over && this.drops.lay(card, over)) this.resting = { card, x, y };
    else this.drops.drop(card, over ? null : to);
  }
}

const PAGE: Ground = {
  pileAt: (x, y) => document.elementFromPoint(x, y)?.closest("[data-pile]")?.getAttribute("data-pile") ?? null,
  placeAt(x, y) {
    const hand = document.querySelector("[data-hand]");
    const box = hand?.getBoundingClientRect();
    if (!hand || !box || y < box.top || y > box.bottom) return null;
    return placeAmong(
      [...hand.children].map((card) => card.getBoundingClientRect()),
      x,
    );
  },
};

/** Return the place of a point among cards from left to right. */
export function placeAmong(boxes: { left: number }[], x: number): number {
  const before = boxes.findLastIndex(({ left }) => left <= x);
  return Math.max(0, before);
}
