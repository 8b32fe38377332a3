"""`tenback games` lists every game."""

import json
import os
from pathlib import Path

import pytest

from tenback.cli.output.saved import LISTED
from tenback.locale import LANGUAGES, catalogue
from tenback.locale.phrases import game_summary, game_title, unverified_text
from tenback.play.codec import to_json
from tenback.rules import RULESETS, Ruleset
from tenback.terminal.keeper import own_folder
from tenback.terminal.shelf import saved_text
from tests.cli.running import across, played, tenback


@pytest.mark.parametrize(("rules", "lang"), across(RULESETS, LANGUAGES))
def test_a_game_is_listed_with_id_title_and_summary(rules: Ruleset, lang: str) -> None:
    out = " ".join(tenback("games", lang=lang).out.split())
    texts = catalogue(lang)
    assert all(text in out for text in (rules.id, game_title(texts, rules), game_summary(texts, rules)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_fits_80_columns(lang: str) -> None:
    assert max(map(len, tenback("games", lang=lang).out.splitlines())) <= 80


def test_the_list_uses_the_width_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for columns in (70, 200):
        monkeypatch.setenv("COLUMNS", str(columns))
        longest = max(map(len, tenback("games").out.splitlines()))
        assert columns / 2 < longest < columns


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_columns_stand_below_their_headings(lang: str) -> None:
    head, first, *_ = tenback("games", lang=lang).out.splitlines()
    texts = catalogue(lang)
    assert head.index(texts("cli-games-players")) == first.index("1-5")
    assert head.rindex(texts("cli-games-game")) == first.index("The Game")


def test_the_players_are_a_range_or_a_number() -> None:
    lines = tenback("games").out.splitlines()
    assert [line.split()[1] for line in lines if line.startswith(("quick-and-easy ", "face-to-face "))] == ["2", "2-5"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_guessed_commands_are_admitted(lang: str) -> None:
    out = tenback("games", lang=lang).out
    assert unverified_text(catalogue(lang)) in " ".join(out.split())
    assert [line.split()[0] for line in out.splitlines() if line.endswith(" *")] == ["extreme", "extreme/on-fire"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_titles_are_translated_for_programs_too(lang: str) -> None:
    games = json.loads(tenback("games", "--json", lang=lang).out)
    assert [game["title"] for game in games] == [game_title(catalogue(lang), rules) for rules in RULESETS]


def test_a_program_learns_what_a_game_is() -> None:
    games = {game["id"]: game for game in json.loads(tenback("games", "--json").out)}
    duel = games["face-to-face"]
    assert (duel["players"], duel["cards"], duel["hand_size"], duel["race"]) == ([2], 58, {"2": 6}, True)
    assert duel["switches"]["last-card"] == {"default": "strict", "choices": ["strict", "lenient"]}


def test_a_program_learns_the_levels() -> None:
    games = json.loads(tenback("games", "--json").out)
    levels = [(game["family"], game["level"], game["need"]) for game in games if game["family"] == "the-game"]
    assert levels == [("the-game", None, 2), ("the-game", "expert", 3), ("the-game", "expert-plus", 3)]


def test_a_program_learns_which_numbers_are_guessed() -> None:
    games = json.loads(tenback("games", "--json").out)
    assert [game["id"] for game in games if game["unverified"]] == ["extreme", "extreme/on-fire"]


# ---- games that were saved


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a user whose newest record is broken."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = own_folder()
    folder.mkdir(parents=True)
    for written, name, data in ((1000, "over.json", to_json(played("on-fire"))), (2000, "broken.json", b"{")):
        (folder / name).write_bytes(data)
        os.utime(folder / name, (written, written))
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_saved_games_are_listed_the_newest_first(lang: str, shelf: Path) -> None:
    lines = [line.strip() for line in tenback("games", "--saved", lang=lang).out.splitlines()]
    assert [line for line in lines if line.endswith(".json")] == [str(shelf / "broken.json"), str(shelf / "over.json")]
    assert saved_text(catalogue(lang), played("on-fire")) in " ".join(lines)


def test_a_program_hears_of_saved_games(shelf: Path) -> None:
    broken, over = json.loads(tenback("games", "--saved", "--json").out)
    assert (broken["path"], broken["fault"]) == (str(shelf / "broken.json"), "cut")
    assert (over["game"], over["players"], over["finished"]) == ("on-fire", ["Ann", "Bob"], True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_saved_games_are_told_too(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert tenback("games", "--saved", lang=lang).out == catalogue(lang)("cli-saved-none") + "\n"


def test_of_many_saved_games_the_older_ones_are_counted(shelf: Path) -> None:
    for number in range(LISTED):
        (shelf / f"{number}.json").write_bytes(b"{")
    assert f"2 older games are in {shelf}." in tenback("games", "--saved").out
