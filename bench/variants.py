"""What each idea is worth, and how numbers were tuned: the bots with one thing changed, on the same deals.

    python -m bench.variants ablation --players 3 --bot search:500 --games 100
    python -m bench.variants nets --game extreme --players 3 --bot search:300 --games 100
    python -m bench.variants tuning --players 2 --bot score --games 4000 --silent

A variant names what stands elsewhere in the package: a number, or a function that this page writes in its place. Each
is measured by a process of its own, which puts it there before anything is compiled; so the bots need no flags.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib import import_module

from tenback.heuristics.planning import IN_COMPANY

NAME = "TENBACK_VARIANT"  # the environment variable that tells a process which variant it is to be
Change = tuple[str, str, Callable[[], object]]  # a module, a name in it, and what makes that which is to stand there


def _set(module: str, name: str, value: object) -> Change:
    return module, name, lambda: value


def _write(module: str, name: str, function: str) -> Change:
    return module, name, lambda: getattr(import_module("bench.variant_parts"), function)


EVEN_TURNS = _set("search.halving", "CLEAR", 1e9)  # nothing is clear, so no turn ends early and none can take longer
ABLATION: Mapping[str, Sequence[Change]] = {
    "everything": (),
    "every turn takes as long": (EVEN_TURNS,),
    "no plan for the turn in play-outs": (_set("heuristics.planning", "MOST_DEPTH", 1),),
    "no more cards than owed": (
        _set("heuristics.planning", "IN_COMPANY", replace(IN_COMPANY, extra=-1000)),
        _write("search.turns", "most_lays", "lays_owed"),
    ),
    "words heard, hands not inferred": (_write("bots.search", "Talker", "Deaf"),),
    "nothing inferred from what was not said": (_write("bots.search", "Talker", "Literal"),),
    "brief words, as among people": (_write("bots.convention", "convention_of", "brief_convention"),),
    "play-outs to the end, no values": (_set("search.thinker", "TURNS_AHEAD", 500),),
    "values at once, no play-outs": (_set("search.thinker", "TURNS_AHEAD", 0),),
    "the end not played out": (_set("batch.layout", "MOST_TO_FINISH", -1),),
    "the first seat begins": tuple(_set("heuristics.opening", name, -1) for name in ("CALM", "FAIR", "EAGER")),
}
NETS: Mapping[str, Sequence[Change]] = {
    "everything": (),
    "every turn takes as long": (EVEN_TURNS,),
    "no nets, values learnt on the spot": (_write("search.thinkers", "find_thinker", "nobody"),),
    "ends of turns judged, nothing tried": (_write("search.told_thinker", "IN_COMPANY", "SURE"),),
    "nothing remembered": (_write("bots.search", "Memory", "Forgetful"),),
    "words heard, hands not inferred": (_write("bots.search", "Memory", "Blank"),),
    "brief words, as among people": ABLATION["brief words, as among people"],
}
TUNING: Mapping[str, Sequence[Change]] = {
    "as it is": (),
    **{f"base {base}": (_set("heuristics.prices", "BASE", base),) for base in (2.5, 3.0, 4.0, 5.0)},
    **{f"decay {decay}": (_set("heuristics.prices", "DECAY", decay),) for decay in (0.015, 0.05, 0.1)},
    **{
        f"{top.lower()} {times}": (_set("heuristics.prices", top, times),)
        for top in ("ONE_PILE", "FEW_DRAWN", "NO_TRICK")
        for times in (1.0, 1.2)
    },
    **{
        f"{field} {value}": (_set("heuristics.planning", "IN_COMPANY", replace(IN_COMPANY, **{field: value})),)
        for field, values in (("extra", (-20, 0, 20, 30)), ("near", (3, 8)), ("plans", (4, 12)))
        for value in values
    },
}
VARIANTS = {"ablation": ABLATION, "nets": NETS, "tuning": TUNING}


class UnknownPart(ValueError):
    """A variant that changes what the package does not have."""


def become(changes: Sequence[Change]) -> None:
    """Put the changes where they belong, in this process."""
    for name, part, make in changes:
        module = import_module(f"tenback.{name}")
        if not hasattr(module, part):
            raise UnknownPart(f"{name} has no {part}")
        setattr(module, part, make())


def measure(which: str, name: str, line: Sequence[str]) -> Mapping[str, float]:
    """Return what `tenback sim` finds for a variant."""
    command = [sys.executable, "-m", "bench.variant", "sim", *line, "--json"]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, NAME: f"{which}/{name}", "NUMBA_CACHE_DIR": folder}
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: Mapping[str, float] = json.loads(ran.stdout)
    return figures


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("which", choices=VARIANTS)
    parser.add_argument("--game", default="the-game")
    known, line = parser.parse_known_args(words)
    print("| Variant | Games won | Cards left |\n| --- | --- | --- |")
    for name in VARIANTS[known.which]:
        found = measure(known.which, name, [known.game, *line, "--seed", "1"])
        won = f"{found['win_rate']:.1%} ({found['win_low']:.1%} to {found['win_high']:.1%})"
        print(f"| {name} | {won} | {found['left_mean']:.2f} |", flush=True)


if __name__ == "__main__":
    main()
