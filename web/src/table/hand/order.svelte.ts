// My hand at one table, in the order in which I hold it; the browser remembers it.
import { forget, keep, kept } from "../../me/storage";

export class HandOrder {
  readonly #name: string;
  #own = $state.raw<string[] | null>(null); // none: sorted

  constructor(code: string) {
    this.#name = `order.${code}`;
    this.#own = kept(this.#name)?.split(" ") ?? null;
  }

  /** Return a hand, which comes sorted, in my order. */
  of(sorted: string[]): string[] {
    return this.#own ? arrange(this.#own, sorted) : sorted;
  }

  isSorted(sorted: string[]): boolean {
    return isSame(this.of(sorted), sorted);
  }

  /** Hold a card at another place from now on. */
  move(sorted: string[], card: string, to: number): void {
    this.#own = move(this.of(sorted), card, to);
    keep(this.#name, this.#own.join(" "));
  }

  /** Hold the cards sorted again. */
  sort(): void {
    this.#own = null;
    forget(this.#name);
  }
}

/** Return the hand in my own order; a new card goes next to the one that is sorted before it. */
export function arrange(own: string[], sorted: string[]): string[] {
  const order = own.filter((card) => sorted.includes(card));
  sorted.forEach((card, at) => {
    if (!order.includes(card)) order.splice(at === 0 ? 0 : order.indexOf(sorted[at - 1] as string) + 1, 0, card);
  });
  return order;
}

/** Return the order after a card has gone to another place. */
export function move(order: string[], card: string, to: number): string[] {
  return order.filter((one) => one !== card).toSpliced(to, 0, card);
}

/** Say whether two orders are the same. */
export function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}
