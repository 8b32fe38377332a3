// The echo of a table: what it shows, a moment later. Cards must not wait for what need not move with them.
import { untrack } from "svelte";

import type { ShownTable } from "./context";

const LATEST = 120; // milliseconds
const UNKNOWING = 30; // where a browser does not tell when it has time

/** Follow a table whenever the browser has time, for as long as the calling component lives. */
export function echoOf(shown: ShownTable): ShownTable {
  let echo = $state.raw(untrack(() => copy(shown)));
  $effect(() => {
    const now = copy(shown);
    if (now.table !== untrack(() => echo.table) || now.game !== untrack(() => echo.game))
      return whenThereIsTime(() => (echo = now));
  });
  return {
    get table() {
      return echo.table;
    },
    get game() {
      return echo.game;
    },
    get sight() {
      return echo.sight;
    },
    get seating() {
      return echo.seating;
    },
  };
}

function copy({ table, game, sight, seating }: ShownTable): ShownTable {
  return { table, game, sight, seating };
}

/** Do something once what is urgent has been painted, and return how to give it up. */
function whenThereIsTime(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, UNKNOWING);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(call);
}
