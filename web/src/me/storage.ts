// What the browser remembers. Without storage everything still works until the page is closed.

const PREFIX = "tenback.";

/** Return what was kept under a name. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keep a value under a name. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // a browser may forbid it
  }
}

/** Forget what was kept under a name. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // there was nothing, then
  }
}
