// The lines that a screen reader reads out.
import { untrack } from "svelte";

interface Line {
  id: number;
  text: string;
}

const KEPT = 8; // lines, so that a quick series is read to its end

export class Reader {
  said = $state.raw<Line[]>([]); // when there is time
  called = $state.raw<Line[]>([]); // at once
  #count = 0;

  /** Say something when there is time. */
  say(lines: string[]): void {
    if (lines.length)
      this.said = this.#after(
        untrack(() => this.said),
        lines,
      );
  }

  /** Say something at once. */
  call(lines: string[]): void {
    if (lines.length)
      this.called = this.#after(
        untrack(() => this.called),
        lines,
      );
  }

  #after(before: Line[], lines: string[]): Line[] {
    return [...before, ...lines.map((text) => ({ id: this.#count++, text }))].slice(-KEPT);
  }
}
