"""Variants of the bots: every one of them still changes something, in every process that plays."""

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module

import pytest

from bench.variants import NAME, VARIANTS, Change, UnknownPart, become

SAY = "import bench.variant; from tenback.heuristics import opening; print(opening.CALM, opening.FAIR, opening.EAGER)"


@pytest.mark.parametrize("which", VARIANTS)
def test_what_a_variant_changes_is_there_and_is_something_else(which: str) -> None:
    for changes in VARIANTS[which].values():
        _check(changes)


def _check(changes: Sequence[Change]) -> None:
    for module, part, make in changes:
        assert make() != getattr(import_module(f"tenback.{module}"), part)


def test_a_variant_of_something_that_is_gone_is_refused() -> None:
    with pytest.raises(UnknownPart):
        become((("bots.search", "Nobody", lambda: None),))


def test_a_process_becomes_the_variant_that_its_environment_names() -> None:
    command, environment = [sys.executable, "-c", SAY], {**os.environ, NAME: "ablation/the first seat begins"}
    assert subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout == "-1 -1 -1\n"
