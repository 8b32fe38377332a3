import { describe, expect, it } from "vitest";

import { contrast } from "../ui/cards/contrast";
import tokens from "./tokens.css?raw";

const TEXT = 4.5; // AA for text
const SIGN = 3; // AA for what is not text: frames and marks
const GROUNDS = ["felt", "felt-deep", "raised"];
const COLOUR = /--([\w-]+): (?:light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)|(oklch\([^)]*\)));/g;

type Theme = "light" | "dark";

function colour(wanted: string, theme: Theme): string {
  const [, , light, dark, both] = [...tokens.matchAll(COLOUR)].find(([, name]) => name === wanted) ?? [];
  const found = both ?? (theme === "light" ? light : dark);
  if (!found) throw new Error(`no colour ${wanted}`);
  return found;
}

describe.each<Theme>(["light", "dark"])("%s", (theme) => {
  const against = (ink: string, ground: string): number => contrast(colour(ink, theme), colour(ground, theme));

  it.each(
    ["text", "text-soft", "warn", "talk", "action", "lamp"].flatMap((ink) =>
      GROUNDS.map((ground) => [ink, ground] as const),
    ),
  )("lets %s be read on %s", (ink, ground) => expect(against(ink, ground)).toBeGreaterThanOrEqual(TEXT));

  it.each(["action", "gold", "warn", "talk", "lamp"])("lets text be read on %s", (ground) => {
    expect(against(`on-${ground}`, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([0, 1, 2, 3, 4].flatMap((seat) => GROUNDS.map((ground) => [seat, ground] as const)))(
    "lets the colour of seat %s be seen on %s",
    (seat, ground) => expect(against(`seat-${seat}`, ground)).toBeGreaterThanOrEqual(SIGN),
  );

  it.each(GROUNDS)("lets a frame of glow be seen on %s", (ground) => {
    expect(against("glow", ground)).toBeGreaterThanOrEqual(SIGN);
  });
});
