import { beforeEach, expect, it } from "vitest";

import { answer, isOurs, keepFiles, keepPage, type Means } from "./shell";

const SITE = "https://play.example";

let kept: Map<string, Response>;
let served: Record<string, string>;
let asked: string[];
let away: boolean;

function pathOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : String(request), SITE).pathname;
}

const cache = {
  match: async (request: RequestInfo) => kept.get(pathOf(request))?.clone(),
  put: async (request: RequestInfo, response: Response) => void kept.set(pathOf(request), response),
  keys: async () => [...kept.keys()].map((path) => new Request(SITE + path)),
  delete: async (request: RequestInfo) => kept.delete(pathOf(request)),
} as unknown as Cache;

const means: Means = {
  open: async () => cache,
  fetch: async (request) => {
    const path = pathOf(request);
    asked.push(path);
    if (away) throw new TypeError("no server");
    const kind = path.startsWith("/assets/") ? "text/javascript" : "text/html";
    return new Response(served[path] ?? "", { status: path in served ? 200 : 503, headers: { "content-type": kind } });
  },
};

function visit(path: string): Promise<Response> {
  const request = new Request(SITE + path);
  Object.defineProperty(request, "mode", { value: "navigate" });
  return answer(request, means);
}

function load(path: string): Promise<Response> {
  return answer(new Request(SITE + path), means);
}

function pageWith(file: string): string {
  return `<script type="module" src="/assets/${file}"></script>`;
}

beforeEach(async () => {
  [kept, asked, away] = [new Map(), [], false];
  served = {
    "/": pageWith("one.js"),
    "/t/ABCDEF": pageWith("one.js"),
    "/assets/one.js": "1",
    "/assets/de.js": "de",
    "/assets/two.js": "2",
    "/api/games": "[]",
  };
  await keepPage(means);
});

it("keeps the page and the files it names", () => {
  expect([...kept.keys()]).toEqual(["/", "/assets/one.js"]);
});

it("shows the kept page at any address while the server is away", async () => {
  away = true;
  expect(await (await visit("/t/ABCDEF")).text()).toBe(pageWith("one.js"));
});

it("asks the server for a page as long as it is there", async () => {
  served["/t/ABCDEF"] = pageWith("two.js");
  expect(await (await visit("/t/ABCDEF")).text()).toBe(pageWith("two.js"));
});

it("forgets the files of an older page", async () => {
  served["/"] = pageWith("two.js");
  await visit("/");
  expect([...kept.keys()]).toEqual(["/", "/assets/two.js"]);
});

it("does not keep a page that says that something is wrong", async () => {
  delete served["/"];
  await visit("/");
  expect(await kept.get("/")?.text()).toBe(pageWith("one.js"));
});

it("takes built files from here once they are known", async () => {
  await load("/assets/de.js");
  away = true;
  expect(await (await load("/assets/de.js")).text()).toBe("de");
});

it("keeps what the page had loaded before, and nothing else", async () => {
  await keepFiles(["/assets/de.js", "/api/games"], means);
  expect([kept.has("/assets/de.js"), kept.has("/api/games")]).toEqual([true, false]);
});

it.each([
  ["/api/games", "GET", false],
  ["/assets/one.js", "GET", true],
  ["/assets/one.js", "POST", false],
  ["/health", "GET", false],
])("leaves what is alive to the server: %s %s", (path, method, ours) => {
  expect(isOurs(new Request(SITE + path, { method }), SITE)).toBe(ours);
});

it("leaves other sites alone", () => {
  expect(isOurs(new Request("https://other.example/assets/one.js"), SITE)).toBe(false);
});
