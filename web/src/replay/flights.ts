// The card that a step lays flies from the hand to its pile.
import { tick } from "svelte";

import type { Replayed } from "../protocol";
import { layOf } from "../table/state/table";
import { arrive, placeOf } from "../ui/flight";

export class Flights {
  #shown = -1; // the position to which a card has flown last

  constructor(private readonly steps: Replayed[]) {}

  /** Let a card fly if this position comes next. */
  show(at: number): void {
    const [before, step] = [this.#shown, this.steps[at - 1]];
    const lay = layOf(step?.do ?? "");
    this.#shown = at;
    if (at !== before + 1 || before < 0 || !lay) return;
    const from = placeOf(`[data-hand-of="${step?.seat}"]`) ?? placeOf(`[data-seat="${step?.seat}"]`);
    const to = placeOf(`[data-pile="${lay.pile}"] .slot`);
    void tick().then(() => arrive(`[data-pile="${lay.pile}"] .top`, { from, to }));
  }
}
