// What a table agreed on; the server leaves out what is as usual.
import type { Options } from "../protocol";

const USUAL = { house: {}, open: false, talk: "free", clock: 0, watch: true, counter: true, pace: 1 } as const;

/** Return the options with everything that was left out. */
export function complete(options: Options): Required<Options> {
  return { ...USUAL, ...options };
}
