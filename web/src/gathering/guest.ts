// What somebody is called at a table before they have said their name.
import type { Setting } from "../protocol";
import { texts } from "../texts/texts.svelte";

/** Return the name of my seat, or else one that nobody at the table has: Guest, Guest 2, Guest 3 … */
export function guestName(seats: Setting["seats"], you: number | null): string {
  const mine = you === null ? undefined : seats[you]?.name;
  const taken = new Set(seats.map((place) => place?.name.toLowerCase()));
  const names = seats.map((_, at) => texts("web-guest") + (at ? ` ${at + 1}` : "")); // one for each seat is enough
  return mine ?? names.find((name) => !taken.has(name.toLowerCase())) ?? texts("web-guest");
}
