import { expect, it } from "vitest";

import { along, looping, type Point, type Room } from "./paths";

const START = { x: 120, y: 300 };
const WIDE: Room = { left: -500, top: -500, right: 500, bottom: 500 };

function lengths(points: Point[]): number[] {
  const pairs = points.slice(1).map((point, at) => [points[at] ?? point, point] as const);
  return pairs.map(([from, to]) => Math.hypot(to.x - from.x, to.y - from.y));
}

it.each([
  ["an arc", along(START)],
  ["a loop", looping(START, 40, WIDE)],
])("leads from the start to where the card lies: %s", (_, points) => {
  const [first, last] = [points[0], points.at(-1)];
  expect([first?.x, first?.y]).toEqual([120, 300]);
  expect([last?.x, last?.y].map((part) => Math.abs(Math.round(part ?? 9)))).toEqual([0, 0]);
});

it("makes a whole round above its place where there is room", () => {
  const points = looping(START, 40, WIDE);
  const [top, sides] = [Math.min(...points.map(({ y }) => y)), points.map(({ x }) => x)];
  expect([Math.round(top / 4), Math.round(Math.min(...sides) / 4)]).toEqual([-20, -10]);
});

it("goes on with steps of the same length, so that a trail keeps up with it", () => {
  const steps = lengths(looping(START, 40, WIDE));
  expect(Math.min(...steps) / Math.max(...steps)).toBeGreaterThan(0.8);
});

it.each([
  [120, -1],
  [-120, 1],
])("turns in the direction it came from: %i", (x, side) => {
  const first = looping({ x, y: 300 }, 40, WIDE).find((point) => point.y < -5);
  expect(Math.sign(first?.x ?? 0)).toBe(side);
});

it.each<[string, Room]>([
  ["in the upper left corner", { left: -5, top: -8, right: 300, bottom: 500 }],
  ["in the upper right corner", { left: -300, top: -8, right: 4, bottom: 500 }],
  ["at the upper edge", { left: -100, top: -2, right: 200, bottom: 330 }],
  ["in a corner without any room", { left: 0, top: 0, right: 300, bottom: 310 }],
])("never leaves the screen: %s", (_, room) => {
  const points = looping({ x: room.right > 100 ? 120 : -120, y: 300 }, 60, room);
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  expect(Math.min(...across)).toBeGreaterThanOrEqual(room.left - 0.01);
  expect(Math.max(...across)).toBeLessThanOrEqual(room.right + 0.01);
  expect(Math.min(...down)).toBeGreaterThanOrEqual(room.top - 0.01);
  expect(Math.max(...down)).toBeLessThanOrEqual(room.bottom + 0.01);
});

it("still makes a loop in a corner", () => {
  const sum = lengths(looping({ x: 1, y: 1 }, 60, { left: 0, top: 0, right: 300, bottom: 500 })).reduce(
    (all, one) => all + one,
  );
  expect(sum).toBeGreaterThan(300);
});
