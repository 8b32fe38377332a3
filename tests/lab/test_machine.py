"""Runs on systems that lack what Linux has."""

import os
import signal
from concurrent.futures import Future
from multiprocessing import active_children, resource_tracker

import pytest

from tenback.lab import machine
from tenback.lab.crews import processes
from tenback.lab.run import Part
from tests.cli.running import tenback
from tests.lab.experiments import experiment

GAMES = ("the-game", "--games", "2", "--seed", "1", "--json")


def test_all_cores_are_used_where_the_system_does_not_say_which_are_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity")
    assert machine.cores() == os.cpu_count()


@pytest.mark.parametrize("words", [("bound", *GAMES, "--width", "2"), ("sim", *GAMES, "--bot", "greedy")])
def test_a_mac_searches_and_plays(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    here = tenback(*words, "--cores", str(os.cpu_count()))
    monkeypatch.delattr(os, "sched_getaffinity")
    assert _lasting(tenback(*words).out) == _lasting(here.out)


def test_processes_play_and_hear_no_interrupt_where_signals_cannot_be_masked(monkeypatch: pytest.MonkeyPatch) -> None:
    resource_tracker.ensure_running()  # where signals can be masked, Python itself does so here
    monkeypatch.delattr(signal, "pthread_sigmask")
    strangers = {*active_children()}
    with processes(1) as crew:
        assert _games(crew.submit(experiment("greedy"), range(5))) == 5  # by now the process has started
        for worker in {*active_children()} - strangers:
            os.kill(worker.pid or 0, signal.SIGINT)
        assert _games(crew.submit(experiment("greedy"), range(7))) == 7


def _games(part: Future[Part]) -> int:
    return len(part.result().samples[0])


def _lasting(out: str) -> list[str]:
    """Return the lines that do not hold a time."""
    return [line for line in out.splitlines() if "second" not in line]
