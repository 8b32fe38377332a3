"""What was learnt becomes part of the package: a file of weights, and a line of the index about it."""

import json
from hashlib import sha256
from pathlib import Path

from tenback.batch.lower import lower
from tenback.nets.colour_weights import FORMAT
from tenback.nets.family import fingerprint
from tenback.nets.weights import Entry
from tenback.rules import find_ruleset
from tenback.train.colours.course import COURSE, LOG, WEIGHTS
from tenback.train.package import enter


def put_into_package(run: Path) -> Entry:
    """Copy the weights of a run into the package this is run from, and enter them into its index."""
    data, course = (run / WEIGHTS).read_bytes(), json.loads((run / COURSE).read_text())
    rules = find_ruleset(course["game"])
    seats = sorted(rules.hand_size)
    entry = Entry(
        game=rules.id,
        silent=[],
        open=seats,
        fingerprints={str(count): fingerprint(lower(rules, count)) for count in seats},
        format=FORMAT,
        file=f"{rules.id.replace('/', '-')}-{''.join(map(str, seats))}.npz",
        sha256=sha256(data).hexdigest(),
        seed=course["seed"],
        command=f"python -m tenback.train colours {rules.id} FOLDER --games {course['games']} --seed {course['seed']}",
        learnt=_figures((run / LOG).read_text().splitlines()),
    )
    enter(entry, data)
    return entry


def _figures(log: list[str]) -> str:
    """Return in words how the games of the run went at its end."""
    last, games = json.loads(log[-1]), sum(json.loads(line)["games"] for line in log)
    won = ", ".join(f"{share:.1%} with {seats}" for seats, share in last["won"].items())
    return f"{games:,} games in {last['seconds'] / 60:.1f} minutes; at the end won at first sight: {won}"
