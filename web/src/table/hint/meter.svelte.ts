// The chance to win of whoever plays alone, asked for once in a turn, when it begins.
import { CERTAINTY } from "../../study/stretches";
import type { TableClient } from "../state/client.svelte";
import { isMine, type TableState } from "../state/table";

/** A chance from 0 to 1, and by how many points it may be wrong. */
export interface Reading {
  chance: number;
  points: number;
}

export class Meter {
  reading = $state.raw<Reading | null>(null); // of my last turn; none before the first answer
  thinking = $state(false);
  #at: number | null = null; // the position that I have asked about
  #told = ""; // why there was no answer

  constructor(private readonly client: Pick<TableClient, "advise" | "tell">) {}

  /** Ask for my chance when my turn begins. */
  async follow(table: TableState): Promise<void> {
    if (!isMine(table) || table.sight?.laid !== 0 || this.#at === table.at) return;
    const { at } = table;
    [this.#at, this.thinking] = [at, true];
    const answer = await this.client.advise(true);
    if (this.#at !== at) return; // another turn has begun
    this.thinking = false;
    if (answer.t === "advised") this.reading = { chance: answer.chance, points: margin(answer.error) };
    else if (answer.t === "no" && !isPassing(answer.reason)) this.#refuse(answer.text);
  }

  /** Tell why there is no chance to be shown, once. */
  #refuse(text: string): void {
    this.reading = null;
    if (text !== this.#told) this.client.tell(text);
    this.#told = text;
  }
}

/** Say whether a question was refused only because the table had gone on. */
function isPassing(reason: string): boolean {
  return reason === "stale" || reason === "not-on-turn" || reason === "over";
}

function margin(error: number): number {
  return Math.max(1, Math.ceil(CERTAINTY * error * 100));
}
