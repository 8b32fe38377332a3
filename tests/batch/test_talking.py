"""Talk is the same compiled and readable: before every move the same words are in force, and the same card is laid.

`python -m bench.soak talk` does so for every ruleset and every number of players, on many deals.
"""

from collections.abc import Callable

import numpy as np
import pytest

from tenback.batch import layout
from tenback.batch.compiler import Numbers
from tenback.batch.talking_games import play_talking
from tenback.bots.phrasebook import phrasebook_of
from tenback.heuristics.planning import GRAIN, HAND_WORTH, told_worth
from tenback.heuristics.prices import PriceList
from tenback.rules import RULESETS, Ruleset, find_ruleset
from tests.batch.talk_lockstep import lockstep
from tests.strategies import SMALL_RULESETS
from tests.trying import long_elsewhere, sample

TALKING = [rules for rules in RULESETS if rules.talk.words]
SMALL_TALKING = [rules for rules in SMALL_RULESETS if rules.talk.words]
EXACT = 1 << 53  # below it every whole number is a float


def _name(rules: Ruleset) -> str:
    return rules.id


@long_elsewhere
def test_every_ruleset_is_talked_through_move_by_move() -> None:
    for rules in sample(TALKING, 4):
        for seats in sample([*rules.hand_size][1:], 4):
            assert lockstep(rules, ["score"] * seats, seed=seats) is None


@pytest.mark.parametrize("rules", SMALL_TALKING, ids=_name)
def test_small_games_are_talked_through_with_any_number_of_players(rules: Ruleset) -> None:
    for seats in rules.hand_size:
        assert lockstep(rules, ["score"] * seats, seed=seats) is None


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy"])
def test_who_says_nothing_is_not_listened_to(game: str) -> None:
    assert lockstep(find_ruleset(game), ["score", "greedy", "uniform"], seed=3) is None


def _swap(book: Numbers, one: int, other: int, width: int) -> None:
    """Swap two lists of a phrasebook."""
    book[one : one + width], book[other : other + width] = book[other : other + width].copy(), book[one : one + width]


FAULTS: dict[str, Callable[[Numbers], None]] = {
    "a third KEEP": lambda book: book.__setitem__(layout.KEEPS, 3),
    "no way to jump": lambda book: book[layout.REACH : layout.CLOSE].fill(-1),
    "SMALL however near": lambda book: book[layout.CLOSE : layout.MIDDLE].fill(0),
    "two KEEPs or not": lambda book: _swap(book, layout.TOLD, layout.TOLD + layout.BOTH_KEPT, layout.BOTH_KEPT),
    "a silence that nobody keeps": lambda book: book[layout.HUSHED : layout.CALLS].fill(0),
    "deaf ears": lambda book: book[layout.SHARES :].fill(0),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_phrasebook_is_found(fault: str) -> None:
    rules = find_ruleset("extreme" if "silence" in fault else "the-game")
    book = phrasebook_of(rules, 3).copy()
    FAULTS[fault](book)
    book.setflags(write=False)
    assert any(lockstep(rules, ["score"] * 3, seed, book) for seed in range(8))


@pytest.mark.parametrize("rules", RULESETS, ids=_name)
def test_sums_of_prices_are_exact_however_much_is_told(rules: Ruleset) -> None:
    """No order of adding them up can then make a difference; the bound is that of tops that no game has."""
    prices, seats = PriceList(rules), max(rules.hand_size)
    dearest = [
        np.prod([max(prices.under(at, top)[card] for top in rules.cards) for at in range(len(rules.piles))])
        for card in rules.cards
    ]
    subjects = len(rules.piles) + len({card.colour for card in rules.cards} - {""})
    told = sum(HAND_WORTH[turns] * subjects for turns in range(1, seats))
    assert GRAIN * (sum(map(float, dearest)) + told * max(dearest)) < EXACT


def test_a_worth_is_a_whole_number_of_grains() -> None:
    assert all((told_worth(turns, cards) * GRAIN).is_integer() for turns in range(6) for cards in range(1, 99))


def test_threads_change_nothing() -> None:
    rules = find_ruleset("quick-and-easy")
    book = phrasebook_of(rules, 3)
    one, three = (play_talking(rules, 3, "score", book, range(40), threads=threads) for threads in (1, 3))
    assert (one.left == three.left).all()
    assert (one.turns == three.turns).all()
