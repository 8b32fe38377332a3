// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Refused } from "../net/calls";
import type { Review, Reviewing } from "../protocol";
import { AskedReview } from "./asked.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function answer(judged: number, turns: number, playouts = 400): Reviewing {
  const review = { turns: Array(judged).fill({}), playouts, complete: judged === turns };
  return { turns, review: review as unknown as Review };
}

/** Return a source that gives one answer after the other, and what it was asked. */
function source(...answers: (Reviewing | Error)[]): { give: (deep: boolean) => Promise<Reviewing>; asked: boolean[] } {
  const asked: boolean[] = [];
  return {
    asked,
    give(deep) {
      const next = answers[asked.length];
      asked.push(deep);
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next as Reviewing);
    },
  };
}

const wait = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10_000);

it("asks again until every turn is judged, then no more", async () => {
  const { give, asked } = source({}, answer(1, 2), answer(2, 2)); // at first it waits for its turn
  const one = new AskedReview(give);
  one.ask();
  expect(one.running).toBe(true);
  await wait();
  expect([one.review?.turns.length, one.running, asked]).toEqual([2, false, [false, false, false]]);
});

it("keeps the first review until the deeper one is complete", async () => {
  const { give } = source(answer(2, 2), answer(1, 2, 4000), answer(2, 2, 4000));
  const one = new AskedReview(give);
  one.ask();
  await vi.advanceTimersByTimeAsync(0);
  one.ask(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([one.review?.playouts, one.newest?.review?.turns.length]).toEqual([400, 1]);
  await wait();
  expect(one.review?.playouts).toBe(4000);
});

it("tells why there is none, and can be asked again", async () => {
  const { give } = source(new Refused("Not over yet."), answer(1, 1));
  const one = new AskedReview(give);
  one.ask();
  await wait();
  expect([one.refusal, one.running, one.review]).toEqual(["Not over yet.", false, null]);
  one.ask();
  await wait();
  expect([one.refusal, one.review?.turns.length]).toEqual(["", 1]);
});

it("asks nothing more once nobody looks on", async () => {
  const { give, asked } = source(answer(0, 2), answer(1, 2), answer(2, 2));
  const one = new AskedReview(give);
  one.ask();
  await vi.advanceTimersByTimeAsync(0);
  one.stop();
  await wait();
  expect(asked).toHaveLength(1);
});
