// What a person has switched on or off in this browser.
import { keep, kept } from "./storage";

export type Switch = "sounds" | "notices" | "keys" | "terse" | "meter";

const DEFAULTS: Record<Switch, boolean> = { sounds: true, notices: false, keys: true, terse: false, meter: false };
const chosen = $state<Partial<Record<Switch, boolean>>>({});

/** Say whether something is switched on. */
export function isOn(name: Switch): boolean {
  const before = kept(`switch.${name}`);
  return chosen[name] ?? (before ? before === "on" : DEFAULTS[name]);
}

/** Switch something on or off, today and next time. */
export function turn(name: Switch, on: boolean): void {
  chosen[name] = on;
  keep(`switch.${name}`, on ? "on" : "off");
}
