// The options of a table: what was agreed on before the deal.
import { seatsOf } from "../../games/games.svelte";
import type { GameInfo, Options } from "../../protocol";

const USUAL = {
  house: {},
  open: false,
  talk: "free",
  clock: 0,
  watch: true,
  counter: true,
  hints: false,
  pace: 1,
} as const;

/** Return the options with those that the server leaves out because they are as usual. */
export function complete(options: Options): Required<Options> {
  return { ...USUAL, ...options };
}

/** Return the options for another game: as near to the present seats as it allows, without the old house rules. */
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
