// How news comes onto the table: where cards set off, and where they arrive.
import { gap, mannerOf, topOf } from "../../games/cards";
import type { Did, GameInfo, Message, Undone } from "../../protocol";
import { arrive, pass, placeOf } from "../../ui/flight";
import { buzz, play } from "../../ui/sound";
import { layOf, type Lay, type TableState } from "../state/table";

/** Look at the page before news is shown, and return the function that lets the cards fly afterwards. */
export function prepare(game: GameInfo, before: TableState, news: Message): (after: TableState) => void {
  if (news.t !== "did" && news.t !== "undone") return () => undefined;
  const lay = layOf(news.do);
  const way = lay && wayOf(before, news, lay);
  const ways = drawWays(before);
  return (after) => {
    if (way && news.t === "did") land(game, before, way);
    if (way && news.t === "undone") arrive(way.hand, { from: way.pileBox, to: placeOf(way.hand) });
    draw(before, after, lay?.card, ways);
  };
}

/** The way of a card between a hand and a pile. Piles, seats and decks stay where they are while others play. */
interface LayWay extends Lay {
  seat: number;
  hand: string; // selects the card, or the seat that holds it
  handBox: DOMRect | null;
  pileBox: DOMRect | null;
}

function wayOf({ you }: TableState, { seat }: Did | Undone, lay: Lay): LayWay {
  const hand = seat === you ? `[data-card="${lay.card}"]` : `[data-seat="${seat}"]`;
  const handBox = placeOf(`[data-waiting="${lay.card}"]`) ?? placeOf(hand);
  return { ...lay, seat, hand, handBox, pileBox: placeOf(`[data-pile="${lay.pile}"] .slot`) };
}

function land(game: GameInfo, { sight }: TableState, { card, pile: name, seat, handBox, pileBox }: LayWay): void {
  const pile = game.piles.find((one) => one.name === name);
  if (!pile) return;
  const steps = gap(pile, topOf(game, sight, pile), card);
  const trick = mannerOf(pile, seat, steps) === "trick";
  arrive(`[data-pile="${name}"] .top`, { from: handBox, to: pileBox, back: trick ? -steps : 0 });
  play(trick ? "trick" : "lay");
  if (trick) buzz("trick");
}

/** From a deck to the seat that would draw from it now. */
interface DrawWay {
  seat: number;
  from: DOMRect | null;
  to: DOMRect | null;
}

function drawWays({ sight }: TableState): DrawWay[] {
  const decks = sight?.decks ?? [];
  return decks.map((_, deck) => {
    const seat = decks.length > 1 ? deck : (sight?.turn ?? -1);
    return { seat, from: placeOf(`[data-deck="${deck}"]`), to: placeOf(`[data-seat="${seat}"]`) };
  });
}

/** Let the cards that were drawn come from the draw piles, one after the other. */
function draw(before: TableState, after: TableState, laid: string | undefined, ways: DrawWay[]): void {
  ways.forEach(({ seat, from, to }, deck) => {
    const count = (before.sight?.decks[deck] ?? 0) - (after.sight?.decks[deck] ?? 0);
    if (count <= 0) return;
    play("draw");
    if (seat === before.you) takeUp(before, after, laid, from);
    else Array.from({ length: count }, (_, at) => pass(from, to, at));
  });
}

/** Let the cards that are new in my hand come there; all are looked at before the first one moves. */
function takeUp(before: TableState, after: TableState, laid: string | undefined, from: DOMRect | null): void {
  const hand = after.sight?.hand ?? [];
  const fresh = hand.filter((card) => card !== laid && !before.sight?.hand.includes(card));
  const places = fresh.map((card) => `[data-card="${card}"]`).map((selector) => [selector, placeOf(selector)] as const);
  places.forEach(([selector, to], at) => arrive(selector, { from, to, after: at }));
}
