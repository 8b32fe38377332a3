// Games with their reviews, as a server told them: for tests.
import type { Replay, Review, Reviewing } from "../protocol";
import replays from "../replay/recorded.json";
import recorded from "./recorded.json";

export type Reviewed = keyof typeof recorded;

export const REVIEWED = Object.keys(recorded) as Reviewed[];

export function replayOf(game: Reviewed): Replay {
  return replays[game] as unknown as Replay;
}

export function reviewingOf(game: Reviewed): Reviewing {
  return recorded[game] as unknown as Reviewing;
}

export function reviewOf(game: Reviewed): Review {
  return reviewingOf(game).review as Review;
}
