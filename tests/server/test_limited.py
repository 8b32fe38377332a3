"""What one address may ask for, and how many tables a process keeps: no more than its settings say."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.playing import Client, give_pass, open_table
from tests.server.running import ROOMY, Running, call, running

ORDER = {"options": {"ruleset": "the-game", "seats": 1}}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that keeps one table, and opens six a minute for anybody."""
    limits = replace(ROOMY, tables=1, orders_per_minute=6, guesses_per_minute=2)
    started = asyncio.run(running(tmp_path_factory.mktemp("small"), limits).start())
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
    """Six a minute are let pass; of thirteen in a row one is too many, whenever a minute ends."""
    secret = await give_pass(small.base)
    code, reasons = await open_table(small.base, secret, **ORDER, name="Ann", start=True), list[str]()
    while code and len(reasons) < 13:
        ann = Client(small.base, code, secret)
        await ann.reopen()  # as soon as the table before has gone
        await ann.act("P0:CONCEDE")
        reasons.append((await ann.ask("rematch")).get("reason", ""))
        code = ann.table["setting"].get("rematch", "")
        await ann.close()
    assert reasons[-1] == "too-fast"
    answers = [call(small.base, "POST", "/api/tables", ORDER, secret=secret) for _ in range(7)]
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
