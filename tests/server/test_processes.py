"""Two server processes on PostgreSQL and Redis serve one table (R8, R11)."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

from bench.soak.audit import reading
from bench.soak.processes import Parts, judge, prove, start_two
from tenback.server.tables.events import Entry, Wrote
from tests.server.backends import Postgres, Redis
from tests.server.playing import Client, Message, agree, seat_two
from tests.server.running import Running
from tests.waiting import until

Pair = tuple[Client, Client]


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory, redis: Redis, postgres: Postgres) -> Iterator[Parts]:
    servers = asyncio.run(start_two(tmp_path_factory.mktemp("two"), redis, postgres))
    yield Parts(servers, redis, postgres)
    for server in servers:
        server.stop()


async def _until_here(client: Client, seats: list[int]) -> None:
    """Hear until just these seats are said to be connected."""
    while client.heard[-1].get("here") != seats:
        await client.next("here", "table")


async def _tour_at(client: Client, n: int) -> Message:
    """Hear until the tour has been changed so often, and return it."""
    while (told := await client.next("tour"))["n"] < n:
        pass
    return told


def _ring_in_vain(server: Running) -> None:
    """Wait until a server has tried several times more to reach Redis."""
    before = _complaints(server)
    until(lambda: _complaints(server) > before + 3)


def _complaints(server: Running) -> int:
    return server.log.read_text(encoding="utf-8").count("redis does not answer")


@pytest.fixture
async def apart(parts: Parts) -> AsyncIterator[Pair]:
    """Two clients of one table, each at another server, who know of each other."""
    one, two = await seat_two(parts.servers[0].base)
    await two.close()
    await _until_here(one, [0])
    two.base = parts.servers[1].base
    await two.open()
    await _until_here(one, [0, 1])
    await _until_here(two, [0, 1])
    yield one, two
    await one.close()
    await two.close()


async def test_each_process_knows_who_is_connected_to_the_other(apart: Pair) -> None:
    await apart[1].close()
    await _until_here(apart[0], [0])


async def test_who_left_while_redis_was_away_is_gone_once_it_is_back(parts: Parts, apart: Pair) -> None:
    parts.redis.stop()
    await apart[1].close()
    await asyncio.to_thread(_ring_in_vain, parts.servers[1])
    parts.redis.start()
    await _until_here(apart[0], [0])


async def test_who_is_here_is_still_here_once_redis_is_back(parts: Parts, apart: Pair) -> None:
    parts.redis.stop()
    parts.redis.start()
    await _until_here(apart[0], [0])
    await _until_here(apart[0], [0, 1])


async def test_what_happens_while_redis_is_away_is_found_in_the_log(parts: Parts, apart: Pair) -> None:
    parts.redis.stop()
    await agree(0, *apart)
    parts.redis.start()
    assert apart[1].sight["turn"] == 0


async def test_people_at_different_processes_look_at_a_finished_game_together(parts: Parts, apart: Pair) -> None:
    one, two = apart
    await agree(0, one, two)
    await one.act("P0:CONCEDE")
    await two.until(one.seq)
    await two.act("P1:CONCEDE")
    await one.until(two.seq)
    await one.ask("lead", seat=0)
    await one.ask("point", step=1, strokes=[{"pile": "A"}])
    assert (await _tour_at(two, 2))["strokes"] == [{"pile": "A"}]
    assert (await two.ask("lead", seat=1))["reason"] == "led"
    await one.ask("lead", seat=1)
    await _tour_at(two, 3)
    await two.ask("point", step=2)
    assert (await _tour_at(one, 4))["step"] == 2
    async with Client(parts.servers[1].base, two.code) as late:
        assert (await late.next("tour"))["step"] == 2


async def test_processes_that_write_to_the_same_tables_do_not_block_each_other(parts: Parts) -> None:
    codes = [f"TABL{number}" for number in range(10, 50)]
    address = parts.servers[0].settings.database_address
    async with reading(address) as one, reading(address) as other:
        for seq in range(30):
            entry = Entry(seq, 0, Wrote(seat=0, text="well played"))
            first = [one.append(code, [entry]) for code in codes]
            second = [other.append(code, [entry]) for code in reversed(codes)]
            assert sorted(await asyncio.gather(*first, *second)) == [False] * 40 + [True] * 40


async def test_play_goes_on_whatever_part_fails(parts: Parts) -> None:
    judge(await prove(parts, ["redis", "cut", "database", "kill"], tables=3, seed=42))
