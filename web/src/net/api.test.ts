// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import recorded from "../replay/recorded.json";
import { speak, speakAlsoOf } from "../texts/texts.svelte";
import { readRecord } from "./api";
import { refusalOf } from "./calls";

beforeAll(async () => {
  await speakAlsoOf("reading");
  await speak("en");
});
afterEach(() => void vi.unstubAllGlobals());

function answer(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const asked = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

it("has the server read the file", async () => {
  const asked = answer(200, recorded["the-game"]);
  const file = new Blob(["tenback-record 1"]);
  expect((await readRecord(file)).ruleset).toBe("the-game");
  expect(asked.mock.calls[0]?.slice(0, 2)).toMatchObject(["/api/replays", { method: "POST", body: file }]);
});

it("tells what is wrong with a file in the words of the server", async () => {
  answer(409, { reason: "cut", text: "Line 3: the record breaks off here." });
  await expect(readRecord(new Blob(["tenback"]))).rejects.toThrow("Line 3: the record breaks off here.");
});

it("sends nothing that is too big for a record", async () => {
  const asked = answer(200, {});
  await expect(readRecord(new Blob(["x".repeat(70_000)]))).rejects.toThrow("too big");
  expect(asked).not.toHaveBeenCalled();
});

it("says in words for the reader that the server does not answer", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  const failed = await readRecord(new Blob(["tenback"])).catch(refusalOf);
  expect(failed).toBe("That did not work. Try again in a moment.");
});
