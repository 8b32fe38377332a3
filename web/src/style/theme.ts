// Light or dark: as the system wants it, until somebody chooses.
import { keep, kept } from "../me/storage";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Show the theme that was chosen before. */
export function recallTheme(): void {
  const before = kept("theme");
  if (before) show(before);
}

/** Change from light to dark, or back. */
export function switchTheme(): void {
  const root = document.documentElement;
  const now = root.dataset["theme"] ?? (dark.matches ? "dark" : "light");
  const next = now === "dark" ? "light" : "dark";
  show(next);
  keep("theme", next);
}

/** Show a theme, also in the bars of the browser. */
function show(theme: string): void {
  document.documentElement.dataset["theme"] = theme;
  const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
  const colour = metas.find(({ media }) => media.includes(theme))?.content ?? "";
  metas.forEach((meta) => (meta.content = colour));
}
