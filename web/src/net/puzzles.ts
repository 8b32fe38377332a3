// The calls of whoever solves puzzles; a table needs none of them.
import type { PuzzleListing, PuzzleSight } from "../protocol";
import { call } from "./calls";

/** Return all puzzles, those of a game together, the easiest first. */
export function fetchPuzzles(): Promise<PuzzleListing[]> {
  return call("GET", "/api/puzzles");
}

/** Return a puzzle after some actions; `show` asks for its answer. */
export function fetchPuzzle(id: string, done: string[], show: boolean): Promise<PuzzleSight> {
  const query = new URLSearchParams(done.map((action) => ["done", action]));
  if (show) query.set("show", "true");
  return call("GET", `/api/puzzles/${id}?${query}`);
}
