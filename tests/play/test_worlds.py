"""The worlds a view allows: each agrees with it, none is left out or preferred."""

from collections import Counter

from hypothesis import given

from tenback.play.chance import Chance, Purpose
from tenback.play.worlds import sample_world
from tenback.rules import find_ruleset, view
from tenback.rules.position import parse_position
from tests.strategies import Walk, seeds, walks

TG = find_ruleset("the-game")
F2F = find_ruleset("face-to-face")


@given(walks(), seeds)
def test_a_sampled_world_looks_the_same(walk: Walk, seed: int) -> None:
    for seat in (None, *range(walk.seats)):
        seen = view(walk.rules, walk.state, seat)
        world = sample_world(seen, Chance(seed, Purpose.WORLD))
        assert seen == view(walk.rules, world, seat)


@given(walks(), seeds)
def test_a_sampled_world_holds_the_same_cards(walk: Walk, seed: int) -> None:
    world = sample_world(view(walk.rules, walk.state, 0), Chance(seed, Purpose.WORLD))
    for deck in range(len(world.decks)):
        seats = [deck] if walk.rules.own_decks else range(walk.seats)
        sorted_cards = [
            sorted([*state.decks[deck], *(card for seat in seats for card in state.hands[seat])])
            for state in (world, walk.state)
        ]
        assert sorted_cards[0] == sorted_cards[1]


def test_every_world_is_as_likely_as_any_other() -> None:
    """Four unseen cards, one in a hand and three in the draw pile: 4 x 3! = 24 worlds."""
    seen = view(TG, parse_position(TG, 2, "P0=[5,6]; P1=[7]; deck=[8,9,10]"), 0)
    worlds = Counter(
        (*sorted(world.hands[1]), *world.decks[0])
        for world in (sample_world(seen, Chance(11, Purpose.WORLD, stream)) for stream in range(4800))
    )
    assert len(worlds) == 24
    assert all(140 < times < 260 for times in worlds.values())  # 200 expected, standard deviation 14


def test_a_hand_of_two_is_a_set_and_no_order() -> None:
    """Three unseen cards, two of them in a hand: 3 worlds."""
    seen = view(TG, parse_position(TG, 2, "P0=[5,6]; P1=[7,8]; deck=[9]"), 0)
    worlds = Counter(sample_world(seen, Chance(11, Purpose.WORLD, stream)).hands[1] for stream in range(900))
    assert sorted(worlds.values()) == sorted(times for times in worlds.values() if 230 < times < 370)
    assert len(worlds) == 3  # 300 expected of each, standard deviation 14


def test_the_sides_of_a_duel_keep_their_own_cards() -> None:
    state = parse_position(F2F, 2, "P0=[5,6]; P1=[7,8]; deck0=[7,9]; deck1=[5,6]")
    world = sample_world(view(F2F, state, 0), Chance(3, Purpose.WORLD))
    assert {*world.hands[1], *world.decks[1]} == {*state.hands[1], *state.decks[1]}
    assert {*world.decks[0]} == {*state.decks[0]}
