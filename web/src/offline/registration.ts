// The service worker, seen from the page.

/** Let the service worker keep this page and everything that it has loaded so far. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active?.postMessage(loaded);
  } catch {
    // a browser may forbid it: then there is no page without a server
  }
}
