"""Lays a second of the reference engine: `legal` and `apply`, nothing else on the clock."""

from dataclasses import dataclass
from time import process_time

from tenback.play.chance import Chance, Purpose
from tenback.play.deal import deal
from tenback.rules import RULESETS, Begin, Lay, Ruleset, apply, legal, start

GAMES = 150


@dataclass
class Tally:
    """What was counted while the clock ran."""

    lays: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """Lays a second of CPU time."""
        return self.lays / self.seconds


def measure(rules: Ruleset, games: int = GAMES) -> Tally:
    """Play random games; only the engine's own work is timed."""
    tally, chance, seats = Tally(), Chance(1, Purpose.BOT), 2
    for seed in range(games):
        state = apply(rules, start(rules, seats, deal(rules, seats, seed)), Begin(0))
        while state.outcome is None:
            began = process_time()
            actions = legal(rules, state)
            tally.seconds += process_time() - began
            action = chance.pick(actions)
            began = process_time()
            state = apply(rules, state, action)
            tally.seconds += process_time() - began
            tally.lays += isinstance(action, Lay)
    return tally


def main() -> None:
    """Print lays a second for every ruleset, and how each compares with the first."""
    print("reference engine, legal + apply, one core, two seats, random play")
    first = 0.0
    for rules in RULESETS:
        measure(rules)  # the lays that fit on each top are found once, before the clock starts
        rate = measure(rules).rate
        first = first or rate
        print(f"  {rules.id:<28} {rate:>9,.0f} lays/s   {rate / first:4.2f} x {RULESETS[0].id}")
