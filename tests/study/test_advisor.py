"""Advice: several turns that differ, found in what a seat sees, the same every time."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from tenback.play.game import Game
from tenback.play.record import begin_replay
from tenback.rules import End, Lay, State, View, find_ruleset, view
from tenback.rules.notation import parse_action
from tenback.study.advice import RankedTurn
from tenback.study.advisor import NotOnTurn, advise
from tenback.study.distinct import different_first, end_of, is_alike, once
from tenback.study.tried_turn import try_turn
from tests.rules.table import at
from tests.study.played import FEW, played

TG = find_ruleset("the-game")
MIDDLE = "turn=P0; A=30; B=20; C=70; D=80; P0=[24,37,41,55,62,68,90]; P1={}; deck={}"
BUDGET = 200


def _middle(hidden: Sequence[int]) -> State:
    hand, deck = hidden[:7], hidden[7:]
    return at(TG, 2, MIDDLE.format([*hand], [*deck]).replace(" ", "").replace(";", "; "))


HIDDEN = [25, 26, 50, 51, 52, 53, 54, *range(2, 20), 31, 32, 33, 91, 92]


def _seen(hidden: Sequence[int] = HIDDEN) -> View:
    return view(TG, _middle(hidden), 0)


def _lays(turn: RankedTurn) -> tuple[Lay, ...]:
    actions = [parse_action(TG, lay) for lay in turn.lays]
    return tuple(action for action in actions if isinstance(action, Lay))


def test_at_least_three_different_turns_are_ranked_by_their_chance() -> None:
    turns = advise(_seen(), playouts=BUDGET, talks=False).turns
    different = different_first([_lays(turn) for turn in turns])[:3]
    assert len(turns) >= 3
    assert not any(is_alike(one, other) for one in different for other in different if one != other)
    assert all(one.chance >= other.chance for one, other in pairwise(turns))
    assert all(0 <= turn.chance <= 1 and turn.error >= 0 for turn in turns)


def test_the_same_play_outs_give_the_same_advice() -> None:
    assert advise(_seen(), playouts=BUDGET) == advise(_seen(), playouts=BUDGET)


def test_hidden_cards_change_nothing() -> None:
    assert advise(_seen(), playouts=BUDGET) == advise(_seen([*reversed(HIDDEN)]), playouts=BUDGET)


def test_what_was_said_is_listened_to() -> None:
    game = _table_with_signals()
    seat = game.state.playing.seat
    heard, deaf = game.view(seat), view(game.rules, game.state, seat)
    assert heard.heard
    chances = [[turn.chance for turn in advise(seen, playouts=BUDGET).turns] for seen in (heard, deaf)]
    assert chances[0] != chances[1]


def _table_with_signals() -> Game:
    record = played("the-game", 3, "solid")
    game = begin_replay(record)
    for step in record.steps[:30]:
        game.take(step)
    return game


def test_the_only_turn_that_wins_is_found() -> None:
    seen = view(TG, at(TG, 1, "turn=P0; A=90; B=95; C=10; D=5; P0=[80,91,92,93]; deck=[]"), 0)
    best, *others = advise(seen, playouts=BUDGET).turns
    assert (best.chance, best.error) == (1, 0)
    assert {*best.lays} >= {"80>A"}
    assert all(turn.behind >= 0 for turn in others)


def test_worlds_that_agree_leave_a_doubt_while_a_card_is_hidden() -> None:
    seen = view(TG, at(TG, 2, "turn=P0; A=5; B=6; C=95; D=94; P0=[7,8]; P1=[20,30]; deck=[40,41]"), 0)
    best = advise(seen, playouts=BUDGET).turns[0]
    assert best.chance == 1
    assert 0 < best.error < 0.1


@pytest.mark.parametrize("game", ["on-fire", "extreme", "extreme/on-fire"])
def test_whatever_is_advised_can_be_played_to_its_end_even_where_fires_and_commands_interfere(game: str) -> None:
    record = played(game, 3)
    replayed = begin_replay(record)
    for step in record.steps[:50]:
        state = replayed.state
        if isinstance(step, Lay) and state.playing.laid == 0:
            seen = replayed.view(state.playing.seat)
            for turn in advise(seen, playouts=FEW).turns:
                tried = try_turn(seen, _lays(turn))  # raises what the rules refuse
                assert tried.is_over or End() in tried.seen.legal
        replayed.take(step)


def test_nobody_is_advised_out_of_turn() -> None:
    with pytest.raises(NotOnTurn):
        advise(view(TG, _middle(HIDDEN), 1), playouts=BUDGET)


def test_turns_with_the_same_end_are_one() -> None:
    one, other = (Lay(TG.cards[5], 0), Lay(TG.cards[60], 1)), (Lay(TG.cards[60], 1), Lay(TG.cards[5], 0))
    assert end_of(one) == end_of(other)
    assert once([one, other]) == [one]


def test_a_turn_that_goes_further_is_not_another_idea_but_ending_at_once_is() -> None:
    short = (Lay(TG.cards[5], 0),)
    longer = (*short, Lay(TG.cards[60], 1))
    assert is_alike(short, longer)
    assert not is_alike((), longer)
    assert different_first([short, longer, ()]) == [short, (), longer]
