// @vitest-environment jsdom
import { tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import type { No, Sight } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import { showAlone } from "../fixtures/solo";
import Chat from "./Chat.svelte";

let shown: object | null = null;
let sent: unknown[] = [];
let refusal: No | null = null;

function show(mute: Sight["mute"]): void {
  const client = { refusal: async (wish: object) => (sent.push(wish), refusal) };
  shown = showAlone(Chat, {}, { client, sight: { mute } as Required<Sight> });
}

async function write(text: string): Promise<HTMLInputElement> {
  const field = document.querySelector("input") as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  await tick();
  await tick();
  return field;
}

beforeAll(() => speak("en"));

beforeEach(() => {
  [sent, refusal] = [[], null];
});

afterEach(async () => {
  if (shown) await unmount(shown);
});

it("sends a text and makes room for the next", async () => {
  show("");
  const field = await write(" fine ");
  expect([sent, field.value]).toEqual([[{ t: "write", text: "fine" }], ""]);
});

it("says beside the field why a text is refused, and leaves it there", async () => {
  show("");
  refusal = { t: "no", reason: "digit", text: "No numbers, please." };
  const field = await write("37");
  expect([field.value, document.querySelector("[role=alert]")?.textContent]).toEqual(["37", "No numbers, please."]);
});

it("sends it anyway where friends may, and nowhere else", async () => {
  show("");
  refusal = { t: "no", reason: "word", text: "That word looks like a number." };
  await write("we two");
  expect(document.querySelector("button.anyway")).toBeNull();
  refusal = { ...refusal, anyway: true };
  await write("we two");
  refusal = null;
  document.querySelector<HTMLButtonElement>("button.anyway")?.click();
  await tick();
  await tick();
  expect(sent.at(-1)).toEqual({ t: "write", text: "we two", anyway: true });
  expect(document.querySelector("input")?.value).toBe("");
});

it("sends nothing where there is nothing to say", async () => {
  show("");
  await write("  ");
  expect(sent).toEqual([]);
});

it.each([
  ["silence", "Silence is on the table. Once it is covered, you may talk again."],
  ["mode", "At this table you talk by signals only."],
] as const)("says why nothing can be written: %s", (mute, words) => {
  show(mute);
  expect([document.querySelector("form"), document.querySelector("p")?.textContent]).toEqual([null, words]);
});
