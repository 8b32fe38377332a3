// The addresses under which friends find this server, as far as the open page can tell.
import type { Reach } from "../protocol";

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Return the addresses to give away, the best first; none if nobody else can come. */
export function addressesFor(reach: Reach | null, page: string): string[] {
  const told = reach?.addresses ?? [];
  if (reach?.range === "public") return told;
  return [...new Set([...(isLoopback(page) ? [] : [page]), ...told])]; // what has led me here leads others, too
}

function isLoopback(page: string): boolean {
  return LOOPBACK.test(new URL(page).hostname);
}
