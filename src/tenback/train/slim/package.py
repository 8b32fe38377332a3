"""What was learnt becomes part of the package: a file of weights, and a line of the index about it."""

import json
from hashlib import sha256
from pathlib import Path

from tenback.batch.lower import lower
from tenback.nets.family import fingerprint
from tenback.nets.weights import Entry
from tenback.rules import find_ruleset
from tenback.train.package import enter
from tenback.train.slim.course import COURSE, LOG, WEIGHTS, Course
from tenback.train.slim.families import FAMILIES


def put_into_package(run: Path) -> Entry:
    """Copy the weights of a run into the package this is run from, and enter them into its index."""
    data, course = (run / WEIGHTS).read_bytes(), Course(**json.loads((run / COURSE).read_text()))
    rules, net = find_ruleset(course.game), FAMILIES[course.family].net
    seats = sorted(rules.hand_size)
    entry = Entry(
        game=rules.id,
        silent=[] if net.open_hands else seats,
        open=seats if net.open_hands else [],
        fingerprints={str(count): fingerprint(lower(rules, count)) for count in seats},
        format=net.format,
        file=f"{rules.id.replace('/', '-')}-{''.join(map(str, seats))}.npz",
        sha256=sha256(data).hexdigest(),
        seed=course.seed,
        command=_command(course),
        learnt=_figures((run / LOG).read_text().splitlines()),
    )
    enter(entry, data)
    return entry


def _command(course: Course) -> str:
    return f"python -m tenback.train {course.family} {course.game} FOLDER --games {course.games} --seed {course.seed}"


def _figures(log: list[str]) -> str:
    """Return in words how the games of the run went at its end."""
    last, games = json.loads(log[-1]), sum(json.loads(line)["games"] for line in log)
    laid = ", ".join(f"{share:.1%} with {seats}" for seats, share in last["laid"].items())
    return f"{games:,} games in {last['seconds'] / 60:.1f} minutes; at the end all cards laid at first sight: {laid}"
