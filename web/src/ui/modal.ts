// Dialogs that block the rest of the page.

/** Open a dialog over the page as soon as it is there. */
export function modal(dialog: HTMLDialogElement): void {
  dialog.showModal();
}
