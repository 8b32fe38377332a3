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
    data, course = (run / WEIGHTS).read_bytes(), _course(run)
    rules, net = find_ruleset(course.game), FAMILIES[course.family].net
    seats = sorted({*course.seats})
    entry = Entry(
        game=rules.id,
        silent=[] if net.open_hands else seats,
        open=seats if net.open_hands else [],
        fingerprints={str(count): fingerprint(lower(rules, count)) for count in seats},
        format=net.format,
        file=f"{rules.id.replace('/', '-')}-{course.family}-{''.join(map(str, seats))}.npz",
        sha256=sha256(data).hexdigest(),
        seed=course.seed,
        command=_command(course),
        learnt=_figures(run),
    )
    enter(entry, data)
    return entry


def _course(run: Path) -> Course:
    return Course(**json.loads((run / COURSE).read_text()))


def _command(course: Course, folder: str = "FOLDER") -> str:
    """Return what was called; a run that began with the weights of another one comes after it."""
    words = f"{course.family} {course.game} {folder} --games {course.games} --seed {course.seed} --rate {course.rate}"
    seats = f" --seats {' '.join(map(str, course.seats))}"
    hope = f" --hope-until {course.hope_until}" if course.hope_until else ""
    cores = f" --cores {course.cores} --batch {course.batch}" if course.cores > 1 else ""
    command = f"python -m tenback.train {words}{seats}{hope}{cores}"
    if course.begin is None:
        return command
    return f"{_command(_course(Path(course.begin).parent), 'FIRST')}; then {command} --begin FIRST/{WEIGHTS}"


def _figures(run: Path) -> str:
    """Return in words how the games of the run went at its end."""
    log = [json.loads(line) for line in (run / LOG).read_text().splitlines()]
    last = {seats: share for line in log for seats, share in line["laid"].items()}
    laid = ", ".join(f"{share:.1%} with {seats}" for seats, share in sorted(last.items()))
    games, minutes = sum(line["games"] for line in log), log[-1]["seconds"] / 60
    return f"{games:,} games in {minutes:.1f} minutes; at the end all cards laid at first sight: {laid}"
