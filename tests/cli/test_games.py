"""`tenback games` lists every game."""

import json

import pytest

from tenback.locale import LANGUAGES, catalogue
from tenback.locale.phrases import game_summary, game_title
from tenback.rules import RULESETS, Ruleset
from tests.cli.running import across, tenback


@pytest.mark.parametrize(("rules", "lang"), across(RULESETS, LANGUAGES))
def test_a_game_is_listed_with_id_title_and_summary(rules: Ruleset, lang: str) -> None:
    out = " ".join(tenback("games", lang=lang).out.split())
    texts = catalogue(lang)
    assert all(text in out for text in (rules.id, game_title(texts, rules), game_summary(texts, rules)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_fits_80_columns(lang: str) -> None:
    assert max(map(len, tenback("games", lang=lang).out.splitlines())) <= 80


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
    assert catalogue(lang)("unverified-commands") in " ".join(out.split())
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
