// A card under the finger, the pen or the mouse: from the hand to a pile, or to another place in the hand.

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

const SLACK = 7; // pixels that a press may move and still be a tap

interface Press {
  pointer: number;
  card: string;
  x: number;
  y: number;
}

export class Drag {
  card = $state<string | null>(null); // on its way
  x = $state(0); // how far it is from its place
  y = $state(0);
  over = $state<string | null>(null); // the pile below
  to = $state<number | null>(null); // the place in the hand below
  resting = $state<string | null>(null); // dropped on a pile, until it is known whether it may stay
  #press: Press | null = null;
  #dragged = false; // a drag ends with a click, which is none

  constructor(
    private readonly drops: Drops,
    private readonly ground: Ground = PAGE,
  ) {}

  down(event: PointerEvent, card: string): void {
    this.#dragged = false;
    if (event.button !== 0 || !event.isPrimary || this.resting) return;
    this.#press = { pointer: event.pointerId, card, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    [this.x, this.y] = [event.clientX - press.x, event.clientY - press.y];
    if (!this.card && Math.hypot(this.x, this.y) > SLACK) this.#lift(event, press);
    if (!this.card) return;
    this.over = this.ground.pileAt(event.clientX, event.clientY);
    this.to = this.over ? null : this.ground.placeAt(event.clientX, event.clientY);
  }

  up(event: PointerEvent): void {
    if (event.pointerId !== this.#press?.pointer) return;
    const { card, over, to } = this;
    this.#press = null;
    if (card && over && this.drops.lay(card, over)) this.resting = card;
    else if (card) this.drops.drop(card, over ? null : to);
    this.#clear();
  }

  /** The browser took the pointer away: everything is as before. */
  cancel(): void {
    if (this.card) this.drops.drop(this.card, null);
    this.#press = null;
    this.#clear();
  }

  /** The answer is there: a card that was not laid goes back. */
  settle(): void {
    this.resting = null;
  }

  /** Say whether a click is a tap; the one that ends a drag is not. */
  isTap(): boolean {
    return !this.#dragged;
  }

  #lift(event: PointerEvent, { card, pointer }: Press): void {
    this.#dragged = true;
    this.card = card;
    (event.currentTarget as Element).setPointerCapture(pointer);
    this.drops.lift(card);
  }

  #clear(): void {
    [this.card, this.over, this.to] = [null, null, null];
  }
}

const PAGE: Ground = {
  pileAt: (x, y) => document.elementFromPoint(x, y)?.closest("[data-pile]")?.getAttribute("data-pile") ?? null,
  placeAt(x, y) {
    const hand = document.querySelector("[data-hand]");
    const box = hand?.getBoundingClientRect();
    if (!hand || !box || y < box.top || y > box.bottom) return null;
    return placeAmong([...hand.children].map((card) => card.getBoundingClientRect()), x);
  },
};

/** Return the place of a point among cards from left to right. */
export function placeAmong(boxes: { left: number }[], x: number): number {
  const before = boxes.findLastIndex(({ left }) => left <= x);
  return Math.max(0, before);
}
