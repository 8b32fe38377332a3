// How news comes onto the table: where cards set off, and where they arrive.
import { gap, mannerOf, topOf } from "../../games/cards";
import type { GameInfo, Message } from "../../protocol";
import { arrive, pass, placeOf } from "../../ui/flight";
import { buzz, play } from "../../ui/sound";
import { layOf, type TableState } from "../state/table";

/** Look at the page before news is shown, and return the function that lets the cards fly afterwards. */
export function prepare(game: GameInfo, before: TableState, news: Message): (after: TableState) => void {
  if (news.t !== "did" && news.t !== "undone") return () => undefined;
  const lay = layOf(news.do);
  const hand = news.seat === before.you ? `[data-card="${lay?.card}"]` : `[data-seat="${news.seat}"]`;
  const from =
    lay &&
    (news.t === "did"
      ? (placeOf(`[data-waiting="${lay.card}"]`) ?? placeOf(hand))
      : placeOf(`[data-pile="${lay.pile}"] .top`));
  return (after) => {
    if (lay && news.t === "did") land(game, before, { ...lay, seat: news.seat, from });
    if (lay && news.t === "undone") arrive(hand, { from });
    draw(before, after, lay?.card);
  };
}

interface Landing {
  card: string;
  pile: string;
  seat: number;
  from: DOMRect | null;
}

function land(game: GameInfo, { sight }: TableState, { card, pile: name, seat, from }: Landing): void {
  const pile = game.piles.find((one) => one.name === name);
  if (!pile) return;
  const steps = gap(pile, topOf(game, sight, pile), card);
  const trick = mannerOf(pile, seat, steps) === "trick";
  arrive(`[data-pile="${name}"] .top`, { from, back: trick ? -steps : 0 });
  play(trick ? "trick" : "lay");
  if (trick) buzz("trick");
}

/** Let the cards that were drawn come from the draw pile, one after the other. */
function draw({ sight: before, you }: TableState, { sight: now }: TableState, laid: string | undefined): void {
  now?.decks.forEach((left, deck) => {
    const count = (before?.decks[deck] ?? left) - left;
    const seat = now.decks.length > 1 ? deck : (before?.turn ?? -1);
    const from = placeOf(`[data-deck="${deck}"]`);
    const fresh = now.hand.filter((card) => card !== laid && !before?.hand.includes(card));
    if (count > 0) play("draw");
    if (seat === you) fresh.forEach((card, at) => arrive(`[data-card="${card}"]`, { from, after: at }));
    else Array.from({ length: count }, (_, at) => pass(from, placeOf(`[data-seat="${seat}"]`), at));
  });
}
