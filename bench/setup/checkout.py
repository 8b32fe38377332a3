"""`make play` in a fresh checkout."""

import os
import resource
import signal
import subprocess
from pathlib import Path
from time import perf_counter, sleep

from bench.setup.machine import Machine, megabytes
from tests.packaging.conftest import ROOT
from tests.server.running import call, free_port

MOST = 700  # megabytes
PATIENCE = 900.0


def measure_play(machine: Machine) -> dict[str, float]:
    """Clone, say `make play`, and wait for the table."""
    tree, port = machine.folder / "tenback", free_port()
    machine.must("git", "clone", "-q", ROOT, tree)
    command = ["make", "play", f"PY={machine.python}"]
    told = {**machine.environment, "TENBACK_PORT": str(port)}
    begun, used = perf_counter(), _cpu_seconds()
    with (machine.folder / "log").open("w") as log:
        making = subprocess.Popen(command, cwd=tree, env=told, stdout=log, stderr=log, start_new_session=True)
        try:
            _wait(making, f"127.0.0.1:{port}", machine.folder / "log")
            seconds = perf_counter() - begun
        finally:
            os.killpg(making.pid, signal.SIGTERM)
            making.wait()
    return {"seconds": round(seconds), "cpu_seconds": round(_cpu_seconds() - used), **_sizes(machine, tree)}


def _wait(making: "subprocess.Popen[bytes]", base: str, log: Path) -> None:
    end = perf_counter() + PATIENCE
    while call(base, "GET", "/")[0] != 200:
        if making.poll() is not None or perf_counter() > end:
            raise SystemExit(log.read_text())
        sleep(0.2)


def _cpu_seconds() -> float:
    """Return what all programs that have ended so far took together."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _sizes(machine: Machine, tree: Path) -> dict[str, float]:
    parts = [part for part in tree.iterdir() if part.name != ".git"]
    return {
        "tree_mb": megabytes(*parts),
        "asked_for_mb": MOST,
        "venv_mb": megabytes(tree / ".venv"),
        "node_modules_mb": megabytes(tree / "web/node_modules"),
        "home_mb": megabytes(machine.home),
        "tree_and_home_mb": megabytes(*parts, machine.home),
    }
