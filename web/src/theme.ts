// Light or dark: as the system wants it, until somebody chooses.
import { keep, kept } from "./kept";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Show the theme that was chosen before. */
export function recallTheme(): void {
  const before = kept("theme");
  if (before) document.documentElement.dataset["theme"] = before;
}

/** Change from light to dark, or back. */
export function switchTheme(): void {
  const root = document.documentElement;
  const now = root.dataset["theme"] ?? (dark.matches ? "dark" : "light");
  const next = now === "dark" ? "light" : "dark";
  root.dataset["theme"] = next;
  keep("theme", next);
}
