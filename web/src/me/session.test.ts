// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { keep, kept } from "./storage";

const [OLD, NEW] = ["o".repeat(22), "n".repeat(22)];
let asked: [path: string, pass: string | undefined, body: unknown][];
let answers: boolean;

function answer(
  path: string,
  { headers, body }: { headers: Record<string, string>; body: string | null },
): Promise<Response> {
  asked.push([path, headers["authorization"], body && JSON.parse(body)]);
  if (path === "/api/passes/exchange" && !answers) return Promise.reject(new Error("the connection broke"));
  return Promise.resolve(new Response(JSON.stringify({ secret: NEW, tables: 1 })));
}

beforeEach(() => {
  vi.resetModules(); // as if the page were opened again
  localStorage.clear();
  keep("pass", OLD);
  [asked, answers] = [[], true];
  vi.stubGlobal("fetch", answer);
});

afterEach(() => vi.unstubAllGlobals());

const EXCHANGE = ["/api/passes/exchange", `Bearer ${OLD}`, { secret: NEW }];

it("is known by the new pass once the server has changed the old one for it", async () => {
  const { changePass, pass } = await import("./session");
  await changePass();
  expect([asked.at(-1), await pass(), kept("pass"), kept("next-pass")]).toEqual([EXCHANGE, NEW, NEW, null]);
});

it("keeps both passes while it is not known whether they were changed, and does the rest the next time", async () => {
  answers = false;
  await expect((await import("./session")).changePass()).rejects.toThrow();
  expect([kept("pass"), kept("next-pass")]).toEqual([OLD, NEW]);
  answers = true;
  vi.resetModules();
  expect(await (await import("./session")).pass()).toBe(NEW);
  expect([asked.at(-1), kept("pass"), kept("next-pass")]).toEqual([EXCHANGE, NEW, null]);
});
