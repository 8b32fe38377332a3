// What has happened, as the log groups it: a bot's turn in one breath, and what it said in one line.
import type { GameInfo } from "../../protocol";
import { isOn } from "../../me/switches.svelte";
import { texts } from "../../texts/texts.svelte";
import { isPlayedByBot, layOf, type Entry, type TableState } from "../state/table";
import { turnsOf, type LaidCard, type Line, type Turn } from "../talk/turns";
import { asSentence, entryWords, laidWords, seatName, signalsBrief, tellOf } from "../words";
import { tellDraws, tellLimits } from "./sentences";
import { terseLay } from "./terse";

export class Storyteller {
  #held: Entry[] = []; // what bots have done and said, and nobody has heard yet

  /** Say whether only words are left to tell: nothing will end them, so they are told after a moment. */
  get isPausing(): boolean {
    return this.#held.length > 0 && this.#held.every(({ news }) => news.t === "said");
  }

  /** Return what to tell now that the table has changed. */
  hear(game: GameInfo, before: TableState, after: TableState): string[] {
    const heard = before.log.at(-1)?.news.seq ?? -1;
    const news = after.log.filter((entry) => entry.news.seq > heard);
    const told = news.flatMap((entry) => this.#take(game, after, entry));
    const rest = after.sight?.result ? this.finish(game, after) : [];
    return [...tellLimits(before, after), ...told, ...rest, ...tellDraws(game, before, after)].filter(Boolean);
  }

  /** Return what was held back. */
  finish(game: GameInfo, state: TableState): string[] {
    const turns = turnsOf(game, this.#held);
    this.#held = [];
    return turns.flatMap((turn) => [
      ...tellTurnOf(state, turn),
      ...turn.lines.map((line) => tellLine(game, state, line)),
    ]);
  }

  #take(game: GameInfo, state: TableState, entry: Entry): string[] {
    if (!isHeld(state, entry)) return [...this.finish(game, state), tellEntry(game, state, entry)];
    this.#held.push(entry);
    return entry.news.t === "did" && (entry.drawn > 0 || entry.news.do === "END") ? this.finish(game, state) : [];
  }
}

/** Say whether an entry waits for the rest of its turn: a person is heard at once, a bot all in one. */
function isHeld(state: TableState, { news }: Entry): boolean {
  if (news.t !== "said" && news.t !== "did") return false;
  const turn = news.t === "said" || news.do === "END" || layOf(news.do) !== null;
  return turn && isPlayedByBot(state, news.seat);
}

function tellTurnOf(state: TableState, { seat, laid, drawn }: Turn): string[] {
  if (seat === null) return [];
  if (laid.length === 0) return [tellOf(state, seat, "web-ends-turn")];
  const lays = laid.map((one) => layWords(state, one)).join("; ");
  const turn = texts("told-turn", { name: seatName(state, seat), lays });
  return [drawn ? `${turn} ${texts("log-drawn", { count: drawn })}.` : turn];
}

function layWords(state: TableState, laid: LaidCard): string {
  return isOn("terse") ? terseLay(state, laid) : laidWords(state, laid);
}

function tellLine(game: GameInfo, state: TableState, line: Line): string {
  if (line.kind !== "signals") return "";
  return asSentence(tellOf(state, line.seat, "table-said", { text: signalsBrief(game, line.says) }));
}

function tellEntry(game: GameInfo, state: TableState, entry: Entry): string {
  const [laid] = isOn("terse") ? turnsOf(game, [entry]).flatMap((turn) => turn.laid) : [];
  if (laid) return terseMove(state, laid);
  if (isOn("terse") && entry.news.t === "did" && entry.news.do === "END") return texts("terse-end");
  return entryWords(game, state, entry);
}

function terseMove(state: TableState, laid: LaidCard): string {
  const lays = terseLay(state, laid);
  return laid.seat === state.you ? `${lays}.` : texts("told-turn", { name: seatName(state, laid.seat), lays });
}
