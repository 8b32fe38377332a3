"""Where the files of the tests lie: in memory, if there is room, since every commit of a table waits for a disk."""

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a folder of its own there, which others cannot enter
ROOM = 1_000_000_000  # bytes; a run needs a fiftieth of it
ASKED = "PYTEST_DEBUG_TEMPROOT"  # pytest makes its folders there


def lie_in_memory() -> None:
    """Have pytest make its folders in memory, unless somebody has chosen another place."""
    if ASKED not in os.environ and has_room(MEMORY):
        os.environ[ASKED] = str(MEMORY)


def has_room(place: Path) -> bool:
    """Say whether a folder can be written and has enough room."""
    return os.access(place, os.W_OK) and shutil.disk_usage(place).free > ROOM
