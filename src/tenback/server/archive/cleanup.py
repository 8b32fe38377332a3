"""Old tables, where nothing has happened for long: counted and deleted, even while a server runs."""

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, ScalarSelect, delete, false, func, or_, select

from tenback.protocol.messages import Phase
from tenback.server.archive.database import demand_database, reached
from tenback.server.archive.migrations import migrate
from tenback.server.archive.schema import EVENTS, LISTINGS, REVIEWS, SITTERS, SNAPSHOTS

AT_ONCE = 200  # tables per transaction, so that a running server need not wait long


@dataclass(frozen=True, slots=True, kw_only=True)
class Ages:
    """For each phase, the time since which nothing has happened at an old table; None: none is ever old."""

    gathering: int | None = None  # milliseconds since 1970
    playing: int | None = None
    over: int | None = None


def remove_old(connection: Connection, ages: Ages, but: Collection[str], most: int) -> int:
    """Delete some old tables with their logs, except those in use, and return how many."""
    asked = select(LISTINGS.c.code).where(_is_old(ages)).limit(most + len(but))
    codes = [code for code in connection.scalars(asked) if code not in but][:most]
    for rows in (EVENTS, SNAPSHOTS, REVIEWS, LISTINGS, SITTERS) if codes else ():
        connection.execute(delete(rows).where(rows.c.code.in_(codes)))
    return len(codes)


def count_old(address: str, ages: Ages) -> dict[Phase, int]:
    """Return, by phase, how many tables are old, or raise `StoreDown`."""
    asked = select(LISTINGS.c.phase, func.count()).where(_is_old(ages)).group_by(LISTINGS.c.phase)
    with _opened(address) as connection:
        return {Phase(phase): count for phase, count in connection.execute(asked).all()}


def clean_up(address: str, ages: Ages) -> Iterator[int]:
    """Delete the old tables, and yield how many at a time, or raise `StoreDown`."""
    while True:
        with _opened(address) as connection:
            removed = remove_old(connection, ages, but=(), most=AT_ONCE)
        if not removed:
            return
        yield removed


@contextmanager
def _opened(address: str) -> Iterator[Connection]:
    demand_database(address)
    with reached(address) as engine:
        asyncio.run(migrate(engine))
        with engine.begin() as connection:
            yield connection


def _is_old(ages: Ages) -> ColumnElement[bool]:
    since = {Phase.GATHERING: ages.gathering, Phase.PLAYING: ages.playing, Phase.OVER: ages.over}
    return or_(false(), *(_is_older(phase, at) for phase, at in since.items() if at is not None))


def _is_older(phase: Phase, at: int) -> ColumnElement[bool]:
    """Return the condition that a table in a phase is old; its listing spares a look into most logs."""
    return (LISTINGS.c.phase == phase) & (LISTINGS.c.at < at) & (_last_heard() < at)


def _last_heard() -> ScalarSelect[int]:
    last = select(EVENTS.c.at).where(EVENTS.c.code == LISTINGS.c.code).order_by(EVENTS.c.seq.desc()).limit(1)
    return last.scalar_subquery()
