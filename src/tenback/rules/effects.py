"""What a card does besides being a number: fire, and the commands of Extreme."""

from dataclasses import dataclass
from enum import StrEnum


class Cover(StrEnum):
    """By when a card must be covered."""

    SAME_TURN = "same-turn"  # EX-9
    NEXT_TURN = "next-turn"  # OF-2


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """What one mark on a card does; most effects set a single field."""

    name: str
    ends_turn: bool = False  # EX-8: at once, and the minimum is waived
    cover: Cover | None = None
    exactly: int = 0  # EX-10: lay exactly so many cards in this turn; 0: any number
    silence: bool = False  # EX-11
    one_pile: bool = False  # EX-12
    no_trick: bool = False  # EX-13
    draw_at_most: int | None = None  # EX-14

    @property
    def lasts(self) -> bool:
        """Say whether the effect is in force as long as its card is a top (EX-5)."""
        return self.silence or self.one_pile or self.no_trick or self.draw_at_most is not None


FIRE = Effect(name="fire", cover=Cover.NEXT_TURN)
STOP = Effect(name="stop", ends_turn=True)
SKULL = Effect(name="skull", cover=Cover.SAME_TURN)
THREE = Effect(name="three", exactly=3)
SILENCE = Effect(name="silence", silence=True)
ONEPILE = Effect(name="onepile", one_pile=True)
NOTRICK = Effect(name="notrick", no_trick=True)
DRAW1 = Effect(name="draw1", draw_at_most=1)

COMMANDS = {effect.name: effect for effect in (STOP, SKULL, THREE, SILENCE, ONEPILE, NOTRICK, DRAW1)}  # EX-2
