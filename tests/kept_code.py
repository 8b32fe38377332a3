"""What JAX compiles is kept from run to run: compiling takes three times as long as all the rest of its tests."""

import hashlib
import os
import platform
from pathlib import Path

from platformdirs import user_cache_path

PROCESSORS = Path("/proc/cpuinfo")  # of Linux
ROOM = 100_000_000  # bytes; what was not used for longest goes first


def keep_compiled_code() -> None:
    """Let JAX keep everything in the user's cache, here and in processes that tests start, unless somebody chose."""
    asked = {
        "JAX_COMPILATION_CACHE_DIR": str(user_cache_path("tenback") / f"jax-{machine()}"),
        "JAX_COMPILATION_CACHE_MAX_SIZE": str(ROOM),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
        "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
    }
    os.environ.update({**asked, **os.environ})


def machine() -> str:
    """Return a name for machines that run the same code; a home may be shared by others."""
    lines = PROCESSORS.read_text(encoding="utf-8").splitlines() if PROCESSORS.exists() else []
    abilities = next((line for line in lines if line.startswith(("flags", "Features"))), platform.machine())
    return hashlib.sha256(abilities.encode()).hexdigest()[:12]
