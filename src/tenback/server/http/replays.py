"""Games to be seen again: those of our tables, and those in record files."""

import asyncio

from litestar import get, post
from litestar.di import NamedDependency

from tenback.play.codec import read_record
from tenback.play.record import Record, RecordError
from tenback.protocol.refusals import No
from tenback.protocol.replay import Replay
from tenback.server.http.admission import Admission
from tenback.server.http.openapi import SentRecordOperation, refusing
from tenback.server.http.rest import Call, Code, address_of
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
async def replay_table(code: Code, hall: Hall) -> Replay:
    """Return every position of a finished game; before its end nobody may see the cards."""
    finished = record_of(await hall.read(code))
    return await asyncio.to_thread(lambda: to_replay(finished))


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
    return await asyncio.to_thread(_replay, data)


def _replay(data: bytes) -> Replay:
    return to_replay(demand_record(data))


def demand_record(data: bytes) -> Record:
    """Return the record in a file, in either form, or refuse."""
    try:
        return read_record(data)
    except RecordError as error:
        raise RecordRefused(error) from error


SHAPES = (Replay,)
ROUTES = (replay_table, replay_record)
