"""From what play-outs say to how often games are really won: a curve for each game, fitted once and shipped as data.

`python -m bench.study fit` writes the data. A chance of 0 or 1 stays what it is, and better stays better.
"""

import json
import math
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from tenback.rules import Ruleset

DATA = "calibration.json"


@dataclass(frozen=True, slots=True)
class Curve:
    """A straight line between the log odds of play-outs and those of games."""

    slope: float = 1.0
    offset: float = 0.0
    fitted: bool = False

    def __post_init__(self) -> None:
        if self.slope <= 0:
            raise ValueError("a curve must rise")

    def chance(self, raw: float) -> float:
        """Return the chance to win where play-outs say `raw`."""
        if not 0 < raw < 1:
            return min(1.0, max(0.0, raw))
        return 1 / (1 + math.exp(-self.slope * math.log(raw / (1 - raw)) - self.offset))

    def steepness(self, raw: float) -> float:
        """Return how much the chance changes with `raw`."""
        if not 0 < raw < 1:
            return 0.0
        chance = self.chance(raw)
        return self.slope * chance * (1 - chance) / (raw * (1 - raw))


@cache
def _curves() -> dict[tuple[str, int, int, bool], Curve]:
    entries = json.loads((files("tenback.study") / DATA).read_text())
    return {
        (entry["game"], entry["version"], entry["players"], entry["talks"]): Curve(
            entry["slope"], entry["offset"], fitted=True
        )
        for entry in entries
    }


def curve_for(rules: Ruleset, seats: int, *, talks: bool) -> Curve:
    """Return the curve of a game; where none was fitted, the nearest of the same game, or what play-outs say."""
    is_heard = talks and seats > 1 and not rules.own_decks
    exact = _curves().get((rules.id, rules.version, seats, is_heard))
    if exact and not rules.house:
        return exact
    near = [(abs(known[2] - seats), curve) for known, curve in _curves().items() if known[0] == rules.id and known[3]]
    return replace(min(near, key=lambda one: one[0])[1], fitted=False) if near else Curve()
