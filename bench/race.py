"""What nets are worth in a race: mirrored pairs against the values learnt on the spot, and the time both take.

    nice python -m bench.race --net 48 --values 300 --pairs 300 --seed 90000

Each deal is played twice with the seats swapped, in one process. Time is that of the processor, so that it is no
matter how busy the machine is, unless budgets are in seconds.
"""

import argparse
from collections.abc import Sequence
from statistics import fmean
from time import process_time

import numpy as np

from tenback.batch.lower import lower
from tenback.bots.plan import TurnPlan
from tenback.lab.stats import pair_score
from tenback.nets.races.weights import RACE_NET
from tenback.play.chance import Chance, Purpose
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.rules import Action, Lay, View, find_ruleset
from tenback.rules.talk import Signal
from tenback.search.budget import read_budget
from tenback.search.inference import Told
from tenback.search.races.thinker import RaceThinker
from tenback.search.thinker import Thinker

GAME = "face-to-face"
SEATS, AT_ONCE = 2, "0"  # as a budget: the net does not think
UNTOLD = [Told()] * SEATS


class Side:
    """A way to think, and how long it has taken."""

    def __init__(self, thinker: RaceThinker | Thinker, budget: str) -> None:
        self._thinker, self._budget = thinker, budget
        self.seconds, self.turns = 0.0, 0

    @property
    def milliseconds(self) -> float:
        """What a turn has taken on average."""
        return 1000 * self.seconds / max(1, self.turns)

    def think(self, view: View, seed: int) -> tuple[Lay, ...]:
        """Return the best turn."""
        begun = process_time()
        lays = self._best(view, seed)
        self.seconds += process_time() - begun
        self.turns += 1
        return lays

    def _best(self, view: View, seed: int) -> tuple[Lay, ...]:
        if self._budget == AT_ONCE and isinstance(self._thinker, RaceThinker):
            return self._thinker.glance(view, UNTOLD).lays
        return self._thinker.think(view, UNTOLD, read_budget(self._budget), seed).lays


class Duellist:
    """A silent player of one side."""

    def __init__(self, side: Side, chance: Chance) -> None:
        self._plan = TurnPlan(lambda view: side.think(view, chance.below(1 << 32)))

    def choose(self, view: View) -> Action:
        """Return the next card of the best turn."""
        return self._plan.next(view)

    def strength(self, _view: View) -> int:
        """Leave it to the lot who begins."""
        return 0

    def speak(self, _view: View) -> tuple[Signal, ...]:
        """Say nothing."""
        return ()


def play_pair(sides: Sequence[Side], seed: int) -> float:
    """Play a deal twice, and return the share that the first side wins."""
    return fmean(_wins(sides, seed, seat) for seat in range(SEATS))


def _wins(sides: Sequence[Side], seed: int, seat: int) -> bool:
    game = Game.from_seed(find_ruleset(GAME), ["-"] * SEATS, seed)
    order = sides if seat == 0 else sides[::-1]
    play_out(game, [Duellist(side, Chance(seed, Purpose.BOT, at)) for at, side in enumerate(order)])
    return game.state.outcome is not None and seat in game.state.outcome.winners


def new_sides(net: str, values: str) -> tuple[Side, Side]:
    """Return both ways to think; each has compiled what it needs."""
    rules = find_ruleset(GAME)
    weights = RACE_NET.find(lower(rules, SEATS))
    if weights is None:
        raise SystemExit(f"nobody has trained a net for {GAME}")
    sides = Side(RaceThinker(rules, SEATS, weights), net), Side(Thinker(rules, SEATS, talks=False), values)
    play_pair(sides, 0)
    for side in sides:
        side.seconds, side.turns = 0.0, 0
    return sides


def main() -> None:
    """Play the pairs, and tell how they went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("net", "values"):
        parser.add_argument(f"--{name}", required=True, help="a budget; 0: the net plays at once")
    for name in ("pairs", "seed"):
        parser.add_argument(f"--{name}", type=int, required=True)
    given = parser.parse_args()
    sides = new_sides(given.net, given.values)
    won = pair_score(np.array([play_pair(sides, seed) for seed in range(given.seed, given.seed + given.pairs)]))
    print(f"won: {won.value:.1%} ({won.low:.1%} to {won.high:.1%})")
    print("CPU ms a turn:", " and ".join(f"{side.milliseconds:.2f}" for side in sides))


if __name__ == "__main__":
    main()
