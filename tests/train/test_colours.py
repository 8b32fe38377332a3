"""Training nets of games of colours: slopes are true, a tiny run leaves weights behind, no deal is one of a test."""

import json
from pathlib import Path

import numpy as np
import pytest

from tenback.batch.lower import lower
from tenback.nets import colour_layout as layout
from tenback.nets import colour_reference, weights
from tenback.nets.colour_weights import find_colour_net, read_weights
from tenback.nets.weights import INDEX
from tenback.rules import find_ruleset
from tenback.search.colour_turns import new_colour_desk
from tenback.train.__main__ import main
from tenback.train.colours.course import COURSE, LOG, WEIGHTS, Course, seats_of
from tenback.train.colours.learning import learn_games
from tenback.train.colours.program import first_weights, new_school

PRO = find_ruleset("quick-and-easy/professional")


def _loss(values: np.ndarray, shown: np.ndarray, targets: np.ndarray) -> float:
    chances = 1 / (1 + np.exp(-colour_reference.answers_of(values, shown)))
    return float(-(targets * np.log(chances) + (1 - targets) * np.log(1 - chances)).sum())


def test_slopes_are_those_of_the_loss() -> None:
    """With a trace of 1 every end of a turn is to foretell how the game ended."""
    values, slopes = first_weights(1), np.zeros(layout.WEIGHTS, np.float32)
    school, results = new_school(lower(PRO, 3), slopes), np.zeros(4)
    learn_games(school, new_colour_desk(values), np.array([7], np.uint64), 1.0, results)
    count = int(results[1])
    shown = np.zeros((count, layout.INPUTS), np.float32)
    for at in range(count):
        numbers = school.listed[at, 1 : 1 + school.listed[at, 0]]
        shown[at, numbers] = school.values[at, : len(numbers)]
    targets = np.full(count, results[0])
    for at in (layout.SECOND + 5, layout.SECOND_BIASES + 3, layout.THIRD + 2, layout.THIRD_BIAS, 17):
        step = np.zeros(layout.WEIGHTS)
        step[at] = 1e-4
        wanted = (_loss(values + step, shown, targets) - _loss(values - step, shown, targets)) / 2e-4
        assert slopes[at] == pytest.approx(wanted, abs=2e-3)
    assert np.abs(slopes).max() > 0


def test_a_tiny_run_becomes_part_of_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "weights"
    package.mkdir()
    (package / INDEX).write_text("[]\n")
    monkeypatch.setattr(weights, "folder", lambda: package)
    monkeypatch.setattr("tenback.train.package.folder", lambda: package)
    weights.entries.cache_clear()
    try:
        main(["colours", PRO.id, str(tmp_path / "run"), "--games", "80", "--seed", "3"])
        main(["pack-colours", str(tmp_path / "run")])
        learnt = find_colour_net(lower(PRO, 5))
    finally:
        weights.entries.cache_clear()
    with np.load(tmp_path / "run" / WEIGHTS) as kept:
        assert learnt is not None
        assert (learnt == read_weights(kept)).all()
    assert np.abs(learnt - first_weights(3)).max() > 0.005
    assert json.loads((tmp_path / "run" / COURSE).read_text())["games"] == 80
    lines = [json.loads(line) for line in (tmp_path / "run" / LOG).read_text().splitlines()]
    assert sum(line["games"] for line in lines) == 80


def test_a_game_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="the-game"):
        main(["colours", "the-game", str(tmp_path)])


def test_no_deal_to_learn_from_has_a_seed_that_measurements_use() -> None:
    course = Course(seed=2)
    assert course.seeds(0).min() >= 1 << 63
    assert course.seeds(1)[0] == course.seeds(0)[-1] + np.uint64(1)
    assert not {*course.seeds(0).tolist()} & {*Course(seed=3).seeds(0).tolist()}


def test_every_number_of_players_is_learnt() -> None:
    assert {seats_of(batch) for batch in range(5)} == {*PRO.hand_size}
