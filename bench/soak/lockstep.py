"""Engine and kernel in lockstep for long: every ruleset with every switch, and mixtures that no box contains."""

import msgspec

from bench.soak.players import Broken
from tenback.play.chance import Chance, Purpose
from tests.batch.lockstep import Difference, lockstep
from tests.batch.variants import SMALL_SWITCHED, SWITCHED, mixture

DEALS, MIXTURES = 64, 2_000
SEED = 10_000  # away from the deals of the tests


class Figures(msgspec.Struct):
    """What was compared after every action."""

    games: int = 0
    rulesets: int = 0
    differences: list[str] = []


async def main(deals: int = DEALS, mixtures: int = MIXTURES) -> Figures:
    """Run the proof in full."""
    figures = Figures()
    for rules in (*SWITCHED, *SMALL_SWITCHED):
        for seats in rules.hand_size:
            _note(figures, lockstep(rules, seats, range(SEED, SEED + deals)), deals)
    for number in range(SEED, SEED + mixtures):
        chance = Chance(number, Purpose.BOT)
        rules = mixture(chance)
        _note(figures, lockstep(rules, chance.pick([*rules.hand_size]), range(number, number + 6)), 6)
    return figures


def judge(figures: Figures) -> None:
    """Raise `Broken` if engine and kernel parted anywhere."""
    if figures.differences:
        raise Broken(f"engine and kernel differ: {figures.differences[0]}")


def _note(figures: Figures, found: Difference | None, games: int) -> None:
    figures.games += games
    figures.rulesets += 1
    if found:
        figures.differences.append(str(found))
