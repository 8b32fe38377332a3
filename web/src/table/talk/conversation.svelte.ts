// My part in the talk of a table: the signal that I am putting together, and whether there is something unread.
import type { Reacted, Said, Wrote } from "../../protocol";
import type { TableClient } from "../state/client.svelte";
import type { Retold } from "../state/table";
import { formatSignal, give, missing, type Sketch } from "./signals";

type Talk = Said | Wrote | Reacted;

export class Conversation {
  sketch = $state.raw<Sketch | null>(null); // the signal that is being put together
  #open = $state(false); // the panel, where it is a sheet
  #read = $state(0); // the last event that I have read

  constructor(private readonly client: Pick<TableClient, "state" | "ask">) {
    this.#read = this.#heard; // what was there before is not news
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** Say whether somebody has spoken since I looked. */
  get isUnread(): boolean {
    return !this.#open && this.#heard > this.#read;
  }

  /** Say whether the signal wants a pile next. */
  get isAiming(): boolean {
    return this.sketch !== null && missing(this.sketch)?.kind === "pile";
  }

  open(): void {
    this.#open = true;
  }

  close(): void {
    [this.#open, this.#read] = [false, this.#heard];
  }

  /** Go on with a signal; once nothing is missing, it is given. */
  say(signal: Sketch): void {
    this.sketch = missing(signal) ? signal : null;
    if (!this.sketch) this.client.ask({ t: "say", say: formatSignal(signal) });
  }

  /** Point at a pile; false if no signal wants one. */
  aim(pile: string): boolean {
    const wanted = this.sketch && missing(this.sketch);
    if (!this.sketch || wanted?.kind !== "pile") return false;
    this.say(give(this.sketch, wanted, pile));
    return true;
  }

  /** Think better of it. */
  cancel(): void {
    this.sketch = null;
  }

  get #heard(): number {
    const { log, you } = this.client.state ?? { log: [], you: null };
    return log.findLast(({ news }) => isTalk(news) && news.seat !== you)?.news.seq ?? 0;
  }
}

function isTalk(news: Retold): news is Talk {
  return news.t === "said" || news.t === "wrote" || news.t === "reacted";
}
