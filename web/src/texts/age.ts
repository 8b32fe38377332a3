// How long ago something was, in the language of the reader.
import { language } from "./texts.svelte";

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Return how long ago a time is, both in milliseconds since 1970. */
export function ageWords(at: number, now: number): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, length] = UNITS.find(([, one]) => seconds >= one) ?? ["second", Infinity];
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return format.format(-Math.floor(seconds / length), unit);
}
