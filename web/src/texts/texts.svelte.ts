// Every visible text, in the language of the reader.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { keep, kept } from "../me/storage";
import type { GameInfo, Terms } from "../protocol";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const NAMES: Record<Language, string> = { en: "English", de: "Deutsch", nl: "Nederlands" };
type Catalogues = Record<Language, () => Promise<{ default: string[] }>>;
const CATALOGUES: Catalogues = {
  en: () => import("./en"),
  de: () => import("./de"),
  nl: () => import("./nl"),
};

const FURTHER = {
  reading: { en: () => import("./reading/en"), de: () => import("./reading/de"), nl: () => import("./reading/nl") },
  study: { en: () => import("./study/en"), de: () => import("./study/de"), nl: () => import("./study/nl") },
} satisfies Record<string, Catalogues>; // what nobody needs to play
export type Subject = keyof typeof FURTHER;

const subjects = new Set<Subject>();
const learning = new Map<Subject, Promise<void>>(); // until each of them can be told
let bundle = $state.raw(new FluentBundle("en"));
let chosen = $state<Language>("en");
let terms = $state<Terms>("piles");

/** Return the language that texts are told in. */
export function language(): Language {
  return chosen;
}

/** Return what a language calls itself. */
export function languageName(of: Language): string {
  return NAMES[of];
}

/** Return a text of the catalogue. */
export function texts(id: string, args: Arguments = {}): string {
  const message = bundle.getMessage(id);
  const pattern = message?.attributes[terms] ?? message?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}

/** Tell everything in the words of a game's own rulebook, as long as the component is shown. */
export function speakOf(game: () => GameInfo | undefined): void {
  $effect.pre(() => {
    terms = game()?.terms ?? "piles";
    return () => (terms = "piles");
  });
}

/** Tell everything in this language from now on. */
export async function speak(wanted: Language): Promise<void> {
  const further = [...subjects].map((subject) => FURTHER[subject][wanted]());
  const catalogue = (await Promise.all([CATALOGUES[wanted](), ...further])).flatMap(({ default: part }) => part);
  if (further.length < subjects.size) return speak(wanted); // there is more to be told by now
  const next = new FluentBundle(wanted, { useIsolating: false });
  catalogue.forEach((part) => next.addResource(new FluentResource(part)));
  [bundle, chosen] = [next, wanted];
  document.documentElement.lang = wanted;
}

/** Have the texts about a subject at hand as well, from now on. */
export function speakAlsoOf(subject: Subject): Promise<void> {
  const coming = learning.get(subject) ?? learn(subject);
  learning.set(subject, coming);
  coming.catch(() => learning.delete(subject)); // whoever asks again has it tried again
  return coming;
}

/** Add the texts of a subject; nothing that is told already changes, so that nothing is told twice. */
async function learn(subject: Subject): Promise<void> {
  const spoken = chosen;
  const { default: parts } = await FURTHER[subject][spoken]();
  subjects.add(subject);
  if (spoken !== chosen) return speak(chosen);
  parts.forEach((part) => bundle.addResource(new FluentResource(part)));
}

/** Speak this language, today and next time. */
export async function choose(wanted: Language): Promise<void> {
  keep("language", wanted);
  await speak(wanted);
}

/** Return the language chosen before, or the first of the browser's that we have. */
export function preferred(): Language {
  const wishes = [kept("language") ?? "", ...navigator.languages].map((wish) => wish.slice(0, 2));
  return wishes.map((wish) => LANGUAGES.find((one) => one === wish)).find(Boolean) ?? "en";
}
