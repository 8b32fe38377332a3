"""Who thinks at a table: a thinker with nets, by what a table is and who sits there, or else one without."""

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from tenback.batch.lower import lower
from tenback.nets.colours.weights import COLOUR_NET
from tenback.nets.company.weights import COMPANY_NET
from tenback.nets.marked.weights import MARKED_NET
from tenback.nets.races.weights import RACE_NET
from tenback.nets.weights import Net, find_nets
from tenback.rules import Ruleset
from tenback.search.colours.thinker import ColourThinker
from tenback.search.company.thinker import CompanyThinker
from tenback.search.marked.judge import MarkedJudge
from tenback.search.numbers.judge import NumberJudge
from tenback.search.numbers.thinker import JudgedThinker
from tenback.search.races.thinker import RaceThinker
from tenback.search.thinker import Thinker
from tenback.search.told_thinker import ToldThinker

NetThinker = JudgedThinker | ToldThinker | ColourThinker | RaceThinker


def nets_for(rules: Ruleset, seats: int, *, talks: bool, people: Collection[int] = ()) -> dict[str, Net] | None:
    """Return the nets that judge a table; None where nobody has trained any."""
    return find_nets(lower(rules, seats), open_hands=_is_understood(seats, talks=talks, people=people))


def colour_net_for(
    rules: Ruleset, seats: int, *, talks: bool, people: Collection[int] = ()
) -> NDArray[np.float32] | None:
    """Return the weights that judge a table of a game of colours; None where nobody has trained any."""
    return COLOUR_NET.find(lower(rules, seats)) if _is_understood(seats, talks=talks, people=people) else None


def marked_net_for(
    rules: Ruleset, seats: int, *, talks: bool, people: Collection[int] = ()
) -> NDArray[np.float32] | None:
    """Return the weights that judge a table of a marked game; None where nobody has trained any."""
    knows = seats == 1 or _is_understood(seats, talks=talks, people=people)  # alone there is no other hand
    return MARKED_NET.find(lower(rules, seats)) if knows else None


def has_nets(rules: Ruleset, seats: int, *, talks: bool, people: Collection[int] = ()) -> bool:
    """Say whether a table is judged by nets."""
    found = (find(rules, seats, talks=talks, people=people) for find in (nets_for, colour_net_for, marked_net_for))
    return any(net is not None for net in (*found, RACE_NET.find(lower(rules, seats))))


def find_thinker(rules: Ruleset, seats: int, *, talks: bool, people: Collection[int] = ()) -> NetThinker | None:
    """Return a thinker with nets; None where nobody has trained any."""
    nets = nets_for(rules, seats, talks=talks, people=people)
    if nets is None:
        return _find_slim(rules, seats, talks=talks, people=people)
    if _is_understood(seats, talks=talks, people=people):
        return ToldThinker(rules, seats, NumberJudge(nets))
    greedy = COMPANY_NET.find(lower(rules, seats)) if people else None
    if greedy is not None:
        return CompanyThinker(rules, seats, nets, greedy, people)
    return JudgedThinker(rules, seats, nets, people)


def _find_slim(rules: Ruleset, seats: int, *, talks: bool, people: Collection[int]) -> NetThinker | None:
    weights = colour_net_for(rules, seats, talks=talks, people=people)
    if weights is not None:
        return ColourThinker(rules, seats, weights)
    weights = marked_net_for(rules, seats, talks=talks, people=people)
    if weights is not None:
        return ToldThinker(rules, seats, MarkedJudge(weights))
    weights = RACE_NET.find(lower(rules, seats))
    return None if weights is None else RaceThinker(rules, seats, weights)


def new_thinker(rules: Ruleset, seats: int, *, talks: bool, people: Collection[int] = ()) -> Thinker | NetThinker:
    """Return a thinker with nets where there are any; else one that learns values on the spot."""
    found = find_thinker(rules, seats, talks=talks, people=people)
    return found or Thinker(rules, seats, talks=talks, people=people)


def _is_understood(seats: int, *, talks: bool, people: Collection[int]) -> bool:
    """Say whether all others talk as bots do; people say little, and heed what they hear as they like."""
    return talks and seats > 1 and not people
