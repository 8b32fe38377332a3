"""A table as lists of tables show it."""

import msgspec
from msgspec import Struct

from tenback.protocol.options import Options
from tenback.server.tables.table import Phase, Table


class Listing(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is told of a table to those who do not sit there."""

    code: str
    phase: Phase
    options: Options
    names: list[str | None]  # who sits where
    at: int  # milliseconds since 1970: when this last changed


class MyListing(Listing, frozen=True, kw_only=True):
    """A table at which I sit."""

    you: int | None = None  # my seat, where the game runs
    turn: int | None = None  # the seat that it waits for


def list_mine(listing: Listing, table: Table | None, person: str) -> MyListing:
    """Return a listing for somebody who sits there, with what only the table itself knows."""
    fields = {name: getattr(listing, name) for name in Listing.__struct_fields__}
    return MyListing(
        **fields,
        you=table.seat_of(person) if table else None,
        turn=table.on_turn() if table else None,
    )


def list_table(table: Table) -> Listing:
    """Return the listing of a table as it is now."""
    return Listing(
        code=table.code,
        phase=table.phase,
        options=table.options,
        names=[chair.name if chair else None for chair in table.chairs],
        at=table.at,
    )


def sitters(table: Table) -> dict[str, str]:
    """Return the people of a table and their names."""
    return {chair.person: chair.name for chair in table.chairs if chair and chair.person}


def has_bots(table: Table) -> bool:
    """Say whether one of our bots plays here."""
    return any(chair and chair.played_by for chair in table.chairs)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Listing)


def write_listing(listing: Listing) -> bytes:
    """Return a listing as it is stored."""
    return _encoder.encode(listing)


def read_listing(body: bytes) -> Listing:
    """Return a stored listing."""
    return _decoder.decode(body)
