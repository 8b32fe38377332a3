"""`tenback review` and `tenback hint`: what turns are worth, for people and for programs."""

import json
import os
import signal
from pathlib import Path

import pytest

from tenback.locale import LANGUAGES, catalogue
from tenback.play.codec import to_json, to_text
from tenback.play.record import RecordFault
from tenback.study.kept_turns import KeptTurns, own_folder
from tenback.study.review import Grade
from tests.cli.running import error, tenback, under_way
from tests.study.played import cut, played

FEW = ("--budget", "40")
POSITION = "A=47; C=60; P0=[48,59,12,37,80]; P1=#6; deck=#20"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep reviews apart from those of whoever runs the tests."""
    monkeypatch.setattr("tenback.cli.runs.review.own_folder", lambda: tmp_path / "reviews")
    return tmp_path / "reviews"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file with the beginning of a game."""
    path = tmp_path / "game.tenback"
    path.write_text(to_text(cut(played("the-game", 2), 16)), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_turn_is_told_with_its_player(file: Path, lang: str) -> None:
    ran = tenback("review", str(file), *FEW, lang=lang)
    texts = catalogue(lang)
    assert ran.code == 0
    assert texts("study-column-better") in ran.out
    assert any(texts(f"grade-{grade}") in ran.out for grade in Grade)
    assert {tuple(line.split()[:2]) for line in ran.out.splitlines()} > {("1", "Ada"), ("2", "Ben")}


def test_a_program_gets_the_whole_review(file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "chance.svg"
    found = json.loads(tenback("review", str(file), *FEW, "--json", "--plot", str(picture)).out)
    assert "complete" not in found  # what goes without saying is left out
    assert [turn["turn"] for turn in found["turns"]] == [*range(1, len(found["turns"]) + 1)]
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_a_review_that_is_kept_is_not_made_again(file: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = tenback("review", str(file), *FEW, "--json")
    monkeypatch.setattr("tenback.study.reviewer.Judge", None)
    assert tenback("review", str(file), *FEW, "--json").out == first.out
    assert len([*cache.iterdir()]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hostile_record_is_refused(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(to_json(played("the-game", 2)).replace(b'"END"', b'"2>A"', 1))
    ran = tenback("review", str(path), lang=lang)
    assert (ran.code, ran.out) == (1, "")
    assert catalogue(lang)("cli-error") in ran.err
    assert RecordFault.ILLEGAL_STEP not in ran.err


def test_nothing_is_said_of_a_game_without_a_turn(tmp_path: Path) -> None:
    path = tmp_path / "game.tenback"
    path.write_text(to_text(cut(played("the-game", 2), 3)), encoding="utf-8")
    assert catalogue("en")("study-nothing") in tenback("review", str(path), *FEW).out


@pytest.mark.parametrize("budget", ["0", "19", "fast", "1000001", "1.5"])
def test_a_budget_that_makes_no_sense_is_refused(file: Path, budget: str) -> None:
    ran = tenback("review", str(file), "--budget", budget)
    told = error("en", "study-no-budget", budget=budget, least=20, most=1_000_000)
    assert (ran.code, ran.err.strip()) == (2, told)


def test_a_picture_is_an_svg(file: Path) -> None:
    ran = tenback("review", str(file), "--plot", "chance.png")
    assert (ran.code, ran.err.strip()) == (2, error("en", "study-no-svg", path="chance.png"))


def test_an_interrupted_review_shows_what_is_done_and_goes_on_from_there(tmp_path: Path) -> None:
    record = played("the-game", 2)
    path, budget = tmp_path / "game.tenback", 5_000 + os.getpid() % 1_000  # that nobody else asks for
    path.write_text(to_text(record), encoding="utf-8")
    with under_way("review", str(path), "--budget", str(budget), "--forget", "--json", told=b"1/") as running:
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate()
    found = json.loads(out)
    kept = KeptTurns(own_folder(), record, budget).read()
    for used in own_folder().glob(f"*-{budget}.jsonl"):
        used.unlink()
    assert running.returncode == 130
    assert not found["complete"]
    assert [turn["turn"] for turn in found["turns"]] == [turn.turn for turn in kept]


def test_a_hint_names_turns_with_their_chances_and_reasons() -> None:
    ran = tenback("hint", "the-game", POSITION, *FEW)
    assert ran.code == 0
    assert all(f"\n{place}. " in ran.out for place in (1, 2, 3))


def test_a_program_gets_the_advice() -> None:
    found = json.loads(tenback("hint", "the-game", POSITION, *FEW, "--json").out)
    assert found["seat"] == 0
    assert len(found["turns"]) >= 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_that_nobody_can_play_on_is_refused(lang: str) -> None:
    ran = tenback("hint", "the-game", "P0=[5]; P1=[5]; deck=[7]", lang=lang)
    assert (ran.code, ran.err.strip()) == (1, error(lang, "study-no-position", why="twice", card="5"))


def test_a_text_that_is_no_position_is_refused() -> None:
    ran = tenback("hint", "the-game", "nonsense")
    assert (ran.code, ran.out) == (1, "")
    assert "nonsense" in ran.err
