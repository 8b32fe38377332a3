"""Reviews: what every turn of a finished game was worth, of our tables and of record files."""

import asyncio
from hashlib import sha256
from typing import NamedTuple

from litestar import get, post
from litestar.di import NamedDependency

from tenback.play.codec import to_json
from tenback.protocol.refusals import No
from tenback.protocol.study import Reviewing
from tenback.server.http.admission import Admission
from tenback.server.http.openapi import SentRecordOperation, refusing
from tenback.server.http.replays import demand_record
from tenback.server.http.rest import Call, Code, address_of
from tenback.server.live.hall import Hall
from tenback.server.live.reviews import Reviews
from tenback.server.tables.record import record_of
from tenback.server.tables.refused import Refused
from tenback.study.advice import DEEP, QUICK


class Reception(NamedTuple):
    """Where reviews are asked for."""

    reviews: Reviews
    admission: Admission

    def demand_time(self, request: Call) -> None:
        """Refuse an address that asks for one new review after another."""
        if not self.admission.reviews.take(address_of(request)):
            raise Refused(No.TOO_FAST)


@get(
    "/api/tables/{code:str}/review",
    summary="What every turn of a finished game was worth, as far as it has been judged; ask again for more",
    responses=refusing(400, 404, 409, 429, 503),
)
async def review_table(
    request: Call, code: Code, hall: Hall, reception: NamedDependency[Reception], *, deep: bool = False
) -> Reviewing:
    """Return the review of a table's game; before its end nobody may know what a turn was worth."""

    async def find() -> bytes:
        finished = record_of(await hall.read(code))
        reception.demand_time(request)
        return await asyncio.to_thread(lambda: to_json(finished))

    return await reception.reviews.of_table(code, DEEP if deep else QUICK, address_of(request), find)


@post(
    "/api/reviews",
    summary="The same for a record file, in either form; nothing is kept",
    operation_class=SentRecordOperation,
    status_code=200,
    responses=refusing(400, 409, 413, 429),
)
async def review_record(request: Call, reception: NamedDependency[Reception], *, deep: bool = False) -> Reviewing:
    """Return the review of the game in a record file; the same file finds the same review."""
    data = await request.body()

    async def find() -> bytes:
        reception.demand_time(request)
        return await reception.admission.at_leisure(address_of(request), lambda: to_json(demand_record(data)))

    name = sha256(data).hexdigest()
    return await reception.reviews.of_record(name, DEEP if deep else QUICK, address_of(request), find)


SHAPES = (Reviewing,)
ROUTES = (review_table, review_record)
