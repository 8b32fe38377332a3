"""The training program: `table` writes down a ruleset, `learn` trains on it, `pack` makes weights of what was learnt.

    python -m tenback.train table the-game --players 1 solo.npy
    python -m tenback.train learn runs/solo --silent solo.npy --minutes 9 --wide 3 --wide-from 0.55
    python -m tenback.train pack the-game runs/solo --silent 1

One net may learn several games: name all their tables, behind `--silent` where nobody knows what others hold, behind
`--open` where all hands lie open.

Only `table` and `pack` need Numba, only `learn` needs JAX; so they may run on different machines.

Slim nets need no graphics card, only Numba: `colours` trains one for all numbers of players of a game of colours,
`race` one for a race, `marked` one for all teams of a game with fire or commands, and `company` one for bots among
people. They learn on one core, or on as many as `--cores` says. A run that was stopped goes on when it is called again.

    python -m tenback.train colours quick-and-easy runs/easy --games 1000000
    python -m tenback.train race face-to-face runs/race --games 200000
    python -m tenback.train marked extreme runs/extreme --games 300000
    python -m tenback.train company the-game runs/company --games 400000
    python -m tenback.train pack-slim runs/race
"""

import argparse
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

import numpy as np

from tenback.nets.family import Family, read_family
from tenback.rules import UnknownRuleset, find_ruleset
from tenback.train.course import Course

SLIM = ("colours", "race", "marked", "company")  # families whose slim nets learn on one core


def main(words: Sequence[str] | None = None) -> None:
    """Run one command line."""
    given = _parser().parse_args(words)
    commands = {
        "table": _write_table,
        "learn": _learn,
        "pack": _pack,
        **dict.fromkeys(SLIM, _learn_slim),
        "pack-slim": _pack_slim,
    }
    commands[given.command](given)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m tenback.train", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    table, learn, pack = (commands.add_parser(name) for name in ("table", "learn", "pack"))
    for each in (table, pack):
        each.add_argument("game")
    table.add_argument("--players", type=int, required=True)
    table.add_argument("file", type=Path)
    learn.add_argument("folder", type=Path)
    for name in ("silent", "open"):
        learn.add_argument(f"--{name}", type=Path, nargs="+", default=[], metavar="TABLE")
    learn.add_argument("--begin", metavar="WEIGHTS")
    for name in ("minutes", "rate", "hope", "hope-until", "wide-from"):
        learn.add_argument(f"--{name}", type=float)
    for name in ("seed", "games", "steps", "batch", "wide"):
        learn.add_argument(f"--{name}", type=int)
    pack.add_argument("folder", type=Path)
    for name in ("silent", "open"):
        pack.add_argument(f"--{name}", type=int, nargs="+", default=[], metavar="PLAYERS")
    commands.add_parser("pack-slim").add_argument("folder", type=Path)
    for family in SLIM:
        slim = commands.add_parser(family)
        slim.add_argument("game", type=_game)
        slim.add_argument("folder", type=Path)
        for name in ("games", "seed", "cores", "batch"):
            slim.add_argument(f"--{name}", type=_count)
        slim.add_argument("--seats", type=int, nargs="+", metavar="PLAYERS")
        slim.add_argument("--begin", metavar="WEIGHTS")
        for name in ("rate", "hope-until"):
            slim.add_argument(f"--{name}", type=_share)
    return parser


def _game(text: str) -> str:
    try:
        return find_ruleset(text).id
    except UnknownRuleset as error:
        raise argparse.ArgumentTypeError(f"no game is called {text!r}") from error


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def _share(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to 1")
    return found


def _write_table(given: argparse.Namespace) -> None:
    from tenback.batch.lower import lower  # noqa: PLC0415 - brings Numba

    np.save(given.file, lower(find_ruleset(given.game), given.players))


def _learn(given: argparse.Namespace) -> None:
    from tenback.train.program import train  # noqa: PLC0415 - brings JAX

    tables = [(_family(file), False) for file in given.silent] + [(_family(file), True) for file in given.open]
    if not tables:
        raise SystemExit("name a table to learn from, behind --silent or --open")
    names = (field.name for field in fields(Course))
    chosen = {name: value for name in names if (value := getattr(given, name, None)) is not None}
    train(tables, Course(**chosen), given.folder)


def _learn_slim(given: argparse.Namespace) -> None:
    from tenback.train.slim.course import Course  # noqa: PLC0415 - brings Numba
    from tenback.train.slim.families import FAMILIES  # noqa: PLC0415 - brings Numba
    from tenback.train.slim.program import OtherGame, OtherSeats, OtherWeights, train  # noqa: PLC0415 - brings Numba

    names = ("games", "seed", "cores", "batch", "seats", "begin", "rate", "hope_until")
    chosen = {name: value for name in names if (value := getattr(given, name)) is not None}
    family = FAMILIES[given.command]
    manner = {name: getattr(family, name) for name in ("seats", "rate", "trace", "hope_until")}
    manner["batch"] = family.batch * chosen.get("cores", 1)
    try:
        train(Course(family=given.command, game=given.game, **(manner | chosen)), given.folder)
    except (OtherGame, OtherSeats, OtherWeights) as error:
        raise SystemExit(str(error)) from error


def _pack_slim(given: argparse.Namespace) -> None:
    from tenback.train.slim.package import put_into_package  # noqa: PLC0415 - brings Numba

    print(put_into_package(given.folder))  # noqa: T201 - what the command answers


def _family(file: Path) -> Family:
    family = read_family(np.load(file))
    if family is None:
        raise SystemExit(f"{file}: nets cannot judge this game yet: it is not four piles of one team without commands")
    return family


def _pack(given: argparse.Namespace) -> None:
    from tenback.train.package import put_into_package  # noqa: PLC0415 - brings Numba

    print(put_into_package(given.game, given.folder, given.silent, given.open))  # noqa: T201 - what the command answers


if __name__ == "__main__":
    main()
