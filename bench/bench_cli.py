"""CPU time of `tenback --help`, beside that of an empty interpreter."""

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage

RUNS = 5


def cpu_seconds(*command: str) -> float:
    """Return the least user and system time of several runs."""
    return min(_once(command) for _ in range(RUNS))


def _once(command: tuple[str, ...]) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Print both figures."""
    bare = cpu_seconds(sys.executable, "-c", "pass")
    told = cpu_seconds(sys.executable, "-m", "tenback", "--help")
    print(f"tenback --help: {told:.2f} s of CPU time ({told / bare:.0f} x an empty interpreter, {bare:.3f} s)")
