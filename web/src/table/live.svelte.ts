// A table as it is lived at: the line, what was folded from it, and the pace at which it is shown.
import { tick } from "svelte";

import { Line, addressOf, type Status, type Wish } from "../net/socket";
import type { Did, Message } from "../protocol";
import { pass } from "../session";
import { language, type Language } from "../texts/texts.svelte";
import { deadline } from "./clock";
import { fold, type TableState } from "./state";

/** Looks at the page before a move is shown, and returns what to do once it is. */
export type Stage = (did: Did) => () => void;

const PAUSE = 420; // milliseconds after a move of somebody else
const SHORT_PAUSE = 160; // when many wait
const MANY = 6;
const TOLD_FOR = 4500;

export class LiveTable {
  state = $state.raw<TableState | null>(null);
  status = $state<Status>("connecting");
  notice = $state(""); // why something was refused
  deadline = $state.raw<number | null>(null); // when the turn runs out, in milliseconds
  stage: Stage | null = null;
  #line: Line | null = null;
  #acting = ""; // the request about this position that is not answered yet
  #closed = false;
  #lang = language();
  #answers = new Map<string, (refusal: string) => void>();
  #waiting: Message[] = [];
  #showing = false;
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly code: string) {
    void this.#open();
  }

  /** Ask for something, and return why it is refused once that is known; "" if it is done. */
  request(wish: Wish): Promise<string> {
    return new Promise((answer) => this.#answers.set(this.ask(wish), answer));
  }

  ask(wish: Wish): string {
    this.notice = "";
    return this.#line?.ask(wish) ?? "";
  }

  /** Act on the position that is shown, once. */
  act(action: string): void {
    if (this.state && !this.#acting) this.#acting = this.ask({ t: "do", at: this.state.at, do: action });
  }

  undo(): void {
    if (this.state && !this.#acting) this.#acting = this.ask({ t: "undo", at: this.state.at });
  }

  /** Look on from a seat that shares its cards, or from none. */
  watch(seat: number | null): void {
    this.#line?.greet({ watch: seat });
  }

  /** Hear in this language from now on why something is refused. */
  speak(lang: Language): void {
    if (this.#line && this.#lang !== lang) this.#line.greet({ lang });
    this.#lang = lang;
  }

  hurry(): void {
    this.#line?.hurry();
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
  }

  async #open(): Promise<void> {
    try {
      const greeting = { secret: await pass(), lang: this.#lang };
      const ears = { hear: (message: Message) => this.#hear(message), notice: (now: Status) => (this.status = now) };
      if (!this.#closed) this.#line = new Line(addressOf(this.code), greeting, ears);
    } catch {
      this.status = "lost";
      setTimeout(() => void this.#open(), PAUSE * 5);
    }
  }

  #hear(message: Message): void {
    if ("id" in message && message.id === this.#acting) this.#acting = "";
    this.deadline = deadline(this.deadline, message, this.state?.setting.options.clock ?? 0, Date.now());
    if ("id" in message && this.#answers.has(message.id ?? "")) return this.#answer(message);
    if (message.t === "no") return this.tell(message.text);
    this.#queue(message);
  }

  /** Answer whoever waits for it, and let everybody hear what happened. */
  #answer(message: Message & { id?: string }): void {
    const id = message.id ?? "";
    this.#answers.get(id)?.(message.t === "no" ? message.text : "");
    this.#answers.delete(id);
    if (message.t !== "no") this.#queue(message);
  }

  #queue(message: Message): void {
    this.#waiting.push(message);
    if (!this.#showing) void this.#show();
  }

  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => (this.notice = ""), TOLD_FOR);
  }

  /** Show what was heard, one after the other. */
  async #show(): Promise<void> {
    this.#showing = true;
    for (let message = this.#waiting.shift(); message; message = this.#waiting.shift()) {
      const after = message.t === "did" ? this.stage?.(message) : undefined;
      this.state = fold(this.state, message);
      if (after) await tick().then(after);
      await this.#pause(message);
    }
    this.#showing = false;
  }

  async #pause(message: Message): Promise<void> {
    if (message.t !== "did" || message.seat === this.state?.you || document.hidden) return;
    const pause = this.#waiting.length > MANY ? SHORT_PAUSE : PAUSE;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
