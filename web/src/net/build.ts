// Whether the server has a newer page than this one, and when it may be loaded.

const HEADER = "tenback-build";
const TRIED = "tenback.build"; // the build for which we have loaded anew: never twice for the same
const LOOK = 2000; // milliseconds between two looks for a safe moment

export interface Means {
  own: string; // the build of this page; nothing where it was not built
  isSafe(): boolean; // nobody is in the middle of something
  tried(): string | null;
  reload(build: string): void;
}

/** Return the build that a script belongs to: its name holds a hash. */
export function buildOf(address: string): string {
  return /\/assets\/([\w.-]+)$/.exec(address)?.[1] ?? "";
}

export class Builds {
  #newer = "";
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly means: Means) {}

  /** Learn which build the server has; an older page is reloaded as soon as that disturbs nobody. */
  notice(build: string | null): void {
    const { own, tried } = this.means;
    if (!build || !own || build === own || build === tried()) return;
    this.#newer = build;
    this.#timer ??= setInterval(() => this.#look(), LOOK); // never at once: somebody may be leaving the page
  }

  /** Load the newer page if the moment is right. */
  #look(): void {
    if (!this.means.isSafe()) return;
    clearInterval(this.#timer);
    this.means.reload(this.#newer);
  }
}

const holds = new Set<() => boolean>();

/** Keep the page while this is busy, unless nobody is looking; return the function that ends that. */
export function holdWhile(isBusy: () => boolean): () => void {
  holds.add(isBusy);
  return () => void holds.delete(isBusy);
}

function isSafe(): boolean {
  const written = [...document.querySelectorAll<HTMLInputElement>("form input")].some((input) => input.value !== "");
  const busy = document.querySelector("dialog[open]") !== null || [...holds].some((isBusy) => isBusy());
  return !written && (document.hidden || !busy);
}

const builds = new Builds({
  own: buildOf(document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? ""),
  isSafe,
  tried: () => sessionStorage.getItem(TRIED),
  reload: (build) => {
    sessionStorage.setItem(TRIED, build);
    location.reload();
  },
});

/** Learn from an answer which build the server has. */
export function noticeBuild({ headers }: Response): void {
  builds.notice(headers.get(HEADER));
}

/** Ask the server which build it has: it may be another one than before the connection was lost. */
export async function askBuild(): Promise<void> {
  try {
    noticeBuild(await fetch("/", { cache: "no-store" }));
  } catch {
    // it is away again
  }
}
