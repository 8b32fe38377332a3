"""Luck and skill: the course of the chance to win, split by what changed it, so that the parts add up to the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from tenback.play.record import Record, record_rules
from tenback.rules import Ending, Ruleset
from tenback.study.review import Cause, Decider, LuckAndSkill, TurnReview


@dataclass(frozen=True, slots=True)
class Change:
    """What something did to the chance of a side."""

    turn: int
    seat: int
    cause: Cause
    by: float


def sides(rules: Ruleset, seats: int) -> list[list[int]]:
    """Return who wins and loses together: everybody, or in a race each seat alone."""
    return [[seat] for seat in range(seats)] if rules.race else [[*range(seats)]]


def changes(record: Record, turns: Sequence[TurnReview], side: Sequence[int]) -> Iterator[Change]:
    """Yield what changed the chance of a side, in order, from the first turn to the end."""
    for turn in turns:
        sign = 1 if turn.seat in side else -1
        yield Change(turn.turn, turn.seat, Cause.CARDS, sign * turn.cards)
        yield Change(turn.turn, turn.seat, Cause.SIGNALS, sign * turn.signals)
        yield Change(turn.turn, turn.seat, Cause.TURN, -sign * turn.loss)
    last, outcome = turns[-1], record.outcome
    if outcome:
        cause = Cause.GIVING_UP if outcome.ending is Ending.CONCEDED else Cause.CARDS
        yield Change(last.turn, last.seat, cause, _end(record, last, side) - chance_after(last, side))


def luck_and_skill(record: Record, turns: Sequence[TurnReview], side: Sequence[int]) -> LuckAndSkill:
    """Return what cards, signals and turns did for a side."""
    found, first, seats = [*changes(record, turns, side)], turns[0], range(len(record.players))

    def total(cause: Cause, seat: int | None = None) -> float:
        return sum(change.by for change in found if change.cause is cause and seat in (None, change.seat))

    return LuckAndSkill(
        seats=list(side),
        start=first.before if first.seat in side else 1 - first.before,
        end=_end(record, turns[-1], side),
        cards=total(Cause.CARDS),
        signals=total(Cause.SIGNALS),
        turns=[total(Cause.TURN, seat) for seat in seats],
        turn_errors=[hypot(*(turn.loss_error for turn in turns if turn.seat == seat)) for seat in seats],
        giving_up=total(Cause.GIVING_UP),
    )


def find_decider(record: Record, turns: Sequence[TurnReview]) -> Decider | None:
    """Return the greatest change towards how the game ended; None if it did not."""
    if record.outcome is None or not turns:
        return None
    side = sides(record_rules(record), len(record.players))[0]
    sign = 1 if _end(record, turns[-1], side) else -1
    found = max(changes(record, turns, side), key=lambda change: sign * change.by)
    return Decider(turn=found.turn, cause=found.cause, change=found.by)


def chance_after(turn: TurnReview, side: Sequence[int]) -> float:
    """Return the chance of a side after a turn, before its draw."""
    return turn.after if turn.seat in side else 1 - turn.after


def _end(record: Record, last: TurnReview, side: Sequence[int]) -> float:
    if record.outcome is None:
        return chance_after(last, side)
    return float(not record.outcome.winners.isdisjoint(side))
