// Who I am: the pass by which servers know me again, and my name.
import { call } from "./net/calls";
import { keep, kept } from "./kept";
import type { Listing, MyListing, NewPass, NewTable, Order } from "./protocol";

const PASS_FORM = /^[A-Za-z0-9_-]{22}$/;

let asked: Promise<string> | null = null;

/** Return my pass; the first time, the server gives me one. */
export function pass(): Promise<string> {
  asked ??= _pass().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function _pass(): Promise<string> {
  const before = kept("pass");
  if (before && PASS_FORM.test(before)) return before;
  const { secret } = await call<NewPass>("POST", "/api/passes");
  keep("pass", secret);
  return secret;
}

/** Return the name I used last. */
export function myName(): string {
  return kept("name") ?? "";
}

/** Use this name from now on. */
export function callMe(name: string): void {
  keep("name", name);
}

/** Open a table and return its code. */
export async function openTable(order: Order): Promise<string> {
  return (await open(order)).code;
}

/** Open a table that is dealt to teach, and return what the learner may do first. */
export async function openLesson(order: Order): Promise<{ code: string; plan: string[] }> {
  const { code, plan } = await open({ ...order, lesson: true });
  return { code, plan: plan ?? [] };
}

async function open(order: Order): Promise<NewTable> {
  return call<NewTable>("POST", "/api/tables", { body: order, secret: await pass() });
}

/** Return the tables at which I sit, the newest first. */
export async function myTables(): Promise<MyListing[]> {
  return kept("pass") ? call<MyListing[]>("GET", "/api/tables/mine", { secret: await pass() }) : [];
}

/** Return the tables that anybody may join. */
export function openTables(): Promise<Listing[]> {
  return call<Listing[]>("GET", "/api/tables");
}
