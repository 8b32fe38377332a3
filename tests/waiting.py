"""Waiting for what comes, but not for ever."""

import os
import select
import time
from collections.abc import Callable

PATIENCE = 90.0  # seconds, on a very busy machine: within the limit of a test
GLANCE = 0.02  # seconds between two looks at what cannot tell by itself


def until(true: Callable[[], object], patience: float = PATIENCE, why: Callable[[], str] = str) -> None:
    """Return as soon as something is true, or raise `TimeoutError` with what there is to say."""
    end = time.monotonic() + patience
    while not true():
        if time.monotonic() > end:
            raise TimeoutError(why())
        time.sleep(GLANCE)


def outlives(process: int, patience: float = PATIENCE) -> bool:
    """Say whether a process still runs after all this patience."""
    try:
        watched = os.pidfd_open(process)
    except ProcessLookupError:
        return False
    try:
        return not select.select([watched], [], [], patience)[0]
    finally:
        os.close(watched)
