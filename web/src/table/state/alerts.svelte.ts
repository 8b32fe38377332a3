// When a player should look up: my turn, and the end.
import { isOn } from "../../me/switches.svelte";
import type { GameInfo } from "../../protocol";
import { texts } from "../../texts/texts.svelte";
import { buzz, play } from "../../ui/sound";
import type { TableClient } from "./client.svelte";
import { isMine, type TableState } from "./table";

export type Alert = "turn" | "won" | "lost";

/** Return what a change of the table means for me, if anything. */
export function alertOf(before: TableState | null, after: TableState | null): Alert | null {
  if (!before?.sight || !after?.sight || after.you === null) return null;
  const { result } = after.sight;
  if (result && !before.sight.result) return result.winners.includes(after.you) ? "won" : "lost";
  return isMine(after) && !isMine(before) ? "turn" : null;
}

/** Return the title of the page. */
export function titleOf(table: TableState | null, game: GameInfo | undefined): string {
  if (!game) return "tenback";
  return table && isMine(table) ? texts("web-title-turn", { game: game.title }) : `${game.title} · tenback`;
}

/** Ask for permission to show notices. */
export async function askForNotices(): Promise<boolean> {
  return typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted";
}

/** Show a notice that it is my turn, for a page that nobody is looking at. */
export async function notify(game: string, code: string): Promise<void> {
  if (!isOn("notices") || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const told = { body: game, tag: `tenback-${code}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker)
    await worker.showNotification(texts("table-your-turn"), told); // phones know no other way
  else new Notification(texts("table-your-turn"), told);
}

/** Alert the player of a table for as long as the calling component lives. */
export function watch(client: TableClient, game: () => GameInfo): void {
  let [shown, heard] = [client.state, client.latest];
  $effect(() => {
    const alert = alertOf(shown, client.state);
    shown = client.state;
    if (alert) sound(alert);
  });
  $effect(() => {
    const alert = alertOf(heard, client.latest);
    heard = client.latest;
    if (alert !== "turn" || !document.hidden) return;
    sound(alert);
    void notify(game().title, client.code);
  });
  $effect(() => {
    if (client.notice) play("refused");
  });
}

function sound(alert: Alert): void {
  play(alert);
  if (alert === "turn") buzz("turn");
}
