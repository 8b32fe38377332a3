"""The bot that prices the future: what it lays, what it keeps, and whom it listens to."""

import pytest

from tenback.bots import seat_bot
from tenback.rules import Action, Card, End, Lay, find_ruleset, view
from tenback.rules.talk import Heard, parse_signal
from tests.rules.table import at

TG = find_ruleset("the-game")


def _choose(position: str, *heard: str, seats: int = 2, silent: bool = False, people: tuple[int, ...] = ()) -> Action:
    seen = view(TG, at(TG, seats, position), 0, tuple(Heard(1, parse_signal(signal)) for signal in heard))
    return seat_bot("score", seed=1, seat=0, silent=silent, people=people).choose(seen)


def test_it_keeps_a_trick_for_the_end_of_the_turn() -> None:
    """Laid first, 33 makes room for the step back to 23; greedy would begin with the smaller step on pile B."""
    assert _choose("turn=P0; A=30; B=50; P0=[33,23,52,80]; P1=[9]; deck=[90,91,92]") == Lay(Card(33), 0)


def test_it_lays_more_than_is_owed_where_that_costs_nothing() -> None:
    assert _choose("turn=P0; A=30; P0=[31,80]; P1=[9]; deck=[90,91,92]; laid=2") == Lay(Card(31), 0)


def test_it_stops_where_a_card_would_spoil_a_pile() -> None:
    assert _choose("turn=P0; A=40; B=41; C=3; D=3; P0=[60,65]; P1=[50]; deck=[42,43,44,45,46,47]; laid=2") == End()


EQUAL = "turn=P0; A=40; B=70; C=12; D=12; P0=[44,74]; P1=[41,42,43]; deck=[71,72,73,10,11]; laid=1"


@pytest.mark.parametrize(("asked", "pile"), [("A", 1), ("B", 0)])
def test_of_two_equal_piles_it_takes_the_one_that_nobody_asked_for(asked: str, pile: int) -> None:
    assert _choose(EQUAL, f"KEEP({asked},3)") == Lay(Card(74 if pile else 44), pile)


def test_a_silent_bot_does_not_listen() -> None:
    assert _choose(EQUAL, "KEEP(A,3)", silent=True) == _choose(EQUAL, "KEEP(B,3)", silent=True)


@pytest.mark.parametrize(("asked", "pile"), [("A", 1), ("B", 0)])
def test_a_person_is_taken_at_their_word(asked: str, pile: int) -> None:
    assert _choose(EQUAL, f"KEEP({asked},2)", people=(1,)) == Lay(Card(74 if pile else 44), pile)


def test_a_stale_word_tells_nothing() -> None:
    state = at(TG, 2, EQUAL)
    chosen = {
        seat_bot("score", seed=1, seat=0).choose(view(TG, state, 0, (Heard(1, parse_signal(said), stale=True),)))
        for said in ("KEEP(A,3)", "KEEP(B,3)")
    }
    assert len(chosen) == 1
