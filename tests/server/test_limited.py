"""What one address may ask for, and how many tables a process keeps: no more than its settings say."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from http.client import HTTPConnection
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.playing import Client, give_pass, open_table
from tests.server.running import ROOMY, Running, call, running
from tests.waiting import PATIENCE

SMALL = replace(ROOMY, tables=1, orders_per_minute=3, guesses_per_minute=2, replays_per_minute=4, listed=3)
ORDER = {"options": {"ruleset": "the-game", "seats": 1}}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that keeps one table, and opens three a minute for anybody."""
    started = asyncio.run(running(tmp_path_factory.mktemp("small"), SMALL).start())
    yield started
    started.stop()


async def test_a_full_server_turns_further_tables_away_until_one_is_left(small: Running) -> None:
    secret = await give_pass(small.base)
    codes = [await open_table(small.base, secret, **ORDER) for _ in range(2)]
    async with Client(small.base, codes[0]):
        with pytest.raises(InvalidStatus, match="429"):
            await Client(small.base, codes[1]).open()
    second = Client(small.base, codes[1])
    await second.reopen()
    assert second.table["code"] == codes[1]
    await second.close()


async def test_an_address_opens_only_so_many_tables_a_minute_be_it_by_rematches_or_by_orders(small: Running) -> None:
    """Three a minute are let pass; of seven in a row one is too many, whenever a minute ends."""
    secret = await give_pass(small.base)
    code, reasons = await open_table(small.base, secret, **ORDER, name="Ann", start=True), list[str]()
    while code and len(reasons) < 7:
        ann = Client(small.base, code, secret)
        await ann.reopen()  # as soon as the table before has gone
        await ann.act("P0:CONCEDE")
        reasons.append((await ann.ask("rematch")).get("reason", ""))
        code = ann.table["setting"].get("rematch", "")
        await ann.close()
    assert reasons[-1] == "too-fast"
    answers = [call(small.base, "POST", "/api/tables", ORDER, secret=secret) for _ in range(4)]
    assert answers[-1][0] == 429
    assert answers[-1][1]["reason"] == "too-fast"


async def _guess(base: str, code: str) -> str:
    guess = Client(base, code)
    try:
        reason = (await guess.open())["reason"]
    except InvalidStatus as error:
        return str(error.response.status_code)
    await guess.close()
    return str(reason)


async def test_whoever_tries_codes_of_no_table_is_turned_away(small: Running) -> None:
    """Two wrong codes a minute are let pass; of five, one is the third of its minute."""
    answers = {await _guess(small.base, code) for code in ("AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD", "EEEEEE")}
    assert answers == {"no-such-table", "429"}


async def test_every_way_of_guessing_counts(small: Running) -> None:
    """Whoever tried too many codes learns nothing more about any, not even where there is a table."""
    code = _open(small, "127.0.0.61")
    tried = [_call(small, "127.0.0.62", f"/api/tables/AAAAAA{way}") for way in ("", "/record", "/replay")]
    assert {status for status, _ in tried} <= {404, 429}
    for _ in range(5):  # the minute may just end
        _call(small, "127.0.0.62", "/api/tables/BBBBBB")
        _call(small, "127.0.0.62", "/api/tables/BBBBBB")
        answers = [_call(small, "127.0.0.62", f"/api/tables/{code}{way}") for way in ("", "/record", "/replay")]
        if {status for status, _ in answers} == {429}:
            break
    assert [answer["reason"] for _, answer in answers] == ["too-fast"] * 3
    assert _call(small, "127.0.0.61", f"/api/tables/{code}")[0] == 200


@pytest.mark.parametrize(
    ("path", "address"),
    [("/api/tables/", "127.0.0.91"), ("/api//tables", "127.0.0.92"), ("//api/tables", "127.0.0.93")],
)
def test_another_spelling_of_a_path_opens_no_more_tables(small: Running, path: str, address: str) -> None:
    answers = [_call(small, address, path, ORDER, "A" * 22)[0] for _ in range(7)]  # the minute may just end
    assert answers[:3] == [201] * 3
    assert 429 in answers


def test_another_spelling_of_a_path_replays_no_more_games(small: Running) -> None:
    answers = [_call(small, "127.0.0.83", "/api/replays/", b"x")[0] for _ in range(9)]
    assert {*answers} == {409, 429}


async def test_many_guesses_at_once_count_like_one_after_the_other(small: Running) -> None:
    ways = ["/api/tables/AAAAAA", "/api/tables//AAAAAA", "/api/tables/AAAAAA/record/"] * 4
    calls = (asyncio.to_thread(_call, small, "127.0.0.63", way) for way in ways)
    answers = [status for status, _ in await asyncio.gather(*calls)]
    assert answers.count(404) in (2, 4)  # four if the minute just ended
    assert {*answers} == {404, 429}


def test_what_if_is_a_way_of_guessing_too(small: Running) -> None:
    wanted, answers = {"step": 0, "seat": 0, "name": "Ann"}, list[int]()
    for _ in range(2):  # the minute may just end
        tried = [_call(small, "127.0.0.64", "/api/tables/AAAAAA")[0] for _ in range(3)]
        answers.append(_call(small, "127.0.0.64", "/api/tables/AAAAAA/branch", wanted, "A" * 22)[0])
    assert 429 in tried
    assert 429 in answers


def _call(server: Running, address: str, path: str, body: object = None, secret: str = "") -> tuple[int, Any]:
    """Return status and answer of a call that comes from an address of this computer."""
    connection = HTTPConnection(server.base, timeout=PATIENCE, source_address=(address, 0))
    with closing(connection):
        headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
        method = "GET" if body is None else "POST"
        connection.request(method, path, body if isinstance(body, bytes) else json.dumps(body), headers)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())


def _open(server: Running, address: str) -> str:
    order = {"options": {"ruleset": "the-game", "seats": 2, "open": True}}
    status, table = _call(server, address, "/api/tables", order, "A" * 22)
    assert status == 201, table
    return str(table["code"])


def test_two_addresses_do_not_fill_the_list_of_open_tables(small: Running) -> None:
    first = _open(small, "127.0.0.71")
    others = {_open(small, address) for address in ("127.0.0.72", "127.0.0.73") for _ in range(3)}
    _, listed = _call(small, "127.0.0.74", "/api/tables")
    codes = [listing["code"] for listing in listed]
    assert len(codes) == SMALL.listed
    assert first in codes
    assert {*codes} - {first} <= others


def test_a_long_record_counts_as_several(small: Running) -> None:
    short = [_call(small, "127.0.0.81", "/api/replays", b"x" * 100) for _ in range(SMALL.replays_per_minute)]
    assert {status for status, _ in short} == {409}
    status, answer = _call(small, "127.0.0.82", "/api/replays", b"x" * 20_000)
    assert (status, answer["reason"]) == (429, "too-fast")
