// What became of the piles since I laid a card myself, for whoever did not watch every step.
import { layOf, type Entry, type TableState } from "./table";

/** From which card to which a pile has come; nothing stands for its row card. */
export interface Change {
  from: string | null;
  to: string | null;
}

/** Return the piles that others have changed since my last card, by name. */
export function changesSince({ log, you }: TableState): Record<string, Change> {
  const changes: Record<string, Change> = {};
  for (const entry of log.slice(lastOf(log, you) + 1)) {
    const { news, from } = entry;
    const lay = news.t === "did" || news.t === "undone" ? layOf(news.do) : null;
    if (lay) changes[lay.pile] = { from: changes[lay.pile]?.from ?? from, to: news.t === "did" ? lay.card : from };
  }
  return Object.fromEntries(Object.entries(changes).filter(([, { from, to }]) => from !== to));
}

function lastOf(log: Entry[], seat: number | null): number {
  return log.findLastIndex(({ news }) => news.t === "did" && news.seat === seat);
}
