// A mistake to be mended: somebody tries to find the better turn before it is shown.
import type { TurnReview } from "../protocol";
import type { Lay } from "../table/state/table";
import { isSame, laysOf, shared } from "./lays";

export type Verdict = "found" | "played" | "close" | "other" | "shown";

export class Exercise {
  lays = $state.raw<Lay[]>([]);
  held = $state<string | null>(null);
  verdict = $state<Verdict | null>(null); // none as long as somebody tries
  readonly best: Lay[];
  readonly played: Lay[];

  constructor(readonly turn: TurnReview) {
    this.best = laysOf(turn.best.lays);
    this.played = laysOf(turn.played.lays);
  }

  /** The better turn is no longer to be looked for. */
  get isOpen(): boolean {
    return this.verdict === "found" || this.verdict === "shown" || this.verdict === "other";
  }

  /** What lies on the table: what was tried, until the better turn is drawn there. */
  get onTable(): Lay[] {
    return this.isOpen ? [] : this.lays;
  }

  /** Take up a card; the same one again is put back. */
  hold(card: string): void {
    if (this.verdict === null) this.held = this.held === card ? null : card;
  }

  /** Lay the card that is held. */
  lay(pile: string): void {
    if (this.held === null || this.verdict !== null) return;
    this.lays = [...this.lays, { card: this.held, pile }];
    this.held = null;
  }

  /** Take the last card back, or after the answer all of them, to try again. */
  takeBack(): void {
    this.lays = this.verdict === null ? this.lays.slice(0, -1) : [];
    [this.verdict, this.held] = [null, null];
  }

  compare(): void {
    this.held = null;
    this.verdict = judge(this);
  }

  show(): void {
    [this.lays, this.held, this.verdict] = [[], null, "shown"];
  }
}

function judge({ lays, best, played }: Exercise): Verdict {
  if (isSame(lays, best)) return "found";
  if (isSame(lays, played)) return "played";
  return shared(lays, best) > 0 ? "close" : "other";
}
