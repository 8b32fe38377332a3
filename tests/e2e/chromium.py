"""A Chromium for the tests: `python -m tests.e2e.chromium` finds one, or gets one, and prints where it is."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")  # without windows: the same pages for half the work
NAMES = (*SHELLS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
STDERR = 2  # what is fetched is told there
PATIENCE = 300  # seconds for a download
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=PreloadTopChromeWebUI,InitialWebUI,WebUIReloadButton,Translate,MediaRouter,OptimizationHints",
)
MISSING = (
    "There is no Chromium, and none could be fetched. Install one (Debian: apt-get install chromium-headless-shell), "
    "or where the network allows it: playwright install --with-deps chromium"
)


class NoChromium(RuntimeError):
    """There is none, and none can be had."""


def find() -> str | None:
    """Return the first Chromium that runs: one on the PATH, else Playwright's own."""
    on_path = [found for name in NAMES if (found := shutil.which(name))]
    return next(filter(runs, on_path), None) or next(filter(runs, [_playwrights()]), None)


def get() -> str:
    """Return a Chromium, fetched if need be: Debian's, else Playwright's; or raise `NoChromium`."""
    if not any(map(shutil.which, SHELLS)):
        _install_shell()
    for way in (_renew_packages, _install_shell, _fetch_playwrights):
        if found := find():
            return found
        way()
    if found := find():
        return found
    raise NoChromium(MISSING)


def runs(path: str) -> bool:
    """Say whether a browser starts here; one that was only downloaded may lack libraries."""
    return Path(path).is_file() and _try([path, "--version"], patience=30, out=subprocess.DEVNULL)


def _playwrights() -> str:
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _fetch_playwrights() -> None:
    _try([sys.executable, "-m", "playwright", "install", "chromium"], patience=PATIENCE)


def _renew_packages() -> None:
    _apt("update", "-q")


def _install_shell() -> None:
    _apt("install", "-q", "-y", "--no-install-recommends", SHELLS[0])


def _apt(*words: str) -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        _try(["apt-get", *words], patience=PATIENCE)


def _try(words: Sequence[str], *, patience: int, out: int = STDERR) -> bool:
    """Run a command whose failure only means that this way is closed."""
    try:
        return subprocess.run(words, stdout=out, stderr=out, timeout=patience, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


if __name__ == "__main__":
    try:
        sys.stdout.write(f"{get()}\n")
    except NoChromium as error:
        sys.exit(str(error))
