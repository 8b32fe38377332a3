// A part of a table shown alone: for tests.
import { flushSync, mount, type Component } from "svelte";

import type { ShownTable } from "./context";
import Provider from "./Provider.svelte";
import type { TableClient } from "./state/client.svelte";

/** Show a part of a table of which only this much is known, and return what `unmount` takes. */
export function showAlone<Props extends object>(
  part: Component<Props>,
  props: Props,
  known: Partial<ShownTable> & { client?: Partial<TableClient> },
): object {
  const { client, ...shown } = known;
  const provided = { part, props, shown, client: client ?? {} } as unknown as Parameters<typeof Provider>[1];
  const mounted = mount(Provider, { target: document.body, props: provided });
  flushSync();
  return mounted;
}
