// The moves that were missed while the connection was lost; they are shown one by one before the new position.
import type { Message, PileInfo, Sight, Table } from "../../protocol";
import { fold, layOf, type Retold, type TableState } from "./table";

const NOTHING_TO_DO: Partial<Sight> = { lays: {}, end: false, undo: false };

/** Return what to show for a snapshot: first the moves that were missed since this state, then the snapshot. */
export function catchUp(state: TableState | null, table: Table, piles: PileInfo[]): Message[] {
  if (!state?.sight || state.code !== table.code) return [table];
  const told: Message[] = [];
  let shown = state;
  for (const news of (table.missed ?? []).filter(({ seq }) => seq > state.seq)) {
    const now = { ...NOTHING_TO_DO, ...change(shown, news, piles) };
    told.push({ ...news, now });
    shown = fold(shown, { ...news, now }) as TableState;
  }
  return [...told, table];
}

/** Return what a move changed, as far as the browser can tell: the turn, the tops and the hands. */
function change({ sight, stacks, you }: TableState, news: Retold, piles: PileInfo[]): Partial<Sight> {
  if (!sight || (news.t !== "did" && news.t !== "undone")) return {};
  const lay = layOf(news.do);
  const at = piles.findIndex(({ name }) => name === lay?.pile);
  if (!lay || at < 0) return { turn: news.seat };
  const back = news.t === "undone";
  const top = back ? (stacks[lay.pile]?.at(-2) ?? piles[at]?.row_card) : lay.card;
  const rest = sight.hand.filter((card) => card !== lay.card);
  return {
    turn: news.seat,
    tops: sight.tops.with(at, top ?? ""),
    hands: sight.hands.with(news.seat, (sight.hands[news.seat] ?? 0) + (back ? 1 : -1)),
    hand: back && news.seat === you ? [...rest, lay.card] : rest,
  };
}
