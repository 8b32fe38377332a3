"""The first calls of everything that bots need compiled: each compiles its door, or loads it from the cache."""

from collections.abc import Callable, Sequence

from tenback.batch.games import play_games
from tenback.batch.halving import Effort
from tenback.batch.thinking import Thinker
from tenback.rules import Begin, View, apply, find_ruleset, start, view

SEATS = 2


def first_calls() -> Sequence[Callable[[], object]]:
    """Return the calls, in an order in which they may be made."""
    return (_play, _think)


def _play() -> None:
    play_games(find_ruleset("the-game"), SEATS, "greedy", range(1))


def _think() -> None:
    thinker = Thinker(find_ruleset("the-game"), SEATS, talks=True)
    thinker.think(_first_turn(), [((), frozenset())] * SEATS, Effort(playouts=1), seed=0)


def _first_turn() -> View:
    rules = find_ruleset("the-game")
    begun = apply(rules, start(rules, SEATS, (tuple(rules.cards),)), Begin(0))
    return view(rules, begun, 0)
