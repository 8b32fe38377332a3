// The study of a replay: its review, whether it is shown, and the exercise that somebody is at.
import type { Review, TurnReview } from "../protocol";
import type { Playback } from "../replay/playback.svelte";
import type { Lay } from "../table/state/table";
import { texts } from "../texts/texts.svelte";
import { AskedReview, isComplete, type Source } from "./asked.svelte";
import { Exercise } from "./exercise.svelte";
import { laysOf } from "./lays";
import { hasBetter, isCostly, mistakeFrom, mistakesOf } from "./mistakes";

export type Tab = "turn" | "game" | "log" | "talk";

export class Study {
  on = $state(false);
  tab = $state<Tab>("turn");
  exercise = $state.raw<Exercise | null>(null);
  readonly asked: AskedReview;

  constructor(
    readonly playback: Playback,
    source: Source,
  ) {
    this.asked = new AskedReview(source);
  }

  get review(): Review | null {
    return this.on ? this.asked.review : null;
  }

  open(): void {
    this.on = true;
    if (!this.asked.review && !this.asked.running) this.asked.ask();
  }

  close(): void {
    this.asked.stop();
    [this.on, this.exercise] = [false, null];
  }

  /** Return the review of a turn, once there is one. */
  turn(number: number): TurnReview | null {
    return this.review?.turns[number - 1] ?? null;
  }

  /** How far the review has got, in words; nothing once it is complete. */
  get progress(): string {
    if (!this.review || isComplete(this.review)) return "";
    return texts("review-progress", { done: this.review.turns.length, turns: this.asked.newest?.turns ?? 0 });
  }

  /** Return what would have been better in a turn that is about to be played, if whoever looks on may see it. */
  better(turn: TurnReview | null, at: number, eyes: number | null): Lay[] {
    if (!turn || !(this.exercise?.isOpen ?? true) || !hasBetter(turn) || at > turn.step) return [];
    return eyes === null || eyes === turn.seat ? laysOf(turn.best.lays) : [];
  }

  mistakes(seat: number | null): TurnReview[] {
    return this.review ? mistakesOf(this.review, seat) : [];
  }

  /** Go to where a turn begins to lay; an exercise goes on with that turn. */
  visit(turn: TurnReview): void {
    this.tab = "turn";
    this.playback.go(turn.step);
    this.exercise = this.exercise && isCostly(turn) ? new Exercise(turn) : null;
  }

  /** Go to the next mistake of a seat, or the one before. */
  step(from: number, by: 1 | -1, seat: number | null): void {
    const next = mistakeFrom(this.mistakes(seat), from, by);
    if (next) this.visit(next);
  }

  /** Try to find the better turn. */
  practise(turn: TurnReview): void {
    this.exercise = new Exercise(turn);
    this.visit(turn);
  }

  /** Keep to where the replay is: whoever goes elsewhere leaves the exercise. */
  keepTo(at: number): void {
    if (this.exercise && this.exercise.turn.step !== at) this.exercise = null;
  }
}
