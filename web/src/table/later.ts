// What a table needs later: its dialogs, and the end.
import { speakAlsoOf } from "../texts/texts.svelte";

const TOUCHES = ["pointerdown", "keydown"];

/** Load the dialogs. */
export function loadDialogs(): Promise<typeof import("./menu/Dialogs.svelte")> {
  return import("./menu/Dialogs.svelte");
}

/** Load the end, and what is told there. */
export async function loadEnd(): Promise<typeof import("../end/EndScreen.svelte")> {
  const [end] = await Promise.all([import("../end/EndScreen.svelte"), speakAlsoOf("reading")]);
  return end;
}

/** Load everything with the first touch, as the server may be away later; return the function that gives this up. */
export function loadWithFirstTouch(): () => void {
  const load = (): void => void Promise.allSettled([loadDialogs(), loadEnd()]);
  TOUCHES.forEach((touch) => addEventListener(touch, load, { once: true }));
  return () => TOUCHES.forEach((touch) => removeEventListener(touch, load));
}
