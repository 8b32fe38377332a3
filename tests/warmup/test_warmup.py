"""Everything is compiled before it is needed: once, told step by step, and ended at once by an interrupt."""

import os
import signal
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tenback import warmup
from tenback.batch import code_folder
from tenback.warmup.__main__ import INTERRUPTED
from tests.children import Child, child

COMMAND = [sys.executable, "-m", "tenback.warmup"]
STEPS = 16
EARNEST = """
from tenback.batch import entry_points, games, talking, talking_games
from tenback.search import trials, turns, value
from tenback.search.colours.trials import propose_coloured, try_coloured
from tenback.search.company.trials import try_in_company
from tenback.search.marked.trials import judge_marked, propose_marked, try_marked
from tenback.search.numbers.told_turns import judge_told, propose_told
from tenback.search.numbers.trials import try_judged
from tenback.search.numbers.turns import propose_judged
from tenback.search.races.trials import propose_raced, try_raced
from tenback.solver import bound, exact
from tenback import warmup
from tenback.bots import seat_bot
from tenback.bots.phrasebook import phrasebook_of
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.rules import find_ruleset

def play(name, seats, silent, people=()):
    game = Game.from_seed(find_ruleset(name), ["bot"] * seats, 1)
    play_out(game, [seat_bot("search:1", seed=1, seat=seat, silent=silent, people=people) for seat in range(seats)])

warmup.warm_up(lambda done, steps: print(done, steps), tuple(warmup.Code))
play("the-game", 3, False)
play("on-fire", 2, False)
play("the-game", 2, True)
play("the-game", 2, False, people=[1])
play("the-game/expert", 2, False)
play("face-to-face", 2, False)
play("quick-and-easy", 2, False)
play("extreme", 2, False)
games.play_games(find_ruleset("extreme"), 2, ("score", "uniform"), range(4), threads=2)
extreme = find_ruleset("extreme")
talking_games.play_talking(extreme, 3, "score", phrasebook_of(extreme, 3), range(4), threads=2)
list(bound.judge_deals(find_ruleset("quick-and-easy"), 2, range(2), threads=2))
thinking = trials.weigh_told, turns.propose_turns, trials.try_turns, value.sample_games
judged = propose_judged, try_judged, propose_told, judge_told
coloured, raced, marked = (propose_coloured, try_coloured), (propose_raced, try_raced), (propose_marked, try_marked)
slim = *coloured, *raced, *marked, judge_marked, try_in_company
games = entry_points.play_seeds, entry_points.reopen_game, exact.solve_deal, talking.talk_seeds
for one in (*games, *thinking, *judged, *slim):
    print(len(one.signatures), sum(one.stats.cache_misses.values()))
"""


def _start(folder: Path, *words: str) -> AbstractContextManager[Child]:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(folder)}
    environment.pop("PYTHONUNBUFFERED", None)  # what could not be written would be forgotten
    return child([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def test_a_fresh_folder_is_cold_until_everything_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_folder, "path", lambda: tmp_path)
    assert not warmup.is_warm()
    (tmp_path / code_folder.WARM).touch()
    assert not warmup.is_warm()
    (tmp_path / warmup.Code.GAMES).touch()
    assert warmup.is_warm()


def test_asking_loads_no_compiler() -> None:
    ask = "import sys; from tenback.warmup import is_warm; is_warm(); print({'numba', 'numpy'} & {*sys.modules})"
    assert subprocess.run([sys.executable, "-c", ask], check=True, capture_output=True, text=True).stdout == "set()\n"


def test_a_warm_cache_is_left_at_once_without_a_word() -> None:
    done = subprocess.run(COMMAND, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_every_step_is_told_and_nothing_is_left_to_compile_in_earnest() -> None:
    """A first call with other types than bots and searches use would leave the compiler to whoever plays first."""
    done = subprocess.run([sys.executable, "-c", EARNEST], check=True, capture_output=True, text=True)
    steps, lines = STEPS + 1, done.stdout.splitlines()  # with that of games that are talked through
    assert lines[: steps + 1] == [f"{step} {steps}" for step in range(steps + 1)]
    assert {*lines[steps + 1 :]} == {"1 0"}


def test_an_interrupt_ends_it_and_its_worker_at_once(tmp_path: Path) -> None:
    """The compiler cannot be interrupted; the process that waits for it can."""
    with _start(tmp_path) as waiting:
        assert waiting.stderr
        assert waiting.stderr.readline() == f"Bots: compiled 0 of {STEPS}\n"
        (worker,) = _children(waiting.pid)
        waiting.send_signal(signal.SIGINT)
        assert (waiting.wait(), waiting.stderr.read()) == (INTERRUPTED, "")
    assert not Path(f"/proc/{worker}").exists()
    assert not [*tmp_path.glob(f"tenback/*/{code_folder.WARM}")]


def test_a_worker_whose_reader_has_gone_ends_without_a_traceback(tmp_path: Path) -> None:
    with _start(tmp_path, "--steps") as worker:
        assert worker.stdout
        assert worker.stderr
        worker.stdout.close()
        assert (worker.wait(), worker.stderr.read()) == (1, "")


def test_the_second_to_compile_waits_for_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")
    monkeypatch.setattr(code_folder, "path", lambda: tmp_path)
    with warmup._one_at_a_time(), (tmp_path / "lock").open("w") as second, pytest.raises(BlockingIOError):
        fcntl.flock(second, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with (tmp_path / "lock").open("w") as third:
        fcntl.flock(third, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]
