"""A hint tells no more than its stage."""

from tenback.study.advice import Advice, RankedTurn
from tenback.study.hint import Hint, Stage, give_hint, next_stage

BEST = RankedTurn(lays=["37>A", "40>A"], chance=0.5, error=0.01)
ADVICE = Advice(seat=0, turns=[BEST], playouts=100)


def test_a_hint_tells_the_pile_then_the_card_then_the_turn() -> None:
    hints = [give_hint(ADVICE, stage) for stage in Stage]
    assert hints == [
        Hint(stage=Stage.PILE, pile="A"),
        Hint(stage=Stage.CARD, pile="A", card="37"),
        Hint(stage=Stage.TURN, pile="A", card="37", best=BEST),
    ]


def test_every_question_goes_one_stage_further_until_all_is_told() -> None:
    assert [next_stage(stage) for stage in (None, *Stage)] == [Stage.PILE, Stage.CARD, Stage.TURN, Stage.TURN]


def test_the_hint_to_end_the_turn_names_no_pile() -> None:
    ending = Advice(seat=0, turns=[RankedTurn(lays=[], chance=0.5, error=0.01)], playouts=100)
    assert give_hint(ending, Stage.CARD) == Hint(stage=Stage.CARD)
