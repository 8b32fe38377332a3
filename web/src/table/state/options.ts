// How many can play, and which game, when one of the two changes.
import { seatsOf } from "../../games/games.svelte";
import type { GameInfo, Options } from "../../protocol";

/** Return the options for another game: as many seats as it allows nearest to now, and no house rules of the old one. */
export function withGame(options: Options, game: GameInfo, taken: number): Options {
  const sizes = seatsOf(game);
  const wanted = Math.max(options.seats, taken);
  const seats = sizes.reduce(
    (best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best),
    sizes[0] ?? 1,
  );
  return { ...options, ruleset: game.id, seats, house: {} };
}

/** Return the options with a house rule; what is as usual is left out. */
export function withHouse(options: Options, game: GameInfo, name: string, choice: string): Options {
  const usual = game.switches.find((one) => one.name === name)?.choices[0]?.name;
  const { [name]: _, ...house } = options.house ?? {};
  return { ...options, house: choice === usual ? house : { ...house, [name]: choice } };
}
