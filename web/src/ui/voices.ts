// What the sounds are made of: bursts of filtered noise for paper and felt, decaying partials for wood and metal.

export type Sound = "lay" | "draw" | "deal" | "trick" | "turn" | "won" | "lost" | "refused";

/** A part of a sound; times in seconds, pitches in hertz, levels from 0 to 1. */
interface Part {
  at: number;
  level: number;
  ring: number; // until it has faded
  attack?: number;
}

/** Noise through a filter that may glide: paper, felt, air. */
interface Rustle extends Part {
  kind: "rustle";
  band: [from: number, to: number];
  sharp: number; // the quality of the filter
}

/** A body that was struck: its partials, each a multiple of the pitch, with its own share and ring. */
interface Strike extends Part {
  kind: "strike";
  pitch: number;
  body: keyof typeof BODIES;
  sag?: number; // how far the pitch begins above itself
}

type Layer = Rustle | Strike;

/** The partials of what may ring: multiple, share of the level, share of the ring. */
const BODIES = {
  table: [
    [1, 1, 1],
    [1.58, 0.45, 0.7],
    [2.24, 0.25, 0.5],
  ],
  marimba: [
    [1, 1, 1],
    [3.93, 0.22, 0.3],
    [9.2, 0.06, 0.12],
  ],
  bell: [
    [1, 1, 1],
    [2.76, 0.4, 0.55],
    [5.4, 0.2, 0.3],
    [8.9, 0.08, 0.16],
  ],
  string: [
    [1, 1, 1],
    [2, 0.42, 0.75],
    [3, 0.2, 0.5],
    [4, 0.1, 0.35],
  ],
} as const;
const LOUDNESS = 0.5; // of everything, so that no sum of parts clips
const ROOM = 0.16; // the share that comes back from the walls
export const ECHO = 0.3; // seconds until the walls are silent
const SILENT = 0.0001;
const HIGHEST = 16_000; // hertz; what is higher nobody hears, and slow devices cannot play it

/** A card that comes down on felt: paper, its edge, and the table below. */
function card(at: number, level: number): Layer[] {
  return [
    { kind: "rustle", at, level: level * 0.75, ring: 0.075, band: [2600, 900], sharp: 0.8 },
    { kind: "rustle", at, level: level * 0.3, ring: 0.018, band: [6500, 5200], sharp: 0.7 },
    { kind: "strike", at: at + 0.003, level: level * 0.55, ring: 0.13, pitch: 118, body: "table", sag: 1.5 },
  ];
}

/** A card that slides over others. */
function slide(at: number, level: number, high: number): Layer {
  return { kind: "rustle", at, level, ring: 0.15, attack: 0.05, band: [high * 0.35, high], sharp: 1.1 };
}

function notes(body: Strike["body"], pitches: number[], of: Part & { apart: number }): Layer[] {
  const { at, apart, ...part } = of;
  return pitches.map((pitch, number) => ({ kind: "strike", body, pitch, ...part, at: at + number * apart }));
}

const SOUNDS: Record<Sound, Layer[]> = {
  lay: card(0, 0.9),
  draw: [slide(0, 0.4, 4200), slide(0.09, 0.3, 4800)],
  deal: [0, 1, 2, 3, 4, 5].flatMap((number) => [
    slide(number * 0.085, 0.32, 3600 + number * 240),
    ...card(number * 0.085 + 0.07, 0.28),
  ]),
  trick: [
    { kind: "rustle", at: 0, level: 0.3, ring: 0.62, attack: 0.4, band: [700, 5200], sharp: 2.4 },
    ...notes("bell", [880, 1109, 1319, 1760], { at: 0.16, apart: 0.12, level: 0.22, ring: 0.9 }),
    ...card(0.62, 0.8),
    ...notes("bell", [1760, 2217, 2637], { at: 0.66, apart: 0.05, level: 0.13, ring: 1.1 }),
  ],
  turn: [
    { kind: "rustle", at: 0, level: 0.12, ring: 0.02, band: [1800, 1200], sharp: 1 },
    ...notes("marimba", [392, 523], { at: 0, apart: 0.15, level: 0.42, ring: 0.5 }),
  ],
  won: [
    ...notes("string", [175, 349, 440, 523], { at: 0, apart: 0.045, level: 0.2, ring: 0.9 }),
    ...notes("string", [196, 392, 494, 587], { at: 0.5, apart: 0.045, level: 0.2, ring: 0.9 }),
    ...notes("string", [131, 262, 392, 523, 659, 784], { at: 1, apart: 0.06, level: 0.19, ring: 2 }),
    ...notes("bell", [1047, 1319, 1568, 2093], { at: 1.25, apart: 0.11, level: 0.1, ring: 1.3 }),
  ],
  lost: [
    ...notes("string", [220, 262, 330], { at: 0, apart: 0.08, level: 0.17, ring: 1.1, attack: 0.03 }),
    ...notes("string", [175, 220, 262], { at: 0.75, apart: 0.1, level: 0.15, ring: 1.6, attack: 0.04 }),
  ],
  refused: [0, 0.11].flatMap((at): Layer[] => [
    { kind: "rustle", at, level: 0.3, ring: 0.04, band: [420, 300], sharp: 1.5 },
    { kind: "strike", at, level: 0.5, ring: 0.09, pitch: 98, body: "table" },
  ]),
};

/** Return how long a sound takes, with its echo. */
export function lengthOf(sound: Sound): number {
  return Math.max(...SOUNDS[sound].map(({ at, ring }) => at + ring)) + ECHO;
}

/** Let a sound begin at some time, as loud as told, and come out there. */
export function voice(sound: Sound, volume: number, context: BaseAudioContext, at: number): void {
  const out = room(context, volume);
  for (const layer of SOUNDS[sound])
    if (layer.kind === "rustle") rustle(context, layer, at + layer.at, out);
    else strike(context, layer, at + layer.at, out);
}

/** The room in which everything sounds: straight to the ear, and a little from the walls. */
function room(context: BaseAudioContext, volume: number): AudioNode {
  const [out, walls, back] = [context.createGain(), context.createConvolver(), context.createGain()];
  out.gain.value = LOUDNESS * volume * volume; // as the ear hears it
  walls.buffer = echo(context);
  back.gain.value = ROOM;
  out.connect(context.destination);
  out.connect(walls).connect(back).connect(context.destination);
  return out;
}

function rustle(context: BaseAudioContext, { band, sharp, ...part }: Rustle, at: number, out: AudioNode): void {
  const [source, filter] = [context.createBufferSource(), context.createBiquadFilter()];
  source.buffer = hiss(context);
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(band[0], at);
  filter.frequency.exponentialRampToValueAtTime(band[1], at + part.ring);
  source
    .connect(filter)
    .connect(fading(context, part, at))
    .connect(out);
  source.start(at, (at * 7.3) % 0.5, part.ring); // never quite the same rustle twice
}

function strike(
  context: BaseAudioContext,
  { pitch, body, sag = 1, ...part }: Strike,
  at: number,
  out: AudioNode,
): void {
  for (const [multiple, share, lasting] of BODIES[body].filter(([multiple]) => pitch * multiple < HIGHEST)) {
    const source = context.createOscillator();
    source.frequency.setValueAtTime(pitch * multiple * sag, at);
    source.frequency.exponentialRampToValueAtTime(pitch * multiple, at + 0.035);
    const partial = { ...part, level: part.level * share, ring: part.ring * lasting };
    source.connect(fading(context, partial, at)).connect(out);
    source.start(at);
    source.stop(at + partial.ring);
  }
}

/** A swell as long as the attack, and then the way down. */
function fading(context: BaseAudioContext, { level, ring, attack = 0.003 }: Omit<Part, "at">, at: number): GainNode {
  const fade = context.createGain();
  fade.gain.setValueAtTime(SILENT, at);
  fade.gain.exponentialRampToValueAtTime(level, at + attack);
  fade.gain.exponentialRampToValueAtTime(SILENT, at + ring);
  return fade;
}

const made = new WeakMap<BaseAudioContext, { hiss: AudioBuffer; echo: AudioBuffer }>();

function hiss(context: BaseAudioContext): AudioBuffer {
  return buffers(context).hiss;
}

function echo(context: BaseAudioContext): AudioBuffer {
  return buffers(context).echo;
}

function buffers(context: BaseAudioContext): { hiss: AudioBuffer; echo: AudioBuffer } {
  const known = made.get(context);
  if (known) return known;
  const fresh = { hiss: noise(context, 1.5, () => 1), echo: noise(context, ECHO, (share) => 0.12 * (1 - share) ** 4) };
  made.set(context, fresh);
  return fresh;
}

function noise(context: BaseAudioContext, seconds: number, level: (share: number) => number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.round(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * level(at / samples.length);
  return buffer;
}
