"""Tables of which nothing was heard for long: counted and forgotten, while a server may run."""

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, ScalarSelect, delete, false, func, or_, select

from tenback.protocol.messages import Phase
from tenback.server.archive.database import demand_database, reached
from tenback.server.archive.migrations import migrate
from tenback.server.archive.schema import EVENTS, LISTINGS, SITTERS, SNAPSHOTS

AT_ONCE = 200  # tables in one transaction: a server that runs is not kept waiting


@dataclass(frozen=True, slots=True, kw_only=True)
class Ages:
    """By phase, since when nothing may have been heard of a table for it to be old; None: it never is."""

    gathering: int | None = None  # milliseconds since 1970
    playing: int | None = None
    over: int | None = None


def remove_old(connection: Connection, ages: Ages, but: Collection[str], most: int) -> int:
    """Forget some old tables, logs and all, but for those that are in use, and return how many."""
    asked = select(LISTINGS.c.code).where(_is_old(ages)).limit(most + len(but))
    codes = [code for code in connection.scalars(asked) if code not in but][:most]
    for rows in (EVENTS, SNAPSHOTS, LISTINGS, SITTERS) if codes else ():
        connection.execute(delete(rows).where(rows.c.code.in_(codes)))
    return len(codes)


def count_old(address: str, ages: Ages) -> dict[Phase, int]:
    """Return by phase how many tables are old, or raise `StoreDown`."""
    asked = select(LISTINGS.c.phase, func.count()).where(_is_old(ages)).group_by(LISTINGS.c.phase)
    with _opened(address) as connection:
        return {Phase(phase): count for phase, count in connection.execute(asked).all()}


def clean_up(address: str, ages: Ages) -> Iterator[int]:
    """Forget the tables that are old, and yield how many at a time, or raise `StoreDown`."""
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
    """Say of a table in a phase that it is old; a glance at its listing spares one into most logs."""
    return (LISTINGS.c.phase == phase) & (LISTINGS.c.at < at) & (_last_heard() < at)


def _last_heard() -> ScalarSelect[int]:
    last = select(EVENTS.c.at).where(EVENTS.c.code == LISTINGS.c.code).order_by(EVENTS.c.seq.desc()).limit(1)
    return last.scalar_subquery()
