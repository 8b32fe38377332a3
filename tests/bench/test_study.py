"""Curves find what is true of made-up samples, and errors are told from noise."""

from itertools import count
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from bench.study import __main__ as study
from bench.study.curves import FOLDS, calibration_error, check, drift, fit, tell_apart
from bench.study.samples import Sample, Table, tables
from tenback.rules import RULESETS
from tenback.study.calibration import Curve

TRUTH = Curve(1.6, 0.4)


def _samples(games: int, truth: Curve = TRUTH) -> list[Sample]:
    """Return one position of each game, won as often as the truth says."""
    luck, told = np.random.default_rng(5), np.random.default_rng(6).uniform(0.02, 0.98, games)
    numbers = count()
    return [
        Sample(
            game="the-game",
            version=2,
            players=3,
            talks=True,
            seed=next(numbers),
            left=0.5,
            raw=float(raw),
            won=bool(luck.random() < truth.chance(float(raw))),
        )
        for raw in told
    ]


def test_the_curve_that_made_the_samples_is_found() -> None:
    found = fit(_samples(8000))
    assert (found.slope, found.offset) == pytest.approx((TRUTH.slope, TRUTH.offset), abs=0.1)


def test_a_curve_mends_what_play_outs_get_wrong_and_leaves_the_noise() -> None:
    found = check(Table("the-game", 3, talks=True), _samples(4000))
    assert found.error < 2 * found.noise < 0.06
    assert found.raw_error > 3 * found.noise


def test_no_deal_is_checked_with_a_curve_that_knows_it() -> None:
    """The deals of one part are all lost, so a curve that knows nothing of this part is too glad."""
    samples = [replace(one, won=one.won and one.seed % FOLDS != 0) for one in _samples(500)]
    told = tell_apart(samples)
    theirs, ours = (
        np.mean([chance for one, chance in zip(samples, told, strict=True) if (one.seed % FOLDS == 0) is lost])
        for lost in (False, True)
    )
    assert ours > theirs + 0.05


def test_a_curve_that_no_longer_holds_is_told_from_one_that_does() -> None:
    old = fit(_samples(3000))
    assert not drift(old, _samples(1500)).is_real
    found = drift(old, _samples(1500, Curve(1.6, -0.4)))
    assert found.is_real
    assert found.told > found.won + 0.05


def test_chances_that_come_true_have_no_error() -> None:
    assert calibration_error(np.array([0.0, 0.0, 1.0]), np.array([0.0, 0.0, 1.0])) == 0
    assert calibration_error(np.array([0.25] * 4), np.array([0.0, 0.0, 0.0, 1.0])) == 0
    assert calibration_error(np.array([0.9, 0.9]), np.array([0.0, 0.0])) == pytest.approx(0.9)


def test_sampling_goes_on_where_it_was_stopped_until_there_are_enough_positions(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    words = ["sample", "--only", "quick-and-easy 3", "--first", "40"]
    for file, positions in ((whole, "150"), (parts, "1"), (parts, "150")):
        assert CliRunner().invoke(study.study, [*words, str(file), "--positions", positions]).exit_code == 0
    assert whole.read_bytes() == parts.read_bytes()
    found = study.read_samples(whole)
    assert 150 <= len(found) < 300
    assert min(one.seed for one in found) == 40


def test_a_fit_leaves_other_tables_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CURVES", "CHECKS", "PICTURE", "PAGE"):
        copy = tmp_path / name
        copy.write_bytes(getattr(study, name).read_bytes())
        monkeypatch.setattr(study, name, copy)
    curves, checks, drawn = study.read_curves(), study.read_checks(), study.PICTURE.read_text()
    games = tmp_path / "games.jsonl"
    games.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in _samples(1200)))
    assert CliRunner().invoke(study.study, ["fit", str(games), "--least", "1200"]).exit_code == 0
    fitted = Table("the-game", 3, talks=True)
    assert [table for table, curve in study.read_curves().items() if curve != curves[table]] == [fitted]
    assert [table for table, one in study.read_checks().items() if one != checks[table]] == [fitted]
    assert "| the-game 3 talking | 0 | 1200 | 1200 |" in study.PAGE.read_text()
    assert study.PICTURE.read_text() != drawn
    assert CliRunner().invoke(study.study, ["fit", str(games), "--least", "1201"]).exit_code == 0
    assert study.read_checks()[fitted].positions == 1200


def test_every_game_is_sampled() -> None:
    assert {table.game for table in tables()} == {rules.id for rules in RULESETS}
