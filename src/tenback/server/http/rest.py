"""The calls that are not live: to open and find tables, and to get records and games."""

import re
from asyncio import to_thread
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from typing import Annotated, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import Parameter

from tenback.play.codec import to_json, to_text
from tenback.protocol.calls import (
    Branch,
    Exchange,
    Exchanged,
    Listing,
    MyListing,
    NewPass,
    NewTable,
    Order,
    Reach,
    Version,
)
from tenback.protocol.games import GameInfo
from tenback.protocol.messages import Phase
from tenback.protocol.refusals import No, Refusal
from tenback.protocol.requests import PASS_FORM
from tenback.server.http.admission import Admission
from tenback.server.http.foyer import Foyer
from tenback.server.http.games import describe_games
from tenback.server.http.openapi import WITH_PASS, RecordOperation, refusing
from tenback.server.live.exchange import exchange
from tenback.server.live.hall import Hall
from tenback.server.live.refusal_text import language_of
from tenback.server.passes import new_pass, person_of
from tenback.server.reach import reach
from tenback.server.settings import Settings
from tenback.server.tables.listing import list_mine
from tenback.server.tables.record import record_of
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table

MOST_LISTED = 100  # of the tables at which somebody sits
MOST_PEEKED = 6  # running tables that one list looks into
Call = Request[None, None, State]
Code = Annotated[str, Parameter(pattern="^[A-Z2-9]{6}$", description="The code of a table.")]


@post("/api/passes", summary="Get a pass: how I am known again, without an account", responses=refusing())
async def give_pass() -> NewPass:
    """Return a new pass."""
    return NewPass(new_pass())


@post(
    "/api/passes/exchange",
    summary="Change my pass for another: my seats stay mine, and the old one is worth nothing any more",
    security=WITH_PASS,
    status_code=200,
    responses=refusing(400, 401, 413, 503),
)
async def exchange_pass(request: Call, data: Exchange, hall: Hall) -> Exchanged:
    """Give all my seats to another pass of mine; where the answer is lost, asking again does no harm."""
    return Exchanged(await exchange(hall, person(request), person_of(data.secret)))


@get("/api/games", summary="The games there are, in the language that the browser asks for", responses=refusing())
async def list_games(request: Call, hall: Hall, admission: NamedDependency[Admission]) -> list[GameInfo]:
    """Return every game; the texts of a language are read when somebody first asks for it."""
    lang, bots = language(request), hall.capacity.added_bots
    return await admission.at_leisure(address_of(request), lambda: describe_games(lang, bots))


@get("/api/version", summary="Which tenback this is", responses=refusing())
async def tell_version() -> Version:
    """Return the version of the server."""
    return Version(_version())


@cache
def _version() -> str:
    """Return which version is installed; finding out reads files."""
    return version("tenback")


@get(
    "/api/reach",
    summary="Who can come to this server, and under which addresses",
    sync_to_thread=True,
    responses=refusing(),
)
def tell_reach(settings: NamedDependency[Settings]) -> Reach:
    """Return how others find the server; a look at the network may take a moment."""
    return reach(settings)


@post("/api/tables", summary="Open a table", security=WITH_PASS, responses=refusing(400, 401, 409, 413, 503))
async def open_table(request: Call, data: Order, foyer: NamedDependency[Foyer]) -> NewTable:
    """Open a table and return where it is."""
    return await foyer.open(data, person(request), address_of(request))


@post(
    "/api/tables/{code:str}/branch",
    summary="Play on from a position of a finished game, at a new table, with bots on the other seats",
    security=WITH_PASS,
    responses=refusing(400, 401, 404, 409, 413, 503),
)
async def branch_table(request: Call, code: Code, data: Branch, foyer: NamedDependency[Foyer]) -> NewTable:
    """Open a table where the first steps of another game have been taken, and return where it is."""
    return await foyer.branch(code, data, person(request))


@get("/api/tables", summary="Tables that anybody may join", responses=refusing(503))
async def open_tables(request: Call, foyer: NamedDependency[Foyer]) -> list[Listing]:
    """Return open tables, the newest first."""
    return await foyer.list_open(address_of(request))


@get(
    "/api/tables/mine",
    summary="Tables at which I sit, running and finished",
    security=WITH_PASS,
    responses=refusing(401, 503),
)
async def my_tables(request: Call, hall: Hall) -> list[MyListing]:
    """Return the tables of the holder of the pass, the newest first; for the first few, whose turn it is."""
    me = person(request)
    sittings = await hall.store.sittings_of(me, MOST_LISTED)
    running = [listing.code for listing, _ in sittings if listing.phase is Phase.PLAYING]
    tables = {code: await _peeked(hall, code) for code in running[:MOST_PEEKED]}
    return [list_mine(listing, name, tables.get(listing.code)) for listing, name in sittings]


@get(
    "/api/tables/{code:str}",
    summary="What is told of a table to those who do not sit there",
    responses=refusing(400, 404, 409, 503),
)
async def one_table(code: Code, hall: Hall) -> Listing:
    """Return the listing of a table."""
    return await hall.listing(code)


@get(
    "/api/tables/{code:str}/record",
    summary="The record of a finished game, with all cards",
    operation_class=RecordOperation,
    responses=refusing(400, 404, 409, 503),
)
async def record(code: Code, hall: Hall, form: Literal["json", "text"] = "json") -> Response[bytes]:
    """Return a finished game, written down; before its end nobody may see the cards."""
    finished = record_of(await hall.read(code))
    body = await to_thread(lambda: to_json(finished) if form == "json" else to_text(finished).encode())
    kind, ending = ("application/json", "json") if form == "json" else ("text/plain", "txt")
    headers = {"content-disposition": f'attachment; filename="tenback-{code}.{ending}"'}
    return Response(body, media_type=kind, headers=headers)


async def _peeked(hall: Hall, code: str) -> Table | None:
    """Return a table, or None if it cannot be read: the others are listed all the same."""
    with suppress(Refused):
        return await hall.peek(code)
    return None


def person(request: Call) -> str:
    """Return the person who holds the pass of a call, or refuse."""
    found = re.fullmatch(r"Bearer (\S+)", request.headers.get("authorization", ""))
    if found is None or not re.fullmatch(PASS_FORM, found[1]):
        raise Refused(No.ANONYMOUS)
    return person_of(found[1])


def address_of(request: Call) -> str:
    """Return the address that a call comes from."""
    return request.client.host if request.client else ""


def language(request: Call) -> str:
    """Return the first language of ours that the browser names."""
    return language_of(request.headers.get("accept-language", ""))


SHAPES = (
    NewPass,
    Exchange,
    Exchanged,
    Version,
    Reach,
    GameInfo,
    Order,
    Branch,
    NewTable,
    Listing,
    MyListing,
    Refusal,
)  # of what is sent and answered
ROUTES = (
    give_pass,
    exchange_pass,
    list_games,
    tell_version,
    tell_reach,
    open_table,
    branch_table,
    open_tables,
    my_tables,
    one_table,
    record,
)
