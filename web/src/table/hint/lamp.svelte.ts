// The lamp of a table: it brings hints, and everything they need, once somebody asks for the first one.
import { texts } from "../../texts/texts.svelte";
import { loadHints, type HintParts } from "../later";
import type { TableClient } from "../state/client.svelte";
import type { TableState } from "../state/table";
import type { Hints, Marks } from "./hints.svelte";

export class Lamp {
  parts = $state.raw<HintParts | null>(null);
  hints = $state.raw<Hints | null>(null);

  constructor(private readonly client: TableClient) {}

  /** Whether a hint is shown. */
  get isLit(): boolean {
    return Boolean(this.hints?.hint);
  }

  get marks(): Marks | undefined {
    return this.hints?.marks;
  }

  /** Ask for a hint, or for more of it. */
  async ask(): Promise<void> {
    this.parts ??= await loadHints().catch(() => null);
    if (!this.parts) return this.client.tell(texts("web-refused"));
    this.hints ??= new this.parts.Hints(this.client);
    await this.hints.more();
  }

  keepTo(table: TableState): void {
    this.hints?.keepTo(table);
  }

  forget(): void {
    this.hints?.forget();
  }
}
