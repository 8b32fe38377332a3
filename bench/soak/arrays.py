"""The games of JAX in lockstep with the rules: every ruleset, small ones too, with every number of seats."""

import jax
import msgspec

from bench.soak.players import Broken
from tenback.play.chance import Chance, Purpose
from tenback.rules import RULESETS
from tests.env.array_lines import WIDTH, dealt, play_through
from tests.strategies import SMALL_RULESETS

SEED = 20_000  # away from the deals of the tests


class Figures(msgspec.Struct):
    """What was compared after every action."""

    games: int = 0
    differences: list[str] = []


async def main() -> Figures:
    """Run the proof in full; compiling takes most of the time."""
    figures = Figures()
    for rules in (*SMALL_RULESETS, *RULESETS):
        for seats in rules.hand_size:
            found = play_through(dealt(rules, seats, range(SEED, SEED + WIDTH)), Chance(seats, Purpose.BOT))
            figures.games += WIDTH
            figures.differences += [f"{rules.id}: {found}"] if found else []
            jax.clear_caches()  # type: ignore[no-untyped-call]  # JAX has no types here
    return figures


def judge(figures: Figures) -> None:
    """Raise `Broken` if rules and arrays parted anywhere."""
    if figures.differences:
        raise Broken(f"rules and arrays differ: {figures.differences[0]}")
