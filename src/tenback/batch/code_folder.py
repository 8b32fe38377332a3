"""The folder in which compiled code is kept: the user has one per state of the code and kind of processor.

Nothing here imports Numba, so that asking costs little.
"""

import os
import platform
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from shutil import rmtree
from stat import S_IMODE
from tempfile import gettempdir, mkdtemp
from time import time

from platformdirs import user_cache_path

COMPILED = ("batch", "heuristics", "nets", "search", "solver", "train/slim")  # folders with what is compiled
CPU_FACTS = ("vendor_id", "cpu family", "model", "model name", "flags", "Features", "CPU implementer", "CPU part")
WARM = "warm"  # the file that says that everything is compiled which bots need
WIDTH = 16  # letters of a stamp that name a folder
KEPT, IDLE = 8, 24 * 3600  # folders of other states that stay, and the seconds without use after which one may go


@cache
def stamp() -> str:
    """Return a stamp that changes with any file that has compiled code, with Numba, Python and the processor."""
    files = sorted(file for name in COMPILED for file in (Path(__file__).parents[1] / name).rglob("*.py"))
    facts = (_numba_version(), sys.implementation.cache_tag, sys.platform, platform.machine(), *_cpu_facts())
    return sha256(b"".join(file.read_bytes() for file in files) + repr(facts).encode()).hexdigest()


@cache
def path() -> Path:
    """Return the folder for the code as it is now: among the user's caches, or else among the temporary files."""
    own = _place() / stamp()[:WIDTH]
    chosen = own if is_complete(own) or _is_writable(own) else _temporary() or own
    with suppress(OSError):
        os.utime(chosen)  # it is in use, so it must not be tidied away
    return chosen


def is_complete(place: Path, mark: str = WARM) -> bool:
    """Say whether everything has been compiled into a folder, or all that a mark stands for."""
    return (place / mark).exists()


def tidy() -> None:
    """Remove the folders of other states that nobody has used for a day, except the latest ones."""
    others = sorted((_used(other), other) for other in path().parent.glob("[0-9a-f]" * WIDTH) if other != path())
    for used, other in others[:-KEPT]:
        if time() - used > IDLE:
            rmtree(other, ignore_errors=True)


def _place() -> Path:
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    return Path(chosen).absolute() / "tenback" if chosen else user_cache_path("tenback") / "compiled"


def _is_writable(place: Path) -> bool:
    if not place.is_absolute():  # without a home it begins with a tilde
        return False
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(place, os.W_OK)


def _temporary() -> Path | None:
    """Return a temporary folder that nobody else can have filled, because code in the cache is executed."""
    with suppress(OSError):
        shared = Path(gettempdir()) / f"tenback-{getattr(os, 'getuid', lambda: 'user')()}"
        with suppress(FileExistsError):
            shared.mkdir(mode=0o700)
        chosen = (shared if _is_private(shared) else Path(mkdtemp(prefix="tenback-"))) / stamp()[:WIDTH]
        chosen.mkdir(exist_ok=True)
        return chosen
    return None


def _is_private(place: Path) -> bool:
    facts = place.lstat()
    return not hasattr(os, "getuid") or (facts.st_uid == os.getuid() and not S_IMODE(facts.st_mode) & 0o077)


def _used(place: Path) -> float:
    try:
        return place.stat().st_mtime
    except OSError:
        return 0.0


def _numba_version() -> str:
    try:
        return version("numba")
    except PackageNotFoundError:
        return ""


def _cpu_facts() -> Iterator[str]:
    """Yield what Linux says of the first processor; elsewhere, what Python knows."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").partition("\n\n")[0].splitlines()
    except OSError:
        lines = []
    yield platform.processor()
    yield from (line for line in lines if line.partition(":")[0].strip() in CPU_FACTS)
