// A review that the server was asked for: it grows as long as somebody looks on, until every turn is judged.
import { refusalOf } from "../net/calls";
import { whileVisible } from "../net/polling";
import type { Review, Reviewing } from "../protocol";

export type Source = (deep: boolean) => Promise<Reviewing>;

/** Say whether every turn of a game was judged. */
export function isComplete({ complete = true }: Review): boolean {
  return complete;
}

const EVERY = 1000; // milliseconds between two questions

export class AskedReview {
  newest = $state.raw<Reviewing | null>(null);
  deep = $state(false); // the newest looks deeper
  refusal = $state("");
  #complete = $state.raw<Review | null>(null);
  #stop: (() => void) | null = $state(null);

  constructor(readonly source: Source) {}

  /** Ask for a review; whoever asks for a deeper one keeps what there is until it is complete. */
  ask(deep = false): void {
    this.stop();
    [this.deep, this.refusal, this.newest] = [deep, "", null];
    this.#stop = whileVisible(() => this.#load(deep), EVERY);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  get running(): boolean {
    return this.#stop !== null;
  }

  /** What is shown: the last complete review, or as much as there is of the first. */
  get review(): Review | null {
    return this.#complete ?? this.newest?.review ?? null;
  }

  async #load(deep: boolean): Promise<void> {
    try {
      const found = await this.source(deep);
      if (this.running && deep === this.deep) this.#take(found);
    } catch (error) {
      this.refusal = refusalOf(error);
      this.stop();
    }
  }

  #take(found: Reviewing): void {
    this.newest = found;
    if (!found.review || !isComplete(found.review)) return;
    this.#complete = found.review;
    this.stop();
  }
}
