// Which page is shown: the address says it.

export type Route =
  | { page: "home" | "about" | "nothing" }
  | { page: "table"; code: string }
  | { page: "replay"; code: string | null; how: "alone" | "review" | "together" } // no code: of a record file
  | { page: "rules" | "lesson" | "puzzles"; id: string }; // of a game, or of a puzzle: without one, the next

const FORMS: [RegExp, (found: string) => Route][] = [
  [/^\/()$/, () => ({ page: "home" })],
  [/^\/()about$/, () => ({ page: "about" })],
  [/^\/t\/([A-Z2-9]{6})$/i, (code) => ({ page: "table", code: code.toUpperCase() })],
  [/^\/replay\/([A-Z2-9]{6})$/i, (code) => ({ page: "replay", code: code.toUpperCase(), how: "alone" })],
  [/^\/review\/([A-Z2-9]{6})$/i, (code) => ({ page: "replay", code: code.toUpperCase(), how: "review" })],
  [/^\/together\/([A-Z2-9]{6})$/i, (code) => ({ page: "replay", code: code.toUpperCase(), how: "together" })],
  [/^\/()replay$/, () => ({ page: "replay", code: null, how: "alone" })],
  [/^\/rules\/([a-z/-]+)$/, (id) => ({ page: "rules", id })],
  [/^\/puzzles\/?([0-9a-f]{8}|)$/, (id) => ({ page: "puzzles", id })],
  [/^\/learn\/([a-z/-]+)$/, (id) => ({ page: "lesson", id })],
];

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

/** Return what to show. */
export function route(): Route {
  return read(path);
}

/** Return what an address shows. */
export function read(address: string): Route {
  for (const [form, found] of FORMS) {
    const [, part] = form.exec(address) ?? [];
    if (part !== undefined) return found(part);
  }
  return { page: "nothing" };
}

/** Go to another page of ours; with `replace`, the browser does not come back to this one. */
export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follow a link of ours without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
