"""Who plays when nobody sits there: one file a bot."""

from collections.abc import Callable, Mapping

from tenback.bots.greedy import Greedy
from tenback.bots.uniform import Uniform
from tenback.play.chance import Chance, Purpose
from tenback.play.player import Player

BOTS: Mapping[str, Callable[[Chance], Player]] = {"uniform": Uniform, "greedy": Greedy}  # the weakest first


def seat_bot(name: str, *, seed: int, seat: int) -> Player:
    """Return a bot for a seat; the same seed makes the same choices."""
    return BOTS[name](Chance(seed, Purpose.BOT, seat))
