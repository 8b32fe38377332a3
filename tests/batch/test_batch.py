"""A batch: what it writes, what it refuses, and that it tells no secrets."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.batch import layout
from tenback.batch.batch import Batch, Buffers, GameError, IllegalCode, WrongBuffer
from tenback.batch.codes import WAIT
from tenback.batch.lower import LoweringError, lower
from tenback.batch.observation import observation_layout
from tenback.batch.positions import PositionError
from tenback.batch.seeds import SeedError
from tenback.play.chance import Chance, Purpose
from tenback.rules import (
    RULESETS,
    Card,
    Lay,
    Reason,
    Ruleset,
    SetupError,
    find_ruleset,
    legal,
    start,
    view,
)
from tenback.rules.position import parse_position
from tests.strategies import Walk, shuffled_unseen, walks
from tests.trying import tried

TG = find_ruleset("the-game")
F2F = find_ruleset("face-to-face")
EX = find_ruleset("extreme")


def _batch(rules: Ruleset = TG, seats: int = 2, count: int = 3) -> tuple[Batch, Buffers]:
    batch = Batch(rules, seats, count)
    return batch, batch.new_buffers()


# ---- stepping


def test_an_illegal_code_changes_no_game_at_all() -> None:
    batch, buffers = _batch()
    batch.reset([1, 2, 3], buffers, starters=[0, 1, 0])
    before, written = [batch.state(game) for game in range(3)], buffers.mask.copy()
    codes = np.array([int(buffers.mask[0].argmax()), WAIT, batch.codes.end])
    with pytest.raises(IllegalCode) as refused:
        batch.step(codes, buffers)
    assert (2, batch.codes.end, Reason.NEED_MORE) == (refused.value.game, refused.value.code, refused.value.reason)
    assert before == [batch.state(game) for game in range(3)]
    assert (written == buffers.mask).all()


@pytest.mark.parametrize("code", [-2, 395, 1 << 40])
def test_a_code_that_is_none_is_refused(code: int) -> None:
    batch, buffers = _batch(count=1)
    with pytest.raises(IllegalCode, match="no such action"):
        batch.step(np.array([code]), buffers)


def test_waiting_leaves_a_game_alone() -> None:
    batch, buffers = _batch(count=1)
    batch.reset([1], buffers)
    before = batch.state(0)
    batch.step(np.array([WAIT]), buffers)
    assert before == batch.state(0)


def test_a_game_that_is_over_only_waits() -> None:
    batch, buffers = _batch(count=1)
    batch.load(0, parse_position(TG, 2, "A=99; P0=[5]; over=min[]"), buffers)
    assert (buffers.done[0], buffers.mask[0].sum()) == (1, 0)
    batch.step(np.array([WAIT]), buffers)
    with pytest.raises(IllegalCode, match="game-over"):
        batch.step(np.array([batch.codes.end]), buffers)


def test_a_team_that_wins_is_rewarded() -> None:
    batch, buffers = _batch(count=1)
    batch.load(0, parse_position(TG, 2, "P0=[5]"), buffers)
    batch.step(np.array([batch.codes.from_action(Lay(Card(5), 0))]), buffers)
    assert (buffers.reward[0], buffers.done[0], batch.left[0], batch.winners[0]) == (1.0, 1, 0, 3)


def test_a_seat_that_brings_itself_down_is_not() -> None:
    batch, buffers = _batch(F2F, count=1)
    batch.load(0, parse_position(F2F, 2, "up0=50; dn0=3; P0=[51,2,4,10]; P1=[5]; deck0=[7]; deck1=[9]"), buffers)
    batch.step(np.array([batch.codes.from_action(Lay(Card(51), 0))]), buffers)
    batch.step(np.array([batch.codes.from_action(Lay(Card(2), 1))]), buffers)
    batch.step(np.array([batch.codes.end]), buffers)
    assert (buffers.reward[0], buffers.done[0], batch.winners[0]) == (1.0, 1, 1)  # the other one is stuck


def test_the_reward_lasts_for_one_step() -> None:
    batch, buffers = _batch(count=1)
    batch.load(0, parse_position(TG, 2, "P0=[5]"), buffers)
    batch.step(np.array([batch.codes.from_action(Lay(Card(5), 0))]), buffers)
    batch.step(np.array([WAIT]), buffers)
    assert (buffers.reward[0], buffers.done[0]) == (0.0, 1)


def test_some_games_are_dealt_anew_and_the_others_go_on() -> None:
    batch, buffers = _batch()
    batch.reset([1, 2, 3], buffers, starters=[0, 0, 0])
    kept = batch.state(1)
    batch.reset([8, 9], buffers, games=[2, 0])
    fresh = Batch(TG, 2, 2)
    fresh.reset([8, 9], fresh.new_buffers())
    assert [fresh.state(1), kept, fresh.state(0)] == [batch.state(game) for game in range(3)]
    assert batch.seat.tolist() == [-1, 0, -1]


def test_games_stay_apart() -> None:
    """Three games stepped together go as each does alone."""
    batch, buffers = _batch(EX)
    batch.reset([4, 5, 6], buffers)
    while not buffers.done.all():
        batch.step(batch.suggest("greedy"), buffers)
    for game, seed in enumerate((4, 5, 6)):
        alone, own = _batch(EX, count=1)
        alone.reset([seed], own)
        while not own.done[0]:
            alone.step(alone.suggest("greedy"), own)
        assert alone.state(0) == batch.state(game)


# ---- what is refused


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(SetupError):
        Batch(F2F, 3, 1)


def test_a_ruleset_too_large_for_the_tables_is_refused() -> None:
    with pytest.raises(LoweringError, match="130 cards"):
        lower(replace(TG, cards=tuple(Card(rank) for rank in range(2, 132))), 2)
    with pytest.raises(LoweringError, match="7 piles"):
        lower(replace(TG, piles=(*TG.piles, *TG.piles[:3])), 2)
    with pytest.raises(LoweringError, match="9 seats"):
        lower(replace(TG, hand_size={9: 2}), 9)


def test_a_buffer_of_another_kind_is_refused() -> None:
    batch, buffers = _batch()
    wrong = replace(buffers, mask=buffers.mask.astype(np.int8))
    with pytest.raises(WrongBuffer, match="mask"):
        batch.step(np.full(3, WAIT), wrong)
    with pytest.raises(WrongBuffer, match="observation"):
        batch.step(np.full(3, WAIT), replace(buffers, observation=buffers.observation[:, ::2]))
    with pytest.raises(WrongBuffer, match="actions"):
        batch.step(np.full(2, WAIT), buffers)
    with pytest.raises(WrongBuffer, match="actions"):
        batch.step(np.full(3, WAIT, np.int32), buffers)


def test_seeds_games_and_starters_must_fit_together() -> None:
    batch, buffers = _batch()
    with pytest.raises(SeedError):
        batch.reset([1, 2], buffers)
    with pytest.raises(GameError):
        batch.reset([1], buffers, games=[3])
    with pytest.raises(GameError):
        batch.reset([1], buffers, games=[0], starters=[2])
    with pytest.raises(GameError):
        batch.state(-1)
    with pytest.raises(GameError):
        Batch(TG, 2, -1)


def test_a_position_of_another_game_is_refused() -> None:
    batch, buffers = _batch()
    with pytest.raises(PositionError):
        batch.load(0, parse_position(F2F, 2, "P0=[5]"), buffers)
    with pytest.raises(PositionError):
        batch.load(0, parse_position(TG, 3, "P0=[5]"), buffers)
    with pytest.raises(PositionError):
        batch.load(0, replace(parse_position(TG, 2, "P0=[5]"), hands=(frozenset({Card(100)}), frozenset())), buffers)


# ---- observations


def _written(batch: Batch, walk: Walk) -> Buffers:
    buffers = batch.new_buffers()
    batch.load(0, walk.state, buffers)
    return buffers


@given(walks())
@tried(60)
def test_an_observation_says_what_the_view_says(walk: Walk) -> None:
    batch = Batch(walk.rules, walk.seats, 1)
    seat = walk.state.turn.seat if walk.state.turn else None
    seen, row = view(walk.rules, walk.state, seat), _written(batch, walk).observation[0].tolist()
    found = {name: row[place] for name, place in observation_layout(walk.rules, walk.seats).items()}
    cards, turn, first = sorted(walk.rules.cards), seen.turn, seat or 0
    decks = len(seen.deck_sizes)
    own_first = [(first + step) % decks for step in range(decks)]
    assert found == {
        "hand": [card in seen.hand for card in cards],
        "unlaid": [card in seen.unlaid[deck] for deck in own_first for card in cards],
        "tops": [
            len(cards) if top == pile.row_card else cards.index(top)
            for pile, top in zip(walk.rules.piles, seen.tops, strict=True)
        ],
        "uncovered": [bool(turn) and pile in turn.uncovered for pile in range(len(seen.tops))],  # type: ignore[union-attr]
        "due": [bool(turn) and pile in turn.due for pile in range(len(seen.tops))],  # type: ignore[union-attr]
        "hand_sizes": [seen.hand_sizes[(first + step) % walk.seats] for step in range(walk.seats)],
        "deck_sizes": [seen.deck_sizes[deck] for deck in own_first],
        "seat": [0 if seat is None else seat + 1],
        "laid": [turn.laid if turn else 0],
        "need": [seen.need],
        "helped": [turn.helped if turn else 0],
        "exactly": [turn.exactly if turn else 0],
        "lock": [0 if turn is None or turn.lock is None else turn.lock + 1],
    }


@given(walks(), st.randoms(use_true_random=False))
@tried(60)
def test_nothing_written_depends_on_hidden_cards(walk: Walk, random: Random) -> None:
    batch = Batch(walk.rules, walk.seats, 2)
    buffers = batch.new_buffers()
    batch.load(0, walk.state, buffers)
    seat = walk.state.turn.seat if walk.state.turn else None
    batch.load(1, shuffled_unseen(walk, seat, random), buffers)
    assert (buffers.mask[0] == buffers.mask[1]).all()
    assert (buffers.observation[0] == buffers.observation[1]).all()


@given(walks())
@tried(60)
def test_a_position_comes_back_as_it_was_loaded(walk: Walk) -> None:
    batch = Batch(walk.rules, walk.seats, 1)
    mask = _written(batch, walk).mask[0]
    assert walk.state == batch.state(0)
    assert [batch.codes.from_action(action) for action in legal(walk.rules, walk.state)] == np.flatnonzero(
        mask
    ).tolist()


# ---- what play hardly ever meets


def test_co_11_the_end_of_a_turn_forgets_who_would_concede() -> None:
    batch, buffers = _batch(count=1)
    batch.load(0, parse_position(TG, 2, "P0=[5,9]; P1=[7]; laid=1; conceding=[1]"), buffers)
    assert frozenset({1}) == batch.state(0).conceding
    batch.step(np.array([batch.codes.end]), buffers)
    assert frozenset() == batch.state(0).conceding


def test_a_number_that_would_favour_some_cards_is_passed_over() -> None:
    """One word in a thousand million is thrown away; here the first one is (Lemire's method, docs/records.md)."""
    batch, buffers = _batch(count=1)
    batch.reset([1], buffers)
    row, numbers = batch._games[0], [0, 123456789, 5, 6]
    row[layout.STREAMS + layout.USED] = 0
    row[layout.STREAMS + layout.WORD : layout.STREAMS + layout.WORD + 4] = numbers
    chance, first = Chance(1, Purpose.DEAL), len(row) - len(TG.cards)
    chance._words = iter(numbers)
    expected = row[first + 14 + chance.below(84)]  # fourteen cards are dealt
    assert next(chance._words) == 5
    assert expected == TG.cards.index(batch.state(0).decks[0][0])


# ---- what environments build on


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
@pytest.mark.parametrize("policy", ["uniform", "greedy"])
def test_others_play_on_as_their_policy_would_until_ones_own_seat_is_on_turn(rules: Ruleset, policy: str) -> None:
    (batch, buffers), (other, others) = _batch(rules, count=8), _batch(rules, count=8)
    for one, its in ((batch, buffers), (other, others)):
        one.reset(np.arange(8), its)
        one.advance(its, own=(0, 1), policy="greedy")
    while not buffers.done.all():
        own = batch.suggest("greedy")
        batch.step(own, buffers)
        batch.advance(buffers, own=(0,), policy=policy)
        other.step(own, others)
        while ((other.seat != 0) & (others.done == 0)).any():
            other.step(np.where(other.seat == 0, WAIT, other.suggest(policy)), others)
        assert (batch.seat.tolist(), batch.left.tolist()) == (other.seat.tolist(), other.left.tolist())
        assert buffers.observation.tolist() == others.observation.tolist()
        assert buffers.mask.tolist() == others.mask.tolist()


def test_the_keenest_begins_as_with_greedy_bots_or_the_lot_decides() -> None:
    for rules in (TG, F2F):
        batch, buffers = _batch(rules, count=20)
        batch.reset(np.arange(20), buffers)
        chosen = batch.suggest("greedy") - batch.codes.end - 1
        batch.reset(np.arange(20), buffers)
        batch.advance(buffers, own=(0, 1), policy="uniform")
        assert batch.seat.tolist() == chosen.tolist()
        assert {*batch.seat.tolist()} == {0, 1}


def test_a_saved_game_can_be_gone_back_to() -> None:
    batch, buffers = _batch(count=2)
    batch.reset([1, 2], buffers, starters=[0, 0])
    saved, before = batch.save(1), batch.state(1)
    batch.step(batch.suggest("uniform"), buffers)
    assert batch.state(1) != before
    batch.restore(1, saved)
    assert batch.state(1) == before


def test_a_game_is_dealt_from_decks_in_a_given_order() -> None:
    for rules in (TG, F2F):
        batch, buffers = _batch(rules)
        orders = np.array([np.random.default_rng(deck).permutation(len(rules.cards)) for deck in range(_decks(rules))])
        batch.deal(1, orders, buffers)
        given = tuple(tuple(batch.codes.cards[card] for card in order) for order in orders)
        assert batch.state(1) == start(rules, 2, given)
        with pytest.raises(WrongBuffer, match="rows of all numbers below"):
            batch.deal(1, np.zeros_like(orders), buffers)


def _decks(rules: Ruleset) -> int:
    return rules.deck_count(2)


def test_cards_are_put_on_top_of_a_draw_pile_that_has_them() -> None:
    batch, buffers = _batch()
    batch.reset([1, 2, 3], buffers, starters=[0, 0, 0])
    deck = [batch.codes.cards.index(card) for card in batch.state(0).decks[0]]
    batch.stack(0, 0, [deck[30], deck[7]])
    after = [batch.codes.cards.index(card) for card in batch.state(0).decks[0]]
    assert after[:2] == [deck[30], deck[7]]
    assert after[2:] == sorted({*deck} - {*after[:2]})
    held = min(batch.state(0).hands[0])
    with pytest.raises(PositionError, match="not in the draw pile"):
        batch.stack(0, 0, [batch.codes.cards.index(held)])


def test_a_look_is_refused_for_a_seat_or_a_row_that_does_not_fit() -> None:
    batch, _ = _batch()
    with pytest.raises(GameError, match="no seat 2"):
        batch.look(0, 2, np.zeros(500, np.uint8))
    with pytest.raises(WrongBuffer, match="at least"):
        batch.look(0, 0, np.zeros(5, np.uint8))


@pytest.mark.parametrize(("rules", "together"), [(TG, True), (F2F, False)], ids=["team", "race"])
def test_cards_left_are_the_teams_or_in_a_race_ones_own(rules: Ruleset, *, together: bool) -> None:
    batch, buffers = _batch(rules, count=4)
    batch.reset(range(4), buffers, starters=[0, 1, 0, 1])
    batch.step(batch.suggest("greedy"), buffers)
    seats = np.array([0, 0, 1, 1])
    states = [batch.state(game) for game in range(4)]
    own = [
        len(state.hands[seat]) + len(state.decks[seat % len(state.decks)])
        for state, seat in zip(states, seats, strict=True)
    ]
    assert batch.left_of(seats).tolist() == (batch.left.tolist() if together else own)


def test_a_look_around_is_a_look_in_each_of_these_games() -> None:
    batch, buffers = _batch()
    batch.reset([1, 2, 3], buffers, starters=[0, 1, 0])
    width = batch.layout["lock"].stop
    rows, wanted = np.full((3, width + 2), 77, np.uint8), np.full((3, width + 2), 77, np.uint8)
    batch.look_around([2, 0], [1, 0], rows)
    batch.look(2, 1, wanted[2])
    batch.look(0, 0, wanted[0])
    assert np.array_equal(rows, wanted)


def test_a_look_around_is_refused_for_seats_or_rows_that_do_not_fit() -> None:
    batch, _ = _batch()
    rows = np.zeros((3, 500), np.uint8)
    with pytest.raises(GameError, match="2 seats, from 0 to 1"):
        batch.look_around([0, 1], [0, 2], rows)
    with pytest.raises(WrongBuffer, match="3 rows of at least"):
        batch.look_around([0], [0], rows[:2])
    with pytest.raises(WrongBuffer, match="in one piece"):
        batch.look_around([0], [0], rows[:, ::2])
