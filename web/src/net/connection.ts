// The connection to a table: it restores itself, and repeats every request that was not answered.
import { PROTOCOL, type Frame, type Hello, type Message } from "../protocol";

export type Request = Exclude<Frame, { t: "hello" | "ping" }>;
type Unsigned<Asked> = Asked extends Request ? Omit<Asked, "id"> : never;
/** A request before the connection gives it an id. */
export type Wish = Unsigned<Request>;
export type Status = "connecting" | "open" | "lost" | "closed";
export type Greeting = Omit<Hello, "t" | "protocol" | "have">;

export interface Ears {
  hear(message: Message): void;
  notice(status: Status): void;
}

export interface Means {
  open(address: string): WebSocket;
  random(): number;
}

const PAUSES = [0, 500, 1000, 2000, 4000, 8000, 10_000]; // milliseconds
const PING_AFTER = 20_000;
const DEAD_AFTER = 10_000; // without any answer to a ping
const NOT_LET_IN = 4003;
const NO_LONGER_WELCOME = 4001;
// Refusals that pass once the server is mended.
const PASSING: ReadonlySet<string> = new Set(["unavailable", "disk-fails", "damaged", "newer-shape"]);
const BROWSER: Means = { open: (address) => new WebSocket(address), random: Math.random };

/** Return the address of the socket of a table. */
export function addressOf(code: string, { protocol, host }: { protocol: string; host: string } = location): string {
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${code}/live`;
}

/** Say whether a message is the last word about a request; that a hint was asked for is only the first. */
export function isAnswer(message: Message): message is Message & { id: string } {
  return "id" in message && Boolean(message.id) && message.t !== "hinted";
}

export class Connection {
  #socket: WebSocket | null = null;
  #have = 0; // the last event that was heard
  #failures = 0;
  #count = 0;
  #welcome = false; // the snapshot has come
  #mayRetry = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #unanswered = new Map<string, Request>();
  readonly #beginning: string; // of the ids of this connection

  constructor(
    readonly address: string,
    private greeting: Greeting,
    private readonly ears: Ears,
    private readonly means: Means = BROWSER,
  ) {
    this.#beginning = means.random().toString(36).slice(2, 12);
    this.#connect();
  }

  /** Send a request, now or as soon as the connection is back, and return its id. */
  ask(wish: Wish): string {
    this.#count += 1;
    const request = { ...wish, id: `${this.#beginning}-${this.#count}` } as Request;
    this.#unanswered.set(request.id, request);
    if (this.#welcome) this.#send(request);
    return request.id;
  }

  /** Say hello again, with another wish. */
  greet(change: Partial<Greeting>): void {
    this.greeting = { ...this.greeting, ...change };
    if (this.#socket) this.#again();
  }

  /** Try at once instead of waiting for the next attempt. */
  hurry(): void {
    if (this.#socket || !this.#mayRetry) return;
    this.#failures = 0;
    this.#connect();
  }

  /** Hang up for good. */
  close(): void {
    this.#mayRetry = false;
    clearTimeout(this.#timer);
    this.#socket?.close(1000);
    this.ears.notice("closed");
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = this.means.open(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#send({ t: "hello", protocol: PROTOCOL, have: this.#have, ...this.greeting });
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Message);
    socket.onclose = ({ code }) => this.#lose(socket, code);
  }

  #send(frame: Frame): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(frame));
  }

  #hear(message: Message): void {
    this.#watch();
    if (isAnswer(message)) this.#unanswered.delete(message.id);
    if (message.t === "no") this.#mayRetry = this.#welcome || PASSING.has(message.reason);
    if (message.t === "pong" ? message.seq > this.#have : this.#isGap(message)) return this.#again();
    if ("seq" in message && message.t !== "ok" && message.t !== "pong") this.#have = message.seq;
    this.ears.hear(message);
    if (message.t === "table" && !this.#welcome) this.#settle();
  }

  #isGap(message: Message): boolean {
    return "seq" in message && message.t !== "table" && message.t !== "ok" && message.seq > this.#have + 1;
  }

  #settle(): void {
    this.#welcome = true;
    this.#failures = 0;
    this.ears.notice("open");
    this.#unanswered.forEach((request) => this.#send(request));
  }

  /** Ping after a silence, and give the connection up if nothing comes back. */
  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#send({ t: "ping" });
      this.#timer = setTimeout(() => this.#again(), DEAD_AFTER);
    }, PING_AFTER);
  }

  #again(): void {
    const socket = this.#socket;
    socket?.close(1000);
    this.#lose(socket, 0);
  }

  #lose(socket: WebSocket | null, code: number): void {
    if (socket !== this.#socket) return; // we have given it up before
    this.#socket = null;
    this.#welcome = false;
    clearTimeout(this.#timer);
    if (code === NO_LONGER_WELCOME || (code === NOT_LET_IN && !this.#mayRetry)) this.#mayRetry = false;
    if (!this.#mayRetry) return this.ears.notice("closed");
    this.ears.notice("lost");
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? 0;
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), pause * (0.5 + this.means.random() / 2));
  }
}
