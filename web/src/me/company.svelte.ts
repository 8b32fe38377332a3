// The bots that play along with me: how strong they are and how quickly they play, as I chose it last.
import type { GameInfo, Options } from "../protocol";
import { texts } from "../texts/texts.svelte";
import { keep, kept } from "./storage";

type Part = "mate" | "rival" | "pace";

const PACES = [0, 0.5, 1, 2]; // seconds that a bot takes for a card
const USUAL: Record<Part, string> = { mate: "strong", rival: "beginner", pace: "1" }; // who is new to a duel may win it

const chosen = $state<Partial<Record<Part, string>>>({});

/** Return the level of the bots at my next table of this game; a rival is chosen apart from those who help me. */
export function myLevel(game: GameInfo): string {
  return wishes(part(game)).find((level) => game.bots.includes(level)) ?? game.bots.at(-1) ?? USUAL.mate;
}

/** Play with bots of this level, today and next time. */
export function chooseLevel(game: GameInfo, level: string): void {
  choose(part(game), level);
}

/** Return what the levels of a game are called. */
export function levelChoices(game: GameInfo): { name: string; title: string }[] {
  return game.bots.map((name) => ({ name, title: texts(`web-level-${name}`) }));
}

/** Return how quickly bots play at my next table. */
export function myPace(): string {
  const paces = PACES.map(String);
  return wishes("pace").find((pace) => paces.includes(pace)) ?? USUAL.pace;
}

/** Let bots play at this pace, today and next time. */
export function choosePace(pace: string): void {
  choose("pace", pace);
}

/** Return what the paces are called. */
export function paceChoices(): { name: string; title: string }[] {
  return PACES.map((pace, at) => ({ name: String(pace), title: texts(`web-pace-${at}`) }));
}

/** Return the options with my pace; what is as usual is left out. */
export function atMyPace(options: Options): Options {
  return myPace() === USUAL.pace ? options : { ...options, pace: Number(myPace()) };
}

function part({ race }: GameInfo): Part {
  return race ? "rival" : "mate";
}

function wishes(of: Part): string[] {
  return [chosen[of] ?? kept(`bots.${of}`) ?? "", USUAL[of]];
}

function choose(of: Part, value: string): void {
  chosen[of] = value;
  keep(`bots.${of}`, value);
}
