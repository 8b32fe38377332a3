// The same in as few words as possible, for those who listen all the time.
import { topOf } from "../../games/cards";
import type { GameInfo, PileInfo } from "../../protocol";
import { texts } from "../../texts/texts.svelte";
import { isMine, type TableState } from "../state/table";
import type { LaidCard } from "../talk/turns";
import { cardLabel, cardWords, dutyWords, ontoWords, seatName, shortName } from "../words";

/** Return a card that was laid: "44 on A, minus 10". */
export function terseLay(state: TableState, { seat, card, pile, steps, manner }: LaidCard): string {
  const onto = pile.name.length === 1 ? texts("terse-onto", { pile: pile.name }) : ontoWords(state, pile, seat);
  return texts("terse-lay", { manner, card: cardWords(card), pile: onto, step: Math.abs(steps) });
}

/** Return every pile and how many cards are left to draw. */
export function tersePiles(game: GameInfo, state: TableState): string[] {
  const decks = (state.sight?.decks ?? []).map((count) => texts("terse-deck", { count }));
  return [...game.piles.map((pile) => tersePile(game, state, pile)), ...decks];
}

function tersePile(game: GameInfo, state: TableState, pile: PileInfo): string {
  const card = cardLabel(game, topOf(game, state.sight, pile));
  return texts("terse-pile", { direction: pile.up ? "up" : "down", pile: shortName(state, pile), card });
}

/** Return whose turn it is, and what I still have to do; nobody's before the start. */
export function terseTurn(game: GameInfo, state: TableState): string {
  const { turn, need, laid, exactly, cover } = state.sight ?? { turn: null, need: 0, laid: 0, exactly: 0, cover: [] };
  if (turn === null) return texts("table-who-starts");
  if (!isMine(state)) return texts("terse-turn-of", { name: seatName(state, turn) });
  const duty = dutyWords(game, state);
  if (duty && !exactly && cover.length === 0 && need > laid) return texts("terse-turn", { missing: need - laid });
  return [texts("terse-turn-free"), duty].filter(Boolean).join(" ");
}
