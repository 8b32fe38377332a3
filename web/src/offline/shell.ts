// The page without a server: what is kept of it, and what is answered from there.

const PAGE = "/";
const ASSETS = "/assets/";
const REFERENCE = /(?:src|href)="(\/assets\/[\w.-]+)"/g;

/** What the shell needs of the browser. */
export interface Means {
  open(): Promise<Cache>;
  fetch(request: Request | string): Promise<Response>;
}

/** Say whether a request is the shell's business: pages and built files; the rest is between page and server. */
export function isOurs({ method, mode, url }: Request, origin: string): boolean {
  const { origin: site, pathname } = new URL(url);
  return method === "GET" && site === origin && (mode === "navigate" || pathname.startsWith(ASSETS));
}

/** Answer a request: pages from the server as long as it is there, built files from here once they are known. */
export function answer(request: Request, means: Means): Promise<Response> {
  return request.mode === "navigate" ? page(request, means) : asset(request, means);
}

/** Keep the page and everything it names. */
export async function keepPage(means: Means): Promise<void> {
  const fresh = await means.fetch(PAGE);
  if (fresh.ok) await store(fresh, means);
}

/** Keep the files that the page loaded before the worker was there. */
export async function keepFiles(files: string[], means: Means): Promise<void> {
  const cache = await means.open();
  await Promise.allSettled(files.filter((file) => file.startsWith(ASSETS)).map((file) => keep(file, cache, means)));
}

async function page(request: Request, means: Means): Promise<Response> {
  try {
    const fresh = await means.fetch(request);
    if (isPage(fresh)) await store(fresh.clone(), means);
    return fresh;
  } catch (error) {
    const known = await (await means.open()).match(PAGE);
    if (known) return known;
    throw error;
  }
}

async function asset(request: Request, means: Means): Promise<Response> {
  const cache = await means.open();
  const known = await cache.match(request.url);
  if (known) return known;
  const fresh = await means.fetch(request);
  if (fresh.ok) await cache.put(request.url, fresh.clone());
  return fresh;
}

/** Replace the page that is kept, and with it the files that only the old one needed. */
async function store(fresh: Response, means: Means): Promise<void> {
  const cache = await means.open();
  const [text, before] = [await fresh.clone().text(), await (await cache.match(PAGE))?.text()];
  if (text === before) return;
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  await cache.put(PAGE, fresh);
  await keepFiles(
    [...text.matchAll(REFERENCE)].flatMap(([, file]) => file ?? []),
    means,
  );
}

async function keep(file: string, cache: Cache, means: Means): Promise<void> {
  if (await cache.match(file)) return;
  const fresh = await means.fetch(file);
  if (fresh.ok) await cache.put(file, fresh);
}

function isPage({ ok, headers }: Response): boolean {
  return ok && (headers.get("content-type") ?? "").startsWith("text/html");
}
