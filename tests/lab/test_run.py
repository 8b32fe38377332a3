"""A run depends on its experiment, and on nothing else."""

from contextlib import AbstractContextManager

import numpy as np
import pytest

from tenback.lab.crews import processes, threads
from tenback.lab.experiment import Experiment
from tenback.lab.run import Crew, join, play_part
from tests.lab.experiments import carried_out, experiment, run

GREEDY = experiment("greedy,greedy", "uniform,uniform", deals=1001)


def _rows(what: Experiment, parts: list[range]) -> list[list[list[int]]]:
    return [sample.rows.tolist() for sample in join(what, [play_part(what, part) for part in parts]).samples]


@pytest.mark.parametrize("crew", [threads(1), threads(3), processes(2)], ids=["one", "three", "processes"])
def test_the_number_of_workers_changes_nothing(crew: AbstractContextManager[Crew]) -> None:
    whole = play_part(GREEDY, range(1001))
    with crew as workers:
        made = carried_out(GREEDY, workers)
    assert made.complete
    assert all(np.array_equal(one.rows, other.rows) for one, other in zip(whole.samples, made.samples, strict=True))


def test_parts_are_put_together_in_the_order_of_their_deals() -> None:
    assert _rows(GREEDY, [range(20)]) == _rows(GREEDY, [range(15, 20), range(3), range(3, 15)])


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    short, long = run(experiment("greedy", deals=10)), run(experiment("greedy", deals=30))
    assert np.array_equal(short.samples[0].rows, long.samples[0].rows[:10])


def test_the_next_seed_is_the_next_deal() -> None:
    here, there = run(experiment("greedy", deals=10, seed=7)), run(experiment("greedy", deals=9, seed=8))
    assert np.array_equal(here.samples[0].rows[1:], there.samples[0].rows)


def test_seeds_begin_anew_after_the_last() -> None:
    last = run(experiment("greedy", deals=2, seed=2**64 - 1))
    assert np.array_equal(last.samples[0].rows[1:], run(experiment("greedy", deals=1, seed=0)).samples[0].rows)


@pytest.mark.parametrize("deals", [1, 199, 200, 4321])
@pytest.mark.parametrize("workers", [1, 2, 64])
def test_every_deal_is_in_exactly_one_part(deals: int, workers: int) -> None:
    parts = experiment("greedy", deals=deals).parts(workers)
    assert list(range(deals)) == [deal for part in parts for deal in part]


@pytest.mark.parametrize("workers", [1, 64])
def test_what_is_done_is_in_no_part(workers: int) -> None:
    done = [range(900, 1001), range(300, 500), range(3)]
    parts = experiment("greedy", deals=1001).parts(workers, done)
    assert [*range(3, 300), *range(500, 900)] == [deal for part in parts for deal in part]


def test_a_run_without_parts_has_no_games() -> None:
    nothing = join(GREEDY, [])
    assert (nothing.complete, [len(sample) for sample in nothing.samples]) == (False, [0, 0])


def test_a_team_of_one_bot_is_called_like_it() -> None:
    assert join(experiment("greedy,greedy", "greedy,uniform"), []).teams == ["greedy", "greedy + uniform"]
