import { beforeEach, expect, it } from "vitest";

import type { Message, Sight } from "../../protocol";
import { STATES } from "../fixtures/recordings";
import type { TableState } from "../state/table";
import { Meter } from "./meter.svelte";

const TABLE = STATES[7] as TableState;
const ADVISED: Message = { t: "advised", id: "1", at: 7, chance: 0.62, error: 0.02 };

let answers: Message[];
let asked: number;
let told: string[];
let meter: Meter;

/** Return the table at a position of my turn, or of another's. */
function at(position: number, now: Partial<Sight> = {}): TableState {
  const sight = { ...(TABLE.sight as Required<Sight>), turn: 0, laid: 0, ...now };
  return { ...TABLE, at: position, you: 0, sight };
}

beforeEach(() => {
  [answers, asked, told] = [[], 0, []];
  meter = new Meter({
    advise: () => Promise.resolve(answers[asked++] ?? ADVISED),
    tell: (text) => told.push(text),
  });
});

it("asks once in a turn, when it begins", async () => {
  await meter.follow(at(7));
  await meter.follow(at(7));
  await meter.follow(at(8, { laid: 1 }));
  await meter.follow(at(9, { turn: 1 }));
  expect(asked).toBe(1);
  await meter.follow(at(10));
  expect(asked).toBe(2);
});

it("says by how much it may be wrong: 95 times in 100 it is not", async () => {
  await meter.follow(at(7));
  expect(meter.reading).toEqual({ chance: 0.62, points: 4 });
});

it("keeps what it showed when the table has gone on meanwhile", async () => {
  answers = [ADVISED, { t: "no", reason: "stale", text: "Have a look." }];
  await meter.follow(at(7));
  await meter.follow(at(10));
  expect([meter.reading?.chance, told]).toEqual([0.62, []]);
});

it("tells once why there is nothing to show", async () => {
  const refusal: Message = { t: "no", reason: "no-advisor", text: "Nobody can think here." };
  answers = [refusal, refusal];
  await meter.follow(at(7));
  await meter.follow(at(10));
  expect([meter.reading, told]).toEqual([null, ["Nobody can think here."]]);
});
