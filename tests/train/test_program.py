"""What a run of training keeps: a checkpoint to go on from, a log, and weights that become part of the package."""

import json
from dataclasses import asdict, replace
from pathlib import Path

import jax
import numpy as np
import pytest

from tenback.batch.lower import lower
from tenback.nets import evaluation, weights
from tenback.nets.family import read_family
from tenback.nets.shape import OWN_INPUTS, SIZES, SMALL
from tenback.nets.weights import INDEX, find_nets, new_net, unpack
from tenback.rules import find_ruleset
from tenback.train import package
from tenback.train.__main__ import main
from tenback.train.course import COURSE, LOG, WEIGHTS, Course
from tenback.train.learning import Learner, new_learner
from tenback.train.net import new_nets
from tenback.train.program import Report, resume, save, train, write_weights
from tests.nets.positions import any_positions

PLUS = find_ruleset("the-game/expert-plus")


def _learner(seed: int) -> Learner:
    return new_learner(new_nets(jax.random.key(seed), (SMALL,)))


def test_a_run_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    kept, fresh = _learner(1), _learner(2)
    assert resume(tmp_path, fresh) == (fresh, 0.0)
    save(tmp_path, kept, 3.5)
    found, seconds = resume(tmp_path, fresh)
    assert seconds == 3.5
    assert jax.tree.all(jax.tree.map(lambda x, y: bool((x == y).all()), found, kept))


def test_a_tiny_run_learns_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """One round each time: so little time is given that it is up at once."""
    family = read_family(lower(PLUS, 2))
    assert family is not None
    course = Course(minutes=1e-9, games=4, steps=3, batch=4, acting=SMALL, nets=(SMALL,))
    first, second = (train([(family, False)], course, tmp_path) for _ in range(2))
    assert (int(first.updates), int(second.updates)) == (2, 4)
    lines = [json.loads(line) for line in (tmp_path / LOG).read_text().splitlines()]
    assert all(np.isfinite(line["loss small"]) for line in lines)
    assert len(lines) == 2
    with np.load(tmp_path / WEIGHTS) as kept:
        assert any(np.abs(weights).max() > 0 for weights, _ in unpack(kept, SMALL))


def test_one_silent_table_needs_no_inputs_about_others(tmp_path: Path) -> None:
    """Even a run that begins with nets which have them."""
    begin, family = tmp_path / "begin", read_family(lower(PLUS, 1))
    begin.mkdir()
    write_weights(begin, _learner(1))
    assert family is not None
    course = Course(minutes=1e-9, games=4, steps=3, batch=4, acting=SMALL, nets=(SMALL,))
    for number, given in enumerate((course, replace(course, begin=str(begin / WEIGHTS)))):
        train([(family, False)], given, tmp_path / str(number))
        with np.load(tmp_path / str(number) / WEIGHTS) as kept:
            assert len(unpack(kept, SMALL)[0][0]) == OWN_INPUTS


def test_the_log_tells_how_each_table_fared(tmp_path: Path) -> None:
    report = Report(tmp_path, ["1 silent", "2 open"])
    won = np.array([1.0, 1.0, 0.0, 1.0])
    for _ in range(2):
        report.add({"games": np.ones(4), "won": won, "left": 1 - won, "loss small": np.array(0.5)})
    report.write(9.0, decisions=10)
    line, shares = json.loads((tmp_path / LOG).read_text()), {"1 silent": 1.0, "2 open": 0.5}
    assert (line["games"], line["won"], line["won_by_table"], line["loss small"]) == (8, 0.75, shares, 0.5)


def test_a_table_that_is_named_twice_is_one_line_of_the_log(tmp_path: Path) -> None:
    report = Report(tmp_path, ["4 open", "4 open", "5 open"])
    report.add({"games": np.ones(6), "won": np.array([1.0, 1.0, 0.0, 1.0, 0.0, 0.0]), "left": np.ones(6)})
    report.write(9.0, decisions=10)
    assert json.loads((tmp_path / LOG).read_text())["won_by_table"] == {"4 open": 0.75, "5 open": 0.0}


def test_what_was_learnt_becomes_part_of_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, run = tmp_path / "weights", tmp_path / "run"
    here.mkdir()
    run.mkdir()
    (here / INDEX).write_text("[]")
    write_weights(run, _learner(1))
    (run / COURSE).write_text(json.dumps(asdict(Course(minutes=9, hope=0.02, begin="a/b.npz"))))
    (run / LOG).write_text(json.dumps({"games": 5, "seconds": 60.0, "won": 0.25}))
    monkeypatch.setattr(weights, "folder", lambda: here)
    monkeypatch.setattr(package, "folder", lambda: here)
    monkeypatch.setattr(weights, "SIZES", {SMALL: SIZES[SMALL]})
    weights.entries.cache_clear()
    try:
        main(["pack", PLUS.id, str(run), "--silent", "3", "--open", "2"])
        (entry,) = weights.entries()
        assert entry.learnt == "5 games in 1.0 minutes; at the end 25.0% won in self-play"
        assert "--silent TABLES --open TABLES --begin b.npz --minutes 9 --seed 1" in entry.command
        assert "--hope 0.02" in entry.command
        assert find_nets(lower(PLUS, 2)) is None
        assert find_nets(lower(PLUS, 3), open_hands=True) is None
        nets = find_nets(lower(PLUS, 2), open_hands=True)
    finally:
        weights.entries.cache_clear()
    assert nets is not None
    _same_net(nets[SMALL], run)


def _same_net(found: weights.Net, run: Path) -> None:
    with np.load(run / WEIGHTS) as kept:
        learnt = new_net(unpack(kept, SMALL))
    positions = any_positions(5, seed=6)
    assert np.array_equal(evaluation.ask(found, positions, 0), evaluation.ask(learnt, positions, 0))


def test_packed_weights_are_near_those_that_were_learnt(tmp_path: Path) -> None:
    learner = _learner(1)
    write_weights(tmp_path, learner)
    with np.load(tmp_path / WEIGHTS) as kept:
        found = unpack(kept, SMALL)
    for (learnt, _), (weights_found, _) in zip(learner.mean[SMALL], found, strict=True):
        rows = np.asarray(learnt).T
        assert np.abs(rows - weights_found).max() <= np.abs(rows).max() / 200


def test_a_game_outside_the_family_is_refused_with_a_reason(tmp_path: Path) -> None:
    main(["table", "quick-and-easy", "--players", "2", str(tmp_path / "colours.npy")])
    with pytest.raises(SystemExit, match=r"colours\.npy: nets cannot judge this game yet"):
        main(["learn", str(tmp_path / "run"), "--silent", str(tmp_path / "colours.npy")])
    with pytest.raises(SystemExit, match="name a table to learn from"):
        main(["learn", str(tmp_path / "run")])
