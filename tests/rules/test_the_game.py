"""The Game and On Fire (TG, OF), where a row of a position and some actions cannot say it."""

import pytest

from tenback.rules import Begin, Card, Direction, Ending, Outcome, Rating, Ruleset, apply, find_ruleset, rating, start
from tenback.rules.duties import need
from tenback.rules.effects import FIRE
from tenback.rules.ruleset import Starter
from tests.rules.table import after, at, open_to

TG = find_ruleset("the-game")
EXPERT = find_ruleset("the-game/expert")
PLUS = find_ruleset("the-game/expert-plus")
FIRES = [find_ruleset(name) for name in ("on-fire", "on-fire/expert", "on-fire/expert-plus", "extreme/on-fire")]


def test_tg_1_the_cards_are_two_to_ninety_nine() -> None:
    assert list(TG.cards) == [Card(rank) for rank in range(2, 100)]


def test_tg_1_two_piles_rise_from_one_and_two_fall_from_a_hundred() -> None:
    piles = [(pile.name, pile.direction, pile.row_card.rank) for pile in TG.piles]
    up, down = Direction.UP, Direction.DOWN
    assert piles == [("A", up, 1), ("B", up, 1), ("C", down, 100), ("D", down, 100)]


@pytest.mark.parametrize(("seats", "size"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_tg_3_hand_sizes(seats: int, size: int) -> None:
    assert TG.hand_size[seats] == EXPERT.hand_size[seats] == size
    assert PLUS.hand_size[seats] == size - 1


def test_tg_2_one_to_five_players() -> None:
    assert {1, 2, 3, 4, 5} == {*TG.hand_size} == {*EXPERT.hand_size} == {*PLUS.hand_size}


def test_tg_4_no_level_has_smaller_hands_alone() -> None:
    assert [(TG.need, EXPERT.need, PLUS.need)] == [(2, 3, 3)]


def test_tg_5_the_team_chooses_who_begins_after_the_deal() -> None:
    assert TG.starter is Starter.AGREED
    assert apply(TG, start(TG, 4, (TG.cards,)), Begin(2)).playing.seat == 2


@pytest.mark.parametrize("rank", [2, 50, 99])
def test_tg_9_a_row_card_takes_any_card_and_no_trick(rank: int) -> None:
    state = at(TG, 1, f"P0=[{rank},51]; deck=[60]")
    assert {f"{rank}>{pile}" for pile in "ABCD"} <= {*open_to(TG, state).split()}
    assert not any(TG.trick(pile, pile.row_card, card) for pile in TG.piles for card in TG.cards)


def test_tg_11_one_card_suffices_once_the_deck_is_empty() -> None:
    assert need(TG, at(TG, 2, "P0=[5,8]; P1=[9]; deck=[70]")) == 2
    assert need(TG, at(TG, 2, "P0=[5,8]; P1=[9]")) == 1


def test_tg_12_the_turn_that_takes_the_last_card_needed_the_full_minimum() -> None:
    position = "P0=[5,8,9]; P1=[50,51]; deck=[70]"
    assert need(TG, after(TG, 2, position, "5>A 8>A")) == 2
    assert need(TG, after(TG, 2, position, "5>A 8>A END")) == 1


def test_tg_19_the_last_card_wins_whatever_was_needed() -> None:
    state = after(TG, 2, "A=55; P0=[60]", "60>A")
    assert state.outcome == Outcome(Ending.ALL_LAID, frozenset({0, 1}))


@pytest.mark.parametrize(
    ("left", "label"), [(1, Rating.EXCELLENT), (9, Rating.EXCELLENT), (10, Rating.NONE), (98, Rating.NONE)]
)
def test_tg_24_below_ten_is_excellent(left: int, label: Rating) -> None:
    others = ",".join(str(rank) for rank in range(2, left + 1))
    assert rating(TG, at(TG, 2, f"P0=[99]; P1=[{others}]")) is label


def test_tg_24_nothing_left_is_beaten() -> None:
    assert rating(TG, after(TG, 1, "A=55; P0=[60]", "60>A")) is Rating.BEATEN


def test_tg_25_a_solo_player_takes_every_turn() -> None:
    state = after(TG, 1, "P0=[5,8,9]; deck=[70,71]", "5>A 8>A END 9>A 70>A END")
    assert (state.playing.seat, state.outcome) == (0, None)


@pytest.mark.parametrize("rules", FIRES, ids=lambda rules: rules.id)
def test_of_1_six_cards_burn_and_the_deck_stays_as_large(rules: Ruleset) -> None:
    fires = [card.rank for card in rules.cards if FIRE in rules.effects.get(card, ())]
    assert (fires, len(rules.cards)) == ([22, 33, 44, 55, 66, 77], 98)


def test_of_2_a_fire_covered_in_time_is_forgotten() -> None:
    fire = FIRES[0]
    state = after(fire, 2, "A=30; P0=[33,5,6]; P1=[34,35]; deck=[70]", "33>A 5>B END 34>A 35>A")
    assert (state.outcome, state.playing.due) == (None, frozenset())
