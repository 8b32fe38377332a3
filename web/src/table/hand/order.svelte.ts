// My hand at one table, in the order in which I hold it; the browser remembers it.
import { forget, keep, kept } from "../../me/storage";
import { arrange, isSame, move } from "./arrangement";

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
