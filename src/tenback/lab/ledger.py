"""The ledger: the finished parts of a run in a file, so that the run can go on where it stopped."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import Self

import numpy as np

from tenback.bots import VERSION
from tenback.lab.experiment import Experiment
from tenback.lab.facts import FACTS, Rows
from tenback.lab.run import Part, Sample, team_name
from tenback.rules.commands import command_table

MARK = 0x7B10  # SQLite's application_id of our files
CELL = np.dtype("<i4")  # a fact of a game
TABLES = """
CREATE TABLE terms (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE samples (
    first INTEGER, stop INTEGER, lineup INTEGER, seconds REAL NOT NULL, games BLOB NOT NULL, PRIMARY KEY (first, lineup)
);
"""

Terms = dict[str, str]


class LedgerError(Exception):
    """A ledger that cannot be used; `path` is where it is."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path, self.why = path, why


class NoLedger(LedgerError):
    """A file that is not a ledger."""


class LedgerTaken(LedgerError):
    """A ledger that another run is writing to."""


class LedgerFails(LedgerError):
    """A ledger that cannot be read or written."""


FAULTS = {sqlite3.SQLITE_BUSY: LedgerTaken, sqlite3.SQLITE_NOTADB: NoLedger}


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """Something that differs between the ledger and the experiment."""

    name: str
    kept: str
    asked: str


class OtherRun(LedgerError):
    """The ledger of a run with another experiment."""

    def __init__(self, path: Path, discrepancies: tuple[Discrepancy, ...]) -> None:
        super().__init__(path, ", ".join(f"{each.name} is {each.kept}, not {each.asked}" for each in discrepancies))
        self.discrepancies = discrepancies


def terms_of(experiment: Experiment) -> Terms:
    """Return everything that determines the games of an experiment, except their number."""
    rules = experiment.rules
    return {
        "tenback": version("tenback"),
        "game": rules.id,
        "rules": str(rules.version),
        "house": ", ".join(f"{name}={choice}" for name, choice in sorted(rules.house.items())),
        "commands": ", ".join(f"{name}={sorted(numbers)}" for name, numbers in command_table(rules).items()),
        "players": str(len(experiment.lineups[0])),
        "bots": " / ".join(map(team_name, experiment.lineups)),
        "version of the bots": str(VERSION),
        "seed": str(experiment.seed),
        "silent": str(experiment.silent),
    }


class Ledger:
    """A file that holds one run, used by one process at a time; raises `LedgerError` wherever that fails."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self._told():
            self._file = sqlite3.connect(path.absolute(), timeout=0, isolation_level=None)
        try:
            with self._told():
                self._take()
        except LedgerError:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    @property
    def seed(self) -> int | None:
        """The seed of the run; None if the ledger is new."""
        kept = self._terms().get("seed")
        return None if kept is None else int(kept)

    def begin(self, experiment: Experiment) -> list[Part]:
        """Return the parts that are done, or raise `OtherRun`; a new ledger takes on the experiment."""
        with self._told():
            if not self._terms():
                self._file.executemany("INSERT INTO terms VALUES (?, ?)", terms_of(experiment).items())
            self._demand_same(experiment)
            return list(self._parts())

    def add(self, part: Part) -> None:
        """Write a finished part down."""
        rows = [
            (part.deals.start, part.deals.stop, at, sample.seconds, sample.rows.astype(CELL).tobytes())
            for at, sample in enumerate(part.samples)
        ]
        with self._told(), self._whole():
            self._file.executemany("INSERT INTO samples VALUES (?, ?, ?, ?, ?)", rows)

    def _take(self) -> None:
        """Keep everybody else out, and make the tables of a new file."""
        self._file.execute("PRAGMA locking_mode = EXCLUSIVE")
        (mark,), (pages,) = (
            self._file.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "page_count")
        )
        if pages and mark != MARK:
            raise NoLedger(self.path, "not a ledger")
        self._file.execute("PRAGMA journal_mode = WAL")  # a commit is an append, so that even short parts are cheap
        self._file.execute("PRAGMA synchronous = NORMAL")
        with self._whole():
            if not pages:
                self._file.execute(f"PRAGMA application_id = {MARK}")
                for statement in TABLES.split(";"):
                    self._file.execute(statement)

    def _terms(self) -> Terms:
        return dict(self._file.execute("SELECT name, value FROM terms"))

    def _demand_same(self, experiment: Experiment) -> None:
        kept, asked = self._terms(), terms_of(experiment)
        (last,) = self._file.execute("SELECT coalesce(max(stop), 0) FROM samples").fetchone()
        if last > experiment.deals:
            kept, asked = {**kept, "deals": str(last)}, {**asked, "deals": str(experiment.deals)}
        found = tuple(
            Discrepancy(name, kept.get(name, ""), asked[name]) for name in asked if kept.get(name) != asked[name]
        )
        if found:
            raise OtherRun(self.path, found)

    def _parts(self) -> Iterator[Part]:
        rows = self._file.execute("SELECT first, stop, seconds, games FROM samples ORDER BY first, lineup")
        for (first, stop), samples in groupby(rows, key=lambda row: row[:2]):
            yield Part(range(first, stop), tuple(Sample(_games(games), seconds) for *_, seconds, games in samples))

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """Write everything or nothing."""
        self._file.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._file.rollback()
            raise
        self._file.commit()

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turn errors of SQLite into ours."""
        try:
            yield
        except sqlite3.Error as error:
            kind = FAULTS.get(getattr(error, "sqlite_errorcode", 0), LedgerFails)
            raise kind(self.path, str(error)) from error


def _games(content: bytes) -> Rows:
    return np.frombuffer(content, CELL).reshape(-1, len(FACTS)).astype(np.int64)
