"""Games to be seen again: those of our tables, and those in record files."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import Parameter

from tenback.play.codec import read_record
from tenback.play.record import Record, RecordError
from tenback.protocol.calls import Branch, NewTable
from tenback.protocol.refusals import No
from tenback.protocol.replay import Replay
from tenback.server.http.admission import Admission
from tenback.server.http.foyer import Foyer
from tenback.server.http.openapi import WITH_PASS, SentRecordOperation, refusing
from tenback.server.http.rest import Call, Code, address_of, person
from tenback.server.live.hall import Hall
from tenback.server.tables.record import record_of
from tenback.server.tables.refused import RecordRefused, Refused
from tenback.server.tables.replay import to_replay

ONE_GAME = 4096  # bytes of a record that count as one game


@get(
    "/api/tables/{code:str}/replay",
    summary="A finished game step by step, with all cards open",
    responses=refusing(400, 404, 409, 503),
)
async def replay_table(request: Call, code: Code, hall: Hall, admission: NamedDependency[Admission]) -> Replay:
    """Return every position of a finished game; before its end nobody may see the cards."""
    finished = record_of(await hall.read(code))
    return await admission.at_leisure(address_of(request), lambda: to_replay(finished))


@post(
    "/api/replays",
    summary="A record file, in either form, step by step; nothing is kept",
    operation_class=SentRecordOperation,
    status_code=200,
    responses=refusing(400, 409, 413),
)
async def replay_record(request: Call, admission: NamedDependency[Admission]) -> Replay:
    """Return every position of a game in a record file; a long one counts as several."""
    data = await request.body()
    if not admission.replays.take(address_of(request), len(data) // ONE_GAME):
        raise Refused(No.TOO_FAST)
    return await admission.at_leisure(address_of(request), lambda: to_replay(demand_record(data)))


@post(
    "/api/replays/branch",
    summary="Play on from a position of the game in a record file, at a new table, with bots on the other seats",
    operation_class=SentRecordOperation,
    security=WITH_PASS,
    responses=refusing(400, 401, 409, 413, 503),
)
async def branch_record(  # noqa: PLR0913 - the body is the file, so everything else is in the address
    request: Call,
    foyer: NamedDependency[Foyer],
    admission: NamedDependency[Admission],
    *,
    step: Annotated[int, Parameter(ge=0, le=9_999, description="How many steps of the game are taken over.")],
    seat: Annotated[int, Parameter(ge=0, le=9, description="Where I sit.")],
    name: Annotated[str, Parameter(max_length=64, description="My name.")],
    bot: Annotated[str, Parameter(max_length=64, description="The level of the bots.")] = "solid",
    anew: Annotated[bool, Parameter(description="Deal the cards anew that my seat could not know.")] = False,
) -> NewTable:
    """Open a table where the first steps of a recorded game have been taken, and return where it is."""
    me, data = person(request), await request.body()
    record = await admission.at_leisure(address_of(request), lambda: demand_record(data))
    wanted = Branch(step=step, seat=seat, name=name, bot=bot, anew=anew)
    return await foyer.branch_record(record, wanted, me)


def demand_record(data: bytes) -> Record:
    """Return the record in a file, in either form, or refuse."""
    try:
        return read_record(data)
    except RecordError as error:
        raise RecordRefused(error) from error


SHAPES = (Replay,)
ROUTES = (replay_table, replay_record, branch_record)
