"""An interrupt ends a run at once and loses nothing that is done."""

import os
import pickle
import select
import signal
import socket
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from threading import Event, Thread

import pytest

from tenback.lab.crews import processes, threads
from tenback.lab.machine import deaf
from tenback.lab.run import play_part
from tests.children import child
from tests.lab.experiments import experiment

COMPILED, PLAYED = "greedy,greedy", "beginner,beginner"
LONG_RUN = """
import sys
from tenback.lab.crews import {crew}
from tenback.lab.run import carry_out
from tests.lab.experiments import experiment

def main():
    watch = lambda part: print(len(part.deals), flush=True)
    with {crew}(2) as crew:
        run = carry_out(experiment("{team}", deals=10**9), crew, watch)
    print("kept", len(run.deals), run.complete)

if __name__ == "__main__":
    main()
"""


@pytest.mark.parametrize(("crew", "team"), [("threads", COMPILED), ("processes", PLAYED)])
def test_what_is_done_is_kept(crew: str, team: str) -> None:
    command = [sys.executable, "-c", LONG_RUN.format(crew=crew, team=team)]
    with child(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True) as running:
        assert running.stdout is not None
        first = running.stdout.readline()
        os.killpg(running.pid, signal.SIGINT)  # as Ctrl-C does: all processes of the terminal hear it
        rest, told = running.communicate(timeout=60)
    *parts, kept = [str(first), *str(rest).splitlines()]
    told_of, (_, number, complete) = sum(map(int, parts)), kept.split()
    assert (int(number) >= told_of > 0, complete) == (True, "False")  # the interrupt may come before a part is told
    assert (running.returncode, told) == (0, "")


def test_a_worker_that_is_killed_leaves_no_torn_part() -> None:
    played = experiment(PLAYED.replace(",", ",beginner,"), deals=10**9)
    part = play_part(played, next(played.parts(workers=1)))
    assert len(pickle.dumps(part)) < select.PIPE_BUF / 2  # what fits there is written whole or not at all


def test_workers_do_not_hear_an_interrupt_not_even_while_they_start() -> None:
    strangers = {*active_children()}
    with processes(1) as crew:
        part = crew.submit(experiment("greedy"), range(5))
        for worker in {*active_children()} - strangers:
            os.kill(worker.pid or 0, signal.SIGINT)
        assert len(part.result().samples[0]) == 5


def test_an_interrupt_that_another_thread_catches_is_held_back_too() -> None:
    over, done = Event(), Event()
    other = Thread(target=over.wait)
    other.start()
    with pytest.raises(KeyboardInterrupt):
        _work_while_interrupted(other, done)
    over.set()
    assert done.is_set()


def _work_while_interrupted(other: Thread, done: Event) -> None:
    told, tell = socket.socketpair()
    tell.settimeout(0)
    with told, tell, deaf():
        before = signal.set_wakeup_fd(tell.fileno())
        signal.pthread_kill(other.ident or 0, signal.SIGINT)
        told.recv(1)  # the other thread has caught it, and this one would act on it now
        signal.set_wakeup_fd(before)
        done.set()


def test_threads_are_not_waited_for() -> None:
    with threads(1) as crew:
        long = crew.submit(experiment("greedy"), range(500_000))
        while not long.running():
            os.sched_yield()
    assert not long.done()


def test_workers_are_not_waited_for() -> None:
    with processes(1) as crew:
        long = crew.submit(experiment("greedy"), range(3_000_000))
        while not long.running():
            os.sched_yield()
    assert isinstance(long.exception(), BrokenProcessPool)
