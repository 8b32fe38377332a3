// Short, soft, wooden sounds, made on the spot; none before the first touch, none when they are switched off.
import { isOn } from "../me/switches.svelte";

export type Sound = "lay" | "trick" | "turn" | "won" | "lost" | "refused";

/** A knock on wood: how high, when, how loud, how long it rings. */
export interface Knock {
  pitch: number; // hertz
  at: number; // seconds
  level: number; // 0 to 1
  ring: number; // seconds
}

const SOUNDS: Record<Sound, Knock[]> = {
  lay: [{ pitch: 240, at: 0, level: 0.5, ring: 0.09 }],
  trick: [392, 523, 659].map((pitch, at) => ({ pitch, at: at * 0.09, level: 0.4, ring: 0.2 })),
  turn: [440, 587].map((pitch, at) => ({ pitch, at: at * 0.14, level: 0.45, ring: 0.28 })),
  won: [392, 494, 587, 784].map((pitch, at) => ({ pitch, at: at * 0.13, level: 0.45, ring: 0.5 })),
  lost: [330, 262, 196].map((pitch, at) => ({ pitch, at: at * 0.2, level: 0.4, ring: 0.45 })),
  refused: [150, 130].map((pitch, at) => ({ pitch, at: at * 0.08, level: 0.45, ring: 0.07 })),
};
const LOUDNESS = 0.35;
const BUZZ = 45; // milliseconds

let touched = false; // browsers allow no sound before, and nobody wants one
let audio: AudioContext | null = null;
let ringing = 0; // tones; while there is none, nothing is computed, which spares the battery

/** Remember that the page was touched: from now on it may sound. */
export function listenForTouch(page: EventTarget = window): void {
  const touch = (): void => void (touched = true);
  ["pointerdown", "keydown"].forEach((kind) => page.addEventListener(kind, touch, { once: true, capture: true }));
}

/** Say whether the page may make itself heard. */
export function mayPlay(): boolean {
  return touched && isOn("sounds");
}

/** Play a sound, if the page may. */
export function play(sound: Sound): void {
  if (!mayPlay() || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime + 0.01;
  for (const knock of SOUNDS[sound]) strike(audio, knock, now + knock.at);
}

/** Let a phone tremble for a moment, if the page may. */
export function buzz(): void {
  if (mayPlay()) navigator.vibrate?.(BUZZ);
}

/** Two tones of a wooden bar, which fade at once. */
function strike(to: AudioContext, { pitch, level, ring }: Knock, at: number): void {
  tone(to, { pitch, at, level: level * LOUDNESS, ring });
  tone(to, { pitch: pitch * 3.93, at, level: level * LOUDNESS * 0.25, ring: ring * 0.3 }); // the overtone of a marimba
}

function tone(to: AudioContext, { pitch, at, level, ring }: Knock): void {
  const [source, volume] = [to.createOscillator(), to.createGain()];
  source.type = "sine";
  source.frequency.setValueAtTime(pitch * 1.06, at);
  source.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(level, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + ring);
  source.connect(volume).connect(to.destination);
  source.start(at);
  source.stop(at + ring + 0.02);
  ringing += 1;
  source.onended = () => void (--ringing || to.suspend());
}
