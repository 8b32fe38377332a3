// Repeated calls, as long as somebody is looking.

/** Load now and every so often while the page is visible; return the function that stops it. */
export function whileVisible(load: () => Promise<void>, every: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function turn(): Promise<void> {
    clearTimeout(timer);
    if (document.hidden || stopped) return;
    await load();
    if (!stopped) timer = setTimeout(() => void turn(), every);
  }

  function look(): void {
    void turn();
  }

  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
