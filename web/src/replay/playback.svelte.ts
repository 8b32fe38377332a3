// The step that a replay shows, and whether it goes on by itself.

export const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1100; // milliseconds for a step

export class Playback {
  at = $state(0); // steps that have been taken
  running = $state(false);
  speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly last: number,
    readonly turns: number[],
  ) {}

  /** Go to a step, and stay there. */
  go(to: number): void {
    this.pause();
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** Go so many turns on, or back: to the beginning of this turn, then to that of the one before. */
  turn(by: 1 | -1): void {
    const begins =
      by > 0 ? this.turns.find((begin) => begin > this.at) : this.turns.findLast((begin) => begin < this.at);
    this.go(begins ?? (by > 0 ? this.last : 0));
  }

  /** Go on by itself, from the deal if the end is reached; or stop. */
  toggle(): void {
    if (this.running) return this.pause();
    if (this.at === this.last) this.at = 0;
    this.running = true;
    this.#wait();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#next(), PACE / this.speed);
  }

  #next(): void {
    this.at += 1;
    if (this.at < this.last) this.#wait();
    else this.running = false;
  }
}
