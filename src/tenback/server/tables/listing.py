"""How lists of tables show a table."""

import msgspec
from msgspec.structs import replace

from tenback.protocol.calls import Listing, MyListing
from tenback.protocol.messages import Phase
from tenback.server.tables.table import Table


def list_mine(listing: Listing, name: str, table: Table | None) -> MyListing:
    """Return a listing for the person of this name, who sits there, with what only the table itself knows."""
    shown = replace(listing, at=table.at, left=_left(table)) if table else listing
    fields = {name: getattr(shown, name) for name in Listing.__struct_fields__}
    return MyListing(
        **fields,
        you=listing.names.index(name) if name in listing.names else None,
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
        left=_left(table) if table.phase is Phase.OVER else None,
    )


def _left(table: Table) -> int | None:
    """Return how many cards nobody has laid yet."""
    return table.game.state.left if table.game else None


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
