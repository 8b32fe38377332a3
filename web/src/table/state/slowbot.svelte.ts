// The bot that takes longer than its pace: from then on the page says that it is thinking.
import type { TableClient } from "./client.svelte";
import { isOver } from "./table";

/** A bot that has to act: its seat, the position, and the seconds that it takes for a card. */
export interface Due {
  seat: number;
  at: number;
  pace: number;
}

const MOMENT = 700; // milliseconds beyond its pace

/** Return the bot that everybody waits for; none while moves are still to be shown, or the server is away. */
export function dueBot({ state, latest, status }: Pick<TableClient, "state" | "latest" | "status">): Due | null {
  const seat = state?.sight?.turn ?? null;
  const place = seat === null ? null : state?.setting.seats[seat];
  if (!state || seat === null || !(place?.bot || place?.stand_in)) return null;
  if (status !== "open" || isOver(state) || state.at !== latest?.at) return null;
  return { seat, at: state.at, pace: state.setting.options.pace ?? 1 };
}

export class SlowBot {
  seat = $state<number | null>(null); // of the bot that is seen to think
  #at: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Wait for a bot that has to act; a new position begins a new wait. */
  follow(due: Due | null): void {
    const at = due?.at ?? null;
    if (at === this.#at) return;
    this.#at = at;
    this.seat = null;
    clearTimeout(this.#timer);
    if (due) this.#timer = setTimeout(() => (this.seat = due.seat), due.pace * 1000 + MOMENT);
  }
}
