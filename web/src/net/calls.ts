// Plain calls to the server.
import type { Refusal } from "../protocol";
import { language, texts } from "../texts/texts.svelte";
import { noticeBuild } from "./build";

export interface Call {
  body?: object; // a file as it is, anything else as JSON
  secret?: string; // the pass of whoever calls
}

/** What was refused; the message is in words for the reader. */
export class Refused extends Error {}

/** Return why a call failed, in words for the reader. */
export function refusalOf(error: unknown): string {
  return error instanceof Refused ? error.message : texts("web-refused");
}

/** Return the answer to a call, or throw `Refused`. */
export async function call<Answer>(method: "GET" | "POST", path: string, { body, secret }: Call = {}): Promise<Answer> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (secret) headers["authorization"] = `Bearer ${secret}`;
  const file = body instanceof Blob ? body : null;
  if (body) headers["content-type"] = file ? "application/octet-stream" : "application/json";
  const sent = file ?? (body ? JSON.stringify(body) : null);
  const answer = await fetch(path, { method, headers, body: sent });
  if (!file) noticeBuild(answer); // a page that is loaded anew has lost its file
  if (!answer.ok) throw new Refused(((await answer.json()) as Refusal).text);
  return (await answer.json()) as Answer;
}
