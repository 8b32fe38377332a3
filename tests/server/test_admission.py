"""Who is inside, by address, and what addresses take turns for."""

import asyncio
import threading
import time

from tenback.server.http.admission import Admission
from tenback.server.limits import Limits

TIGHT = Limits(sockets=4, sockets_per_address=2)


def test_one_address_has_so_many_sockets() -> None:
    admission = Admission(TIGHT)
    assert [admission.enter("192.0.2.1") for _ in range(3)] == [True, True, False]


def test_one_home_has_so_many_sockets_whatever_addresses_it_takes() -> None:
    admission = Admission(TIGHT)
    assert [admission.enter(f"2001:db8::{number}") for number in range(3)] == [True, True, False]


def test_another_address_still_comes_in() -> None:
    admission = Admission(TIGHT)
    for _ in range(3):
        admission.enter("192.0.2.1")
    assert admission.enter("192.0.2.2")


def test_all_addresses_together_have_so_many_sockets() -> None:
    admission = Admission(TIGHT)
    assert [admission.enter(f"192.0.2.{number}") for number in range(5)] == [True] * 4 + [False]


def test_who_leaves_makes_room() -> None:
    admission = Admission(TIGHT)
    for _ in range(2):
        admission.enter("192.0.2.1")
    admission.leave("192.0.2.1")
    assert admission.enter("192.0.2.1")


def test_addresses_that_have_gone_are_forgotten() -> None:
    admission = Admission(TIGHT)
    for number in range(100):
        admission.enter(f"192.0.2.{number}")
        admission.leave(f"192.0.2.{number}")
    assert (admission.total, len(admission._inside)) == (0, 0)


def test_those_who_were_not_let_in_are_forgotten_too() -> None:
    admission = Admission(Limits(sockets=0))
    admission.enter("192.0.2.1")
    assert len(admission._inside) == 0


async def test_what_takes_long_is_done_one_by_one_and_addresses_take_turns() -> None:
    admission, at_once, done = Admission(TIGHT), list[int](), list[str]()
    working = threading.Semaphore(2)

    def work(address: str) -> str:
        with working:
            at_once.append(working._value)
            time.sleep(0.01)
            done.append(address)
            return address

    flood = [asyncio.create_task(admission.at_leisure("192.0.2.1", lambda: work("flood"))) for _ in range(9)]
    await asyncio.sleep(0)
    assert await admission.at_leisure("192.0.2.2", lambda: work("guest")) == "guest"
    assert done.index("guest") <= 2
    await asyncio.gather(*flood)
    assert {*at_once} == {1}
