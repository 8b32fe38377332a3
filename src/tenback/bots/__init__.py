"""Who plays when nobody sits there: one file a bot."""

from collections.abc import Callable, Mapping

from tenback.bots.greedy import Greedy
from tenback.bots.uniform import Uniform
from tenback.play.chance import Chance
from tenback.play.player import Player

BOTS: Mapping[str, Callable[[Chance], Player]] = {"uniform": Uniform, "greedy": Greedy}
