// What happens at a table, in words.
import { botTitle } from "../games/bots";
import { gap, isHelp, mannerOf, marksOf, mayLay, parseCard, topOf, type Manner } from "../games/cards";
import type { Argument, GameInfo, PileInfo } from "../protocol";
import { texts, type Arguments } from "../texts/texts.svelte";
import { layOf, type Entry, type Lay, type Seating, type TableState } from "./state/table";
import { opinionsOn } from "./talk/opinions";
import { parseSignal } from "./talk/signals";
import type { LaidCard } from "./talk/turns";

const LAID: Record<Manner, string> = { onward: "table-laid", trick: "table-trick", help: "table-helped" };

/** Return something told as a sentence, with one mark at its end. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Return the name of a seat. */
export function seatName(state: Seating, seat: number): string {
  return state.setting.seats[seat]?.name ?? texts("player", { number: seat + 1 });
}

/** Return the name of a seat as it is shown to me: "you" if it is mine. */
export function nameForMe(state: Seating, seat: number): string {
  return seat === state.you ? texts("web-you") : seatName(state, seat);
}

/** Return a text about what a seat does; it speaks to me if the seat is mine. */
export function tellOf(state: Seating, seat: number, id: string, args: Arguments = {}): string {
  return texts(seat === state.you ? `${id}-you` : id, { name: seatName(state, seat), ...args });
}

/** Return the name of a seat as it stands at the head of what it did. */
export function headName(state: Seating, seat: number): string {
  return seat === state.you ? texts("log-you") : seatName(state, seat);
}

/** Return the name of a seat in two letters; mine is short enough. */
export function initialsOf(state: Seating, seat: number): string {
  const name = nameForMe(state, seat);
  return seat === state.you ? name : [...name].slice(0, 2).join("");
}

/** Return a card in words. */
export function cardWords(card: string): string {
  const { rank, colour } = parseCard(card);
  return colour ? texts("card-coloured", { colour, rank }) : texts("card", { rank });
}

/** Return a card of a game in words, with its marks. */
export function cardLabel(game: GameInfo, card: string): string {
  return [cardWords(card), ...marksOf(game, card).map(({ title }) => title)].join(", ");
}

/** Return a pile as `pileState` does, and what is written beside it: who said which word about it. */
export function pileLabel(game: GameInfo, state: TableState, pile: PileInfo, held: string | null): string {
  const said = opinionsOn(pile.name, state.sight?.standing ?? []).map(({ word, seats }) => {
    const names = seats.map((seat) => nameForMe(state, seat)).join(", ");
    return `${names} ${texts(`signal-${word.toLowerCase()}-label`)}`;
  });
  return [pileState(game, state, pile, held), ...said].join(". ");
}

/** Return a pile and its top, and what the card that is held would do there. */
export function pileState(game: GameInfo, state: TableState, pile: PileInfo, held: string | null): string {
  const top = topOf(game, state.sight, pile);
  const steps = held ? gap(pile, top, held) : 0;
  const legal = held !== null && mayLay(state.sight, held, pile);
  const words = { pile: pileWords(state, pile), card: cardLabel(game, top), steps: Math.abs(steps) };
  if (legal && isHelp(pile, state.you)) return `${texts("web-pile-top", words)}: ${texts("table-offer-help", words)}`;
  if (legal) return texts(steps < 0 ? "web-pile-trick" : "web-pile-costs", words);
  return top === pile.row_card ? texts("web-pile-row", words) : texts("web-pile-top", words);
}

/** Return what a seat calls a pile. */
export function pileWords(state: Seating, pile: PileInfo): string {
  return pileText(state, pile, "pile");
}

/** Return what a pile is called where there is little room. */
export function shortName(state: Seating, pile: PileInfo): string {
  return pile.name.length === 1 ? pile.name : pileWords(state, pile);
}

/** Return several piles, by their names in notation. */
export function pilesWords(game: GameInfo, state: Seating, names: string[]): string {
  return game.piles
    .filter(({ name }) => names.includes(name))
    .map((pile) => pileWords(state, pile))
    .join(", ");
}

/** Return the words for "onto this pile"; `seat` is whoever lays the card, if the sentence is about them. */
export function ontoWords(state: Seating, pile: PileInfo, seat: number | null = null): string {
  const their = seat !== null && pile.owner === seat && seat !== state.you;
  return their ? texts("onto-pile-self", { direction: pile.up ? "up" : "down" }) : pileText(state, pile, "onto-pile");
}

/** Return a card and where it is laid, as texts about a lay want them. */
export function layArguments(
  game: GameInfo,
  state: Seating,
  { card, pile: name }: Lay,
): { card: string; pile: string } {
  const pile = game.piles.find((one) => one.name === name);
  return { card: cardWords(card), pile: pile ? ontoWords(state, pile) : name };
}

function pileText(state: Seating, pile: PileInfo, kind: "pile" | "onto-pile"): string {
  const direction = pile.up ? "up" : "down";
  if (pile.owner !== null && pile.owner === state.you) return texts(`${kind}-own`, { direction });
  if (pile.owner !== null) return texts(`${kind}-other`, { direction, name: seatName(state, pile.owner) });
  if (pile.name.length > 1) return texts(`${kind}-only`, { direction });
  return kind === "onto-pile"
    ? texts("onto-pile", { name: pile.name })
    : texts(`pile-${direction}`, { name: pile.name });
}

/** Return an entry of the log in words; "" if it is not told. */
export function entryWords(game: GameInfo, state: TableState, { news, from }: Entry): string {
  if (news.t === "stopped") return "";
  const { seat } = news;
  if (news.t === "said") return tellOf(state, seat, "table-said", { text: signalWords(game, state, news.say) });
  if (news.t === "wrote") return tellOf(state, seat, "table-said", { text: news.text });
  if (news.t === "reacted") return tellOf(state, seat, "table-said", { text: texts(`reaction-${news.reaction}`) });
  if (news.t === "replaced") return replacedWords(state, seat, news.bot);
  if (news.t === "hinted") return tellOf(state, seat, "web-hinted");
  const lay = layOf(news.do);
  if (news.t === "undone") return lay ? tellOf(state, seat, "web-takes-back", { card: cardWords(lay.card) }) : "";
  return lay ? layWords(game, state, { seat, ...lay, from }) : actionWords(state, seat, news.do);
}

/** Return a card that was laid, as a part of a sentence about a whole turn. */
export function laidWords(state: Seating, { seat, card, pile, steps, manner }: LaidCard): string {
  const words = { card: cardWords(card), pile: ontoWords(state, pile, seat), step: Math.abs(steps) };
  return texts("told-lay", { manner, ...words });
}

/** Return that a bot of another level plays on. */
export function replacedWords(state: Seating, seat: number, bot: string): string {
  return texts("web-replaced", { name: seatName(state, seat), level: botTitle(bot) });
}

/** Return a signal, spoken in full. */
export function signalWords(game: GameInfo, state: Seating, say: string): string {
  const { word, pile, told } = signalParts(game, say);
  return texts(`signal-${word.toLowerCase()}`, { ...told, pile: pile ? pileWords(state, pile) : "" });
}

/** Return several signals of a seat in a few words. */
export function signalsBrief(game: GameInfo, says: string[]): string {
  return says.map((say) => signalBrief(game, say)).join(", ");
}

function signalBrief(game: GameInfo, say: string): string {
  const { word, pile, told } = signalParts(game, say);
  return texts(`signal-${word.toLowerCase()}-brief`, { ...told, pile: pile ? briefName(pile) : "" });
}

function briefName({ name, up }: PileInfo): string {
  return name.length === 1 ? name : texts("pile-brief-only", { direction: up ? "up" : "down" });
}

interface SignalParts {
  word: string;
  pile: PileInfo | undefined;
  told: Arguments;
}

function signalParts(game: GameInfo, say: string): SignalParts {
  const { word, args } = parseSignal(say);
  const asks = game.words.find(({ name }) => name === word)?.asks ?? [];
  const told = (kind: Argument): string => args[asks.findIndex((ask) => ask.kind === kind)] ?? "";
  const title = (kind: Argument): string =>
    asks.find((ask) => ask.kind === kind)?.choices.find(({ name }) => name === told(kind))?.title ?? told(kind);
  const pile = game.piles.find(({ name }) => name === told("pile"));
  return {
    word,
    pile,
    told: {
      direction: pile?.up ? "up" : "down",
      strength: Number(told("strength")),
      answer: told("answer"),
      colour: told("colour"),
      band: title("band"),
      command: title("command"),
    },
  };
}

/** Return why the turn cannot end yet. */
export function dutyWords(game: GameInfo, state: TableState): string {
  const sight = state.sight;
  if (!sight) return "";
  if (sight.cover.length) return texts("duty-skull", { piles: pilesWords(game, state, sight.cover) });
  if (sight.exactly > sight.laid) return texts("duty-three", { missing: sight.exactly - sight.laid });
  if (sight.need > sight.laid) return texts("duty-min", { missing: sight.need - sight.laid });
  return sight.due.length ? texts("duty-fire", { piles: pilesWords(game, state, sight.due) }) : "";
}

/** Return how the game ended, for whoever reads it. */
export function endingWords(state: TableState, game: GameInfo): string {
  const result = state.sight?.result;
  if (!result) return texts("ending-concede");
  const { ending } = result;
  const [winner] = result.winners;
  if (!game.race || winner === undefined) return texts(`ending-${ending}`);
  const other = 1 - winner;
  if (state.you === winner) return texts("duel-won", { ending, name: seatName(state, other) });
  if (state.you === other) return texts("duel-lost", { ending, name: seatName(state, winner) });
  return texts("duel-over", { ending, winner: seatName(state, winner), loser: seatName(state, other) });
}

/** Return how it went, in a word or two: for a team the rating, for a duel whether I won. */
export function headline(game: GameInfo, table: TableState): string {
  const result = table.sight?.result;
  const [winner] = result?.winners ?? [];
  if (!result) return texts("end-over"); // all agreed to end it
  if (!game.race) return winner === undefined ? texts(`rating-${result.rating ?? "none"}`) : texts("rating-beaten");
  if (table.you === null)
    return winner === undefined ? texts("end-over") : texts("end-wins", { name: seatName(table, winner) });
  return texts(table.you === winner ? "web-duel-won" : "web-duel-lost");
}

interface Told {
  seat: number;
  card: string;
  pile: string;
  from: string | null;
}

function layWords(game: GameInfo, state: TableState, { seat, card, pile, from }: Told): string {
  const onto = game.piles.find((one) => one.name === pile);
  if (!onto) return "";
  const step = gap(onto, from ?? onto.row_card, card);
  const words = { card: cardWords(card), pile: ontoWords(state, onto, seat), step: Math.abs(step) };
  return tellOf(state, seat, LAID[mannerOf(onto, seat, step)], words);
}

/** Return an action that lays no card in words. */
export function actionWords(state: Seating, seat: number, action: string): string {
  const [, starter, begins] = /^P(\d):(BEGIN)?/.exec(action) ?? [];
  if (starter && begins) return tellOf(state, Number(starter), "table-starts");
  return tellOf(state, seat, action === "END" ? "web-ends-turn" : "table-concedes");
}
