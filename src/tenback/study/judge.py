"""Turns compared for what a seat sees and hears: chosen in some worlds, then judged in others, the same for all."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tenback.bots.convention import Talker
from tenback.play.chance import Chance, Purpose
from tenback.rules import Ruleset, View
from tenback.search.inference import Told
from tenback.search.kept_values import Values
from tenback.search.numbers.thinker import JudgedThinker
from tenback.search.thinker import PlannedTurn, Thinker
from tenback.search.thinkers import find_thinker
from tenback.study.calibration import Curve, curve_for
from tenback.study.distinct import different_first, end_of, once
from tenback.study.playable import playable

SEED = 1  # of all worlds: the same view is always judged in the same ones
CANDIDATES, FOR_EACH = 12, 20  # turns compared at most, and play-outs for which one more is
AT_ONCE = 64  # turns that fit on the desk of a thinker
FRESH = 1 << 20  # the first world in which finalists are judged; those before it chose them


@dataclass(frozen=True, slots=True)
class Comparison:
    """Turns tried in the same worlds; the first one is the best."""

    turns: list[PlannedTurn]
    raw: Values  # [world, turn]
    curve: Curve
    choices: int  # turns that were thought of
    unheard: int  # the place of the one that looks best to somebody who heard nothing
    is_open: bool  # no card is hidden, so that there is only one world

    def chance(self, at: int) -> tuple[float, float]:
        """Return the chance to win with a turn, and its standard error; that all worlds agree does not prove much."""
        mean = float(self.raw[:, at].mean())
        if mean in {0.0, 1.0}:
            return mean, 0.0 if self.is_open else 1 / len(self.raw)
        return self.curve.chance(mean), self.curve.steepness(mean) * _standard_error(self.raw[:, at])

    def behind(self, at: int, ahead: int = 0) -> tuple[float, float]:
        """Return what a turn loses against a better one, and the standard error of that; both saw the same worlds."""
        best, mean = float(self.raw[:, ahead].mean()), float(self.raw[:, at].mean())
        steepness = max(self.curve.steepness(best), self.curve.steepness(mean))
        error = steepness * _standard_error(self.raw[:, ahead] - self.raw[:, at])
        return self.curve.chance(best) - self.curve.chance(mean), error


class Judge:
    """Compares turns of one game; whoever talks is listened to."""

    def __init__(self, rules: Ruleset, seats: int, *, talks: bool, people: Collection[int] = ()) -> None:
        self._thinker = _thinker_for(rules, seats, talks=talks)
        self._talker = Talker(Chance(SEED, Purpose.BOT), silent=not talks, people=people)
        self.curve = curve_for(rules, seats, talks=talks)

    def compare(self, view: View, playouts: int, keep: int, also: PlannedTurn | None = None) -> Comparison:
        """Compare the turns that look best, and one more; the number of play-outs is met as nearly as it can be."""
        told, deaf = self._talker.hear(view), [Told()] * len(view.hand_sizes)
        found, choices = self._choose(view, told, playouts // 2, keep)
        best_deaf = found[0] if told == deaf else self._choose(view, deaf, playouts // 2, 1)[0][0]
        finalists = once([*([] if also is None else [also]), *found, best_deaf])
        judged = self.measure(view, finalists, max(2, playouts // 2 // len(finalists)))
        unheard = 0 if told == deaf else [*map(end_of, judged.turns)].index(end_of(best_deaf))
        return replace(judged, choices=max(choices, len(finalists)), unheard=unheard)

    def measure(self, view: View, turns: Sequence[PlannedTurn], worlds: int, seed: int = SEED) -> Comparison:
        """Compare these turns in so many worlds that had no part in choosing them."""
        fresh, told = range(FRESH, FRESH + worlds), self._talker.hear(view)
        parts = [turns[first : first + AT_ONCE] for first in range(0, len(turns), AT_ONCE)]
        raw = np.hstack([self._thinker.try_each(view, told, part, fresh, seed) for part in parts]).clip(0, 1)
        order = sorted(range(len(turns)), key=lambda at: -raw[:, at].mean())
        return Comparison([turns[at] for at in order], raw[:, order], self.curve, len(turns), 0, _is_open(view))

    def propose(self, view: View, most: int) -> list[PlannedTurn]:
        """Return turns that look good at once, the best first."""
        found = self._thinker.propose(view, self._talker.hear(view), most, SEED)
        return once(playable(view, found))

    def _choose(self, view: View, told: Sequence[Told], playouts: int, keep: int) -> tuple[list[PlannedTurn], int]:
        """Return the turns that do best in some worlds, the better half going on to more of them; and how many were."""
        proposed = self._thinker.propose(view, told, max(keep, min(CANDIDATES, playouts // FOR_EACH)), SEED)
        turns = once(playable(view, proposed))
        sums, first, choices = dict.fromkeys(turns, 0.0), 0, len(turns)
        rounds = max(1, int(np.ceil(np.log2(max(1, len(turns) / keep)))))
        while len(turns) > keep:
            worlds = range(first, first + max(1, playouts // rounds // len(turns)))
            gains = self._thinker.try_each(view, told, turns, worlds, SEED).sum(axis=0)
            sums |= {turn: sums[turn] + float(gain) for turn, gain in zip(turns, gains, strict=True)}
            ranked = sorted(turns, key=lambda turn: -sums[turn])
            half, first = max(keep, (len(turns) + 1) // 2), worlds.stop
            turns = (different_first(ranked) if half == keep else ranked)[:half]
        return turns, choices


def _is_open(view: View) -> bool:
    return view.left == len(view.hand)


def _thinker_for(rules: Ruleset, seats: int, *, talks: bool) -> Thinker | JudgedThinker:
    """Return what tries turns out: the curves of teams that talk were fitted to play-outs without nets."""
    silent = None if talks and seats > 1 else find_thinker(rules, seats, talks=False)
    return silent if isinstance(silent, JudgedThinker) else Thinker(rules, seats, talks=talks)


def _standard_error(values: Values) -> float:
    return float(values.std(ddof=1) / np.sqrt(len(values)))
