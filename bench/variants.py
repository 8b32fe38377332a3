"""What each idea is worth, and how numbers were tuned: the bots with one thing changed, on the same deals.

    python -m bench.variants ablation --players 3 --bot search:500 --games 100
    python -m bench.variants tuning --players 2 --bot score --games 4000 --silent

Every variant is a private copy of the package in which a few words are replaced, so the bots themselves need no flags.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

Change = tuple[str, str, str]  # file, words, other words
PACKAGE = Path(__file__).parents[1] / "src" / "tenback"

ABLATION: Mapping[str, Sequence[Change]] = {
    "everything": (),
    "no plan for the turn in play-outs": (
        ("batch/care.py", "MOST_PLANS, MOST_DEPTH = 12, 3", "MOST_PLANS, MOST_DEPTH = 12, 1"),
    ),
    "no more cards than owed": (
        ("batch/care.py", "extra=10", "extra=-1000"),
        (
            "batch/turning.py",
            "most = min(MOST_LAYS, g[SIZES + g[SEAT]])",
            "most = min(max(g[ASKED] - g[LAID], 1), g[SIZES + g[SEAT]])",
        ),
    ),
    "words heard, hands not inferred": (("bots/search.py", "(told.needs, told.bans)", "((), frozenset())"),),
    "nothing inferred from what was not said": (
        ("bots/search.py", "(told.needs, told.bans)", "(told.needs, frozenset())"),
    ),
    "brief words, as among people": (("bots/convention.py", "brief=bool(self._people)", "brief=True"),),
    "play-outs to the end, no values": (("batch/thinking.py", "TURNS_AHEAD = 6", "TURNS_AHEAD = 500"),),
    "values at once, no play-outs": (("batch/thinking.py", "TURNS_AHEAD = 6", "TURNS_AHEAD = 0"),),
    "the end not played out": (("batch/finishing.py", "return t[RACE] == 0 and", "return False and"),),
    "the first seat begins": (("bots/opening.py", "return sum(", "return 0 * sum("),),
}
TUNING: Mapping[str, Sequence[Change]] = {
    "as it is": (),
    **{
        f"base {base}": (("batch/prices.py", "BASE, DECAY = 3.5,", f"BASE, DECAY = {base},"),)
        for base in (2.5, 3.0, 4.0, 5.0)
    },
    **{
        f"decay {decay}": (("batch/prices.py", "DECAY = 3.5, 0.03", f"DECAY = 3.5, {decay}"),)
        for decay in (0.015, 0.05, 0.1)
    },
    **{f"extra {extra}": (("batch/care.py", "extra=10", f"extra={extra}"),) for extra in (-20, 0, 20, 30)},
    **{f"near {near}": (("batch/care.py", "near=5", f"near={near}"),) for near in (3, 8)},
    **{f"plans {plans}": (("batch/care.py", "plans=8", f"plans={plans}"),) for plans in (4, 12)},
}


class StaleVariant(ValueError):
    """A variant that replaces words which are no longer there."""


def make_copy(folder: Path, changes: Sequence[Change]) -> None:
    """Copy the package into a folder, with the changes made."""
    shutil.copytree(PACKAGE, folder / "tenback", ignore=shutil.ignore_patterns("__pycache__"))
    for name, words, others in changes:
        file = folder / "tenback" / name
        text = file.read_text(encoding="utf-8")
        if words not in text:
            raise StaleVariant(f"{name} has no {words!r}")
        file.write_text(text.replace(words, others), encoding="utf-8")


def measure(changes: Sequence[Change], line: Sequence[str]) -> Mapping[str, float]:
    """Return what `tenback sim` finds for a variant."""
    with tempfile.TemporaryDirectory() as folder:
        make_copy(Path(folder), changes)
        command = [sys.executable, "-m", "tenback", "sim", *line, "--json"]
        ran = subprocess.run(
            command, env={**os.environ, "PYTHONPATH": folder}, capture_output=True, text=True, check=True
        )
    figures: Mapping[str, float] = json.loads(ran.stdout)
    return figures


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("which", choices=("ablation", "tuning"))
    parser.add_argument("--game", default="the-game")
    known, line = parser.parse_known_args(words)
    print("| Variant | Games won | Cards left |\n| --- | --- | --- |")
    for name, changes in (ABLATION if known.which == "ablation" else TUNING).items():
        found = measure(changes, [known.game, *line, "--seed", "1"])
        won = f"{found['win_rate']:.1%} ({found['win_low']:.1%} to {found['win_high']:.1%})"
        print(f"| {name} | {won} | {found['left_mean']:.2f} |", flush=True)


if __name__ == "__main__":
    main()
