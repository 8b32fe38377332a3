// What the coach calls things, and where they are on the page.
import { marksOf } from "../games/cards";
import type { PileInfo } from "../protocol";
import { layOf } from "../table/state/table";
import { cardWords, ontoWords, seatName, signalWords } from "../table/words";
import { texts, type Arguments } from "../texts/texts.svelte";
import { heard, myLays, onward, type Scene, type Offer } from "./scene";

const DEAR = 10; // so much more than the cheapest way is worth a word

/** Return the name of whoever is on turn, or else of the seat after the learner's. */
export function otherName({ table, sight }: Scene): string {
  const next = ((table.you ?? 0) + 1) % table.setting.seats.length;
  return seatName(table, sight.turn === null || sight.turn === table.you ? next : sight.turn);
}

/** Return a lay in words. */
export function offerWords({ table }: Scene, offer: Offer | undefined): Arguments {
  return offer ? { card: cardWords(offer.card), pile: ontoWords(table, offer.pile), steps: Math.abs(offer.steps) } : {};
}

/** Return the marks of a card in words. */
export function markWords({ game }: Scene, card = ""): Arguments {
  const marks = marksOf(game, card);
  return { mark: marks.map(({ title }) => title).join(", "), hint: marks.map(({ hint }) => hint).join(" ") };
}

/** Return who spoke of a pile last, and what they said. */
export function heardWords(scene: Scene): Arguments {
  const last = heard(scene);
  return last
    ? { name: seatName(scene.table, last.seat), text: signalWords(scene.game, scene.table, last.say) }
    : { name: "", text: "" };
}

/** Return where a pile is on the page. */
export function pileAt({ name }: PileInfo): string {
  return `[data-pile="${name}"] .slot`;
}

/** Return where the pile of a lay is. */
export function pileOf(offer: Offer | undefined): string[] {
  return offer ? [pileAt(offer.pile)] : [];
}

/** Return where the card of a lay is. */
export function cardOf(offer: Offer | undefined): string[] {
  return offer ? [`[data-card="${offer.card}"]`] : [];
}

/** Return what a dear lay cost and where it would have cost less, told from what was on offer before it. */
export function remark(before: Scene, after: Scene): string {
  const last = myLays(after).at(-1)?.news;
  const lay = last?.t === "did" && last.seq > before.table.seq ? layOf(last.do) : null;
  const ways = lay ? onward(before, lay.card) : [];
  const [taken, best] = [ways.find(({ pile }) => pile.name === lay?.pile), ways[0]];
  if (!taken || !best || taken.steps - best.steps < DEAR) return "";
  const cost = texts("learn-remark", { steps: taken.steps, less: best.steps, pile: ontoWords(after.table, best.pile) });
  return [cost, after.sight.undo ? texts("learn-remark-undo") : ""].join(" ").trim();
}
