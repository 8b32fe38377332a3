"""A hint tells no more than was asked for."""

from tenback.study.advice import Advice, RankedTurn
from tenback.study.hint import Detail, Hint, give_hint, next_detail

BEST = RankedTurn(lays=["37>A", "40>A"], chance=0.5, error=0.01)
ADVICE = Advice(seat=0, turns=[BEST], playouts=100)


def test_a_hint_tells_the_pile_then_the_card_then_the_turn() -> None:
    hints = [give_hint(ADVICE, detail) for detail in Detail]
    assert hints == [
        Hint(detail=Detail.PILE, pile="A"),
        Hint(detail=Detail.CARD, pile="A", card="37"),
        Hint(detail=Detail.TURN, pile="A", card="37", best=BEST),
    ]


def test_every_question_is_told_a_little_more_until_all_is_told() -> None:
    assert [next_detail(detail) for detail in (None, *Detail)] == [Detail.PILE, Detail.CARD, Detail.TURN, Detail.TURN]


def test_the_hint_to_end_the_turn_names_no_pile() -> None:
    ending = Advice(seat=0, turns=[RankedTurn(lays=[], chance=0.5, error=0.01)], playouts=100)
    assert give_hint(ending, Detail.CARD) == Hint(detail=Detail.CARD)
