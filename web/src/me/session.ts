// Who I am: the pass by which servers know me again, and my name.
import { exchangePass, fetchMyTables, fetchPass, postBranch, postOrder, postRecordBranch } from "../net/api";
import type { Branch, MyListing, NewTable, Order } from "../protocol";
import { forget, keep, kept } from "./storage";

const PASS_FORM = /^[A-Za-z0-9_-]{22}$/;

let asked: Promise<string> | null = null;

/** Return my pass; the first time, the server gives me one. */
export function pass(): Promise<string> {
  asked ??= recallPass().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function recallPass(): Promise<string> {
  const [before, next] = [kept("pass"), kept("next-pass")];
  if (before && next) return exchange(before, next);
  if (before && PASS_FORM.test(before)) return before;
  const { secret } = await fetchPass();
  keep("pass", secret);
  return secret;
}

/** Change my pass: the old one becomes worthless to anybody else who has it, and my seats stay mine. */
export async function changePass(): Promise<void> {
  const old = await pass();
  const { secret } = await fetchPass();
  keep("next-pass", secret); // should the answer get lost, the rest is done the next time
  asked = Promise.resolve(await exchange(old, secret));
}

async function exchange(old: string, next: string): Promise<string> {
  await exchangePass(old, { secret: next });
  keep("pass", next);
  forget("next-pass");
  return next;
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
  return postOrder(order, await pass());
}

/** Open a table that plays on from a position of a finished game, of a table or a file, and return its code. */
export async function openBranch(of: string | Blob, branch: Branch): Promise<string> {
  const post =
    typeof of === "string" ? postBranch(of, branch, await pass()) : postRecordBranch(of, branch, await pass());
  return (await post).code;
}

/** Return where I sit at a table; null if I do not. */
export async function mySeatAt(code: string): Promise<number | null> {
  const tables = await myTables().catch(() => []); // it is a default, no more
  return tables.find((table) => table.code === code)?.you ?? null;
}

/** Return the tables at which I sit, the newest first. */
export async function myTables(): Promise<MyListing[]> {
  return kept("pass") ? fetchMyTables(await pass()) : [];
}
