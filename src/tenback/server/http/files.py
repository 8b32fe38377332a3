"""How many files a process may have open: each connection is one."""

import logging
import sys
import time
from collections.abc import Callable

LOG = logging.getLogger("tenback.files")
NEAR = 0.8  # the share of the limit from which on the log warns
RESERVE = 64  # files that stay free for the database and the bots
ENOUGH = 1_048_576  # where the system sets no bound
QUIET = 60.0  # seconds between two log lines about the same thing


def open_files_limit() -> int:
    """Return how many files this process may have open."""
    if sys.platform == "win32":
        return ENOUGH
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit  # noqa: PLC0415 - Windows has none

    soft, _ = getrlimit(RLIMIT_NOFILE)
    return ENOUGH if soft == RLIM_INFINITY else soft


def raise_open_files_limit() -> None:
    """Let this process open as many files as the system allows it."""
    if sys.platform == "win32":
        return
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit  # noqa: PLC0415 - Windows has none

    soft, hard = getrlimit(RLIMIT_NOFILE)
    try:
        setrlimit(RLIMIT_NOFILE, (max(soft, ENOUGH) if hard == RLIM_INFINITY else hard, hard))
    except (OSError, ValueError) as error:
        LOG.warning("the limit of open files stays as it is", extra={"limit": soft, "why": str(error)})


class Files:
    """Watches the files that connections open: the system gives each the lowest free number."""

    def __init__(self, limit: Callable[[], int] = open_files_limit, now: Callable[[], float] = time.monotonic) -> None:
        self._limit, self._now = limit, now
        self._told = dict[str, float]()

    def room(self) -> int:
        """Return how many files may be open before new connections are closed."""
        limit = self._limit()
        return limit - min(RESERVE, limit // 4)

    def has_room(self, number: int) -> bool:
        """Say whether a connection may stay, by the number of its file; tell the log if few are left."""
        room = self.room()
        if number >= room:
            self._tell(logging.ERROR, "too many open files: new connections are closed", number)
        elif number >= NEAR * room:
            self._tell(logging.WARNING, "the limit of open files is near", number)
        return number < room

    def _tell(self, level: int, words: str, number: int) -> None:
        now = self._now()
        if now - self._told.get(words, -QUIET) >= QUIET:
            self._told[words] = now
            LOG.log(level, words, extra={"open": number, "limit": self._limit()})
