import { expect, it } from "vitest";

import { along, looping } from "./paths";

const START = { x: 120, y: 300 };

it.each([
  ["an arc", along(START)],
  ["a loop", looping(START, 40)],
])("leads from the start to where the card lies: %s", (_, points) => {
  const [first, last] = [points[0], points.at(-1)];
  expect([first?.x, first?.y]).toEqual([120, 300]);
  expect([last?.x, last?.y].map((part) => Math.abs(Math.round(part ?? 9)))).toEqual([0, 0]);
});

it("comes by its place twice, with a whole round between", () => {
  const points = looping(START, 40);
  const home = points.filter(({ x, y }) => Math.hypot(x, y) < 0.01).length;
  const top = Math.min(...points.map(({ y }) => y));
  expect([home, Math.round(top)]).toEqual([2, -80]);
});

it.each([
  [120, -1],
  [-120, 1],
])("turns in the direction it came from: %i", (x, side) => {
  const first = looping({ x, y: 300 }, 40).find((point) => point.y < -5);
  expect(Math.sign(first?.x ?? 0)).toBe(side);
});
