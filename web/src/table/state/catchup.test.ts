import { describe, expect, it } from "vitest";

import type { Message, PileInfo } from "../../protocol";
import { RECORDINGS } from "../fixtures/recordings";
import { catchUp } from "./catchup";
import { fold, layOf, type Retold, type TableState } from "./table";

const RETOLD = ["did", "undone", "said", "wrote", "stopped"];
const HEARD = 30; // frames before the connection breaks

/** Return the piles as the moves of a recording name them, in the order of the tops. */
function pilesOf(frames: Message[]): PileInfo[] {
  const names = [
    ...new Set(frames.flatMap((frame) => (frame.t === "did" ? (layOf(frame.do)?.pile ?? []) : []))),
  ].sort();
  const order = names[0]?.length === 1 ? names : ["up0", "dn0", "up1", "dn1"];
  return order.map((name) => ({ name, row_card: "1" }) as PileInfo);
}

describe.each(Object.entries(RECORDINGS))("%s after a break", (_, { frames, again }) => {
  const before = frames.slice(0, HEARD).reduce<TableState | null>(fold, null) as TableState;
  const lost = frames.slice(HEARD).filter(({ t }) => RETOLD.includes(t)) as Retold[];
  const table = { ...again, missed: lost.map(({ now: _now, ...rest }) => rest as Retold) };
  const told = catchUp(before, table, pilesOf(frames));

  it("tells every move that was missed, then the position", () => {
    expect(told.map((one) => ("seq" in one ? one.seq : 0))).toEqual([...lost.map(({ seq }) => seq), again.seq]);
  });

  it("comes to the same position and the same log as without a break", () => {
    const end = frames.reduce<TableState | null>(fold, null) as TableState;
    const shown = told.reduce<TableState | null>(fold, before) as TableState;
    expect([shown.sight, shown.log.map(({ news }) => news.seq), shown.stacks]).toEqual([
      end.sight,
      end.log.map(({ news }) => news.seq),
      end.stacks,
    ]);
  });

  it("shows the same tops after each move as the server did", () => {
    const tops = (start: TableState, all: Message[]): unknown[] => {
      let state: TableState | null = start;
      return all.flatMap((one) => ((state = fold(state, one)), one.t === "did" ? [state?.sight?.tops] : []));
    };
    expect(tops(before, told)).toEqual(tops(before, frames.slice(HEARD)));
  });

  it("offers nothing until the position stands", () => {
    const offered = told.slice(0, -1).map((one) => ("now" in one ? [one.now?.lays, one.now?.end] : one));
    expect(offered).toEqual(lost.map(() => [{}, false]));
  });
});

it("shows the position at once to whoever comes for the first time", () => {
  const { again } = RECORDINGS["the-game"];
  expect(catchUp(null, again, [])).toEqual([again]);
});
