// Plain calls to the server.
import type { Refusal } from "../protocol";
import { noticeBuild } from "./build";
import { language } from "../texts/texts.svelte";

export interface Call {
  body?: unknown;
  secret?: string;
}

/** What the server refused, in words for the reader. */
export class Refused extends Error {
  readonly reason: string;

  constructor({ reason, text }: Refusal) {
    super(text);
    this.reason = reason;
  }
}

/** Return the answer to a call, or throw `Refused`. */
export async function call<Answer>(method: "GET" | "POST", path: string, { body, secret }: Call = {}): Promise<Answer> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (secret) headers["authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const sent = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: sent });
  noticeBuild(answer);
  if (!answer.ok) throw new Refused((await answer.json()) as Refusal);
  return (await answer.json()) as Answer;
}
