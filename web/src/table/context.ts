// What every part of a table needs; the page provides it once.
import { createContext } from "svelte";

import type { GameInfo, Sight } from "../protocol";
import type { TableClient } from "./state/client.svelte";
import type { Seating, TableState } from "./state/table";

/** The table that a page shows, live or in a replay. It changes: read it through `$derived`. */
export interface ShownTable {
  readonly table: TableState;
  readonly game: GameInfo;
  readonly sight: Required<Sight>;
  readonly seating: Seating; // stays the same while cards are laid
}

export const [getTable, setTable] = createContext<ShownTable>();

/** Provide a table that nobody plays at: what is read from it may change with every reading. */
export function showTable(read: () => Omit<ShownTable, "seating">): void {
  setTable({
    get table() {
      return read().table;
    },
    get game() {
      return read().game;
    },
    get sight() {
      return read().sight;
    },
    get seating() {
      return read().table;
    },
  });
}

/** The client of a live table; a replay has none. */
export const [getClient, setClient] = createContext<TableClient>();
