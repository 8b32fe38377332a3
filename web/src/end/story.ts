// The story of a game in a few sentences, each with a bookmark in the replay.
import type { Contribution, GameInfo, Moment, Replay } from "../protocol";
import { formatBookmark } from "../replay/bookmark";
import type { TableState } from "../table/state/table";
import { cardWords, headName, nameForMe, ontoWords } from "../table/words";
import { texts, type Arguments } from "../texts/texts.svelte";

export interface Sentence {
  text: string;
  place: string | null; // where it happened, as the address of the replay writes it
}

const WORTH_A_RUN = 3; // cards in a row

/** Return what is worth telling of a game. */
export function sentences(game: GameInfo, table: TableState, { story, turns }: Replay): Sentence[] {
  const { jumps, trick, help, run, narrowest, turning } = story;
  const told: (Sentence | null)[] = [
    tell("story-tricks", sums(story.shares), trick?.step ?? null),
    help ? tell("story-helps", { count: total(story.shares, "helps"), steps: help.count }, help.step) : null,
    jumps[0] ? tell("story-jump", momentWords(game, table, jumps[0]), jumps[0].step) : null,
    run && run.count >= WORTH_A_RUN ? tell("story-run", { count: run.count }, run.step) : null,
    narrowest
      ? tell(
          byWhom("story-narrow", narrowest.seat),
          { name: nameForMe(table, narrowest.seat), count: narrowest.count },
          narrowest.step - 1,
        )
      : null,
    turning
      ? tell(
          byWhom(turning.count < 0 ? "story-lost-places" : "story-found-places", turning.seat),
          momentWords(game, table, turning),
          turning.step,
        )
      : null,
  ];
  return told.filter((sentence) => sentence !== null);

  function byWhom(id: string, seat: number): string {
    return seat === table.you ? `${id}-you` : id;
  }

  function tell(id: string, words: Arguments, step: number | null): Sentence {
    return { text: texts(id, words), place: step === null ? null : formatBookmark(turns, { step, seat: null }) };
  }
}

/** Return what each seat did, where there is more than one. */
export function shareWords(table: TableState, shares: Contribution[]): string[] {
  if (shares.length < 2) return [];
  return shares.map(({ laid, tricks }, seat) => texts("story-share", { name: headName(table, seat), laid, tricks }));
}

function momentWords(game: GameInfo, table: TableState, { seat, card, pile, count }: Moment): Arguments {
  const onto = game.piles.find(({ name }) => name === pile);
  return {
    name: nameForMe(table, seat),
    card: cardWords(card),
    pile: onto ? ontoWords(table, onto, seat) : "",
    count: Math.abs(count),
  };
}

function sums(shares: Contribution[]): Arguments {
  return { count: total(shares, "tricks"), steps: total(shares, "back") };
}

function total(shares: Contribution[], what: keyof Contribution): number {
  return shares.reduce((sum, share) => sum + share[what], 0);
}
