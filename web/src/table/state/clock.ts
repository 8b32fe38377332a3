// The clock of a turn: the server says how long it is, the page counts down.
import type { Message } from "../../protocol";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Return when the turn runs out, in milliseconds, now that a message has come; null without a clock. */
export function deadline(before: number | null, message: Message, clock: number, now: number): number | null {
  if (message.t === "table" || message.t === "arranged") return message.left ? now + message.left * 1000 : null;
  const turn = "now" in message ? message.now?.turn : undefined;
  if (turn === undefined) return before; // the same turn goes on
  return clock && turn !== null ? now + clock * 1000 : null;
}

/** Return how much time is left, short enough for a corner: `0:42`, `12:00`, `5 h`, `3 d`. */
export function shortTime(
  seconds: number,
  { hours, days }: { hours: (count: number) => string; days: (count: number) => string },
): string {
  if (seconds >= 2 * DAY) return days(Math.floor(seconds / DAY));
  if (seconds >= 2 * HOUR) return hours(Math.floor(seconds / HOUR));
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}
