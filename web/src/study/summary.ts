// A review in a few lines for others, without naming a card or a player.
import type { GameInfo, Replay, Review } from "../protocol";
import { resultWords } from "../end/share";
import type { TableState } from "../table/state/table";
import { texts } from "../texts/texts.svelte";
import type { Stretch } from "./stretches";
import { chanceWords, pointsWords } from "./words";

const BLOCKS = [..."▁▂▃▄▅▆▇█"];
const MOST_SYMBOLS = 16;

/** Return a review in a few lines; the table is that of the end. */
export function summaryText(
  { game, table, replay }: { game: GameInfo; table: TableState; replay: Replay },
  review: Review,
  stretches: Stretch[],
): string {
  const mine = stretches[0] && review.luck_and_skill.find(({ seats }) => seats.includes(table.you ?? 0));
  const kept = review.accuracy.filter((share) => share !== null).map(chanceWords);
  return [
    `tenback · ${game.title}`,
    `${texts("share-players", { count: replay.names.length })} · ${resultWords(game, table)}`,
    texts("review-share-chance", { curve: curve(stretches) }),
    kept.length ? texts("review-share-accuracy", { shares: kept.join(" · ") }) : "",
    mine
      ? texts("review-share-luck", {
          luck: pointsWords(mine.cards),
          skill: pointsWords(mine.signals + mine.turns.reduce((sum, by) => sum + by, 0)),
        })
      : "",
  ]
    .filter(Boolean)
    .join("\n");
}

/** Return the course of the chance as small symbols, part by part. */
export function curve(stretches: Stretch[]): string {
  const size = Math.max(1, Math.ceil(stretches.length / MOST_SYMBOLS));
  const parts = Array.from({ length: Math.ceil(stretches.length / size) }, (_, at) =>
    stretches.slice(at * size, (at + 1) * size),
  );
  const levels = parts.map((part) => part.reduce((sum, { after }) => sum + after, 0) / part.length);
  return levels.map((level) => BLOCKS[Math.round(level * (BLOCKS.length - 1))]).join("");
}
