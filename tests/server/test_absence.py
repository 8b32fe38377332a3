"""Somebody is gone: how long the table waits, and what it may choose."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.playing import Client, Message, agree, best, seat_two
from tests.server.running import Running, running

Pair = tuple[Client, Client]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for nobody longer than half a second."""
    started = asyncio.run(running(tmp_path_factory.mktemp("hasty"), grace=0.5).start())
    yield started
    started.stop()


@pytest.fixture
async def left(hasty: Running) -> AsyncIterator[Pair]:
    """Ann, and Ben who begins and goes away."""
    one, two = await seat_two(hasty.base, pace=0)
    await agree(1, two, one)
    await two.close()
    yield one, two
    await one.close()
    await two.close()


async def _arranged(client: Client) -> Message:
    place: Message = (await client.next("arranged"))["setting"]["seats"][1]
    return place


async def test_others_see_at_once_that_somebody_is_gone(left: Pair) -> None:
    assert (await left[0].next("here"))["here"] == [0]


async def test_after_the_grace_the_seat_is_called_absent(left: Pair) -> None:
    assert (await _arranged(left[0]))["absent"]


async def test_the_table_may_wait_on(left: Pair) -> None:
    await _arranged(left[0])
    await left[0].ask("absence", seat=1, choice="wait")
    assert "absent" not in left[0].table["setting"]["seats"][1]


async def test_a_bot_may_play_on(left: Pair) -> None:
    one, _ = left
    await _arranged(one)
    await one.ask("absence", seat=1, choice="bot")
    did = await one.next("did")
    assert did["seat"] == 1
    assert one.table["setting"]["seats"][1]["stand_in"] == "solid"


async def test_whoever_comes_back_takes_the_seat_from_the_bot(left: Pair) -> None:
    one, two = left
    await _arranged(one)
    await one.ask("absence", seat=1, choice="bot")
    while one.sight["turn"] == 1:
        await one.hear()
    await two.open()
    assert "stand_in" not in (await _arranged(one))
    while one.sight["turn"] == 0:
        await one.act(best(one.sight))
    await two.until(one.seq)
    assert (await two.act(best(two.sight)))["t"] == "did"


async def test_all_who_are_here_may_end_the_game(left: Pair) -> None:
    one, _ = left
    await _arranged(one)
    await one.ask("absence", seat=1, choice="end")
    assert one.table["setting"]["phase"] == "over"


async def test_who_is_here_cannot_be_called_absent(hasty: Running) -> None:
    one, two = await seat_two(hasty.base)
    assert (await one.ask("absence", seat=1, choice="bot"))["reason"] == "not-absent"
    await one.close()
    await two.close()


async def test_a_clock_calls_absent_even_those_who_are_here(hasty: Running) -> None:
    one, two = await seat_two(hasty.base, clock=1)
    await agree(1, two, one)
    assert (await _arranged(one))["absent"]
    await two.until(one.seq)
    await two.act(best(two.sight))
    await one.until(two.seq)
    await one.close()
    assert (await one.open())["left"] == 1
    await one.close()
    await two.close()


async def test_whoever_leaves_on_purpose_is_absent_at_once(hasty: Running) -> None:
    one, two = await seat_two(hasty.base)
    await two.ask("stand")
    assert (await _arranged(one))["absent"]
    await one.close()
    await two.close()


async def test_tg_6_whoever_is_gone_before_the_start_is_not_waited_for(hasty: Running) -> None:
    one, two = await seat_two(hasty.base)
    await two.close()
    assert (await _arranged(one))["absent"]
    assert (await one.act("P0:BEGIN"))["t"] == "did"
    await one.close()


async def test_tg_6_when_the_time_is_over_the_keenest_begins(hasty: Running) -> None:
    one, two = await seat_two(hasty.base, clock=1)
    await two.ask("say", say="START(3)")
    await one.act("P0:BEGIN")
    assert (await one.next("did"))["do"] == "P1:BEGIN"
    await asyncio.gather(one.close(), two.close())
