"""A review is complete, adds up, repeats itself, goes on where it was, and sees no more than its players did."""

from dataclasses import replace

import msgspec
import pytest

from tenback.play.record import Record
from tenback.study.review import Cause, Grade, Review
from tenback.study.reviewer import Reviewer, review
from tests.study.played import FEW, cut, hastily_played, played

FAMILY = [("the-game", 5), ("face-to-face", 2), ("quick-and-easy", 3), ("on-fire", 2), ("extreme", 4)]


def _adds_up(found: Review) -> bool:
    return all(
        side.start + side.cards + side.signals + sum(side.turns) + side.giving_up == pytest.approx(side.end, abs=1e-9)
        for side in found.luck_and_skill
    )


@pytest.mark.parametrize(("game", "seats"), FAMILY)
def test_every_member_of_the_family_is_reviewed_and_adds_up(game: str, seats: int) -> None:
    record = played(game, seats)
    found = review(record, FEW)
    won = [
        float(not (record.outcome is None or record.outcome.winners.isdisjoint(side.seats)))
        for side in found.luck_and_skill
    ]
    assert found.complete
    assert found.turns
    assert [side.end for side in found.luck_and_skill] == won
    assert _adds_up(found)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_what_one_side_of_a_race_gains_the_other_loses() -> None:
    one, other = review(played("face-to-face", 2), FEW).luck_and_skill
    assert (one.start + other.start, one.end + other.end) == pytest.approx((1, 1))
    assert [one.cards, *one.turns] == pytest.approx([-other.cards, *(-did for did in other.turns)])
    assert one.turns[0] <= 0 <= one.turns[1]


def test_signals_are_worth_something_to_those_who_listen() -> None:
    found = review(played("the-game", 3, "solid"), FEW * 5)
    (team,) = found.luck_and_skill
    assert team.signals > 0
    assert _adds_up(found)


def test_a_game_that_was_given_up_says_so() -> None:
    found = review(cut(played("the-game", 2), 12, conceded=True), FEW)
    (team,) = found.luck_and_skill
    assert team.giving_up < 0 == team.end
    assert found.decider
    assert found.decider.cause is Cause.GIVING_UP
    assert _adds_up(found)


def test_an_unfinished_game_is_reviewed_as_far_as_it_went() -> None:
    found = review(cut(played("the-game", 2), 12), FEW)
    (team,) = found.luck_and_skill
    assert found.decider is None
    assert team.end == found.turns[-1].after
    assert _adds_up(found)


def test_nothing_is_said_of_a_game_without_a_turn() -> None:
    found = review(cut(played("the-game", 2), 3), FEW)
    assert (found.turns, found.luck_and_skill, found.accuracy) == ([], [], [None, None])


def test_the_same_record_and_play_outs_give_the_same_review() -> None:
    record = cut(played("the-game", 2), 12)
    assert review(record, FEW) == review(record, FEW)


def test_a_review_goes_on_where_it_was() -> None:
    reviewer = Reviewer(cut(played("the-game", 2), 16), FEW)
    whole = [*reviewer.turns()]
    assert [*whole[:2], *reviewer.turns(whole[:2])] == whole
    assert not reviewer.sum_up(whole[:2]).complete


def _with_other_hidden_cards(record: Record) -> Record:
    """Return the record with the cards swapped that nobody has drawn."""
    (deck,) = record.deal
    return replace(record, deal=((*deck[:60], *reversed(deck[60:])),), seed=None)


def test_cards_that_nobody_has_seen_change_no_review() -> None:
    record = cut(played("the-game", 3, "solid"), 40)
    other = _with_other_hidden_cards(record)
    assert other.deal != record.deal
    assert review(other, FEW).turns == review(record, FEW).turns


def test_the_turn_that_lost_a_game_is_told_with_the_better_one() -> None:
    """A beginner overlooks a trick: the last turn leaves nothing to win with, and another one would not have."""
    found = review(hastily_played("the-game", 3, seed=5), 200)
    worst = max(found.turns, key=lambda turn: turn.loss)
    assert worst.grade is Grade.BLUNDER
    assert worst.best.lays != worst.played.lays
    assert worst.best.chance - worst.played.chance == pytest.approx(worst.loss)
    assert found.decider
    assert (found.decider.turn, found.decider.cause) == (worst.turn, Cause.TURN)
