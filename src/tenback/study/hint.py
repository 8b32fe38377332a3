"""A hint: as much of the best turn as was asked for, first the pile, then the card, then the whole turn."""

from enum import StrEnum

from msgspec import Struct

from tenback.study.advice import Advice, RankedTurn


class Stage(StrEnum):
    """How much a hint tells."""

    PILE = "pile"
    CARD = "card"
    TURN = "turn"


class Hint(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody is told; whatever belongs to a later stage is left out."""

    stage: Stage
    pile: str = ""  # where the first card of the best turn goes; empty: the best is to end the turn
    card: str = ""  # the first card
    best: RankedTurn | None = None


def give_hint(advice: Advice, stage: Stage) -> Hint:
    """Return the hint of a stage."""
    best = advice.turns[0]
    card, _, pile = best.lays[0].partition(">") if best.lays else ("", "", "")
    return Hint(
        stage=stage,
        pile=pile,
        card="" if stage is Stage.PILE else card,
        best=best if stage is Stage.TURN else None,
    )


def next_stage(stage: Stage | None) -> Stage:
    """Return the stage after another; after the last one comes the last one."""
    stages = list(Stage)
    return stages[0] if stage is None else stages[min(stages.index(stage) + 1, len(stages) - 1)]
