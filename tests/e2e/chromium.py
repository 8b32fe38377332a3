"""A Chromium for the tests: `python -m tests.e2e.chromium` finds one, or gets one, and prints where it is."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
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
    "There is no Chromium, and none could be fetched. Install one (Debian and Ubuntu: apt-get install chromium), "
    "or where the network allows it: playwright install --with-deps chromium"
)


class NoChromium(RuntimeError):
    """There is none, and none can be had."""


def find() -> str | None:
    """Return the first Chromium that runs: one on the PATH, else Playwright's own."""
    on_path = [found for name in NAMES if (found := shutil.which(name))]
    return next(filter(runs, on_path), None) or next(filter(runs, [_playwrights()]), None)


def get() -> str:
    """Return a Chromium, fetched if need be: Playwright's, else Debian's package; or raise `NoChromium`."""
    found = find()
    for way in () if found else (_fetch_playwrights, _install_package):
        way()
        found = found or find()
    if not found:
        raise NoChromium(MISSING)
    return found


def runs(path: str) -> bool:
    """Say whether a browser starts here; one that was only downloaded may lack libraries."""
    return Path(path).is_file() and _try([path, "--version"], patience=30, out=subprocess.DEVNULL)


def _playwrights() -> str:
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _fetch_playwrights() -> None:
    _try([sys.executable, "-m", "playwright", "install", "chromium"], patience=PATIENCE)


def _install_package() -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        _try(["apt-get", "update", "-q"], patience=PATIENCE)
        _try(["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"], patience=PATIENCE)


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
