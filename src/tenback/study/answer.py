"""The answer to a puzzle: whether a turn is right, and what it is worth beside the best and the obvious one."""

from enum import StrEnum

from msgspec import Struct

from tenback.rules import Lay, Ruleset, find_ruleset
from tenback.rules.notation import parse_action
from tenback.study.advice import RankedTurn
from tenback.study.distinct import end_of
from tenback.study.puzzle import Puzzle


class Verdict(StrEnum):
    """What a turn is, as the answer to a puzzle."""

    RIGHT = "right"
    WRONG = "wrong"  # it was compared, and loses too much
    OTHER = "other"  # it was not among the turns that could keep up
    SHOWN = "shown"  # nobody tried, the answer was asked for


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody is told who has tried a puzzle, or wants to know."""

    verdict: Verdict
    best: RankedTurn  # of the right turns, the one that was tried, or else the best
    tempting: RankedTurn  # the obvious turn
    tried: RankedTurn | None = None  # what was tried, if it was compared
    others: int = 0  # how many more turns are right


def answer(puzzle: Puzzle, turn: tuple[Lay, ...] | None = None) -> Answer:
    """Return the answer for a turn; None asks for the solution."""
    rules = find_ruleset(puzzle.game, puzzle.version)
    ends = [end_of(lays_of(rules, one)) for one in puzzle.turns]
    at = None if turn is None or end_of(turn) not in ends else ends.index(end_of(turn))
    is_right = at is not None and at < puzzle.right
    return Answer(
        verdict=_verdict(puzzle, turn, at),
        best=puzzle.turns[at if at is not None and is_right else 0],
        tempting=puzzle.turns[puzzle.tempting],
        tried=None if at is None else puzzle.turns[at],
        others=puzzle.right - 1,
    )


def lays_of(rules: Ruleset, turn: RankedTurn) -> tuple[Lay, ...]:
    """Return the cards of a turn that is written down."""
    actions = (parse_action(rules, text) for text in turn.lays)
    return tuple(action for action in actions if isinstance(action, Lay))


def _verdict(puzzle: Puzzle, turn: tuple[Lay, ...] | None, at: int | None) -> Verdict:
    if turn is None:
        return Verdict.SHOWN
    if at is None:
        return Verdict.OTHER
    return Verdict.RIGHT if at < puzzle.right else Verdict.WRONG
