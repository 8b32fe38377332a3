// A puzzle that somebody is at: what was laid so far, and what the server says of it.
import { fetchPuzzle } from "../net/puzzles";
import { refusalOf } from "../net/calls";
import type { Answer, PuzzleSight } from "../protocol";
import { laysOf } from "../study/lays";
import type { Lay } from "../table/state/table";

export class Solving {
  now: PuzzleSight; // with the cards that lie on the table
  done = $state.raw<string[]>([]); // in notation
  busy = $state(false);
  refusal = $state("");
  attempts = $state(0); // that came to an end

  constructor(readonly first: PuzzleSight) {
    this.now = $state.raw(first);
  }

  get answer(): Answer | null {
    return this.now.answer ?? null;
  }

  /** What is shown on the table: while somebody tries, what they laid; with the answer, the position as it was. */
  get shown(): PuzzleSight {
    return this.answer ? this.first : this.now;
  }

  get lays(): Lay[] {
    return laysOf(this.done);
  }

  lay(card: string, pile: string): Promise<void> {
    return this.#ask([...this.done, `${card}>${pile}`]);
  }

  end(): Promise<void> {
    return this.#ask([...this.done, "END"]);
  }

  /** Take the last card back, or after the answer all of them, to try again. */
  takeBack(): Promise<void> {
    return this.#ask(this.answer ? [] : this.done.slice(0, -1));
  }

  show(): Promise<void> {
    return this.#ask([], true);
  }

  /** Ask what some actions lead to; a refusal changes nothing. */
  async #ask(done: string[], show = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = "";
    try {
      this.now = await fetchPuzzle(this.first.id, done, show);
      this.done = done;
      if (this.now.answer) this.attempts += 1;
    } catch (error) {
      this.refusal = refusalOf(error);
    } finally {
      this.busy = false;
    }
  }
}
