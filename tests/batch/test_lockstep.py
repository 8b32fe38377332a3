"""Engine and kernel are one: after every action the same position, the same legal set, the same end.

`python -m bench.soak lockstep` goes on for far longer: 64 deals for one or two here, 2,000 mixtures for forty.
"""

from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations, product

import pytest

from tenback.play.chance import Chance, Purpose
from tenback.rules import RULESETS, Begin, Card, Deal, Duty, Ruleset, State, apply, find_ruleset, start
from tenback.rules.effects import COMMANDS, FIRE
from tenback.rules.notation import parse_card
from tests.batch.lockstep import every_line, lockstep
from tests.batch.variants import SMALL_SWITCHED, SWITCHED, marked_row_cards, mixture, random_house, random_marks
from tests.rules.perft import Case, read_cases, rules_of
from tests.strategies import small
from tests.trying import long_elsewhere, sample

CASES = tuple(read_cases())


def _name(rules: Ruleset) -> str:
    return " ".join([rules.id, *(f"{switch}={choice}" for switch, choice in rules.house.items())])


@long_elsewhere
@pytest.mark.parametrize("rules", SWITCHED, ids=_name)
def test_every_ruleset_with_every_switch_and_every_number_of_seats(rules: Ruleset) -> None:
    for seats in sample([*rules.hand_size], 2):
        assert lockstep(rules, seats, [100]) is None


@pytest.mark.parametrize("rules", SMALL_SWITCHED, ids=_name)
def test_small_games_often_reach_their_last_cards(rules: Ruleset) -> None:
    for seats in rules.hand_size:
        assert lockstep(rules, seats, range(200, 202)) is None


@pytest.mark.parametrize("rules", RULESETS, ids=_name)
def test_switches_in_any_combination(rules: Ruleset) -> None:
    chance = Chance(3, Purpose.BOT)
    for seed in range(4):
        seats = chance.pick([*rules.hand_size])
        assert lockstep(random_house(rules, chance), seats, [seed, seed + 1]) is None


@pytest.mark.parametrize("rules", [find_ruleset("extreme"), find_ruleset("extreme/on-fire")], ids=_name)
def test_any_command_table(rules: Ruleset) -> None:
    chance = Chance(4, Purpose.BOT)
    for seed in range(24):
        seats = chance.pick([*rules.hand_size])
        assert lockstep(random_marks(random_house(rules, chance), chance), seats, [seed, seed + 1]) is None


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_mixtures_that_no_box_contains(first: int) -> None:
    for number in range(first, first + 10):
        chance = Chance(number, Purpose.BOT)
        rules = mixture(chance)
        seats = chance.pick([*rules.hand_size])
        assert lockstep(rules, seats, range(number, number + 4)) is None, number


def test_a_row_card_may_carry_a_command() -> None:
    assert lockstep(marked_row_cards(find_ruleset("the-game")), 2, range(8)) is None


def _first(case: Case, rules: Ruleset) -> State:
    deal = tuple(tuple(parse_card(rules, text) for text in deck) for deck in case.deals)
    return apply(rules, start(rules, case.seats, deal), Begin(0))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_every_line_of_the_perft_games(case: Case) -> None:
    rules = rules_of(case)
    positions, difference = every_line(rules, [_first(case, rules)], most=700)
    assert difference is None
    assert positions > 10


def _tiny(name: str, ranks: tuple[int, ...], **marks: int) -> Ruleset:
    """Return a game with these numbers only and hands of two; the row cards stand just outside."""
    rules = small(find_ruleset(name), range(min(ranks), max(ranks) + 1), 2)
    effects = {Card(rank): ({**COMMANDS, "fire": FIRE}[mark],) for mark, rank in marks.items()}
    return replace(rules, cards=tuple(card for card in rules.cards if card.rank in ranks), effects=effects)


TINY = {
    "plain": _tiny("the-game", (4, 5, 14, 15)),
    "ahead": replace(_tiny("the-game", (4, 5, 6, 14)), lookahead=True, need=3, hand_size={2: 2}),
    "fire": _tiny("on-fire", (4, 5, 14, 15), fire=5),
    "stop and skull": _tiny("extreme", (4, 5, 14, 15), stop=4, skull=14),
    "skull pardoned": replace(_tiny("extreme", (4, 5, 14, 15), stop=4, skull=14), final_duties=frozenset()),
    "three pardoned": replace(_tiny("extreme", (4, 5, 14), three=5), final_duties=frozenset(), lookahead=True),
    "fire feared": replace(_tiny("on-fire", (4, 5, 14, 15), fire=5), final_duties=frozenset({Duty.FIRE})),
    "three and one pile": _tiny("extreme", (4, 5, 14, 15), three=5, onepile=14),
    "no trick and draw one": _tiny("extreme", (4, 5, 14, 15), notrick=14, draw1=5),
    "duel": _tiny("face-to-face", (2, 3, 12)),
    "colours": _tiny("quick-and-easy", (1,)),
}


def _every_deal(rules: Ruleset) -> Iterable[Deal]:
    orders = [*permutations(rules.cards)]
    return product(orders, repeat=2) if rules.own_decks else ((order,) for order in orders)


@pytest.mark.parametrize("rules", TINY.values(), ids=TINY)
def test_every_line_of_every_deal(rules: Ruleset) -> None:
    deals = [start(rules, 2, deal) for deal in _every_deal(rules)]
    positions, difference = every_line(rules, deals)
    assert difference is None
    assert positions > 5 * len(deals)
