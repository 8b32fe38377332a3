// The bots that play along with me: how strong they are and how quickly they play, as I chose it last.
import { botTitle } from "../games/bots";
import type { GameInfo, Options } from "../protocol";
import { texts } from "../texts/texts.svelte";
import { keep, kept } from "./storage";

/** How quickly bots play, and how quickly my browser shows it. */
export type Pace = "calm" | "brisk" | "instant";

type Part = "mate" | "rival" | "pace";

const SECONDS: Record<Pace, number> = { calm: 2, brisk: 1, instant: 0 }; // before a bot begins its turn
const USUAL: Record<Part, string> = { mate: "strong", rival: "beginner", pace: "brisk" }; // a newcomer to a duel may win

const chosen = $state<Partial<Record<Part, string>>>({});

/** Return the level of the bots at my next table of this game; a rival is chosen apart from those who help me. */
export function myLevel(game: GameInfo): string {
  return wishes(part(game)).find((level) => botsOf(game).includes(level)) ?? game.bots.at(-1) ?? USUAL.mate;
}

/** Play with bots of this level, today and next time. */
export function chooseLevel(game: GameInfo, level: string): void {
  choose(part(game), level);
}

/** Return the bots that may be chosen, the levels first. */
export function botsOf({ bots, added_bots }: GameInfo): string[] {
  return [...bots, ...added_bots];
}

/** Return what the bots of a game are called. */
export function levelChoices(game: GameInfo): { name: string; title: string }[] {
  return botsOf(game).map((name) => ({ name, title: botTitle(name) }));
}

/** Return how quickly bots play at my next table, and how quickly I am shown what happens at any. */
export function myPace(): Pace {
  return wishes("pace").find(isPace) ?? "brisk";
}

/** Let bots play at this pace, today and next time. */
export function choosePace(pace: string): void {
  choose("pace", pace);
}

/** Return what the paces are called. */
export function paceChoices(): { name: string; title: string }[] {
  return Object.keys(SECONDS).map((name) => ({ name, title: texts(`web-pace-${name}`) }));
}

/** Return how long a bot of this pace waits before its turn, in seconds. */
export function secondsOf(pace: string): number {
  return SECONDS[isPace(pace) ? pace : "brisk"];
}

/** Return the pace that comes nearest to so many seconds. */
export function paceOf(seconds: number): Pace {
  const far = (pace: Pace): number => Math.abs(SECONDS[pace] - seconds);
  return Object.keys(SECONDS)
    .filter(isPace)
    .reduce((best, pace) => (far(pace) < far(best) ? pace : best));
}

/** Return the options with my pace; what is as usual is left out. */
export function atMyPace(options: Options): Options {
  const { pace: _, ...others } = options;
  return myPace() === USUAL.pace ? others : { ...others, pace: SECONDS[myPace()] };
}

function isPace(name: string): name is Pace {
  return name in SECONDS;
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
