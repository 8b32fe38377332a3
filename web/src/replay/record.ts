// Opening a record file: the server reads it, for it knows the rules.
import { Refused } from "../net/calls";
import type { Refusal, Replay } from "../protocol";
import { language, texts } from "../texts/texts.svelte";

const MOST_BYTES = 65_536; // what the server takes

/** Return the game in a file, or throw `Refused`. */
export async function openRecord(file: Blob): Promise<Replay> {
  if (file.size > MOST_BYTES) throw new Refused(texts("replay-too-big"));
  const headers = { "accept-language": language(), "content-type": "application/octet-stream" };
  const answer = await fetch("/api/replays", { method: "POST", headers, body: file });
  if (!answer.ok) throw new Refused(((await answer.json()) as Refusal).text);
  return (await answer.json()) as Replay;
}
