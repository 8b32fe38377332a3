// Which page is shown: the address says it.

export type Route = { page: "home" } | { page: "table"; code: string } | { page: "nothing" };

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

/** Return what to show. */
export function route(): Route {
  if (path === "/") return { page: "home" };
  const [, code] = /^\/t\/([A-Z2-9]{6})$/i.exec(path) ?? [];
  return code ? { page: "table", code: code.toUpperCase() } : { page: "nothing" };
}

/** Go to another page of ours. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follow a link of ours without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.pathname);
}
