// Orders for tables that open in one click: alone where the game allows it, with bots, or for friends.
import { seatsOf } from "../games/games.svelte";
import { refusalOf } from "../net/calls";
import type { GameInfo, Options, Order } from "../protocol";
import { go } from "../route.svelte";
import { texts } from "../texts/texts.svelte";
import { atMyPace, myLevel } from "./company.svelte";
import { myName, openTable } from "./session";

const FRIENDS = 3; // seats for friends, where the game allows that

/** Return the order of a table with as few players as the game allows, the others bots. */
export function smallest(game: GameInfo, level: string = myLevel(game)): Order {
  return withBots(game, usualBots(game), level);
}

/** Return the order of a lesson: with a bot to talk to, unless marks are what has to be learnt. */
export function forLearning(game: GameInfo, level: string): Order {
  const talks = game.words.length > 0 && game.marks.length === 0 && seatsOf(game).includes(2);
  return withBots(game, talks ? Math.max(1, usualBots(game)) : usualBots(game), level);
}

/** Return how many bots play along if nobody says otherwise. */
export function usualBots(game: GameInfo): number {
  return (seatsOf(game)[0] ?? 1) - 1;
}

/** Return the order of a table where I play at once, with so many bots. */
export function withBots(game: GameInfo, count: number, level: string = myLevel(game)): Order {
  const bots = Array.from({ length: count }, (_, at) => [String(at + 1), level]);
  const options = atMyPace({ ruleset: game.id, seats: count + 1, ...amongBots(game, count) });
  return { options, name: name(), bots: Object.fromEntries(bots), start: true };
}

/** Return the house rules among bots: a card may be taken back, because bots agree and learn nothing by it. */
function amongBots({ switches }: GameInfo, bots: number): Pick<Options, "house"> {
  const offered = switches.find(({ name }) => name === "undo")?.choices.some(({ name }) => name === "all");
  return bots > 0 && offered ? { house: { undo: "all" } } : {};
}

/** Return the order of a table where friends can sit down. */
export function forFriends(game: GameInfo): Order {
  const sizes = seatsOf(game);
  const seats = sizes.includes(FRIENDS) ? FRIENDS : (sizes.at(-1) ?? 2);
  return { options: atMyPace({ ruleset: game.id, seats }), name: name() };
}

/** Open a table and go there, or return why that is refused. */
export async function open(order: Order): Promise<string> {
  try {
    go(`/t/${await openTable(order)}`);
    return "";
  } catch (error) {
    return refusalOf(error);
  }
}

function name(): string {
  return myName() || texts("web-guest");
}
