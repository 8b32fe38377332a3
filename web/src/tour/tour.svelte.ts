// A finished game that people look at together: one leads, the others follow or look around by themselves.
import { untrack } from "svelte";

import type { Occupant, Stroke, Tour as Told } from "../protocol";
import type { TableClient } from "../table/state/client.svelte";
import { isSameStroke, MOST_STROKES } from "./strokes";

/** What a replay shows of a game. */
export interface Place {
  step: number;
  view: number | null; // whose cards are seen; null: all
  review: boolean; // it is open
}

/** The replay in which a tour goes on. */
export interface Shown {
  place(): Place;
  show(place: Place): void;
}

/** A card from which an arrow is to be drawn. */
export interface Held {
  seat: number;
  card: string;
}

type Client = Pick<TableClient, "latest" | "ask" | "refusal" | "tell">;

const SETTLED = 700; // milliseconds until a position is told: whoever leads may pass by many
const PACE = 150; // milliseconds between two points: a slider moves faster than anybody can follow

export class Tour {
  following = $state(true); // as long as I do not look around by myself
  drawing = $state(false);
  held = $state.raw<Held | null>(null);
  calm = $state(""); // what a screen reader is told of the position, once the leader stays there
  #own = $state.raw<Stroke[]>([]); // what I have drawn
  #heard: Told | null = null;
  #at = -1; // the step for which I have drawn
  #entered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly client: Client,
    private readonly shown: Shown,
  ) {
    $effect(() => this.#enter());
    $effect(() => this.#hear(this.told));
    $effect(() => this.#notice(this.shown.place(), this.#own));
    $effect(() => () => this.#leave());
  }

  get told(): Told | null {
    return this.client.latest?.tour ?? null;
  }

  get you(): number | null {
    return this.client.latest?.you ?? null;
  }

  /** The seat that leads; none while its holder is away. */
  get leader(): number | null {
    const leader = this.told?.leader ?? null;
    return leader !== null && this.client.latest?.here.includes(leader) ? leader : null;
  }

  get leads(): boolean {
    return this.you !== null && (this.told?.leader ?? null) === this.you;
  }

  /** Whoever else is here and could lead. */
  get others(): [seat: number, name: string][] {
    const { here = [], setting } = this.client.latest ?? {};
    const seats = setting?.seats ?? [];
    return here.filter((seat) => seat !== this.you).map((seat) => [seat, nameOf(seats[seat])]);
  }

  /** What is drawn on the position that is shown. */
  get strokes(): Stroke[] {
    if (this.leads) return this.#own;
    return (this.told?.step ?? 0) === this.shown.place().step ? (this.told?.strokes ?? []) : [];
  }

  nameOf(seat: number): string {
    return nameOf(this.client.latest?.setting.seats[seat]);
  }

  /** Lead from now on, from where the others are. */
  async take(): Promise<void> {
    if (this.you !== null) await this.#pass(this.you);
  }

  hand(seat: number): void {
    void this.#pass(seat);
  }

  /** Follow again, and be where the leader is. */
  follow(): void {
    this.following = true;
    if (this.told) this.#join(this.told, null);
  }

  draw(): void {
    [this.drawing, this.held] = [!this.drawing, null];
  }

  /** Take a card up to draw an arrow from it; the same one again gets a ring. */
  hold(card: string, seat: number): void {
    const again = this.held?.card === card && this.held.seat === seat;
    if (again) this.add({ seat, card });
    this.held = again ? null : { seat, card };
  }

  /** Point at a pile: with an arrow from the card that is held, or with a ring. */
  pick(pile: string): void {
    this.add(this.held ? { ...this.held, pile } : { pile });
    this.held = null;
  }

  /** Draw something; the same again takes it away. */
  add(stroke: Stroke): void {
    const others = this.#own.filter((one) => !isSameStroke(one, stroke));
    this.#own = others.length < this.#own.length ? others : [...others, stroke].slice(-MOST_STROKES);
  }

  wipe(): void {
    [this.#own, this.held] = [[], null];
  }

  /** Tell a screen reader of a position, unless another one follows at once. */
  tell(words: string): void {
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => (this.calm = words), SETTLED);
  }

  /** Whoever comes first leads; the server says whether somebody does already. */
  #enter(): void {
    const you = this.you;
    if (this.#entered || this.client.latest === null) return;
    this.#entered = true;
    if (you === null) return;
    untrack(() => void this.client.refusal({ t: "lead", seat: you, step: this.shown.place().step }));
  }

  async #pass(seat: number): Promise<void> {
    const refusal = await this.client.refusal({ t: "lead", seat, step: this.shown.place().step });
    if (refusal) this.client.tell(refusal.text);
    else this.follow();
  }

  /** Go along with what was told; what answers my own point is where I have been. */
  #hear(told: Told | null): void {
    const before = this.#heard;
    this.#heard = told;
    if (!told || told === before) return;
    untrack(() => {
      const begins = this.leads && before?.leader !== told.leader;
      if (!this.leads) this.drawing = false;
      if (begins || (!told.id && (this.leads || this.following))) this.#join(told, before);
    });
  }

  #join(told: Told, before: Told | null): void {
    const isNews = before === null || (told.review ?? false) !== (before.review ?? false);
    [this.#at, this.#own] = [told.step ?? 0, this.leads ? (told.strokes ?? []) : []];
    this.shown.show({
      step: told.step ?? 0,
      view: told.view ?? null,
      review: isNews ? (told.review ?? false) : this.shown.place().review,
    });
  }

  /** Show the others where I am, if I lead; else I have gone my own way as soon as I am elsewhere. */
  #notice({ step, view }: Place, strokes: Stroke[]): void {
    const { told, leads } = this;
    if (leads && step !== this.#at) {
      this.#at = step;
      if (strokes.length) this.wipe();
    }
    if (leads) this.#timer ??= setTimeout(() => this.#point(), PACE);
    else if (told && (step !== (told.step ?? 0) || view !== (told.view ?? null))) this.following = false;
  }

  #point(): void {
    this.#timer = undefined;
    const { told, shown, leads } = this;
    const point = { ...shown.place(), strokes: this.#own };
    if (!leads || !told || placeKey(point) === placeKey(told)) return;
    void this.client.refusal({ t: "point", ...point }).then((refusal) => {
      if (refusal?.reason === "too-fast") this.#timer ??= setTimeout(() => this.#point(), PACE);
    });
  }

  #leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#telling);
    if (untrack(() => this.leads)) this.client.ask({ t: "lead", seat: null });
  }
}

function nameOf(occupant: Occupant | null | undefined): string {
  return occupant?.name ?? "";
}

function placeKey({ step = 0, view = null, review = false, strokes = [] }: Partial<Told>): string {
  return JSON.stringify([step, view, review, strokes]);
}
