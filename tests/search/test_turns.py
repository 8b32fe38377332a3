"""Candidate turns: each can be played, lays what is owed, leads somewhere else, and none is missed for want of room."""

from dataclasses import dataclass, replace

import numpy as np
from hypothesis import given

from tenback.batch import layout
from tenback.batch.compiler import Numbers
from tenback.rules import RULESETS, Card, End, Lay, State, apply, find_ruleset, legal, view
from tenback.search.turns import propose_turns
from tests.batch.inside import loaded_view, score_game
from tests.batch.moments import moments
from tests.batch.plain import plain_score
from tests.rules.table import at
from tests.strategies import SMALL_RULESETS, Walk, rulesets
from tests.trying import tried

ROOM = 16
PLAIN = [rules for rules in (*SMALL_RULESETS, *RULESETS) if not rules.effects]
SMALL_PLAIN = [rules for rules in SMALL_RULESETS if not rules.effects]


@dataclass(frozen=True)
class Turn:
    """A candidate: what it lays, and where it says that leads."""

    lays: tuple[Lay, ...]
    hand: frozenset[Card]
    tops: tuple[Card, ...]
    score: float

    @property
    def end(self) -> tuple[frozenset[Card], tuple[Card, ...]]:
        """What it leaves behind."""
        return self.hand, self.tops


def _propose(walk: Walk, room: int = ROOM) -> list[Turn]:
    rules, state = walk.rules, walk.state
    table, scratch, games = loaded_view(view(rules, state, state.playing.seat))
    found = np.zeros((1 + room * layout.MOST_LAYS, layout.TURN_WIDTH), np.int64)
    score_game(table, scratch, games, layout.SCORE)  # it weighs the cards
    return [_read(walk, turn) for turn in found[: propose_turns(table, scratch, games, found, room)]]


def _read(walk: Walk, turn: Numbers) -> Turn:
    cards, row = sorted(walk.rules.cards), turn.tolist()
    moves = row[layout.TURN_MOVES : layout.TURN_MOVES + row[layout.TURN_LAYS]]
    low, high = row[layout.TURN_HAND] % (1 << 64), row[layout.TURN_HAND + 1] % (1 << 64)
    tops = enumerate(row[layout.TURN_TOPS : layout.TURN_TOPS + len(walk.rules.piles)])
    return Turn(
        lays=tuple(Lay(cards[move >> 3], move & 7) for move in moves),
        hand=frozenset(card for number, card in enumerate(cards) if (high << 64 | low) >> number & 1),
        tops=tuple((*cards, walk.rules.piles[at].row_card)[top] for at, top in tops),
        score=float(turn[layout.TURN_SCORE : layout.TURN_SCORE + 1].view(np.float64)[0]),
    )


def _play(walk: Walk, turn: Turn) -> State:
    """Play the lays of a turn through the engine, which refuses whatever is illegal."""
    state = walk.state
    for lay in turn.lays:
        state = apply(walk.rules, state, lay)
    return state


def _left(state: State, turn: Turn) -> State:
    """Return what a turn leaves of a position, nothing drawn yet."""
    seat = state.playing.seat
    return replace(state, tops=turn.tops, hands=(*state.hands[:seat], turn.hand, *state.hands[seat + 1 :]))


@given(moments(rulesets(PLAIN)))
@tried(80)
def test_every_candidate_can_be_played_and_lays_what_is_owed_or_all_that_can_be(walk: Walk) -> None:
    need, laid = view(walk.rules, walk.state, walk.state.playing.seat).need, walk.state.playing.laid
    for turn in _propose(walk):
        after = _play(walk, turn)
        assert len(turn.lays) >= need - laid or after.outcome is not None


@given(moments(rulesets(PLAIN)))
@tried(60)
def test_a_candidate_says_where_it_leads_and_what_that_costs(walk: Walk) -> None:
    for turn in _propose(walk):
        tops = dict(enumerate(walk.state.tops)) | {lay.pile: lay.card for lay in turn.lays}
        assert turn.tops == tuple(tops.values())
        assert turn.hand == walk.state.hands[walk.state.playing.seat] - {lay.card for lay in turn.lays}
        assert turn.score == plain_score(walk.rules, _left(walk.state, turn))


@given(moments(rulesets(PLAIN)))
@tried(60)
def test_candidates_come_cheapest_first_and_lead_to_different_ends(walk: Walk) -> None:
    turns = _propose(walk)
    assert sorted(turn.score for turn in turns) == [turn.score for turn in turns]
    assert len(turns) == len({turn.end for turn in turns})


@given(moments())
@tried(80)
def test_a_turn_that_may_end_may_be_left_as_it_is(walk: Walk) -> None:
    empty = [turn for turn in _propose(walk) if not turn.lays]
    assert len(empty) == (End() in legal(walk.rules, walk.state))


@given(moments(rulesets([rules for rules in PLAIN if rules.at_most])))
@tried(40)
def test_no_candidate_lays_more_than_a_turn_may_have(walk: Walk) -> None:
    most = (walk.rules.at_most or 0) - walk.state.playing.laid
    assert all(len(turn.lays) <= most for turn in _propose(walk))


def _ends(walk: Walk, state: State, laid: tuple[Lay, ...], owed: int) -> set[tuple[frozenset[Card], tuple[Card, ...]]]:
    """Return all that the lays of a turn can lead to, by trying every order of them."""
    hand = walk.state.hands[walk.state.playing.seat] - {lay.card for lay in laid}
    tops = dict(enumerate(walk.state.tops)) | {lay.pile: lay.card for lay in laid}
    ends = {(hand, tuple(tops.values()))} if len(laid) >= owed else set()
    if state.outcome or (state.playing.laid == 0 and laid):
        return ends
    for lay in legal(walk.rules, state):
        if isinstance(lay, Lay):
            ends |= _ends(walk, apply(walk.rules, state, lay), (*laid, lay), owed)
    return ends


@given(moments(rulesets(SMALL_PLAIN)))
@tried(60)
def test_with_room_enough_nothing_is_missed(walk: Walk) -> None:
    owed = view(walk.rules, walk.state, walk.state.playing.seat).need - walk.state.playing.laid
    ends = _ends(walk, walk.state, (), owed)
    if ends:
        assert ends == {turn.end for turn in _propose(walk, room=400)}


def test_the_cheapest_of_each_length_are_kept() -> None:
    rules = find_ruleset("the-game")
    state = at(rules, 2, "turn=P0; P0=[3,17,30,44,58,71,85]; P1=[50,51]; deck=#40")
    walk = Walk(rules, 2, (state,), ())
    few, many = _propose(walk, room=2), _propose(walk, room=ROOM)
    assert len(few) <= 2 * 6
    assert few[0].score >= many[0].score
    assert {len(turn.lays) for turn in few} == {*range(2, 8)}


def test_a_turn_has_room_for_the_lays_of_the_longest_candidate() -> None:
    """A hand of nine cards, all of them next to each other: a candidate ends where its row does."""
    rules = replace(find_ruleset("the-game"), hand_size={1: 9})
    state = at(rules, 1, "turn=P0; P0=[2,3,4,5,6,7,8,9,10]; deck=#40")
    longest = max(len(turn.lays) for turn in _propose(Walk(rules, 1, (state,), ())))
    assert longest == layout.MOST_LAYS
    assert layout.TURN_MOVES + longest == layout.TURN_WIDTH
    assert layout.MOST_PILES == layout.TURN_LAYS - layout.TURN_TOPS
