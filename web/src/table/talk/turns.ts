// The log as turns: what a seat laid and drew, and what everybody said meanwhile, each in one line.
import { gap, mannerOf, type Manner } from "../../games/cards";
import type { GameInfo, PileInfo, Reaction } from "../../protocol";
import { layOf, type Entry } from "../state/table";
import { parseSignal } from "./signals";

/** A card that was laid in a turn. */
export interface LaidCard {
  seat: number;
  card: string;
  pile: PileInfo;
  steps: number; // how far it moved the pile on; negative: back
  manner: Manner;
  isBack: boolean; // it was taken back again
}

/** Something said by a seat; all its signals of a turn are one line. */
export type Line =
  | { kind: "signals"; seq: number; seat: number; says: string[] }
  | { kind: "text"; seq: number; seat: number; text: string; doubt: boolean }
  | { kind: "reaction"; seq: number; seat: number; reaction: Reaction }
  | { kind: "action"; seq: number; seat: number; action: string } // that lays no card
  | { kind: "hinted"; seq: number; seat: number }
  | { kind: "replaced"; seq: number; seat: number; bot: string };

/** A turn; before the first one, and after a turn without a card, nobody's. */
export interface Turn {
  seq: number; // of its first event
  seat: number | null;
  laid: LaidCard[];
  drawn: number;
  byFeel: boolean; // a bot chose without thinking ahead
  untrained: boolean; // of all turns of bots that nobody has trained for this table, the first
  isOver: boolean;
  lines: Line[];
}

/** Return the turns of a log. */
export function turnsOf(game: GameInfo, log: Entry[]): Turn[] {
  return log.reduce<Turn[]>((turns, entry) => add(game, turns, entry), []);
}

/** The turns of a log that grows: those that are over stay what they were, so that nobody has to show them anew. */
export class Turns {
  #last: Entry | undefined;
  #turns: Turn[] = [];

  /** Return the turns of a log. */
  of(game: GameInfo, log: Entry[]): Turn[] {
    const known = this.#last ? log.lastIndexOf(this.#last) + 1 : 0;
    this.#turns = log.slice(known).reduce((turns, entry) => add(game, turns, entry), known ? this.#turns : []);
    this.#last = log.at(-1);
    return this.#turns;
  }
}

function add(game: GameInfo, turns: Turn[], entry: Entry): Turn[] {
  const { news } = entry;
  if (news.t === "stopped") return turns;
  if (news.t !== "did" && news.t !== "undone") return amend(turns, news.seq, (turn) => speak(turn, entry));
  const lay = layOf(news.do);
  if (news.t === "undone") return amend(turns, news.seq, (turn) => takeBack(turn, lay?.card));
  if (!lay && news.do !== "END") return amend(turns, news.seq, (turn) => speak(turn, entry));
  const before = continued(turns, news.seat) ? turns : [...turns, newTurn(news.seq, news.seat)];
  const isKnown = turns.some(({ untrained }) => untrained);
  return amend(before, news.seq, (turn) => ({
    ...act(game, turn, entry),
    untrained: turn.untrained || (!isKnown && Boolean(news.untrained)),
  }));
}

/** Say whether a move of this seat belongs to the last turn. */
function continued(turns: Turn[], seat: number): boolean {
  const last = turns.at(-1);
  return last !== undefined && last.seat === seat && !last.isOver;
}

function newTurn(seq: number, seat: number | null): Turn {
  return { seq, seat, laid: [], drawn: 0, byFeel: false, untrained: false, isOver: false, lines: [] };
}

function amend(turns: Turn[], seq: number, change: (turn: Turn) => Turn): Turn[] {
  const last = turns.at(-1) ?? newTurn(seq, null);
  return [...turns.slice(0, -1), change(last)];
}

function act(game: GameInfo, turn: Turn, { news, from, drawn }: Entry): Turn {
  if (news.t !== "did") return turn;
  const card = laidCard(game, news.seat, news.do, from);
  return {
    ...turn,
    laid: card ? [...turn.laid, card] : turn.laid,
    drawn: turn.drawn + drawn,
    byFeel: turn.byFeel || (news.instant ?? false),
    isOver: news.do === "END" || drawn > 0,
  };
}

function laidCard(game: GameInfo, seat: number, action: string, from: string | null): LaidCard | null {
  const lay = layOf(action);
  const pile = game.piles.find(({ name }) => name === lay?.pile);
  if (!lay || !pile) return null;
  const steps = gap(pile, from ?? pile.row_card, lay.card);
  return { seat, card: lay.card, pile, steps, manner: mannerOf(pile, seat, steps), isBack: false };
}

function takeBack(turn: Turn, card: string | undefined): Turn {
  const at = turn.laid.findLastIndex((one) => one.card === card && !one.isBack);
  return { ...turn, laid: turn.laid.map((one, place) => (place === at ? { ...one, isBack: true } : one)) };
}

function speak(turn: Turn, { news }: Entry): Turn {
  if (news.t === "said") return signal(turn, news.seat, news.seq, news.say);
  const line = lineOf(news);
  return line ? { ...turn, lines: [...turn.lines, line] } : turn;
}

/** Return the turn with a signal in the line of whoever gave it; the newest word on a pile counts. */
function signal(turn: Turn, seat: number, seq: number, say: string): Turn {
  const at = turn.lines.findIndex((line) => line.kind === "signals" && line.seat === seat);
  const line = turn.lines[at];
  if (line?.kind !== "signals") return { ...turn, lines: [...turn.lines, { kind: "signals", seq, seat, says: [say] }] };
  const others = line.says.filter((one) => subjectOf(one) !== subjectOf(say));
  return { ...turn, lines: turn.lines.with(at, { ...line, says: [...others, say] }) };
}

/** Return what a signal is about: its pile, or else itself. */
function subjectOf(say: string): string {
  const { word, args } = parseSignal(say);
  return args[0] ?? word;
}

/** Return something said as a line of its own; none for what is told otherwise. */
export function lineOf(news: Entry["news"]): Line | null {
  if (news.t === "wrote")
    return { kind: "text", seq: news.seq, seat: news.seat, text: news.text, doubt: Boolean(news.doubt) };
  if (news.t === "reacted") return { kind: "reaction", seq: news.seq, seat: news.seat, reaction: news.reaction };
  if (news.t === "did") return { kind: "action", seq: news.seq, seat: news.seat, action: news.do };
  if (news.t === "hinted") return { kind: "hinted", seq: news.seq, seat: news.seat };
  return news.t === "replaced" ? { kind: "replaced", seq: news.seq, seat: news.seat, bot: news.bot } : null;
}
