// What bots are called.
import { texts } from "../texts/texts.svelte";

/** Return what a level is called; a bot that the operator of the server has added goes by its name. */
export function botTitle(bot: string): string {
  const id = `web-level-${bot}`;
  const title = texts(id);
  return title === id ? bot : title;
}
