"""What was learnt becomes part of the package: a file of weights, and a line of the index about it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path

from tenback.batch.lower import lower
from tenback.nets.family import fingerprint
from tenback.nets.weights import FORMAT, INDEX, Entry, entries, folder
from tenback.rules import find_ruleset
from tenback.train.course import COURSE, LOG, WEIGHTS

NAMED = ("minutes", "seed", "rate", "hope", "hope_until", "wide", "wide_from")  # what a command says of a course


def put_into_package(game: str, run: Path, silent: Sequence[int], open_hands: Sequence[int]) -> Entry:
    """Copy the weights of a run into the package this is run from, and enter them into its index."""
    data, course = (run / WEIGHTS).read_bytes(), json.loads((run / COURSE).read_text())
    seats = sorted({*silent, *open_hands})
    entry = Entry(
        game=game,
        silent=silent,
        open=open_hands,
        fingerprints={str(count): fingerprint(lower(find_ruleset(game), count)) for count in seats},
        format=FORMAT,
        file=f"{game.replace('/', '-')}-{''.join(map(str, seats))}.npz",
        sha256=sha256(data).hexdigest(),
        seed=course["seed"],
        command=_command(course, silent, open_hands),
        learnt=_figures((run / LOG).read_text().splitlines()),
    )
    enter(entry, data)
    return entry


def enter(entry: Entry, data: bytes) -> None:
    """Write a file of weights into the package, and its line into the index; its tables are no longer others'."""
    here = Path(str(folder()))
    (here / entry.file).write_bytes(data)
    others = [_without(line, entry) for line in entries() if line.file != entry.file]
    lines = sorted([*others, entry], key=lambda line: line.file)
    (here / INDEX).write_text(json.dumps([asdict(line) for line in lines], indent=2) + "\n")
    entries.cache_clear()


def _without(line: Entry, entry: Entry) -> Entry:
    """Return what is left for the nets of a line, beside those of another one."""
    if (line.game, line.format) != (entry.game, entry.format):
        return line
    silent, open_hands = (
        [seats for seats in before if seats not in now]
        for before, now in ((line.silent, entry.silent), (line.open, entry.open))
    )
    left = {str(seats) for seats in (*silent, *open_hands)}
    marks = {seats: mark for seats, mark in line.fingerprints.items() if seats in left}
    return replace(line, silent=silent, open=open_hands, fingerprints=marks)


def _command(course: Mapping[str, float | str | None], silent: Sequence[int], open_hands: Sequence[int]) -> str:
    """Return the command of a run, without the places of its files."""
    tables = [f"--{name} TABLES" for name, seats in (("silent", silent), ("open", open_hands)) if seats]
    words = [f"--{name.replace('_', '-')} {course[name]}" for name in NAMED if name in course]
    begin = [f"--begin {Path(str(course['begin'])).name}"] if course.get("begin") else []
    return " ".join(["python -m tenback.train learn FOLDER", *tables, *begin, *words])


def _figures(log: list[str]) -> str:
    """Return in words how the games of the run went at its end."""
    last, games = json.loads(log[-1]), sum(json.loads(line)["games"] for line in log)
    return f"{games:,} games in {last['seconds'] / 60:.1f} minutes; at the end {last['won']:.1%} won in self-play"
