// Tables that are opened without a question: alone where the game allows it, else with bots.
import { seatsOf } from "./games.svelte";
import type { GameInfo, Order } from "./protocol";
import { go } from "./route.svelte";
import { myName, openTable } from "./session";
import { texts } from "./texts/texts.svelte";

const RIVAL = "beginner"; // whoever is new to a duel may win it

/** Return the order of a table with as few players as the game allows, the others bots. */
export function smallest(game: GameInfo, mate: string): Order {
  const seats = seatsOf(game)[0] ?? 1;
  const bots = Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), game.race ? RIVAL : mate]);
  return { options: { ruleset: game.id, seats }, name: myName() || texts("web-guest"), bots: Object.fromEntries(bots), start: true };
}

/** Open a table and go there. */
export async function playNow(game: GameInfo): Promise<void> {
  go(`/t/${await openTable(smallest(game, "strong"))}`);
}
