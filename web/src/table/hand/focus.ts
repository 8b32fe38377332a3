// Where the keys of somebody are who plays without a pointer.

/** Put the focus on a card of the hand. */
export function focusCard(card: string | undefined): void {
  focusOn(`[data-card="${card}"]`);
}

/** Put the focus where something is up to me, unless I use something else. */
export function focusIfFree(place: "hand" | "starter"): void {
  if (document.activeElement === document.body) focusOn(`[data-${place}]`);
}

/** Say whether somebody writes, or is busy with a dialog. */
export function isBusyElsewhere(): boolean {
  return Boolean(document.activeElement?.closest("input, textarea, dialog"));
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
