"""Calls outside sockets, with all of their answers."""

import asyncio
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import NamedTuple

from tenback.locale.catalogue import catalogue
from tests.server.playing import seat_two
from tests.server.running import Running, call
from tests.waiting import PATIENCE

NO_TABLE = "/api/tables/AAAAAA"


class Answer(NamedTuple):
    """All of an answer."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def fetch(
    server: Running,
    method: str,
    path: str,
    body: bytes | None = None,
    secret: str = "",
    *,
    lang: str = "en",
    **more: str,
) -> Answer:
    """Call, and return the answer, whatever it is."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {secret}", "accept-language": lang, **more}
    request = urllib.request.Request(f"http://{server.base}{path}", method=method, data=body, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return Answer(answer.status, dict(answer.headers), answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, dict(error.headers), error.read())


def new_pass(server: Running) -> str:
    """Return the secret of a new pass."""
    status, answer = call(server.base, "POST", "/api/passes")
    assert status == 201
    return str(answer["secret"])


async def play_out(server: Running) -> str:
    """Return the code of a table whose two players have given up."""
    one, two = await seat_two(server.base)
    await one.act("P0:CONCEDE")
    await two.until(one.seq)
    await two.act("P1:CONCEDE")
    await asyncio.gather(one.close(), two.close())
    return one.code


def refusal(lang: str, reason: str) -> dict[str, str]:
    """Return a refusal as it is told."""
    return {"reason": reason, "text": catalogue(lang)(f"no-{reason}")}
