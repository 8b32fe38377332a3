// Hints for my turn: first the pile, then the card, then the whole turn, of which the rest stays told as I play it.
import type { Advised, Merit } from "../../protocol";
import type { TableClient } from "../state/client.svelte";
import { layOf, type Lay, type TableState } from "../state/table";

export type Detail = "pile" | "card" | "turn";

/** As much of the best turn as was asked for; without a card, the best is to end the turn. */
export interface Hint {
  detail: Detail;
  lays: Lay[]; // what is left of the turn
  merits: Merit[];
}

/** What a hint points at: by pile and by card, their places in the turn; "" before the turn is told. */
export interface Marks {
  piles: Record<string, string>;
  cards: Record<string, string>;
}

const NEXT: Record<Detail, Detail> = { pile: "card", card: "turn", turn: "turn" };
const A_MOMENT = 400; // milliseconds until it is said that a hint takes its time
const NOTHING: Marks = { piles: {}, cards: {} };

export class Hints {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false); // for longer than a moment
  readonly marks = $derived(marksOf(this.hint));
  #at: number | null = null; // the position that I have asked about

  constructor(private readonly client: Pick<TableClient, "advise" | "tell" | "state">) {}

  /** Ask for a hint, or for more of it. */
  async more(): Promise<void> {
    if (this.hint) this.hint = { ...this.hint, detail: NEXT[this.hint.detail] };
    else if (this.client.state && this.#at === null) await this.#ask(this.client.state.at);
  }

  /** Keep a hint as long as it holds: while nothing has happened, and while I play the turn that it tells. */
  keepTo(table: TableState): void {
    if (this.#at === null || this.#at === table.at) return;
    const { hint } = this;
    const done = table.log.findLast(({ news }) => news.seq === table.at)?.news;
    const mine = done?.t === "did" && done.seat === table.you ? layOf(done.do) : null;
    const [first, ...rest] = hint?.detail === "turn" ? hint.lays : [];
    if (hint && mine && first && mine.card === first.card && mine.pile === first.pile) {
      [this.hint, this.#at] = [{ ...hint, lays: rest }, table.at];
    } else this.forget();
  }

  forget(): void {
    [this.hint, this.thinking, this.#at] = [null, false, null];
  }

  async #ask(at: number): Promise<void> {
    this.#at = at;
    const waiting = setTimeout(() => (this.thinking = this.#at === at), A_MOMENT);
    const answer = await this.client.advise(false);
    clearTimeout(waiting);
    if (this.#at !== at) return; // the table has gone on
    this.thinking = false;
    if (answer.t === "advised") this.hint = hintOf(answer);
    if (this.hint) return;
    this.#at = null;
    if (answer.t === "no") this.client.tell(answer.text);
  }
}

function hintOf({ advice }: Advised): Hint | null {
  const best = advice?.turns[0];
  if (!best) return null;
  const lays = best.lays.map(layOf).filter((lay) => lay !== null);
  return { detail: lays.length ? "pile" : "turn", lays, merits: best.merits ?? [] };
}

/** Return what a hint points at. */
export function marksOf(hint: Hint | null): Marks {
  const [first] = hint?.lays ?? [];
  if (!hint || !first) return NOTHING;
  if (hint.detail !== "turn")
    return { piles: { [first.pile]: "" }, cards: hint.detail === "card" ? { [first.card]: "" } : {} };
  const places = hint.lays.map(({ card, pile }, at) => ({ card, pile, place: String(at + 1) }));
  const ofPile = (name: string): string =>
    places
      .filter(({ pile }) => pile === name)
      .map(({ place }) => place)
      .join("·");
  return {
    piles: Object.fromEntries(places.map(({ pile }) => [pile, ofPile(pile)])),
    cards: Object.fromEntries(places.map(({ card, place }) => [card, place])),
  };
}
