"""What bots judge positions by: nets where there are any, and whoever asks is told where there are none."""

from dataclasses import replace

import pytest

from tenback.bots import read_bot
from tenback.bots.basis import Basis, basis_of
from tenback.rules import find_ruleset
from tenback.rules.placement import ten_back
from tenback.search.colours.thinker import ColourThinker
from tenback.search.numbers.thinker import JudgedThinker
from tenback.search.races.thinker import RaceThinker
from tenback.search.thinker import Thinker
from tenback.search.thinkers import find_thinker, new_thinker

TG, QE, F2F = (find_ruleset(name) for name in ("the-game", "quick-and-easy", "face-to-face"))
PRO = find_ruleset("quick-and-easy/professional")


@pytest.mark.parametrize("bot", ["search:8", "strong", "master"])
def test_a_bot_that_thinks_has_nets_for_the_game_in_silence_and_with_people(bot: str) -> None:
    assert basis_of(read_bot(bot), TG, 2, silent=True) is Basis.NETS
    assert basis_of(read_bot(bot), TG, 2, people=(1,)) is Basis.NETS


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_bot_that_thinks_has_nets_for_games_of_colours_among_bots_that_talk(seats: int) -> None:
    for rules in (QE, PRO):
        assert basis_of(read_bot("search:8"), rules, seats) is Basis.NETS
        assert isinstance(new_thinker(rules, seats, talks=True), ColourThinker)
    assert basis_of(read_bot("search:8"), replace(QE, trick=ten_back), seats) is Basis.ON_THE_SPOT


@pytest.mark.parametrize("silent", [False, True])
@pytest.mark.parametrize("people", [(), (1,)])
def test_a_bot_that_thinks_has_nets_for_races_whoever_it_plays_against(
    people: tuple[int, ...], *, silent: bool
) -> None:
    assert basis_of(read_bot("search:8"), F2F, 2, silent=silent, people=people) is Basis.NETS
    assert isinstance(new_thinker(F2F, 2, talks=not silent), RaceThinker)


def test_where_nobody_has_trained_nets_values_are_learnt_on_the_spot() -> None:
    kinder = replace(TG, need=1)
    for rules, people in ((TG, ()), (kinder, (1,)), (QE, (1,)), (replace(F2F, need=1), (1,))):
        found = basis_of(read_bot("strong"), rules, 2, people=people)
        assert found is Basis.ON_THE_SPOT
        assert found.is_fallback


def test_instinct_falls_back_to_the_score() -> None:
    assert basis_of(read_bot("instinct"), TG, 2) is Basis.NETS
    assert basis_of(read_bot("instinct"), QE, 2) is Basis.NETS
    assert basis_of(read_bot("instinct"), F2F, 2) is Basis.NETS
    assert basis_of(read_bot("instinct"), replace(F2F, need=1), 2) is Basis.SCORE


def test_a_bot_that_plays_alike_everywhere_has_nothing_to_tell() -> None:
    assert basis_of(read_bot("solid"), TG, 2) is None


def test_what_is_told_is_what_thinks() -> None:
    assert isinstance(new_thinker(TG, 2, talks=True, people=(1,)), JudgedThinker)
    assert find_thinker(QE, 2, talks=True, people=(1,)) is None
    assert isinstance(new_thinker(QE, 2, talks=True, people=(1,)), Thinker)
