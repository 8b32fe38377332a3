"""`tenback bound` tells how many deals can be won at all."""

import json
from unittest.mock import patch

import pytest

from tenback.locale import LANGUAGES, catalogue
from tenback.locale.phrases import setup_text, unknown_ruleset_text, unverified_text
from tenback.rules import SetupFault, UnknownRuleset, find_ruleset, with_house
from tenback.solver.bound import Verdict, winnable
from tests.cli.running import across, error, tenback

QUICK = ("--width", "8", "--cores", "1")


def _found(*words: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(tenback("bound", *words, *QUICK, "--json").out)
    return found


def test_a_program_learns_everything_that_is_told() -> None:
    found = _found("the-game", "--players", "2", "--games", "12", "--seed", "5")
    assert {"winnable_rate", "winnable_low", "winnable_high", "seconds_per_deal"} < found.keys()
    told = [found[key] for key in ("game", "players", "games", "complete", "width", "seed")]
    assert told == ["the-game", 2, 12, True, 8, "5"]


def test_every_deal_is_counted_once() -> None:
    verdicts = winnable(find_ruleset("the-game"), 1, range(5, 25), width=8).tolist()
    found = _found("the-game", "--games", "20", "--seed", "5")
    counts = [verdicts.count(verdict) for verdict in (Verdict.WINNABLE, Verdict.UNWINNABLE, Verdict.OPEN)]
    assert counts == [found[key] for key in ("winnable", "unwinnable", "open")]
    assert 0 < counts[0] < 20


def test_after_the_largest_seed_comes_the_smallest() -> None:
    seeds = [2**64 - 3, 2**64 - 2, 2**64 - 1, *range(9)]
    verdicts = winnable(find_ruleset("the-game"), 1, seeds, width=8).tolist()
    assert verdicts.count(Verdict.WINNABLE) == _found("the-game", "--games", "12", "--seed", str(seeds[0]))["winnable"]


def test_house_rules_are_obeyed() -> None:
    strict = with_house(find_ruleset("the-game/expert"), {"expert-endgame-min": "3"})
    verdicts = winnable(strict, 2, range(20), width=8).tolist()
    found = _found(
        "the-game/expert", "--players", "2", "--games", "20", "--seed", "0", "--house", "expert-endgame-min=3"
    )
    assert (verdicts.count(Verdict.WINNABLE), {"expert-endgame-min": "3"}) == (found["winnable"], found["house"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_findings_are_told_in_lines(lang: str) -> None:
    texts = catalogue(lang)
    head, seed, *lines = tenback(
        "bound", "quick-and-easy", "--games", "3", "--seed", "1", *QUICK, lang=lang
    ).out.splitlines()
    assert head == texts("lab-head", game="Quick & Easy", players=2, deals=3)
    assert seed == texts("cli-seed", seed="1")
    assert lines[0].startswith(texts("bound-winnable", count="3", share="100")[:-3])
    assert lines[1:3] == [texts("bound-unwinnable", count="0"), texts("bound-open", count="0")]


def test_guessed_commands_are_admitted() -> None:
    out = tenback("bound", "extreme", "--games", "1", *QUICK).out
    assert out.splitlines()[-1] == unverified_text(catalogue("en"))


@pytest.mark.parametrize(
    ("option", "value", "lang"), across(("games", "width"), ("0", "-1", "99999999999999", "all"), LANGUAGES)
)
def test_an_amount_that_cannot_be_is_refused(option: str, value: str, lang: str) -> None:
    most = {"games": 1_000_000, "width": 65_536}[option]
    ran = tenback("bound", "the-game", f"--{option}", value, lang=lang)
    assert (ran.code, ran.out, ran.err) == (
        2,
        "",
        error(lang, "lab-wrong-amount", option=f"--{option}", most=most) + "\n",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_race_is_refused(lang: str) -> None:
    ran = tenback("bound", "face-to-face", lang=lang)
    assert (ran.code, ran.out, ran.err) == (2, "", error(lang, "bound-race") + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seats_and_games_that_nobody_knows_are_refused(lang: str) -> None:
    texts, game = catalogue(lang), find_ruleset("quick-and-easy")
    seats, unknown = tenback("bound", game.id, "--players", "9", lang=lang), tenback("bound", "bridge", lang=lang)
    assert (seats.code, seats.err) == (2, f"{texts('cli-error')} {setup_text(texts, game, SetupFault.SEATS)}\n")
    told = unknown_ruleset_text(texts, UnknownRuleset("bridge"))
    assert (unknown.code, unknown.err) == (2, f"{texts('cli-error')} {told}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_the_extra_it_says_what_to_install(lang: str) -> None:
    with patch("tenback.cli.commands.bound.find_spec", return_value=None):
        ran = tenback("bound", "the-game", lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith('pip install "tenback[sim]"\n')
    assert ran.err.count("\n") == 1
