// What was said at a table after its game.
import type { TableState } from "../table/state/table";
import { lineOf, type Line } from "../table/talk/turns";

/** Return what was said and noted since the last move. */
export function linesAfterEnd({ log }: TableState): Line[] {
  const end = log.findLastIndex(({ news }) => news.t === "did");
  return log
    .slice(end + 1)
    .map(({ news }) => lineOf(news))
    .filter((line) => line !== null);
}
