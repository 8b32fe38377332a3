// What others have just written or reacted, over the table for as long as it takes to read.
import { untrack } from "svelte";

import type { TableState } from "../state/table";
import { lineOf, type Line } from "./turns";

type Bubble = Extract<Line, { kind: "text" | "reaction" }>;

const LEAST = 4000; // milliseconds
const MOST = 10_000;
const PER_LETTER = 55;
const TOGETHER = 3; // bubbles

export class Bubbles {
  shown = $state.raw<Bubble[]>([]);
  #heard: number;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(table: TableState) {
    this.#heard = lastSeq(table); // what was there before is not news
  }

  /** Show what is new at the table. */
  hear(table: TableState): void {
    const news = table.log.filter((entry) => entry.news.seq > this.#heard);
    this.#heard = Math.max(this.#heard, lastSeq(table));
    const lines = news.map((entry) => lineOf(entry.news)).filter((line) => line !== null);
    lines.filter((line) => line.seat !== table.you).forEach((line) => isBubble(line) && this.#show(line));
  }

  /** Show nothing any more. */
  close(): void {
    this.#timers.forEach(clearTimeout);
  }

  #show(bubble: Bubble): void {
    this.shown = [...untrack(() => this.shown), bubble].slice(-TOGETHER);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.shown = this.shown.filter((one) => one !== bubble);
    }, readingTime(bubble));
    this.#timers.add(timer);
  }
}

function isBubble(line: Line): line is Bubble {
  return line.kind === "text" || line.kind === "reaction";
}

function readingTime(bubble: Bubble): number {
  const letters = bubble.kind === "text" ? bubble.text.length : 0;
  return Math.min(MOST, LEAST + letters * PER_LETTER);
}

function lastSeq({ log }: TableState): number {
  return log.at(-1)?.news.seq ?? -1;
}
