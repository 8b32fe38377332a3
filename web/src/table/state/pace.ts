// The pace at which news is shown: one after the other, quicker when much waits, and never while nobody is looking.

export interface Look {
  isHidden(): boolean;
  /** Call back once, as soon as somebody looks. */
  onceSeen(back: () => void): void;
}

const PAUSE = 420; // milliseconds after a move of somebody else
const LEAST = 60;
const ALTOGETHER = 4500; // for everything that waits

/** Return how long a move stands before the next one is shown. */
export function pauseFor(waiting: number): number {
  return Math.max(LEAST, Math.min(PAUSE, ALTOGETHER / (waiting + 1)));
}

export class Pace<News> {
  readonly #waiting: News[] = [];
  #showing = false;
  #endPause: (() => void) | null = null;

  constructor(
    private readonly show: (news: News) => Promise<void>,
    private readonly takesTime: (news: News) => boolean,
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
      const slow = this.takesTime(news);
      if (slow && this.look.isHidden()) await new Promise<void>((seen) => this.look.onceSeen(seen));
      await this.show(news);
      if (slow) await this.#pause();
    }
    this.#showing = false;
  }

  async #pause(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#endPause = resolve;
      setTimeout(resolve, pauseFor(this.#waiting.length));
    });
    this.#endPause = null;
  }
}

const PAGE: Look = {
  isHidden: () => document.hidden,
  onceSeen: (back) => document.addEventListener("visibilitychange", back, { once: true }),
};
