"""What a run leaves behind: every game in a table, and a picture."""

import json
from pathlib import Path
from xml.etree import ElementTree

import polars
import pytest

import tenback
from tenback.bots import VERSION
from tenback.lab.chart import write_chart
from tenback.lab.experiment import Experiment
from tenback.lab.parquet import write_parquet
from tenback.locale import LANGUAGES, catalogue
from tests.lab.experiments import experiment, run

PLANS = {
    "one": experiment("greedy"),
    "two": experiment("greedy,greedy", "uniform,uniform"),
    "match": experiment("greedy,greedy", "greedy,greedy", game="face-to-face"),
}


def test_parquet_has_a_row_for_each_game(tmp_path: Path) -> None:
    made = run(experiment("greedy,greedy", "uniform,uniform", deals=20, seed=2**64 - 5))
    write_parquet(made, tmp_path / "games.parquet")
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert table["bot"].to_list() == ["greedy"] * 20 + ["uniform"] * 20
    assert table["seed"].to_list()[:6] == [2**64 - 5 + k for k in range(5)] + [0]
    assert table["left"].to_list()[:20] == made.samples[0].fact("left").tolist()


def test_parquet_says_what_was_asked_for_and_by_which_versions(tmp_path: Path) -> None:
    write_parquet(run(PLANS["one"]), tmp_path / "games.parquet")
    plan = json.loads(polars.read_parquet_metadata(tmp_path / "games.parquet")["tenback"])
    asked = (plan["tenback"], plan["game"], plan["seed"], plan["bots_version"])
    assert asked == (tenback.__version__, PLANS["one"].rules.id, f"{PLANS['one'].seed}", VERSION)


def test_parquet_says_in_words_why_a_game_ended(tmp_path: Path) -> None:
    write_parquet(run(PLANS["one"]), tmp_path / "games.parquet")
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert set(table["ending"]) <= {"all-laid", "min"}
    assert (table["ending"] == "all-laid").to_list() == table["won"].to_list()


@pytest.mark.parametrize("made", PLANS.values(), ids=PLANS)
def test_a_png_is_one(made: Experiment, tmp_path: Path) -> None:
    write_chart(catalogue("en"), run(made), tmp_path / "a.png")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("made", PLANS.values(), ids=PLANS)
def test_a_picture_speaks_the_users_language(made: Experiment, language: str, tmp_path: Path) -> None:
    texts = catalogue(language)
    write_chart(texts, run(made), tmp_path / "a.SVG")
    drawn = " ".join(ElementTree.parse(tmp_path / "a.SVG").getroot().itertext())  # noqa: S314 - our own file
    assert texts("lab-chart-pairs" if made.rules.race else "lab-chart-games") in drawn
