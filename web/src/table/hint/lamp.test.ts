// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from "vitest";

import { STATES } from "../fixtures/recordings";
import { speak, texts } from "../../texts/texts.svelte";
import type { TableClient } from "../state/client.svelte";
import type { TableState } from "../state/table";
import { Lamp } from "./lamp.svelte";

const load = vi.hoisted(() => ({ isAway: true }));
vi.mock("../later", () => ({
  loadHints: () => (load.isAway ? Promise.reject(new Error("away")) : import("./parts")),
}));

beforeAll(() => speak("en"));

it("says that there is no hint while the server is away, and tries again when it is asked again", async () => {
  const told: string[] = [];
  const best = { lays: ["37>A"], chance: 0.6, error: 0.02 };
  const advised = { t: "advised", advice: { seat: 0, turns: [best], playouts: 400 } };
  const client = { state: STATES[7] as TableState, tell: (text: string) => told.push(text), advise: () => advised };
  const lamp = new Lamp(client as unknown as TableClient);
  await lamp.ask();
  const before = lamp.isLit;
  load.isAway = false;
  await lamp.ask();
  expect([before, lamp.isLit, lamp.marks?.piles, told]).toEqual([false, true, { A: "" }, [texts("web-refused")]]);
});
