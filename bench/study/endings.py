"""Positions with exact answers: one player, nothing left to draw, so that all cards are known and every line is tried.

Counted are positions in which a choice decides: some turn wins for certain, and another one no longer does.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tenback.play.chance import Chance, Purpose
from tenback.rules import Ruleset, State, Turn, apply, find_ruleset, legal, view
from tenback.rules.engine import evaluate
from tenback.rules.notation import parse_action
from tenback.study.advisor import advise
from tenback.study.judge import Judge

CARDS = 6  # in hand: every line is tried in a moment


@dataclass(frozen=True, slots=True)
class Agreement:
    """How often advice was right where the truth is known."""

    positions: int
    right: int  # the best turn still wins


class Endings:
    """Exact answers for one game played alone."""

    def __init__(self, game: str) -> None:
        self.rules: Ruleset = find_ruleset(game)
        self._known = dict[State, bool]()

    def is_won(self, state: State) -> bool:
        """Say whether some line lays every card."""
        if state.outcome:
            return bool(state.outcome.winners)
        if state not in self._known:
            self._known[state] = any(self.is_won(apply(self.rules, state, move)) for move in legal(self.rules, state))
        return self._known[state]

    def is_decisive(self, state: State) -> bool:
        """Say whether one move wins and another does not."""
        after = {self.is_won(apply(self.rules, state, move)) for move in legal(self.rules, state)}
        return after == {True, False}

    def positions(self, seeds: range) -> Iterator[State]:
        """Yield the decisive ones among positions with any hand and any tops, one for each seed."""
        for seed in seeds:
            cards = Chance(seed, Purpose.DEAL).shuffled(self.rules.cards)
            hand, tops = frozenset(cards[:CARDS]), cards[CARDS : CARDS + len(self.rules.piles)]
            state = evaluate(self.rules, State(tops=tops, hands=(hand,), decks=((),), turn=Turn(seat=0)))
            if not state.outcome and self.is_decisive(state):
                yield state

    def compare(self, seeds: range, playouts: int) -> Agreement:
        """Return how often the best turn, by advice, wins."""
        judge, positions, right = Judge(self.rules, 1, talks=False), 0, 0
        for state in self.positions(seeds):
            best, after = advise(view(self.rules, state, 0), playouts=playouts, judge=judge).turns[0], state
            for lay in best.lays:
                after = apply(self.rules, after, parse_action(self.rules, lay))
            positions, right = positions + 1, right + self.is_won(after)
        return Agreement(positions, right)
