"""The review of a record, turn by turn; it can be stopped between two turns and go on from there."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from tenback.play.game import Said
from tenback.play.record import Record, record_rules
from tenback.study.advice import QUICK
from tenback.study.advisor import ranked
from tenback.study.balance import chance_after, find_decider, luck_and_skill, sides
from tenback.study.grades import accuracy, grade
from tenback.study.judge import Judge
from tenback.study.review import METHOD, Review, TurnReview
from tenback.study.turns import PlayedTurn, played_turns

FINALISTS = 3


class Reviewer:
    """Reviews one record, with so many play-outs for each turn."""

    def __init__(self, record: Record, playouts: int = QUICK) -> None:
        self.record, self.playouts = record, playouts
        self.played = [*played_turns(record)]

    @cached_property
    def _judge(self) -> Judge:
        record = self.record
        people = [seat for seat, bot in enumerate(record.bots or [None] * len(record.players)) if bot is None]
        talks = any(isinstance(step, Said) for step in record.steps)
        return Judge(record_rules(record), len(record.players), talks=talks, people=people)

    def turns(self, known: Sequence[TurnReview] = ()) -> Iterator[TurnReview]:
        """Yield the review of each turn after those that are known already."""
        last = known[-1] if known else None
        for played in self.played[len(known) :]:
            last = self._review(played, last)
            yield last

    def sum_up(self, turns: Sequence[TurnReview]) -> Review:
        """Return the review of the game as far as its turns are reviewed."""
        record, complete = self.record, len(turns) == len(self.played)
        by_seat = [[turn for turn in turns if turn.seat == seat] for seat in range(len(record.players))]
        both = sides(record_rules(record), len(record.players))
        return Review(
            ruleset=record.ruleset,
            players=list(record.players),
            playouts=self.playouts,
            method=METHOD,
            calibrated=self._judge.curve.fitted,
            turns=list(turns),
            accuracy=[accuracy(own) for own in by_seat],
            luck_and_skill=[luck_and_skill(record, turns, side) for side in both] if complete and turns else [],
            decider=find_decider(record, turns) if complete else None,
            complete=complete,
        )

    def _review(self, played: PlayedTurn, last: TurnReview | None) -> TurnReview:
        comparison = self._judge.compare(played.view, self.playouts, FINALISTS, played.lays)
        at = comparison.turns.index(played.lays)
        (before, error), (loss, loss_error) = comparison.chance(0), comparison.behind(at)
        unheard, _ = comparison.chance(comparison.unheard)
        return TurnReview(
            turn=played.number,
            step=played.step,
            seat=played.seat,
            grade=grade(loss, loss_error),
            before=before,
            after=before - loss,
            error=error,
            loss=loss,
            loss_error=loss_error,
            cards=unheard - chance_after(last, self._side(played.seat)) if last else 0.0,
            signals=before - unheard if last else 0.0,
            choices=comparison.choices,
            best=ranked(played.view, comparison, 0),
            played=ranked(played.view, comparison, at),
        )

    def _side(self, seat: int) -> list[int]:
        both = sides(record_rules(self.record), len(self.record.players))
        return next(side for side in both if seat in side)


def review(record: Record, playouts: int = QUICK) -> Review:
    """Return the review of a whole record."""
    reviewer = Reviewer(record, playouts)
    return reviewer.sum_up([*reviewer.turns()])
