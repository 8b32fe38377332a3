// The metronome of a table: it shows news one after the other, a bot's turn as one beat, and nothing while nobody looks.
import type { Pace } from "../../me/company.svelte";

export interface Look {
  isHidden(): boolean;
  /** Call back once, as soon as somebody looks. */
  onceSeen(back: () => void): void;
  /** Wait for the end of a frame: what is shown then has all the time until the next one. */
  endOfFrame(): Promise<void>;
}

/** What some news is for whoever watches: a step of somebody's turn, the last one, or nothing to wait for. */
export type Beat = "step" | "turn" | null;

/** Milliseconds that a step, and the last step of a turn, stand before the next one is shown. */
export type Tempo = Record<"step" | "turn", number>;

export const TEMPI: Record<Pace, Tempo> = {
  calm: { step: 420, turn: 800 },
  brisk: { step: 240, turn: 420 },
  instant: { step: 0, turn: 0 },
};
const LEAST = 60;
const ALTOGETHER = 4500; // for everything that waits

/** Return how long a step stands before the next one is shown; less when many wait. */
export function pauseFor(usual: number, waiting: number): number {
  return Math.min(usual, Math.max(LEAST, ALTOGETHER / (waiting + 1)));
}

export class Metronome<News> {
  readonly #waiting: News[] = [];
  #showing = false;
  #endPause: (() => void) | null = null;

  constructor(
    private readonly show: (news: News) => Promise<void>,
    private readonly beatOf: (news: News) => Beat,
    private readonly tempo: () => Tempo,
    private readonly look: Look = PAGE,
  ) {}

  /** Show news after those that wait. */
  add(news: News[]): void {
    this.#waiting.push(...news);
    if (!this.#showing) void this.#run();
  }

  /** End the present pause: something has come that must not wait. */
  hurry(): void {
    this.#endPause?.();
  }

  async #run(): Promise<void> {
    this.#showing = true;
    for (let news = this.#waiting.shift(); news !== undefined; news = this.#waiting.shift()) {
      const beat = this.beatOf(news);
      if (beat && this.look.isHidden()) await new Promise<void>((seen) => this.look.onceSeen(seen));
      if (beat && this.tempo()[beat] > 0) await this.look.endOfFrame();
      await this.show(news);
      if (beat) await this.#pause(pauseFor(this.tempo()[beat], this.#waiting.length));
    }
    this.#showing = false;
  }

  async #pause(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    await new Promise<void>((resolve) => {
      this.#endPause = resolve;
      setTimeout(resolve, milliseconds);
    });
    this.#endPause = null;
  }
}

const PAGE: Look = {
  isHidden: () => document.hidden,
  onceSeen: (back) => document.addEventListener("visibilitychange", back, { once: true }),
  endOfFrame: () => new Promise((ended) => requestAnimationFrame(() => setTimeout(ended))),
};
