"""Talk in lockstep for long: every ruleset and every number of players, words and cards compared before every move."""

import msgspec

from bench.soak.players import Broken
from tenback.rules import RULESETS
from tests.batch.talk_lockstep import lockstep
from tests.strategies import SMALL_RULESETS

DEALS, SMALL_DEALS = 6, 40
SEED = 10_000  # away from the deals of the tests


class Figures(msgspec.Struct):
    """What was compared."""

    games: int = 0
    tables: int = 0
    differences: list[str] = []


async def main(deals: int = DEALS, small_deals: int = SMALL_DEALS) -> Figures:
    """Run the proof in full."""
    figures = Figures()
    for rulesets, count in ((RULESETS, deals), (SMALL_RULESETS, small_deals)):
        for rules in rulesets:
            for seats in rules.hand_size:
                found = [lockstep(rules, ["score"] * seats, seed) for seed in range(SEED, SEED + count)]
                figures.games += count
                figures.tables += 1
                figures.differences += filter(None, found)
    return figures


def judge(figures: Figures) -> None:
    """Raise `Broken` if bots and kernel parted anywhere."""
    if figures.differences:
        raise Broken(f"bots and kernel differ: {figures.differences[0]}")
