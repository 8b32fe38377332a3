// What a table has become: a fold of the server's messages.
import type {
  Arranged,
  Did,
  Hinted,
  Message,
  Quiet,
  Reacted,
  Replaced,
  Said,
  Setting,
  Sight,
  Stopped,
  Table,
  Tour,
  Undone,
  Wrote,
} from "../../protocol";

export type Retold = Did | Undone | Said | Wrote | Reacted | Hinted | Stopped | Replaced;
type News = Retold | Arranged | Quiet;

/** What happened, as the log keeps it. */
export interface Entry {
  news: Retold;
  from: string | null; // the card that a laid card covers, none on a row card
  drawn: number; // how many cards were drawn after it
}

/** A card, and the pile where it is laid. */
export interface Lay {
  card: string;
  pile: string;
}

/** Who sits where, and which seat is mine. */
export interface Seating {
  you: number | null;
  setting: Setting;
}

export interface TableState extends Seating {
  code: string;
  seq: number;
  at: number; // the event that made this position
  watching: number | null; // the seat from which I look on
  sight: Required<Sight> | null;
  unlaid: string[][];
  stacks: Record<string, string[]>; // what was seen laid on each pile
  here: number[];
  watchers: number;
  log: Entry[];
  tour?: Tour; // of those who look at the finished game together
}

const MOST_ENTRIES = 400;
/** What is seen where nothing is dealt yet. */
export const UNSEEN: Required<Sight> = {
  hand: [],
  tops: [],
  hands: [],
  decks: [],
  turn: null,
  laid: 0,
  helped: false,
  need: 0,
  exactly: 0,
  lock: "",
  cover: [],
  due: [],
  lays: {},
  end: false,
  begin: false,
  proposal: null,
  undo: false,
  recall: null,
  say: [],
  mute: "",
  react: false,
  hints: [],
  standing: [],
  conceding: [],
  result: null,
};

/** Return the state after a message; before the first snapshot there is none. */
export function fold(state: TableState | null, message: Message): TableState | null {
  if (message.t === "table") return settle(state, message);
  if (!state) return null;
  if (message.t === "here") return { ...state, here: message.here, watchers: message.watchers ?? 0 };
  if (message.t === "tour") return { ...state, tour: message };
  if (message.t === "ok" || message.t === "advised" || message.t === "no" || message.t === "pong") return state;
  return advance(state, message);
}

/** Return what a lay does, or null for any other action. */
export function layOf(action: string): Lay | null {
  const [card, pile] = action.split(">");
  return card && pile ? { card, pile } : null;
}

/** Say whether the game is over. */
export function isOver(state: TableState): boolean {
  return state.setting.phase === "over";
}

/** Say whether it is my turn. */
export function isMine({ you, sight, setting }: TableState): boolean {
  return you !== null && sight?.turn === you && !sight.result && setting.phase === "playing";
}

/** Say whether a bot plays for a seat, be it its own or as a stand-in. */
export function isPlayedByBot({ setting }: TableState, seat: number): boolean {
  const place = setting.seats[seat];
  return Boolean(place?.bot || place?.stand_in);
}

/** Say whether the table waits for a bot. */
export function isBotOnTurn(table: TableState): boolean {
  const turn = table.sight?.turn ?? null;
  return table.setting.phase === "playing" && turn !== null && isPlayedByBot(table, turn);
}

/** Say whether I may set the pace of the bots: as the host, or alone with them. */
export function leads(table: TableState): boolean {
  return table.you !== null && (table.you === table.setting.host || !hasCompany(table));
}

/** Say whether a seat chose its last card by feel, although its bot could think. */
export function playsByFeel({ log }: TableState, seat: number): boolean {
  const last = log.findLast(({ news }) => news.t === "did" && news.seat === seat)?.news;
  return last?.t === "did" && (last.instant ?? false);
}

/** Say whether nobody has trained the bots for this table, as far as the log tells. */
export function isUntrained({ log }: TableState): boolean {
  return log.some(({ news }) => news.t === "did" && news.untrained);
}

/** Say whether other people sit here. */
export function hasCompany({ setting, you }: TableState): boolean {
  return setting.seats.some((place, seat) => place && !place.bot && seat !== you);
}

/** Say whether I may ask for a hint now: alone with bots always, among people where the table allows it. */
export function mayAskForHint(table: TableState): boolean {
  return isMine(table) && (!hasCompany(table) || table.setting.options.hints === true);
}

function settle(before: TableState | null, table: Table): TableState {
  const known = before?.code === table.code ? before : null;
  const state: TableState = {
    code: table.code,
    seq: table.seq,
    at: table.at,
    you: table.you ?? null,
    watching: table.watching ?? null,
    setting: table.setting,
    sight: table.sight ? { ...UNSEEN, ...table.sight } : null,
    unlaid: table.unlaid ?? [],
    stacks: known?.stacks ?? {},
    here: table.here ?? [],
    watchers: table.watchers ?? 0,
    log: known?.log ?? [],
  };
  const missed = (table.missed ?? []).filter(({ seq }) => seq > (known?.seq ?? -1));
  return missed.reduce(retell, state);
}

function advance(state: TableState, news: News): TableState {
  const changed = { ...state, seq: news.seq };
  if (news.now && (state.sight || news.t === "arranged")) changed.sight = { ...(state.sight ?? UNSEEN), ...news.now };
  if (changed.sight?.result) changed.setting = { ...state.setting, phase: "over" }; // no news say so
  if (news.t === "arranged") return arrange(changed, news);
  if (news.t === "quiet") return changed;
  if (news.t === "replaced") changed.setting = { ...changed.setting, seats: replace(changed.setting.seats, news) };
  if (news.t === "did" || news.t === "undone") {
    changed.at = news.seq;
    changed.unlaid = count(state.unlaid, news);
  }
  return retell(changed, news);
}

function arrange(state: TableState, { seq, setting, unlaid }: Arranged): TableState {
  const moved = setting.phase !== state.setting.phase;
  return { ...state, setting, at: moved ? seq : state.at, unlaid: unlaid?.length ? unlaid : state.unlaid };
}

/** Return the seats once a bot has been replaced, be it at its own seat or where it stood in. */
function replace(seats: Setting["seats"], { seat, bot }: Replaced): Setting["seats"] {
  const place = seats[seat];
  return place ? seats.with(seat, place.bot ? { ...place, bot } : { ...place, stand_in: bot }) : seats;
}

/** Return the state with an event in its log and on its stacks. */
function retell(state: TableState, news: Retold): TableState {
  const lay = news.t === "did" || news.t === "undone" ? layOf(news.do) : null;
  const stack = lay ? (state.stacks[lay.pile] ?? []) : [];
  const below = news.t === "undone" ? stack.slice(0, -1) : stack;
  const drawn = news.t === "did" ? (news.drawn ?? 0) : 0;
  const log = [...state.log, { news, from: below.at(-1) ?? null, drawn }].slice(-MOST_ENTRIES);
  if (!lay) return { ...state, log };
  return { ...state, log, stacks: { ...state.stacks, [lay.pile]: news.t === "did" ? [...stack, lay.card] : below } };
}

/** Return what is unlaid after a lay, or after it was taken back. */
function count(unlaid: string[][], news: Did | Undone): string[][] {
  const lay = layOf(news.do);
  const deck = unlaid.length > 1 ? news.seat : 0;
  const cards = unlaid[deck];
  if (!lay || !cards) return unlaid;
  const after = news.t === "did" ? cards.filter((card) => card !== lay.card) : [...cards, lay.card];
  return unlaid.with(deck, after);
}
