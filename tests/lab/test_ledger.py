"""A ledger keeps the finished parts of a run, and of no other."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tenback.lab import ledger as ledger_module
from tenback.lab.crews import threads
from tenback.lab.experiment import Experiment
from tenback.lab.ledger import Ledger, LedgerFails, LedgerTaken, NoLedger, OtherRun
from tenback.lab.run import Part, Run, carry_out, play_part
from tenback.rules import find_ruleset, with_house
from tests.lab.experiments import experiment

WHOLE = experiment("greedy,greedy", "uniform,uniform", deals=1001)


def _go_on(path: Path, what: Experiment, *, most: int = 100) -> Run:
    """Go on with a run and interrupt it after so many parts."""
    told: list[Part] = []

    with Ledger(path) as ledger, threads(1) as crew:

        def keep(part: Part) -> None:
            ledger.add(part)
            told.append(part)
            if len(told) == most:
                raise KeyboardInterrupt

        return carry_out(what, crew, keep, ledger.begin(what))


def test_a_run_that_goes_on_ends_like_one_that_was_never_interrupted(tmp_path: Path) -> None:
    lengths = [len(_go_on(tmp_path / "run", WHOLE, most=2).deals) for _ in range(2)]
    made, whole = _go_on(tmp_path / "run", WHOLE), play_part(WHOLE, range(1001))
    assert (lengths, made.complete) == ([400, 800], True)
    assert all(np.array_equal(one.rows, other.rows) for one, other in zip(whole.samples, made.samples, strict=True))


def test_what_is_done_is_not_played_again(tmp_path: Path) -> None:
    _go_on(tmp_path / "run", WHOLE)
    with Ledger(tmp_path / "run") as ledger:
        done = ledger.begin(WHOLE)
    assert list(WHOLE.parts(2, [part.deals for part in done])) == []
    assert sum(sample.seconds for part in done for sample in part.samples) > 0


def test_a_longer_run_goes_on_from_a_shorter_one(tmp_path: Path) -> None:
    _go_on(tmp_path / "run", replace(WHOLE, deals=300))
    made = _go_on(tmp_path / "run", WHOLE)
    assert np.array_equal(made.samples[1].rows, play_part(WHOLE, range(1001)).samples[1].rows)


OTHERS = {
    "game": replace(WHOLE, rules=find_ruleset("the-game/expert")),
    "house": replace(WHOLE, rules=with_house(WHOLE.rules, {"undo": "off"})),
    "players": experiment("greedy", "uniform", deals=1001),
    "bots": experiment("greedy,greedy", "greedy,uniform", deals=1001),
    "seed": replace(WHOLE, seed=8),
    "silent": replace(WHOLE, silent=True),
    "deals": replace(WHOLE, deals=1000),
}


@pytest.mark.parametrize("name", OTHERS)
def test_a_ledger_belongs_to_one_plan(name: str, tmp_path: Path) -> None:
    _go_on(tmp_path / "run", WHOLE)
    with Ledger(tmp_path / "run") as ledger, pytest.raises(OtherRun) as refused:
        ledger.begin(OTHERS[name])
    assert [each.name for each in refused.value.discrepancies] == [name]


def test_a_ledger_of_another_tenback_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _go_on(tmp_path / "run", WHOLE)
    monkeypatch.setattr("tenback.lab.ledger.version", lambda _name: "0.0.1")
    with Ledger(tmp_path / "run") as ledger, pytest.raises(OtherRun, match=r"tenback is .*, not 0\.0\.1"):
        ledger.begin(WHOLE)


def test_a_ledger_knows_its_seed(tmp_path: Path) -> None:
    with Ledger(tmp_path / "run") as new:
        before = new.seed
        new.begin(replace(WHOLE, seed=2**64 - 1))
        assert (before, new.seed) == (None, 2**64 - 1)


def test_two_runs_do_not_write_into_one_ledger(tmp_path: Path) -> None:
    with Ledger(tmp_path / "run") as first:
        first.begin(WHOLE)
        with pytest.raises(LedgerTaken):
            Ledger(tmp_path / "run")


@pytest.mark.parametrize("made", ["text", "database"])
def test_another_file_stays_as_it_is(made: str, tmp_path: Path) -> None:
    file = tmp_path / "notes"
    if made == "text":
        file.write_text("remember the milk" * 99, encoding="utf-8")
    else:
        sqlite3.connect(file).execute("CREATE TABLE mine (word TEXT)").connection.close()
    before = file.read_bytes()
    with pytest.raises(NoLedger):
        Ledger(file)
    assert (file.read_bytes(), [*tmp_path.iterdir()]) == (before, [file])


@pytest.mark.parametrize("name", [":memory:", "file:run?mode=memory"])
def test_a_ledger_is_a_file_whatever_its_name(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with Ledger(Path(name)) as ledger:
        ledger.begin(WHOLE)
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_a_place_that_cannot_hold_a_ledger_is_told(tmp_path: Path) -> None:
    with pytest.raises(LedgerFails):
        Ledger(tmp_path / "nowhere" / "run")


def test_a_run_of_other_bots_is_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "run"
    _go_on(path, WHOLE, most=1)
    monkeypatch.setattr(ledger_module, "VERSION", 0)
    with pytest.raises(OtherRun, match="version of the bots"):
        _go_on(path, WHOLE)
