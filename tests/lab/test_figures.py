"""What made-up games say."""

import numpy as np

from tenback.lab.figures import Duel, compare, judge, summarise
from tenback.lab.histogram import Bin, bins_of
from tenback.lab.run import Run
from tests.lab.experiments import experiment, sample

BEATEN, LOST = {"winners": 3, "left": 0, "turns": 40, "tricks": 9}, {"winners": 0, "left": 12, "turns": 20, "tricks": 4}
FIRST, SECOND = {"winners": 1}, {"winners": 2}  # the seat that won a duel; the first seat began


def test_a_team_is_summarised() -> None:
    summary = summarise(sample([BEATEN, LOST, LOST, LOST], seconds=2.0))
    assert (summary.games, summary.wins, summary.won.value) == (4, 1, 0.25)
    assert (summary.left.value, summary.tricks.value, summary.turns.value) == (9, 5.25, 25)
    assert (summary.games_per_second, summary.seconds_per_turn) == (2, 0.02)


def test_cards_left_are_counted_from_none_on() -> None:
    assert (1, *[0] * 11, 3) == summarise(sample([BEATEN, LOST, LOST, LOST])).spread


def test_a_win_of_the_starter_is_one_wherever_it_sits() -> None:
    games = [{"winners": 1, "starter": 0}, {"winners": 1, "starter": 1}, *[{"winners": 2, "starter": 1}] * 2]
    assert summarise(sample(games)).starter_won.value == 3 / 4


def test_two_teams_are_compared_deal_by_deal() -> None:
    difference = compare(sample([BEATEN, BEATEN, BEATEN, LOST]), sample([BEATEN, LOST, LOST, LOST]))
    assert (difference.ahead, difference.behind, difference.p_value) == (2, 0, 0.5)
    assert (difference.won.value, difference.left.value) == (0.5, -6)


def test_a_bot_is_followed_from_seat_to_seat() -> None:
    # the first bot wins both games of a pair, then each seat wins both (a shared pair), then the second bot does
    duel = _duel([(FIRST, SECOND), (FIRST, FIRST), (SECOND, SECOND), (SECOND, FIRST)])
    assert (duel.pairs, duel.wins, duel.score.value) == (4, (4, 4), 0.5)
    assert (duel.both, duel.split, duel.neither) == (1, 2, 1)
    assert duel.starter_won.value == 0.5


def test_winning_everything_is_beyond_any_elo() -> None:
    duel = _duel([(FIRST, SECOND)] * 20)
    assert (duel.elo.value, duel.elo.high) == (np.inf, np.inf)
    assert 200 < duel.elo.low < np.inf


def _duel(pairs: list[tuple[dict[str, int], dict[str, int]]]) -> Duel:
    made = experiment("greedy,uniform", "uniform,greedy", game="face-to-face", deals=len(pairs))
    samples = (sample([first for first, _ in pairs]), sample([second for _, second in pairs]))
    return judge(Run(made, np.arange(len(pairs)), samples))


def test_none_left_has_a_bin_of_its_own() -> None:
    assert [
        Bin(0, 0, 5),
        Bin(1, 2, 3),
        Bin(3, 4, 3),
        *(Bin(k, k + 1, 0) for k in (5, 7, 9)),
        Bin(11, 11, 1),
    ] == bins_of([5, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 1])


def test_a_bin_is_named_by_its_bounds() -> None:
    assert [str(Bin(0, 0, 1)), str(Bin(1, 2, 1))] == ["0", "1–2"]


def test_all_beaten_is_one_bin() -> None:
    assert bins_of([7]) == [Bin(0, 0, 7)]
