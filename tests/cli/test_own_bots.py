"""Bots of one's own on the command line: they play, and whatever they do wrong is named."""

import json

import pytest

from tenback.locale import LANGUAGES, catalogue
from tests.cli.running import error, process, tenback

STRANGERS = "tests.bots.strangers"
SIM = ("sim", "the-game", "--players", "2", "--games", "6", "--seed", "1", "--cores", "1")


def test_a_bot_of_ones_own_is_measured_beside_ours() -> None:
    ran = tenback(*SIM, "--bot", f"{STRANGERS}:First:depth=3", "--versus", "uniform", "--json")
    found = json.loads(ran.out)
    assert (ran.code, found["games"], found["bots"]) == (0, 6, [f"{STRANGERS}:First:depth=3"] * 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_that_fails_is_named_and_the_run_stops(lang: str) -> None:
    ran = tenback(*SIM, "--bot", f"{STRANGERS}:Raises", lang=lang)
    told = error(lang, "bot-fault-raised", bot=f"{STRANGERS}:Raises", detail="ZeroDivisionError: no idea")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"{told}\nP0=[")


def test_a_bot_that_hangs_is_given_up() -> None:
    ran = tenback(*SIM, "--bot", f"{STRANGERS}:Hangs", "--limit", "1")
    assert (ran.code, "1 s" in ran.err) == (1, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_that_ends_its_process_is_named(lang: str) -> None:
    ran = tenback(*SIM, "--bot", f"{STRANGERS}:Dies", lang=lang)
    assert (ran.code, ran.out, ran.err) == (1, "", error(lang, "bot-fault-gone", bot=f"{STRANGERS}:Dies") + "\n")


def test_what_a_bot_prints_is_no_result() -> None:
    ran = process(*SIM, "--bot", f"{STRANGERS}:Chatters", "--json")
    assert (ran.returncode, json.loads(ran.stdout)["games"]) == (0, 6)


def test_a_bot_that_does_not_sit_down_at_a_table_forfeits_that_game() -> None:
    ran = tenback(*SIM, "--bot", f"{STRANGERS}:Choosy", "--forfeit", "--json")
    assert (ran.code, json.loads(ran.out)["endings"]["concede"]) == (0, 2)
    stopped = tenback(*SIM, "--bot", f"{STRANGERS}:Choosy")
    told = error("en", "bot-fault-raised", bot=f"{STRANGERS}:Choosy", detail="ValueError: not today")
    assert (stopped.code, told in stopped.err) == (1, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_run_goes_on_where_failing_forfeits_the_game(lang: str) -> None:
    ran = tenback(*SIM, "--bot", f"{STRANGERS}:Raises", "--forfeit", "--json", lang=lang)
    found = json.loads(ran.out)
    assert (ran.code, found["games"], found["wins"], found["endings"]) == (0, 6, 0, {"concede": 6})
    assert ran.err.startswith(catalogue(lang)("lab-forfeits", games=6))


def test_in_a_race_whoever_fails_loses() -> None:
    ran = tenback("match", "face-to-face", f"{STRANGERS}:Raises", "uniform", "--pairs", "2", "--forfeit", "--json")
    assert (ran.code, json.loads(ran.out)["wins"]) == (0, [0, 4])
