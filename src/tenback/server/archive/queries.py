"""The queries; each finds its rows by a key, however many rows there are."""

from collections.abc import Sequence

from sqlalchemy import Select, func, select

from tenback.protocol.messages import Phase
from tenback.server.archive.schema import EVENTS, LISTINGS, SITTERS


def log_of(code: str, after: int, most: int | None = None) -> Select[tuple[int, int, bytes]]:
    """Ask for the log of a table from an event on."""
    asked = select(EVENTS.c.seq, EVENTS.c.at, EVENTS.c.body).where(EVENTS.c.code == code, EVENTS.c.seq > after)
    return asked.order_by(EVENTS.c.seq).limit(most)


def ends_of(codes: Sequence[str]) -> Select[tuple[str, int | None]]:
    """Ask for the last event of each log; nothing else of the logs is read."""
    end = select(func.max(EVENTS.c.seq)).where(EVENTS.c.code == LISTINGS.c.code).scalar_subquery()
    return select(LISTINGS.c.code, end.label("end")).where(LISTINGS.c.code.in_(codes))


def open_codes(most: int) -> Select[tuple[str]]:
    """Ask for the codes of tables that anybody may join, the newest first."""
    asked = select(LISTINGS.c.code).where(LISTINGS.c.phase == Phase.GATHERING, LISTINGS.c.open)
    return asked.order_by(LISTINGS.c.at.desc()).limit(most)


def tables_of(person: str, most: int) -> Select[tuple[bytes, str]]:
    """Ask for the tables at which a person sits, the newest first, and for the name of the person there."""
    asked = select(LISTINGS.c.card, SITTERS.c.name).join(SITTERS, SITTERS.c.code == LISTINGS.c.code)
    return asked.where(SITTERS.c.person == person).order_by(LISTINGS.c.at.desc()).limit(most)


def listings_of(codes: Sequence[str]) -> Select[tuple[bytes]]:
    """Ask for the listings of tables, the newest first."""
    return select(LISTINGS.c.card).where(LISTINGS.c.code.in_(codes)).order_by(LISTINGS.c.at.desc())


def listing_of(code: str) -> Select[tuple[bytes]]:
    """Ask for the listing of a table."""
    return select(LISTINGS.c.card).where(LISTINGS.c.code == code)
