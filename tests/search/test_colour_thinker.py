"""Thinking about games of colours: every turn is thought of, worlds agree with the talk, and nothing else counts."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.batch import kernel, layout
from tenback.batch.lower import lower
from tenback.batch.positions import load_state
from tenback.nets.colours.weights import COLOUR_NET
from tenback.rules import Card, Lay, Ruleset, State, Turn, View, apply, find_ruleset, legal, view
from tenback.search.budget import Budget
from tenback.search.colours.thinker import ColourThinker
from tenback.search.inference import Told
from tenback.search.thinkers import new_thinker
from tests.strategies import Walk, shuffled_unseen, walks
from tests.trying import tried

QE, PRO = find_ruleset("quick-and-easy"), find_ruleset("quick-and-easy/professional")
FEW = Budget(playouts=60)


def _untold(seen: View) -> list[Told]:
    return [Told()] * len(seen.hand_sizes)


def _ends(rules: Ruleset, state: State) -> set[tuple[object, ...]]:
    """Return how a turn can end, by the rules: what is left of the hand, and the tops."""
    assert state.turn
    seat, ends = state.turn.seat, set[tuple[object, ...]]()
    todo = [(state, state.hands[seat])]
    while todo:
        here, hand = todo.pop()
        for action in legal(rules, here):
            if not isinstance(action, Lay):
                ends.add((hand, here.tops))
                continue
            after, rest = apply(rules, here, action), hand - {action.card}
            if after.outcome or after.turn is None or after.turn.seat != seat or after.turn.laid == 0:
                ends.add((rest, after.tops))
            else:
                todo.append((after, rest))
    return ends


def _turn_ends(rules: Ruleset, seen: View) -> list[tuple[object, ...]]:
    thinker = ColourThinker(rules, len(seen.hand_sizes), COLOUR_NET.untrained())
    ends = list[tuple[object, ...]]()
    for lays in thinker.propose(seen, _untold(seen), 99, seed=1):
        tops = [*seen.tops]
        for lay in lays:
            tops[lay.pile] = lay.card
        ends.append((seen.hand - {lay.card for lay in lays}, tuple(tops)))
    return ends


@pytest.mark.parametrize("rules", [QE, PRO], ids=lambda rules: rules.id)
@given(data=st.data())
@tried(30)
def test_every_end_of_a_turn_is_thought_of_once(rules: Ruleset, data: st.DataObject) -> None:
    walk = data.draw(walks(st.just(rules)))
    if walk.state.turn is None or walk.state.outcome or walk.state.turn.laid:
        return
    found = _turn_ends(rules, view(rules, walk.state, walk.state.turn.seat))
    assert len(found) == len({*found})
    assert {*found} == _ends(rules, walk.state)


@given(walk=walks(st.just(QE)), random=st.randoms(use_true_random=False))
@tried(20)
def test_a_thought_does_not_depend_on_cards_that_the_seat_may_not_know(walk: Walk, random: Random) -> None:
    if walk.state.turn is None or walk.state.outcome:
        return
    seat = walk.state.turn.seat
    thinker = new_thinker(QE, walk.seats, talks=True)
    views = [view(QE, state, seat) for state in (walk.state, shuffled_unseen(walk, seat, random))]
    first, second = (thinker.think(seen, _untold(seen), FEW, seed=3) for seen in views)
    assert first == second


def _last_turn() -> View:
    """Return a view in which two cards are left: mine, of which only one leaves the last one a place."""
    state = State(
        tops=(Card(4, "red"), Card(6, "blue")),  # down, up
        hands=(frozenset({Card(3, "green"), Card(7, "grey")}), frozenset({Card(2, "yellow")})),
        decks=((),),
        turn=Turn(seat=0),
        conceding=frozenset(),
        outcome=None,
    )
    return view(PRO, state, 0)


def test_the_end_is_played_out_in_worlds_that_agree_with_the_talk() -> None:
    thinker = new_thinker(PRO, 2, talks=True)
    assert isinstance(thinker, ColourThinker)
    told = [Told(), Told((frozenset({Card(2, "yellow")}),))]
    thought = thinker.think(_last_turn(), told, FEW, seed=1)
    assert thought.chance == 1.0
    assert thought.lays in {(Lay(Card(3, "green"), 0),), (Lay(Card(7, "grey"), 1),)}
    away = (Lay(Card(3, "green"), 0),)
    chances = thinker.try_each(_last_turn(), told, [away], range(4), seed=1)
    assert chances.tolist() == [[1.0]] * 4


def test_the_same_seed_gives_the_same_thought() -> None:
    seen = _last_turn()
    thoughts = [new_thinker(PRO, 2, talks=True).think(seen, _untold(seen), FEW, seed=5) for _ in range(2)]
    assert thoughts[0] == thoughts[1]


def test_a_desk_has_room_for_every_turn() -> None:
    table = lower(QE, 2)
    games = kernel.new_games(table, 1)
    hand = frozenset({Card(5, "red"), Card(6, "red")})
    cards = tuple(card for card in QE.cards if card not in hand)
    state = State(
        tops=tuple(pile.row_card for pile in QE.piles),
        hands=(hand, frozenset(cards[:2])),
        decks=(cards[2:],),
        turn=Turn(seat=0),
        conceding=frozenset(),
        outcome=None,
    )
    load_state(table, games, 0, QE, state)
    assert np.bitwise_count(games[0, layout.OPEN : layout.OPEN + 4 : 2]).tolist() == [2, 2]
    assert len(_turn_ends(QE, view(QE, state, 0))) == 10
