// Waiting for what comes in tests: a busy machine is slow, and nothing waits for ever.
import { vi } from "vitest";

const PATIENCE = 30_000; // milliseconds

/** Wait until a check no longer fails. */
export function until(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: PATIENCE });
}
