"""A branch goes on from a position of a recorded game; dealt anew, it keeps all that its seat knew there."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tenback.play.branch import NoBranch, branch, branch_anew
from tenback.play.chance import Chance, Purpose
from tenback.play.codec import check_of, read_record
from tenback.play.game import Game, Said
from tenback.play.record import Parent, Record, to_record
from tenback.rules import RULESETS, Concede, Ruleset, find_ruleset
from tenback.rules.talk import parse_signal
from tests.play.records import Writer, both_forms, played

every_ruleset = pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)


def _record(rules: Ruleset) -> Record:
    return played(rules.id, seats=max(rules.hand_size))


def _middles(record: Record) -> Iterator[int]:
    """Yield numbers of steps after which the game still goes on."""
    return iter(range(1, len(record.steps) - 1, 7))


@every_ruleset
def test_every_position_of_a_game_can_be_played_on(rules: Ruleset) -> None:
    record = _record(rules)
    for steps in _middles(record):
        assert branch(record, steps).log == [*record.steps[:steps]]


@every_ruleset
def test_dealt_anew_a_seat_sees_what_it_saw_and_others_hold_something_else(rules: Ruleset) -> None:
    record, changed = _record(rules), 0
    for steps in _middles(record):
        before = branch(record, steps)
        for seat in range(before.seats):
            after = branch_anew(record, steps, seat, Chance(steps, Purpose.DEAL))
            assert after.view(seat) == replace(before.view(seat), heard=after.voices.heard)
            changed += after.state != before.state
    assert changed


def test_signals_that_spoke_of_other_cards_are_left_out() -> None:
    game = Game.from_seed(find_ruleset("the-game"), ["Ann", "Ben"], 3)
    game.do(game.view(0).legal[0])
    game.say(1, parse_signal("KEEP(A,2)"))
    record = to_record(game)
    assert isinstance(branch(record, 2).log[-1], Said)
    assert branch_anew(record, 2, 0, Chance(1, Purpose.DEAL)).log == [record.steps[0]]


def test_whoever_wanted_to_give_up_no_longer_does() -> None:
    game = Game.from_seed(find_ruleset("the-game"), ["Ann", "Ben"], 3)
    game.do(game.view(0).legal[0])
    game.do(Concede(1))
    assert branch(to_record(game), 2).state.conceding == frozenset()


@pytest.mark.parametrize("steps", [-1, 10_000])
def test_there_are_no_branches_beyond_a_game(steps: int) -> None:
    with pytest.raises(NoBranch):
        branch(played(), steps)


def test_a_game_that_is_over_has_no_branch_at_its_end() -> None:
    record = played()
    with pytest.raises(NoBranch):
        branch(record, len(record.steps))


def test_nobody_branches_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(NoBranch):
        branch_anew(played(), 3, 2, Chance(1, Purpose.DEAL))


@both_forms
def test_a_branch_names_its_parent(write: Writer) -> None:
    parent = played()
    record = to_record(branch(parent, 9), parent=Parent(check_of(parent), 9))
    assert read_record(write(record)) == record
    assert f"{check_of(parent)}@9".encode() in write(record)
