// What a table needs later: its dialogs, hints, and the end.
import { speakAlsoOf, type Subject } from "../texts/texts.svelte";

const TOUCHES = ["pointerdown", "keydown"];

/** Load the dialogs. */
export function loadDialogs(): Promise<typeof import("./menu/Dialogs.svelte")> {
  return import("./menu/Dialogs.svelte");
}

/** Load the end, with its texts. */
export function loadEnd(): Promise<typeof import("../end/EndScreen.svelte")> {
  return withTexts("reading", import("../end/EndScreen.svelte"));
}

export type HintParts = typeof import("./hint/parts");

/** Load everything that a hint needs, with its texts. */
export function loadHints(): Promise<HintParts> {
  return withTexts("study", import("./hint/parts"));
}

/** Load what shows my chance to win, with its texts. */
export function loadMeter(): Promise<typeof import("./hint/MeterChip.svelte")> {
  return withTexts("study", import("./hint/MeterChip.svelte"));
}

/** Load what says where a game branched from another one, with its texts. */
export function loadBranchBadge(): Promise<typeof import("./seats/BranchBadge.svelte")> {
  return withTexts("study", import("./seats/BranchBadge.svelte"));
}

async function withTexts<Part>(subject: Subject, part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, speakAlsoOf(subject)]);
  return loaded;
}

/** Load what an end needs with the first touch, as the server may be away later; return the function that gives this up. */
export function loadWithFirstTouch(): () => void {
  const load = (): void => void Promise.allSettled([loadDialogs(), loadEnd()]);
  TOUCHES.forEach((touch) => addEventListener(touch, load, { once: true }));
  return () => TOUCHES.forEach((touch) => removeEventListener(touch, load));
}
