"""Worlds: each agrees with what is seen and told, and what was not told is as likely to lie here as there."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from math import sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.batch import layout
from tenback.batch.positions import to_state
from tenback.play.deal import deal
from tenback.rules import Begin, Card, Direction, State, View, apply, find_ruleset, start, view
from tenback.search.inference import Told
from tenback.search.worlds import told_sets
from tests.batch.inside import believe_game, loaded_view
from tests.batch.moments import moments
from tests.rules.table import at
from tests.strategies import Walk, seeds
from tests.trying import tried

TG = find_ruleset("the-game")
F2F = find_ruleset("face-to-face")
NOTHING = Told()


def _cards(*ranks: int) -> frozenset[Card]:
    return frozenset(map(Card, ranks))


def _worlds(seen: View, told: Mapping[int, Told], seed: int, numbers: Sequence[int]) -> list[State]:
    """Return the worlds of these numbers, for what each seat told."""
    table, scratch, games = loaded_view(seen)
    each = [told.get(seat, NOTHING) for seat in range(len(seen.hand_sizes))]
    sets = told_sets(sorted(seen.rules.cards), each)
    worlds, own = [], -1 if seen.seat is None else seen.seat
    for number in numbers:
        believe_game(table, scratch, games, own, sets, np.uint64(seed), number)
        worlds.append(to_state(table, games, 1, seen.rules))
    return worlds


def _seen(position: str, seats: int, seat: int = 0) -> View:
    return view(TG, at(TG, seats, position), seat)


def _holders(state: State) -> list[Card]:
    return sorted(card for place in (*state.hands, *state.decks) for card in place)


# ---- what is seen


@given(moments(), seeds)
@tried(60)
def test_a_world_agrees_with_the_view(walk: Walk, seed: int) -> None:
    seat = walk.state.playing.seat
    seen = view(walk.rules, walk.state, seat)
    for world in _worlds(seen, {}, seed, [0, 5]):
        assert seen == view(walk.rules, world, seat)


@given(moments(), seeds)
@tried(30)
def test_no_card_is_lost_or_doubled(walk: Walk, seed: int) -> None:
    seen = view(walk.rules, walk.state, walk.state.playing.seat)
    told = {seat: Told((frozenset(walk.rules.cards[seat::3]),), frozenset(walk.rules.cards[::4])) for seat in range(6)}
    for world in _worlds(seen, told, seed, [0, 1]):
        assert _holders(walk.state) == _holders(world)
        assert world.hands[seen.seat or 0] == seen.hand


def test_the_largest_ruleset_has_its_worlds() -> None:
    """127 cards and six seats: no set of cards fits one word, and both words are full."""
    ends = {Direction.UP: Card(1), Direction.DOWN: Card(129)}
    piles = tuple(replace(pile, row_card=ends[pile.direction]) for pile in TG.piles)
    rules = replace(TG, cards=tuple(map(Card, range(2, 129))), piles=piles, hand_size={6: 6})
    state = apply(rules, start(rules, 6, deal(rules, 6, 1)), Begin(5))
    seen = view(rules, state, 5)
    for world in _worlds(seen, {seat: Told((frozenset(rules.cards[seat::9]),)) for seat in range(5)}, 1, range(50)):
        assert seen == view(rules, world, 5)
        assert _holders(state) == _holders(world)


def test_the_same_seed_and_number_make_the_same_world() -> None:
    seen = _seen("turn=P0; A=20; P0=[25,40,60]; P1=[7,8,9]; P2=[10,11]; deck=#30", 3)
    first, second, other = (_worlds(seen, {1: Told((_cards(7, 8),))}, seed, range(5)) for seed in (4, 4, 5))
    assert first == second
    assert first != other
    assert [first[3]] == _worlds(seen, {1: Told((_cards(7, 8),))}, 4, [3])


# ---- what was told

CROWD = "turn=P0; P0=[50,51]; P1=[10,11,12]; P2=[20,21,22]; deck=[30,31,32,33,34,35,36,37,38,39]"
HIDDEN = sorted(_cards(10, 11, 12, 20, 21, 22, *range(30, 40)))


@st.composite
def _true_of(draw: st.DrawFn, hand: frozenset[Card]) -> Told:
    """Return something that is true of a hand."""
    others = st.sampled_from(HIDDEN)
    needs = draw(st.lists(st.tuples(st.sampled_from(sorted(hand)), st.frozensets(others, max_size=4)), max_size=3))
    bans = draw(st.frozensets(others, max_size=8))
    return Told(tuple(rest | {card} for card, rest in needs), bans - hand)


@given(_true_of(_cards(10, 11, 12)), _true_of(_cards(20, 21, 22)), seeds)
@tried(100)
def test_what_can_be_true_together_is_true_in_every_world(first: Told, second: Told, seed: int) -> None:
    """With a deck that has room for what nobody may hold."""
    for world in _worlds(_seen(CROWD, 3), {1: first, 2: second}, seed, range(4)):
        assert first.fits(world.hands[1])
        assert second.fits(world.hands[2])


def test_what_one_seat_cannot_hold_is_left_to_the_others_where_there_is_no_deck() -> None:
    seen = _seen("turn=P0; P0=[50,51]; P1=[10,11,12]; P2=[20,21,22]; deck=[]", 3)
    for world in _worlds(seen, {2: Told((), _cards(10, 11, 12))}, 1, range(100)):
        assert world.hands[2] == _cards(20, 21, 22)


@pytest.mark.parametrize(
    "told",
    [
        {1: Told((_cards(10),), _cards(10))},
        {1: Told((_cards(10),)), 2: Told((_cards(10),))},
        {1: Told((), frozenset(HIDDEN)), 2: Told((), frozenset(HIDDEN))},
        {1: Told(tuple(_cards(rank) for rank in range(30, 36)))},
        {1: Told((_cards(50),))},
        {0: Told((_cards(10),), _cards(50))},
        {1: Told((frozenset(),))},
    ],
    ids=["itself", "twice", "nothing", "too much", "ours", "of us", "no card"],
)
def test_what_contradicts_itself_still_makes_worlds(told: dict[int, Told]) -> None:
    seen = _seen(CROWD, 3)
    for world in _worlds(seen, told, 3, range(20)):
        assert seen == view(TG, world, 0)


def test_of_what_contradicts_itself_as_much_is_kept_as_can_be() -> None:
    told = {1: Told((_cards(10), _cards(99))), 2: Told((_cards(20),), _cards(21))}
    for world in _worlds(_seen(CROWD, 3), told, 3, range(20)):
        assert Card(10) in world.hands[1]
        assert Card(20) in world.hands[2]
        assert Card(21) not in world.hands[2]


# ---- how likely


def _is_near(count: int, wanted: float, worlds: int) -> bool:
    """Say whether a count is within five standard deviations."""
    return abs(count - wanted) < 5 * sqrt(wanted * (1 - wanted / worlds))


def test_untold_every_card_is_as_likely_in_every_hidden_place() -> None:
    worlds = _worlds(_seen(CROWD, 3), {}, 8, range(3000))
    for card in HIDDEN:
        assert _is_near(sum(card in world.hands[1] for world in worlds), 3000 * 3 / 16, 3000)
        assert _is_near(sum(card in world.hands[2] for world in worlds), 3000 * 3 / 16, 3000)
        assert _is_near(sum(world.decks[0][0] == card for world in worlds), 3000 / 16, 3000)
        assert _is_near(sum(world.decks[0][-1] == card for world in worlds), 3000 / 16, 3000)


def test_in_a_race_the_cards_of_the_other_seat_are_dealt_from_its_own_deck() -> None:
    state = at(F2F, 2, "turn=P0; P0=[30,31,32]; P1=[40,41]; deck0=[50,51]; deck1=[42,43,44]")
    worlds = _worlds(view(F2F, state, 0), {}, 2, range(2000))
    hands = Counter(world.hands[1] for world in worlds)
    assert len(hands) == 10  # two of five cards
    assert all(_is_near(count, 200, 2000) for count in hands.values())


def test_with_one_need_every_hand_that_keeps_it_is_as_likely() -> None:
    need = _cards(10, 11, 30)
    worlds = _worlds(_seen(CROWD, 3), {1: Told((need,), _cards(39))}, 6, range(6000))
    hands = Counter(world.hands[1] for world in worlds)
    possible = [hand for hand in map(frozenset, combinations([*HIDDEN[:-1]], 3)) if hand & need]
    assert {*possible} == {*hands}
    by_kept = Counter(len(hand & need) for hand in possible)
    for kept, ways in by_kept.items():
        wanted = 6000 * ways / len(possible)
        assert _is_near(sum(count for hand, count in hands.items() if len(hand & need) == kept), wanted, 6000)


def test_what_is_told_twice_counts_once() -> None:
    need = _cards(10, 11, 12)
    once, twice = (_worlds(_seen(CROWD, 3), {1: Told((need,) * times)}, 6, range(4000)) for times in (1, 2))
    several = [sum(len(world.hands[1] & need) > 1 for world in worlds) for worlds in (once, twice)]
    assert _is_near(several[1], several[0], 4000)


def test_worlds_are_judged_anew() -> None:
    """The view has no draw pile, so that one card is enough; the row that holds it has all unseen cards as a deck."""
    seen = _seen("turn=P0; A=20; B=20; C=60; D=60; P0=[25,40]; P1=[7,8]; deck=[]", 2)
    table, scratch, games = loaded_view(seen)
    believe_game(table, scratch, games, 0, told_sets((), [NOTHING] * 2), np.uint64(1), 0)
    assert games[1, layout.ASKED] == 1
