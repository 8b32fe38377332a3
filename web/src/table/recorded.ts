// Games as a server told them: for tests.
import type { Message, Table } from "../protocol";
import recorded from "./recorded.json";
import { fold, type TableState } from "./state/table";

export interface Recording {
  frames: Message[];
  again: Table; // the snapshot at the end
}

export const RECORDINGS = recorded as unknown as { "the-game": Recording } & Record<string, Recording>;

/** Return the table after each of some frames. */
export function statesAfter(frames: Message[]): TableState[] {
  let state: TableState | null = null;
  return frames.map((frame) => (state = fold(state, frame)) as TableState);
}

/** The table after each frame of The Game. */
export const STATES = statesAfter(RECORDINGS["the-game"].frames);
