"""The review of a game, as it is handed on; encoded by `msgspec`, every word is plain."""

from enum import StrEnum

from msgspec import Struct

from tenback.study.advice import RankedTurn

METHOD = 4  # grows whenever the same record may be judged differently


class Grade(StrEnum):
    """What a turn was, by what it lost."""

    BEST = "best"
    GOOD = "good"
    INACCURATE = "inaccurate"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Cause(StrEnum):
    """What can change the chance to win."""

    CARDS = "cards"  # what was drawn, and what came to light
    SIGNALS = "signals"  # what the seat on turn had been told
    TURN = "turn"  # what it did
    GIVING_UP = "giving-up"


class TurnReview(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A turn, judged by what its seat could know; chances are those of its side."""

    turn: int  # from 1
    step: int  # steps that had been taken when it began
    seat: int
    grade: Grade
    before: float  # the chance when the turn began
    after: float  # the chance with the turn that was played, before the draw: before - loss
    error: float  # standard error of `before`
    loss: float  # against the best turn; 0 unless it stands out from the noise
    loss_error: float  # its standard error; smaller than that of the chance, for both turns saw the same worlds
    cards: float = 0.0  # what the cards did since the turn before, for this side
    signals: float = 0.0  # what this seat gained by what it had been told; 0 unless it stands out from the noise
    choices: int = 0  # turns that were compared; with one, there was nothing to choose
    best: RankedTurn
    played: RankedTurn


class LuckAndSkill(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The course of a side's chance, split by what changed it: start + cards + signals + turns + giving_up = end."""

    seats: list[int]  # the side
    start: float  # at the first turn, the deal being seen
    end: float  # 1 for a win, 0 for a loss; of an unfinished game, the last chance
    cards: float
    signals: float
    turns: list[float]  # of each seat, both sides'
    turn_errors: list[float]  # their standard errors
    giving_up: float = 0.0


class Decider(Struct, frozen=True, kw_only=True):
    """The moment at which a game was won or lost: the greatest change towards how it ended."""

    turn: int
    cause: Cause
    change: float  # for the side of the first seat


class Review(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game, turn by turn."""

    ruleset: str
    players: list[str]
    playouts: int  # for each turn; with the same method and number, the same record has the same review
    method: int  # grows whenever the same record may be judged differently
    calibrated: bool
    turns: list[TurnReview]
    accuracy: list[float | None]  # of each seat: the share of the chance its turns kept; None without a choice
    luck_and_skill: list[LuckAndSkill]  # of each side
    decider: Decider | None = None
    complete: bool = True  # every turn was reviewed
