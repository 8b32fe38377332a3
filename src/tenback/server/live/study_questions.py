"""What is asked about a game by somebody who studies it; whatever is slow to import is imported where it is thought."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tenback.play.codec import read_record
from tenback.protocol.options import Options
from tenback.protocol.study import Reviewing
from tenback.rules import View
from tenback.server.live.questions import PARTS
from tenback.study.review import TurnReview

if TYPE_CHECKING:
    from tenback.study.reviewer import Reviewer

KEPT_IN_MIND = 16  # games under review


class ReviewQuestion(NamedTuple):
    """What the next turn of a finished game was worth."""

    code: str
    record: bytes  # as JSON
    playouts: int
    known: list[TurnReview]  # the turns before it

    def think(self) -> list[str]:
        """Return the review with one more turn, as JSON."""
        reviewer = _reviewer(self.record, self.playouts)
        turn = next(reviewer.turns(self.known), None)
        review = reviewer.sum_up([*self.known, turn] if turn else self.known)
        return [msgspec.json.encode(Reviewing(turns=len(reviewer.played), review=review)).decode()]


class AdviceQuestion(NamedTuple):
    """What a seat should do, and everything that it may know."""

    code: str
    options: Options
    version: int  # of the rules
    view: tuple[Any, ...]  # the parts of a view
    people: tuple[int, ...]  # seats whose words are taken as people mean them
    silent: bool
    playouts: int

    def think(self) -> list[str]:
        """Return the advice, as JSON."""
        from tenback.study.advisor import advise  # noqa: PLC0415 - it brings the compiler, which takes seconds

        rules = self.options.rules_of(self.version)
        view = View(rules=rules, **dict(zip(PARTS, self.view, strict=True)))
        advice = advise(view, playouts=self.playouts, talks=not self.silent, people=self.people)
        return [msgspec.json.encode(advice).decode()]


@lru_cache(KEPT_IN_MIND)
def _reviewer(record: bytes, playouts: int) -> "Reviewer":
    from tenback.study.reviewer import Reviewer  # noqa: PLC0415 - it brings the compiler, which takes seconds

    return Reviewer(read_record(record), playouts)
