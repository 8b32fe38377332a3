// The parts of a hint, loaded when they are wanted: nobody needs them to play.
import { speakOfStudy } from "../../texts/texts.svelte";

/** Return the bar that tells a hint. */
export function loadHintBar(): Promise<typeof import("./HintBar.svelte")> {
  return withTexts(import("./HintBar.svelte"));
}

/** Return what shows my chance to win. */
export function loadMeter(): Promise<typeof import("./MeterChip.svelte")> {
  return withTexts(import("./MeterChip.svelte"));
}

async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, speakOfStudy()]);
  return loaded;
}
