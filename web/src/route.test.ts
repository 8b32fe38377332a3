// @vitest-environment jsdom
import { expect, it } from "vitest";

import { read } from "./route.svelte";

it.each([
  ["/", { page: "home" }],
  ["/about", { page: "about" }],
  ["/t/abcdef", { page: "table", code: "ABCDEF" }],
  ["/replay/ABCDEF", { page: "replay", code: "ABCDEF", how: "alone" }],
  ["/review/abcdef", { page: "replay", code: "ABCDEF", how: "review" }],
  ["/together/abcdef", { page: "replay", code: "ABCDEF", how: "together" }],
  ["/replay", { page: "replay", code: null, how: "alone" }],
  ["/rules/on-fire/hard", { page: "rules", id: "on-fire/hard" }],
  ["/learn/quick-and-easy", { page: "lesson", id: "quick-and-easy" }],
  ["/t/ABC", { page: "nothing" }],
  ["/somewhere", { page: "nothing" }],
])("shows at %s what it names", (address, shown) => {
  expect(read(address)).toEqual(shown);
});
