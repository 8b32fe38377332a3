"""The lockstep itself: a fault planted in the kernel's table is found, and told in the words of the notation."""

from collections.abc import Callable

import pytest

from tenback.batch import layout
from tenback.batch.compiler import Numbers
from tenback.play.chance import Chance, Purpose
from tenback.rules import Card, Ruleset, find_ruleset
from tests.batch.lockstep import Difference, dealt, play_through

Fault = Callable[[Numbers, Ruleset], None]


def _setting(place: int, change: int) -> Fault:
    def plant(table: Numbers, _rules: Ruleset) -> None:
        table[place] += change

    return plant


def _fact(number: int, value: int) -> Fault:
    """Let every card that has the effect do something else."""

    def plant(table: Numbers, _rules: Ruleset) -> None:
        facts = table[layout.FACTS : layout.FITS].reshape(-1, layout.FACT_COUNT)
        facts[:, number] = value

    return plant


def _bit(pile: int, top: int, card: int) -> Fault:
    """Turn one card on one top from legal to illegal, or the other way."""

    def plant(table: Numbers, rules: Ruleset) -> None:
        cards = sorted(rules.cards)
        row = pile * layout.TOP_COUNT + (cards.index(Card(top)) if Card(top) in cards else len(cards))
        at = cards.index(Card(card))
        table[layout.FITS + layout.FIT_WIDTH * row + at // 64] ^= 1 << at % 64

    return plant


FAULTS = [
    ("the-game", "one bit: a card that fits", _bit(0, 1, 3)),
    ("the-game", "one bit in the second word", _bit(3, 100, 97)),
    ("the-game", "need", _setting(layout.NEED, 1)),
    ("the-game", "need of an empty deck", _setting(layout.NEED_EMPTY, 1)),
    ("the-game", "hand size", _setting(layout.HAND_SIZE, -1)),
    ("face-to-face", "draw", _setting(layout.DRAW_UNHELPED, 1)),
    ("face-to-face", "looking ahead", _setting(layout.LOOKAHEAD, -1)),
    ("face-to-face", "the piles of others", _setting(layout.SIDED, 1)),
    ("face-to-face", "race", _setting(layout.RACE, -1)),
    ("quick-and-easy", "most cards a turn", _setting(layout.AT_MOST, -1)),
    ("on-fire", "fires", _fact(layout.BURNS, 0)),
    ("extreme", "stops", _fact(layout.STOPS, 0)),
    ("extreme", "skulls", _fact(layout.COVERS, 0)),
    ("extreme", "three", _fact(layout.EXACT, 0)),
    ("extreme", "one pile", _fact(layout.BINDS, 0)),
    ("extreme", "no trick", _fact(layout.BARS, 0)),
    ("extreme", "draw one", _fact(layout.DRAW, layout.UNLIMITED)),
    ("extreme", "the order of the deck", lambda table, _rules: _swap(table)),
]


def _swap(table: Numbers) -> None:
    table[[layout.ORDER, layout.ORDER + 1]] = table[[layout.ORDER + 1, layout.ORDER]]


def _find(name: str, plant: Fault) -> Difference | None:
    rules = find_ruleset(name)
    pair = dealt(rules, 2, range(24))
    faulty = pair.batch.table.copy()
    plant(faulty, rules)
    faulty.setflags(write=False)
    pair.batch.table = faulty
    pair.batch.reset(range(24), pair.buffers)
    return play_through(pair, Chance(1, Purpose.BOT))


@pytest.mark.parametrize(("name", "what", "plant"), FAULTS, ids=[f"{name}: {what}" for name, what, _ in FAULTS])
def test_a_fault_in_the_table_is_found(name: str, what: str, plant: Fault) -> None:
    assert _find(name, plant) is not None, what


def test_nothing_is_found_where_no_fault_is() -> None:
    assert _find("extreme", lambda _table, _rules: None) is None


def test_the_first_difference_is_told_in_notation() -> None:
    found = _find("the-game", _setting(layout.NEED_EMPTY, 1))
    assert found is not None
    assert "turn=P" in found.before
    assert found.action == "END" or ">" in found.action
    assert "END" in found.engine
    assert "END" not in found.kernel
