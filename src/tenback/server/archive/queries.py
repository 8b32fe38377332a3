"""The queries; each finds its rows by a key, however many rows there are."""

import json
from collections.abc import Callable, Collection, Sequence

from sqlalchemy import Integer, Select, TextClause, Update, bindparam, select, text, update

from tenback.protocol.messages import Phase
from tenback.server.archive.schema import EVENTS, LISTINGS, REVIEWS, SITTERS, SNAPSHOTS

NEWEST = 2**31 - 1  # later than any event
ASKED: dict[str, tuple[str, Callable[[Sequence[str]], object]]] = {  # by kind of database: codes as rows
    "sqlite": ("(SELECT value AS code FROM json_each(:codes)) AS asked", json.dumps),
    "postgresql": ("unnest(CAST(:codes AS text[])) AS asked(code)", list),
}


LOG = (  # built once: to put a question together takes as long as to answer it
    select(EVENTS.c.seq, EVENTS.c.at, EVENTS.c.body)
    .where(EVENTS.c.code == bindparam("code"), EVENTS.c.seq > bindparam("after"))
    .order_by(EVENTS.c.seq)
    .limit(bindparam("most", type_=Integer))
)
SNAPSHOT = select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.code == bindparam("code"), SNAPSHOTS.c.seq <= bindparam("upto"))


def part_of_log(code: str, after: int, most: int = NEWEST) -> dict[str, object]:
    """Return what `LOG` has to be told: whose log, and from which event on."""
    return {"code": code, "after": after, "most": most}


def ends_of(codes: Sequence[str], dialect: str) -> TextClause:
    """Ask for the last event of each log, null where there is none; nothing else of the logs is read.

    All codes are one value: to name each by itself would take longer than to answer. To leave out logs that do not
    exist is up to the caller: PostgreSQL would look up each log twice for that.
    """
    asked, value = ASKED[dialect]
    last = "SELECT seq FROM events WHERE events.code = asked.code ORDER BY seq DESC LIMIT 1"
    return text(f"SELECT asked.code, ({last}) FROM {asked}").bindparams(codes=value(codes))  # noqa: S608 - the codes are a parameter


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


def review_of(code: str, playouts: int) -> Select[tuple[bytes]]:
    """Ask for the review of a table's game."""
    return select(REVIEWS.c.body).where(REVIEWS.c.code == code, REVIEWS.c.playouts == playouts)


def visited(codes: Collection[str], at: int) -> Update:
    """Note when somebody was at tables, whether or not anything happened there."""
    return update(LISTINGS).where(LISTINGS.c.code.in_(codes)).values(at=at)
