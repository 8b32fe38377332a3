"""The review of a record, turn by turn; it can be stopped between two turns and go on from there."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from tenback.play.game import Said
from tenback.play.record import Record, record_rules
from tenback.rules.talk import Word
from tenback.study.advice import QUICK
from tenback.study.advisor import ranked
from tenback.study.balance import chance_after, find_decider, luck_and_skill, sides
from tenback.study.calibration import curve_for
from tenback.study.grades import accuracy, counted, grade
from tenback.study.judge import Judge
from tenback.study.review import METHOD, Review, TurnReview
from tenback.study.turns import PlayedTurn, played_turns

FINALISTS = 3
POLITE = (Word.START, Word.OK)  # words that are said at silent tables, too


class Reviewer:
    """Reviews one record, with so many play-outs for each turn."""

    def __init__(self, record: Record, playouts: int = QUICK) -> None:
        self.record, self.playouts = record, playouts
        self.played = [*played_turns(record)]

    @property
    def _talks(self) -> bool:
        return any(isinstance(step, Said) and step.signal.word not in POLITE for step in self.record.steps)

    @cached_property
    def _judge(self) -> Judge:
        record = self.record
        people = [seat for seat, bot in enumerate(record.bots or [None] * len(record.players)) if bot is None]
        return Judge(record_rules(record), len(record.players), talks=self._talks, people=people)

    def turns(self, known: Sequence[TurnReview] = ()) -> Iterator[TurnReview]:
        """Yield the review of each turn after those that are known already."""
        last = known[-1] if known else None
        for played in self.played[len(known) :]:
            last = self._review(played, last)
            yield last

    def sum_up(self, turns: Sequence[TurnReview]) -> Review:
        """Return the review of the game as far as its turns are reviewed."""
        record, complete, seats = self.record, len(turns) == len(self.played), len(self.record.players)
        rules = record_rules(record)
        by_seat = [[turn for turn in turns if turn.seat == seat] for seat in range(seats)]
        return Review(
            ruleset=record.ruleset,
            players=list(record.players),
            playouts=self.playouts,
            method=METHOD,
            calibrated=curve_for(rules, seats, talks=self._talks).fitted,
            turns=list(turns),
            accuracy=[accuracy(own) for own in by_seat],
            luck_and_skill=[luck_and_skill(record, turns, side) for side in sides(rules, seats)]
            if complete and turns
            else [],
            decider=find_decider(record, turns) if complete else None,
            complete=complete,
        )

    def _review(self, played: PlayedTurn, last: TurnReview | None) -> TurnReview:
        found = self._judge.compare(played.view, self.playouts, FINALISTS, played.lays)
        at = found.turns.index(played.lays)
        behind, behind_error = found.behind(at)
        loss = counted(behind, behind_error)
        best = 0 if loss else at  # of turns that noise alone tells apart, the one that was played is as good as any
        before, error = found.chance(best)
        gained = counted(*found.behind(found.unheard, best)) if last else 0.0
        return TurnReview(
            turn=played.number,
            step=played.step,
            seat=played.seat,
            grade=grade(behind, behind_error),
            before=before,
            after=before - loss,
            error=error,
            loss=loss,
            loss_error=behind_error,
            cards=before - gained - chance_after(last, self._side(played.seat)) if last else 0.0,
            signals=gained,
            choices=found.choices,
            best=ranked(played.view, found, 0),
            played=ranked(played.view, found, at),
        )

    def _side(self, seat: int) -> list[int]:
        both = sides(record_rules(self.record), len(self.record.players))
        return next(side for side in both if seat in side)


def review(record: Record, playouts: int = QUICK) -> Review:
    """Return the review of a whole record."""
    reviewer = Reviewer(record, playouts)
    return reviewer.sum_up([*reviewer.turns()])
