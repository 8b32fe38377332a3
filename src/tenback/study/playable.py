"""Turns that can be played to their end: a fire or a command may upset what was planned, or ask for more."""

from collections.abc import Sequence
from typing import NamedTuple

from tenback.play.chance import Chance, Purpose
from tenback.play.worlds import sample_world
from tenback.rules import Lay, State, View, apply_unchecked, refusal
from tenback.rules.duties import unmet
from tenback.rules.laying import lays
from tenback.rules.placement import gap
from tenback.search.thinker import PlannedTurn
from tenback.study.distinct import end_of


class _Line(NamedTuple):
    """A turn as far as it has got."""

    seen: View  # before it
    state: State  # after it; hidden cards lie anywhere
    turn: PlannedTurn = ()
    way: int = 0  # how far it moved the piles on

    @property
    def is_over(self) -> bool:
        """Whether the seat has passed, or nobody is on turn any more."""
        begun = self.seen.turn.laid if self.seen.turn else 0
        return bool(self.state.outcome) or self.state.playing.laid != begun + len(self.turn)

    @property
    def is_lost(self) -> bool:
        """Whether the seat itself can no longer do its duty."""
        outcome = self.state.outcome
        return outcome is not None and not outcome.winners and self.state.playing.seat == self.seen.seat

    def go_on(self, lay: Lay) -> "_Line":
        way = gap(self.seen.rules.piles[lay.pile], self.state.tops[lay.pile], lay.card)
        after = apply_unchecked(self.seen.rules, self.state, lay)
        return self._replace(state=after, turn=(*self.turn, lay), way=self.way + way)


def playable(view: View, turns: Sequence[PlannedTurn]) -> list[PlannedTurn]:
    """Return the cards of turns up to the first that is refused, and then those without which a turn must not end."""
    if not view.rules.effects:
        return [*turns]
    begun = _Line(view, sample_world(view, Chance(0, Purpose.WORLD)))
    return [_finish(_follow(begun, turn)).turn for turn in turns]


def _follow(line: _Line, turn: PlannedTurn) -> _Line:
    """Return how far the rules let a turn be played."""
    for lay in turn:
        if line.is_over or refusal(line.seen.rules, line.state, lay, line.seen.seat):
            break
        line = line.go_on(lay)
    return line


def _finish(line: _Line) -> _Line:
    """Return the turn with the fewest more cards, and of these the smallest steps, that do its duties.

    Where none do, it goes on until it is lost.
    """
    rules, growing = line.seen.rules, [line]
    while growing:
        ready = [one for one in growing if one.is_over or unmet(rules, one.state) is None]
        if ready:
            return min(ready, key=lambda one: one.way)
        longer = [one.go_on(lay) for one in growing for lay in lays(rules, one.state)]
        growing = [*{end_of(one.turn): one for one in longer if not one.is_lost}.values()] or longer[:1]
    return line
