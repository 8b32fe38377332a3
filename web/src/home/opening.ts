// A new table, as the start page opens it: with usual choices, in one click.
import { USUAL_LEVEL } from "../bots";
import { seatsOf } from "../games.svelte";
import { Refused } from "../net/calls";
import type { GameInfo, Order } from "../protocol";
import { go } from "../route.svelte";
import { myName, openTable } from "../session";
import { texts } from "../texts/texts.svelte";

const FRIENDS = 3; // seats for friends, where the game allows that

/** Return how many bots play along if nobody says otherwise. */
export function usualBots(game: GameInfo): number {
  return (seatsOf(game)[0] ?? 1) - 1;
}

/** Play at once, with so many bots; return why that is refused. */
export function playNow(game: GameInfo, bots: number): Promise<string> {
  const seats = Array.from({ length: bots }, (_, at) => [String(at + 1), USUAL_LEVEL]);
  return open({ options: { ruleset: game.id, seats: bots + 1 }, name: name(), bots: Object.fromEntries(seats), start: true });
}

/** Open a table where friends can sit down; return why that is refused. */
export function playWithFriends(game: GameInfo): Promise<string> {
  const sizes = seatsOf(game);
  return open({ options: { ruleset: game.id, seats: sizes.includes(FRIENDS) ? FRIENDS : (sizes.at(-1) ?? 2) }, name: name() });
}

function name(): string {
  return myName() || texts("web-guest");
}

async function open(order: Order): Promise<string> {
  try {
    go(`/t/${await openTable(order)}`);
    return "";
  } catch (error) {
    return error instanceof Refused ? error.message : texts("web-refused");
  }
}
