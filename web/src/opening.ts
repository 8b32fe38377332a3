// Tables that are opened without a question: alone where the game allows it, else with bots.
import { seatsOf } from "./games.svelte";
import type { GameInfo, Order } from "./protocol";
import { go } from "./route.svelte";
import { myName, openTable } from "./session";
import { texts } from "./texts/texts.svelte";

const MATE = "strong";
const RIVAL = "beginner"; // whoever learns a duel may win it

/** Return the order of a table with as few players as the game allows. */
export function smallest(game: GameInfo): Order {
  const seats = seatsOf(game)[0] ?? 1;
  const bots = Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), game.race ? RIVAL : MATE]);
  return { options: { ruleset: game.id, seats }, name: myName() || texts("web-guest"), bots: Object.fromEntries(bots), start: true };
}

/** Open a table and go there. */
export async function playNow(game: GameInfo): Promise<void> {
  go(`/t/${await openTable(smallest(game))}`);
}
