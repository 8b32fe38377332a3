"""No test waits for ever: it fails, tells where every thread stood, and the others go on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PLUGINS = ("-p", "pytest_asyncio.plugin", "-p", "pytest_timeout", "-p", "no:cacheprovider")
HELPER = """
import asyncio, subprocess, sys, threading

def stand_by():
    threading.Event().wait()

threading.Thread(target=stand_by, daemon=True).start()
"""
PATIENT = """
def test_a_thread():
    threading.Event().wait()

async def test_a_task():
    await asyncio.Event().wait()

def test_a_child():
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        child.wait()

def test_another():
    pass
"""
DEAF = """
def test_it_hears_nothing():
    while True:
        try:
            threading.Event().wait()
        except BaseException:
            pass
"""


def run(folder: Path, code: str, **limits: float) -> subprocess.CompletedProcess[str]:
    """Run tests as this project runs its own, but with less patience."""
    file = folder / "test_it.py"
    file.write_text(HELPER + code, encoding="utf-8")
    shorter = [word for name, limit in limits.items() for word in ("-o", f"{name}={limit}")]
    line = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), *PLUGINS, *shorter, str(file)]
    environ = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # the others take seconds to load
    return subprocess.run(line, capture_output=True, text=True, timeout=100, check=False, cwd=folder, env=environ)


def test_a_test_that_waits_for_ever_fails_with_all_stacks_and_the_others_go_on(tmp_path: Path) -> None:
    ran = run(tmp_path, PATIENT, timeout=2)  # seconds: nobody keeps a test waiting that long that does nothing
    assert "3 failed, 1 passed" in ran.stdout
    assert ran.stdout.count("Failed: Timeout") >= 3
    assert (ran.stderr + ran.stdout).count("in stand_by") >= 3
    assert ran.returncode == pytest.ExitCode.TESTS_FAILED


def test_a_test_that_does_not_hear_its_time_is_up_ends_with_its_process(tmp_path: Path) -> None:
    ran = run(tmp_path, DEAF, timeout=0.2, faulthandler_timeout=1)
    assert "in test_it_hears_nothing" in ran.stderr
    assert "in stand_by" in ran.stderr
    assert ran.returncode == 1
