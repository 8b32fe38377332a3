"""Every property of the tests on far more examples than `make test` tries, and in whole what that takes samples of."""

import re
import subprocess
import sys

import msgspec

from bench.soak.players import Broken
from tests.trying import LONG, OUT_OF_A_HUNDRED

MARKS = "hypothesis or long_elsewhere"  # the first is Hypothesis's own
PROPERTIES = (  # each takes minutes, which is no hanging here
    *("-q", "-n", "auto", "--dist", "worksteal", "-m", MARKS, f"--hypothesis-profile={LONG}"),
    *("-o", "timeout=0", "-o", "faulthandler_timeout=0"),
)


class Figures(msgspec.Struct):
    """How many properties held, and what was said of the others."""

    examples: int  # of a property that names no number
    held: int = 0
    told: str = ""


async def main(*narrower: str) -> Figures:
    """Run the proof in full, or some of it."""
    command = [sys.executable, "-m", "pytest", *PROPERTIES, *narrower]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    held = re.search(r"(\d+) passed", ran.stdout)
    told = "" if ran.returncode == 0 else ran.stdout + ran.stderr
    return Figures(OUT_OF_A_HUNDRED[LONG], int(held[1]) if held else 0, told)


def judge(figures: Figures) -> None:
    """Raise `Broken` if a property failed, or none was tried."""
    if figures.told or not figures.held:
        raise Broken(figures.told or "no property was tried")
