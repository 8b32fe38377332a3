// The sentences that tell the game to somebody who does not see it.
import { gap, mannerOf, marksOf, mayLay, topOf } from "../../games/cards";
import type { GameInfo, PileInfo } from "../../protocol";
import { isOn } from "../../me/switches.svelte";
import { texts } from "../../texts/texts.svelte";
import { isMine, isPlayedByBot, isUntrained, playsByFeel, type TableState } from "../state/table";
import {
  asSentence,
  cardLabel,
  cardWords,
  dutyWords,
  endingWords,
  pileState,
  shortName,
  seatName,
  signalsBrief,
  signalWords,
  tellOf,
} from "../words";
import { tersePiles, terseTurn } from "./terse";

/** Return my cards, in the order in which I hold them. */
export function tellHand(game: GameInfo, cards: string[]): string {
  const held = cards.map((card) => cardLabel(game, card)).join(", ");
  return isOn("terse") && held
    ? texts("terse-hand", { cards: held })
    : texts("web-told-hand", { count: cards.length, cards: held });
}

/** Return every pile, its top and what was said about it. */
export function tellPiles(game: GameInfo, state: TableState): string {
  const standing = state.sight?.standing ?? [];
  const said = standing.map(({ seat, say }) =>
    tellOf(state, seat, "table-said", {
      text: isOn("terse") ? signalsBrief(game, [say]) : signalWords(game, state, say),
    }),
  );
  if (isOn("terse")) return [tersePiles(game, state).join("; "), ...said].map(asSentence).join(" ");
  const decks = (state.sight?.decks ?? []).map((count) => texts("table-deck", { count }));
  const piles = game.piles.map((pile) => pileState(game, state, pile, null));
  return [...piles, ...decks, ...said].map(asSentence).join(" ");
}

/** Return whose turn it is, and what is still needed. */
export function tellTurn(game: GameInfo, state: TableState): string {
  const sight = state.sight;
  if (!sight || sight.result) return endingWords(state, game);
  if (isOn("terse")) return terseTurn(game, state);
  if (sight.turn === null) return texts("table-who-starts");
  if (!isMine(state)) return texts("web-waiting", { name: seatName(state, sight.turn) });
  const need = dutyWords(game, state) || texts("table-need", { laid: sight.laid, need: sight.need });
  return `${texts("table-your-turn")}. ${need}.`;
}

/** Return where a card may go and what it costs there, as briefly as possible. */
export function tellCosts(game: GameInfo, state: TableState, card: string): string {
  const costs = game.piles
    .filter((pile) => mayLay(state.sight, card, pile))
    .map((pile) => tellCost(game, state, pile, card));
  return costs.length
    ? `${cardWords(card)}. ${costs.join("; ")}.`
    : texts("web-told-nowhere", { card: cardWords(card) });
}

function tellCost(game: GameInfo, state: TableState, pile: PileInfo, card: string): string {
  const steps = gap(pile, topOf(game, state.sight, pile), card);
  return texts("web-told-cost", {
    pile: shortName(state, pile),
    manner: mannerOf(pile, state.you, steps),
    steps: Math.abs(steps),
  });
}

/** Return what each mark on a card will do. */
export function tellMarks(game: GameInfo, card: string): string[] {
  return marksOf(game, card).map(({ title, hint }) => `${title}: ${hint}`);
}

/** Return that a card waits for the server. */
export function tellWaiting(card: string): string {
  return texts("web-told-waiting", { card: cardWords(card) });
}

/** Return what a newcomer to the table wants to know. */
export function tellArrival(game: GameInfo, state: TableState, cards: string[]): string[] {
  return [tellTurn(game, state), tellPiles(game, state), ...(state.you === null ? [] : [tellHand(game, cards)])];
}

/** Return what keeps bots from playing well from now on: that is said once, not with every card. */
export function tellLimits(before: TableState, after: TableState): string[] {
  const seats = after.setting.seats
    .map((_, seat) => seat)
    .filter((seat) => playsByFeel(after, seat) && !playsByFeel(before, seat));
  const told = seats.map((seat) => texts("web-plays-by-feel", { name: seatName(after, seat) }));
  return isUntrained(after) && !isUntrained(before) ? [...told, texts("web-untrained")] : told;
}

/** Return who has drawn: of others how many cards, of mine which; a bot's are told with its turn. */
export function tellDraws(game: GameInfo, { sight: before, stacks }: TableState, after: TableState): string[] {
  const now = after.sight;
  if (!before || !now || before.decks.length === 0) return [];
  return now.decks.flatMap((left, deck) => {
    const count = (before.decks[deck] ?? left) - left;
    const seat = now.decks.length > 1 ? deck : before.turn;
    if (count <= 0 || seat === null || isPlayedByBot(after, seat)) return [];
    if (seat !== after.you) return [drawnWords(after, seat, count)];
    const laid = Object.values(stacks).flat(); // a card that was taken back is not drawn
    const drawn = now.hand.filter((card) => !before.hand.includes(card) && !laid.includes(card));
    return [drawnByMe(drawn.map((card) => cardLabel(game, card)).join(", "))];
  });
}

function drawnWords(state: TableState, seat: number, count: number): string {
  const words = { name: seatName(state, seat), count };
  return isOn("terse") ? texts("terse-drawn", words) : texts("table-drawn", words);
}

function drawnByMe(cards: string): string {
  return isOn("terse") ? texts("terse-drawn-you", { cards }) : texts("web-told-drawn", { cards });
}

/** Say whether a turn of mine begins; alone at the table, one follows the other. */
export function isFreshTurn(before: TableState, after: TableState): boolean {
  const laid = before.sight?.laid ?? 0;
  return (
    isMine(after) && after.sight?.laid === 0 && (!isMine(before) || (laid > 0 && after.log.at(-1)?.news.t !== "undone"))
  );
}
