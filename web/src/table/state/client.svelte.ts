// The client of one table: its connection, what was folded from the messages, and when that is shown.
import { tick } from "svelte";

import { findGame } from "../../games/games.svelte";
import { atMyPace, choosePace, myPace } from "../../me/company.svelte";
import { pass } from "../../me/session";
import { askBuild } from "../../net/build";
import { Connection, addressOf, isAnswer, type Status, type Wish } from "../../net/connection";
import type { Message, No } from "../../protocol";
import { language, type Language } from "../../texts/texts.svelte";
import { catchUp } from "./catchup";
import { deadline } from "./clock";
import { Metronome, TEMPI, type Beat, type Tempo } from "./metronome";
import { fold, isBotOnTurn, isMine, isOver, layOf, leads, type Lay, type TableState } from "./table";

/** Looks at the page before news is shown, and returns what to do afterwards. */
export type Stage = (news: Message) => () => void;

/** What I asked of the position that is shown; `late` if the connection was lost before the answer came. */
interface Act {
  id: string;
  action: string; // in notation; nothing for a lay that is taken back
  late: boolean;
}

const AGAIN = 2000; // milliseconds until the next attempt
const TOLD_FOR = 4500;

export class TableClient {
  state = $state.raw<TableState | null>(null); // as it is shown
  latest = $state.raw<TableState | null>(null); // as it was heard; it may be some moves ahead
  status = $state<Status>("connecting");
  notice = $state(""); // why something was refused
  deadline = $state.raw<number | null>(null); // when the turn runs out, in milliseconds
  skimmed = $state(false); // others' moves were shown all at once since my own
  stage: Stage | null = null;
  #connection: Connection | null = null;
  #act = $state.raw<Act | null>(null); // what is not answered yet
  #closed = false;
  #lang = language();
  #rushing = false; // until it is my turn, nothing that is shown takes time
  #answers = new Map<string, (answer: Message) => void>();
  #advised: Promise<unknown> = Promise.resolve(); // what was asked of the advisor before
  readonly #metronome = new Metronome<Message>(
    (news) => this.#show(news),
    (news) => this.#beatOf(news),
    () => this.#tempo(),
  );
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly code: string) {
    void this.#open();
  }

  /** Ask for something, and return why it was refused once it is answered; "" if it was done. */
  async request(wish: Wish): Promise<string> {
    return (await this.refusal(wish))?.text ?? "";
  }

  /** Ask for something, and return the refusal once it is answered; none if it was done. */
  async refusal(wish: Wish): Promise<No | null> {
    const answer = await this.#answerTo(wish);
    return answer.t === "no" ? answer : null;
  }

  /** Ask what to do in the position that is shown, or only for my chance, and return the answer or the refusal. */
  advise(meter: boolean): Promise<Message> {
    const ask = (): Promise<Message> => this.#answerTo({ t: "hint", at: this.state?.at ?? 0, meter });
    const answer = this.#advised.then(ask); // the server thinks of one at a time
    this.#advised = answer;
    return answer;
  }

  ask(wish: Wish): string {
    this.notice = "";
    return this.#connection?.ask(wish) ?? "";
  }

  /** Say whether a request about this position is still unanswered. */
  get acting(): boolean {
    return this.#act !== null;
  }

  /** The lay that waits for the connection to come back. */
  get waiting(): Lay | null {
    return this.#act?.late ? layOf(this.#act.action) : null;
  }

  /** Act once on the position that is shown; false while something else is unanswered. */
  act(action: string): boolean {
    return this.#begin(action, { t: "do", do: action });
  }

  undo(): boolean {
    return this.#begin("", { t: "undo" });
  }

  /** Let a card lie that somebody wants back. */
  keep(): void {
    if (this.state) this.ask({ t: "keep", at: this.state.at });
  }

  /** Show at once what others do, until it is my turn; bots do not keep anybody waiting who is alone with them. */
  forward(): void {
    if (!this.latest || isOver(this.latest)) return;
    this.#rushing = true;
    this.#metronome.hurry();
    if (isBotOnTurn(this.latest)) void this.refusal({ t: "hurry" }); // where others play, only my own screen hurries
  }

  /** Be shown everything at this pace; where I lead, the bots keep it too. */
  setPace(pace: string): void {
    choosePace(pace);
    const { latest } = this;
    if (latest && leads(latest)) void this.refusal({ t: "change", options: atMyPace(latest.setting.options) });
  }

  /** Look on from a seat that shares its cards, or from none. */
  watch(seat: number | null): void {
    this.#connection?.greet({ watch: seat });
  }

  /** Hear refusals in this language from now on. */
  speak(lang: Language): void {
    if (this.#connection && this.#lang !== lang) this.#connection.greet({ lang });
    this.#lang = lang;
  }

  hurry(): void {
    this.#connection?.hurry();
  }

  close(): void {
    this.#closed = true;
    this.#connection?.close();
  }

  #answerTo(wish: Wish): Promise<Message> {
    return new Promise((answer) => this.#answers.set(this.ask(wish), answer));
  }

  async #open(): Promise<void> {
    try {
      const greeting = { secret: await pass(), lang: this.#lang };
      const ears = { hear: (message: Message) => this.#hear(message), notice: (now: Status) => this.#notice(now) };
      if (!this.#closed) this.#connection = new Connection(addressOf(this.code), greeting, ears);
    } catch {
      this.status = "lost";
      setTimeout(() => void this.#open(), AGAIN);
    }
  }

  #begin(action: string, wish: { t: "do"; do: string } | { t: "undo" }): boolean {
    if (!this.state || this.#act || this.status === "closed") return false;
    this.#act = { id: this.ask({ ...wish, at: this.state.at }), action, late: this.status !== "open" };
    return true;
  }

  #notice(now: Status): void {
    if (now === "open" && this.status === "lost") void askBuild();
    if (now === "closed") this.#act = null; // nobody will answer
    if (now !== "open" && this.#act) this.#act = { ...this.#act, late: true };
    this.status = now;
  }

  #hear(message: Message): void {
    this.deadline = deadline(this.deadline, message, this.latest?.setting.options.clock ?? 0, Date.now());
    if (isAnswer(message) || message.t === "no") this.#answer(message);
    if (message.t === "no") return;
    const piles = findGame(this.latest?.setting.options.ruleset ?? "")?.piles ?? [];
    this.#metronome.add(message.t === "table" ? catchUp(this.latest, message, piles) : [message]);
    this.latest = fold(this.latest, message);
    if ("id" in message && message.id === this.#act?.id) this.#metronome.hurry();
  }

  /** Answer whoever waits for it; a refusal that nobody waits for is told to the player. */
  #answer(message: Message & { id?: string }): void {
    const [id, refusal] = [message.id ?? "", message.t === "no" ? message : null];
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (refusal && id === this.#act?.id) this.#act = null;
    if (answer) answer(message);
    else if (refusal) this.tell(refusal.text);
  }

  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => (this.notice = ""), TOLD_FOR);
  }

  async #show(news: Message): Promise<void> {
    const after = this.stage?.(news);
    this.state = fold(this.state, news);
    this.#noteShown(news);
    if ("id" in news && news.id === this.#act?.id) this.#act = null;
    if (after) await tick().then(after);
  }

  #noteShown(news: Message): void {
    const beat = this.#beatOf(news);
    if (beat) this.skimmed ||= this.#tempo().turn === 0;
    else if (news.t === "did") this.skimmed = false;
    if (this.state && (isMine(this.state) || isOver(this.state))) this.#rushing = false;
  }

  #tempo(): Tempo {
    return TEMPI[this.#rushing ? "instant" : myPace()];
  }

  /** Say what somebody else's move is for whoever watches; my own need no time. */
  #beatOf(news: Message): Beat {
    if ((news.t !== "did" && news.t !== "undone") || news.seat === this.state?.you) return null;
    return news.do === "END" ? "turn" : "step";
  }
}
