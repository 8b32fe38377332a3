"""Who is served next by a thinking process: one address, or one table, cannot make all others wait."""

import asyncio
import signal
from contextlib import suppress

import pytest

from tenback.server.live.lanes import Busy, Lane
from tenback.server.live.queue import Queue
from tests.server.minds import asking, lane, minds, send

Turn = tuple[str, str]


async def _serve(queue: Queue, turn: Turn, served: list[Turn]) -> None:
    async with queue.turn(*turn):
        served.append(turn)


@pytest.mark.parametrize(
    ("came", "served"),
    [
        ("a1 a2 a3 b1", "a1 b1 a2 a3"),  # addresses take turns
        ("a1 a1 a1 a2", "a1 a2 a1 a1"),  # and at each address its tables
        ("a1 a2 b1 b2 c1", "a1 b1 c1 a2 b2"),
    ],
)
async def test_addresses_take_turns_and_so_do_their_tables(came: str, served: str) -> None:
    queue, order = Queue(), list[Turn]()
    async with queue.turn("first", ""):
        turns = [asyncio.create_task(_serve(queue, (one[0], one[1]), order)) for one in came.split()]
        await asyncio.sleep(0)
    await asyncio.gather(*turns)
    assert " ".join(map("".join, order)) == served


@pytest.mark.parametrize("called", [False, True])
async def test_whoever_gives_up_waiting_is_passed_over(*, called: bool) -> None:
    queue, order = Queue(), list[Turn]()
    async with queue.turn("first", ""):
        gone, stays = (asyncio.create_task(_serve(queue, (name, ""), order)) for name in "ab")
        await asyncio.sleep(0)
        if not called:
            gone.cancel()
    gone.cancel()  # where it was called in the same moment, it is the next one's turn
    with suppress(asyncio.CancelledError):
        await gone
    await stays
    assert order == [("b", "")]


async def test_a_question_of_another_address_does_not_wait_for_all_tables_of_the_first() -> None:
    async with lane() as light:
        await light.ask(asking("solid"))
        answered = list[str]()
        send(minds(), signal.SIGSTOP)
        thoughts = [asyncio.create_task(_ask(light, f"crowd{number}", "many", answered)) for number in range(6)]
        await asyncio.sleep(0)
        thoughts.append(asyncio.create_task(_ask(light, "single", "one", answered)))
        await asyncio.sleep(0)
        send(minds(), signal.SIGCONT)
        await asyncio.gather(*thoughts)
        assert answered.index("single") == 2  # behind the thought that had begun, and one more of the others


async def _ask(light: Lane, code: str, address: str, answered: list[str]) -> None:
    asked = asking("solid")
    await light.ask(asked._replace(seated=asked.seated._replace(code=code)), address)
    answered.append(code)


async def test_a_thought_that_nobody_waits_for_is_not_begun() -> None:
    async with lane() as light:
        await light.ask(asking("solid"))
        one = light.mind()
        assert one
        async with one._queue.turn("", ""):
            with pytest.raises(Busy):
                await one.ask(asking("solid"), patience=0)
        assert one.waiting == 0
