"""`tenback match` lets two bots duel on mirrored deals."""

import json

import pytest

from tenback.locale import LANGUAGES, catalogue
from tests.cli.running import across, error, tenback

MATCH = ("match", "face-to-face", "greedy", "uniform", "--pairs", "50", "--seed", "7")


def test_a_program_finds_every_figure() -> None:
    entry = json.loads(tenback(*MATCH, "--json").out)
    assert (entry["games"], entry["pairs"], entry["wins"], entry["pairs_won"]) == (100, 50, [100, 0], 50)
    assert (entry["win_rate"], entry["elo_difference"], entry["elo_high"]) == (1, None, None)
    assert entry["elo_low"] > 200


def test_a_bot_is_as_good_as_itself() -> None:
    entry = json.loads(tenback("match", "face-to-face", "greedy", "greedy", "--pairs", "50", "--json").out)
    assert (entry["win_rate"], entry["elo_difference"], entry["pairs_split"]) == (0.5, 0, 50)


def test_the_other_way_round_everything_is_mirrored() -> None:
    one = json.loads(tenback(*MATCH, "--json").out)
    other = json.loads(tenback("match", "face-to-face", "uniform", "greedy", *MATCH[4:], "--json").out)
    assert (one["wins"], one["elo_low"]) == (other["wins"][::-1], pytest.approx(-other["elo_high"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_speaks_the_users_language(lang: str) -> None:
    texts, out = catalogue(lang), tenback(*MATCH, lang=lang).out
    assert all(texts(name) in out for name in ("lab-games-won", "lab-elo", "lab-pairs-whole", "lab-won-starter"))
    assert "∞" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_that_play_together_cannot_duel(lang: str) -> None:
    ran = tenback("match", "the-game", "greedy", "uniform", lang=lang)
    line = "tenback sim the-game --bot greedy --versus uniform"
    assert (ran.code, ran.err) == (2, error(lang, "lab-no-race", line=line) + "\n")


@pytest.mark.parametrize(("pairs", "lang"), across(("0", "-1", "10000001", "99999999999999", "few"), LANGUAGES))
def test_there_is_at_least_one_pair(pairs: str, lang: str) -> None:
    ran = tenback("match", "face-to-face", "greedy", "uniform", "--pairs", pairs, lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "lab-wrong-amount", option="--pairs", most=10**7) + "\n")
