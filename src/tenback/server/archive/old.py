"""Tables of which nothing was heard for long: how many there are, and how they are forgotten."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, ScalarSelect, delete, false, func, or_, select

from tenback.protocol.messages import Phase
from tenback.server.archive.schema import EVENTS, LISTINGS, SITTERS, SNAPSHOTS


@dataclass(frozen=True, slots=True, kw_only=True)
class Ages:
    """By phase, since when nothing may have been heard of a table for it to be old; None: it never is."""

    gathering: int | None = None  # milliseconds since 1970
    playing: int | None = None
    over: int | None = None


def count_old(connection: Connection, ages: Ages) -> dict[Phase, int]:
    """Return by phase how many tables are old."""
    asked = select(LISTINGS.c.phase, func.count()).where(_is_old(ages)).group_by(LISTINGS.c.phase)
    return {Phase(phase): count for phase, count in connection.execute(asked).all()}


def remove_old(connection: Connection, ages: Ages, but: Collection[str], most: int) -> int:
    """Forget some old tables, logs and all, but for those that are in use, and return how many."""
    asked = select(LISTINGS.c.code).where(_is_old(ages)).limit(most + len(but))
    codes = [code for code in connection.scalars(asked) if code not in but][:most]
    for rows in (EVENTS, SNAPSHOTS, LISTINGS, SITTERS) if codes else ():
        connection.execute(delete(rows).where(rows.c.code.in_(codes)))
    return len(codes)


def _is_old(ages: Ages) -> ColumnElement[bool]:
    since = {Phase.GATHERING: ages.gathering, Phase.PLAYING: ages.playing, Phase.OVER: ages.over}
    return or_(false(), *(_is_older(phase, at) for phase, at in since.items() if at is not None))


def _is_older(phase: Phase, at: int) -> ColumnElement[bool]:
    """Say of a table in a phase that it is old; a glance at its listing spares one into most logs."""
    return (LISTINGS.c.phase == phase) & (LISTINGS.c.at < at) & (_last_heard() < at)


def _last_heard() -> ScalarSelect[int]:
    last = select(EVENTS.c.at).where(EVENTS.c.code == LISTINGS.c.code).order_by(EVENTS.c.seq.desc()).limit(1)
    return last.scalar_subquery()
