// What a coach sees of a table, and the questions that it asks of it: pure functions, and no rule in them.
import { gap, isColoured, isHelp, isOwned, marksOf, topOf } from "../games/cards";
import type { GameInfo, PileInfo, Sight } from "../protocol";
import { isMine, layOf, type Entry, type TableState } from "../table/state/table";
import { parseSignal } from "../table/talk/signals";

/** A table as the coach of the seat `table.you` sees it. */
export interface Scene {
  game: GameInfo;
  table: TableState;
  sight: Required<Sight>;
  held: string | null; // the card that is chosen
  plan: string[]; // what the lesson was dealt for, in notation
}

/** A lay that the server offers. */
export interface Offer {
  card: string;
  pile: PileInfo;
  steps: number; // how far it moves the pile on; negative: back
}

/** What somebody said about a pile. */
export interface Heard {
  seat: number;
  say: string;
  pile: PileInfo;
}

/** Return every lay that is on offer. */
export function offers({ game, sight }: Scene): Offer[] {
  return Object.entries(sight.lays).flatMap(([card, piles]) =>
    piles.split(" ").flatMap((name) => offer(game, sight, card, name)),
  );
}

/** Return the lays on offer that go back on a pile of the learner's, the longest way first. */
export function tricks(scene: Scene): Offer[] {
  const own = offers(scene).filter(({ pile }) => !isHelp(pile, scene.table.you));
  return own.filter(({ steps }) => steps < 0).sort((one, other) => one.steps - other.steps);
}

/** Return the lays on offer that help somebody else, the best first. */
export function helps(scene: Scene): Offer[] {
  const found = offers(scene).filter(({ pile }) => isHelp(pile, scene.table.you));
  return found.sort((one, other) => one.steps - other.steps);
}

/** Return the lay that the plan of the lesson wants now. */
export function planned(scene: Scene): Offer | undefined {
  const wanted = scene.plan.map(layOf).find((lay) => lay && scene.sight.hand.includes(lay.card));
  return offers(scene).find(({ card, pile }) => card === wanted?.card && pile.name === wanted.pile);
}

/** Return the learner's own lays, as the log has them, without those that were taken back. */
export function myLays({ table }: Scene): Entry[] {
  const mine = table.log.filter(
    ({ news }) => (news.t === "did" || news.t === "undone") && news.seat === table.you && layOf(news.do),
  );
  return mine.reduce<Entry[]>((lays, entry) => (entry.news.t === "undone" ? lays.slice(0, -1) : [...lays, entry]), []);
}

/** Say whether the learner has finished a turn. */
export function hasPassed(scene: Scene): boolean {
  return myLays(scene).length > (isMine(scene.table) ? scene.sight.laid : 0);
}

/** Say whether the learner has laid a card that went back, on a pile of their own or on another's. */
export function hasGoneBack(scene: Scene, onOther: boolean): boolean {
  return myLays(scene).some(({ news, from }) => {
    const lay = news.t === "did" ? layOf(news.do) : null;
    const pile = scene.game.piles.find(({ name }) => name === lay?.pile);
    return lay && pile && isHelp(pile, scene.table.you) === onOther && gap(pile, from ?? pile.row_card, lay.card) < 0;
  });
}

/** Say whether the learner has given a signal. */
export function hasSpoken({ table }: Scene): boolean {
  return table.log.some(({ news }) => news.t === "said" && news.seat === table.you);
}

/** Return the newest signal of somebody else about a pile that is still as it was. */
export function heard({ game, table, sight }: Scene): Heard | undefined {
  const others = sight.standing.filter(({ seat, stale }) => seat !== table.you && !stale);
  return others.flatMap(({ seat, say }) => about(game, seat, say)).at(-1);
}

/** Say whether the learner has laid a card on another pile than the one that somebody spoke of before. */
export function hasHeeded({ game, table }: Scene): boolean {
  return table.log.some(({ news }, at) => {
    const pile = news.t === "did" && news.seat === table.you ? layOf(news.do)?.pile : undefined;
    const before = table.log.slice(0, at).findLast((entry) => entry.news.t === "said" && entry.news.seat !== table.you);
    const said = before?.news.t === "said" ? about(game, before.news.seat, before.news.say)[0] : undefined;
    return pile !== undefined && said !== undefined && said.pile.name !== pile;
  });
}

/** Say whether there is nothing to learn but the common core. */
export function isPlain(game: GameInfo): boolean {
  return game.marks.length === 0 && !isOwned(game) && !isColoured(game);
}

/** Return the piles that have to be covered before the turn ends. */
export function pressing({ game, sight }: Scene): PileInfo[] {
  return game.piles.filter(({ name }) => sight.cover.includes(name) || sight.due.includes(name));
}

/** Return the piles that show a marked card. */
export function markedPiles({ game, sight }: Scene): PileInfo[] {
  return game.piles.filter((pile) => marksOf(game, topOf(game, sight, pile)).length > 0);
}

/** Return the marked cards that the learner has laid. */
export function laidMarks(scene: Scene): string[] {
  const cards = myLays(scene).map(({ news }) => (news.t === "did" ? (layOf(news.do)?.card ?? "") : ""));
  return cards.filter((card) => marksOf(scene.game, card).length > 0);
}

/** Return the lay of a marked card that the lesson wants, or another one that is on offer. */
export function markedOffer(scene: Scene): Offer | undefined {
  const marked = offers(scene).filter(({ card }) => marksOf(scene.game, card).length > 0);
  const plan = planned(scene);
  return (
    marked.find(({ card, pile }) => card === plan?.card && pile === plan.pile) ??
    marked.toSorted((one, other) => one.steps - other.steps)[0]
  );
}

/** Return where a card may go onward, the cheapest way first. */
export function onward(scene: Scene, card: string): Offer[] {
  const found = offers(scene).filter((one) => one.card === card && one.steps > 0 && !isHelp(one.pile, scene.table.you));
  return found.sort((one, other) => one.steps - other.steps);
}

function about(game: GameInfo, seat: number, say: string): Heard[] {
  const pile = game.piles.find(({ name }) => name === parseSignal(say).args[0]);
  return pile ? [{ seat, say, pile }] : [];
}

function offer(game: GameInfo, sight: Required<Sight>, card: string, name: string): Offer[] {
  const pile = game.piles.find((one) => one.name === name);
  return pile ? [{ card, pile, steps: gap(pile, topOf(game, sight, pile), card) }] : [];
}
