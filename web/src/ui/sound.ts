// When the page makes itself heard: not before the first touch, not when it is switched off, and never twice at once.
import { isOn } from "../me/switches.svelte";
import { volume } from "../me/volume.svelte";
import type { Sound } from "./voices";

const BUZZES = { turn: [45], trick: [18, 40, 30] }; // milliseconds on, off, on
const TOGETHER = 50; // milliseconds within which the same sound is one

let touched = false; // browsers allow no sound before, and nobody wants one
let voices: typeof import("./voices") | null = null; // loaded with the first touch: a silent page needs none
let audio: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;
let silentAt = 0; // when the last sound has faded, in seconds of the context
const begun: Partial<Record<Sound, number>> = {}; // when each sound began last

/** Remember that the page was touched: from now on it may sound. */
export function listenForTouch(page: EventTarget = window): void {
  const touch = async (): Promise<void> => {
    touched = true;
    voices = await import("./voices").catch(() => null); // a page that cannot get them stays silent
  };
  ["pointerdown", "keydown"].forEach((kind) =>
    page.addEventListener(kind, () => void touch(), { once: true, capture: true }),
  );
}

/** Say whether the page may make itself heard. */
export function mayPlay(): boolean {
  return touched && isOn("sounds");
}

/** Play a sound, if the page may. */
export function play(sound: Sound): void {
  if (!voices || !mayPlay() || typeof AudioContext === "undefined" || volume() === 0 || isBegun(sound)) return;
  audio ??= new AudioContext();
  void audio.resume();
  const at = audio.currentTime + 0.01;
  voices.voice(sound, volume(), audio, at);
  silentAt = Math.max(silentAt, at + voices.lengthOf(sound));
  rest(audio);
}

/** Let a phone tremble for a moment, if the page may. */
export function buzz(why: keyof typeof BUZZES): void {
  if (mayPlay()) navigator.vibrate?.(BUZZES[why]);
}

/** Say whether the same sound has begun just now: cards that come together make one sound. */
function isBegun(sound: Sound): boolean {
  const now = performance.now();
  if (now - (begun[sound] ?? -TOGETHER) < TOGETHER) return true;
  begun[sound] = now;
  return false;
}

/** Compute nothing once the last sound has faded, which spares the battery. */
function rest(context: AudioContext): void {
  clearTimeout(resting);
  resting = setTimeout(() => void context.suspend(), (silentAt - context.currentTime) * 1000);
}
