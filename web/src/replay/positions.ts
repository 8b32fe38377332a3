// A replay as positions: one before the first step, and one after each.
import type { GameInfo, Replay, Replayed, Table } from "../protocol";
import { fold, type TableState } from "../table/state/table";

export interface Position {
  table: TableState; // as a watcher sees it
  cards: string[][]; // of each seat
}

/** Return every position of a game. */
export function positionsOf(replay: Replay, code: string): Position[] {
  const positions = [{ table: fold(null, deal(replay, code)) as TableState, cards: replay.cards }];
  replay.steps.forEach((step, at) => positions.push(after(positions[at] as Position, step)));
  return positions;
}

/** Return a position as a seat saw it; seen by nobody in particular, the cards are those of the seat on turn. */
export function seenFrom({ table, cards }: Position, seat: number | null): TableState {
  const hand = cards[seat ?? table.sight?.turn ?? 0] ?? [];
  return { ...table, you: seat, sight: table.sight && { ...table.sight, hand } };
}

/** Return the game with the marks on the cards that carried them. */
export function withMarks(game: GameInfo, { marks = {}, unverified = false }: Replay): GameInfo {
  return { ...game, unverified, marks: game.marks.map((mark) => ({ ...mark, cards: marks[mark.name] ?? [] })) };
}

function deal({ ruleset, house, names, sight, unlaid }: Replay, code: string): Table {
  const seats = names.map((name) => ({ name }));
  return {
    t: "table",
    code,
    seq: 0,
    at: 0,
    setting: { options: { ruleset, house: house ?? {}, seats: names.length }, phase: "playing", seats },
    sight,
    unlaid,
    here: [...names.keys()],
  };
}

function after({ table, cards }: Position, { seat, do: done, say, now, cards: changed }: Replayed): Position {
  const news = { seq: table.seq + 1, seat, now: now ?? {} };
  return {
    table: fold(table, say ? { t: "said", say, ...news } : { t: "did", do: done ?? "", ...news }) as TableState,
    cards: cards.map((hand, at) => changed?.[at] ?? hand),
  };
}
