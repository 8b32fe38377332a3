// A lay that I have in mind while others play: nobody else hears of it, and nothing is laid before I say so.
import type { TableState } from "./table";
import { isMine, isOver, type Lay } from "./table";

export class Intention {
  lay = $state.raw<Lay | null>(null);

  /** Have a lay in mind; the same one again is forgotten. */
  have(lay: Lay): void {
    this.lay = this.lay?.card === lay.card && this.lay.pile === lay.pile ? null : lay;
  }

  forget(): void {
    this.lay = null;
  }

  /** Keep to what has happened, and return the lay that I must give up because it no longer fits. */
  keepTo(table: TableState): Lay | null {
    const { lay } = this;
    if (!lay) return null;
    const lost = isMine(table) && !isLegal(table, lay);
    if (lost || isOver(table) || !table.sight?.hand.includes(lay.card)) this.lay = null;
    return lost && table.sight?.hand.includes(lay.card) ? lay : null;
  }
}

function isLegal({ sight }: TableState, { card, pile }: Lay): boolean {
  return (sight?.lays[card] ?? "").split(" ").includes(pile);
}
