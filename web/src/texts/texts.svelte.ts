// Every visible text, in the language of the reader.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { keep, kept } from "../me/storage";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const NAMES: Record<Language, string> = { en: "English", de: "Deutsch", nl: "Nederlands" };
const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  de: () => import("./de"),
  nl: () => import("./nl"),
};

let bundle = $state.raw(new FluentBundle("en"));
let chosen = $state<Language>("en");

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
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}

/** Tell everything in this language from now on. */
export async function speak(wanted: Language): Promise<void> {
  const { default: catalogue } = await CATALOGUES[wanted]();
  const next = new FluentBundle(wanted, { useIsolating: false });
  catalogue.forEach((part) => next.addResource(new FluentResource(part)));
  [bundle, chosen] = [next, wanted];
  document.documentElement.lang = wanted;
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
