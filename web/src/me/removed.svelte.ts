// Tables that I do not want to see in my list any more; they stay where they are, and can be brought back.
import { keep, kept } from "./storage";

const MOST = 300; // codes; the oldest are forgotten

let removed = $state.raw<string[] | null>(null);

/** Say whether I have removed a table from my list. */
export function isRemoved(code: string): boolean {
  return codes().includes(code);
}

/** Remove a table from my list. */
export function remove(code: string): void {
  write([...codes(), code].slice(-MOST));
}

/** Bring every table back. */
export function restoreAll(): void {
  write([]);
}

function codes(): string[] {
  return removed ?? (kept("removed") ?? "").split(" ").filter(Boolean);
}

function write(now: string[]): void {
  removed = now;
  keep("removed", now.join(" "));
}
