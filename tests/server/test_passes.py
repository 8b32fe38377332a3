"""A pass can be changed: the seats stay with the person, and the old pass is worth nothing any more."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tenback.protocol.refusals import No
from tenback.server.tables.deciding import rebind
from tenback.server.tables.refused import Refused
from tests.server.playing import Client, agree, best, give_pass, open_table, seat_two
from tests.server.running import Running, call
from tests.server.tables import ANN, BEN, CAS, begun

SOLO = {"ruleset": "the-game", "seats": 1}


async def exchange(base: str, old: str, new: str) -> tuple[int, Any]:
    path, body = "/api/passes/exchange", {"secret": new}
    return await asyncio.to_thread(lambda: call(base, "POST", path, body, secret=old))


async def mine(base: str, secret: str) -> list[str]:
    _, tables = await asyncio.to_thread(lambda: call(base, "GET", "/api/tables/mine", secret=secret))
    return [table["code"] for table in tables]


async def test_a_changed_pass_keeps_my_seat_and_the_old_one_only_looks_on(server: Running) -> None:
    ann, ben = await seat_two(server.base)
    old, new = str(ann.secret), await give_pass(server.base)
    async with AsyncExitStack() as leaving:
        for one in (ann, ben):
            leaving.push_async_callback(one.close)
        assert await exchange(server.base, old, new) == (200, {"tables": 1})
        assert "you" not in await ann.next("table")  # the connection that was open, too
        assert (await ann.act("P0:BEGIN"))["reason"] == "not-seated"
        async with Client(server.base, ann.code, new) as renewed:
            assert (renewed.table["you"], renewed.table["setting"]["host"]) == (0, 0)
            await agree(0, ben, renewed)
            assert renewed.sight["turn"] == 0


async def test_my_tables_are_found_by_the_new_pass_alone(server: Running) -> None:
    old, new = await give_pass(server.base), await give_pass(server.base)
    codes = [await open_table(server.base, old, options=SOLO, name="Ann", start=start) for start in (True, False)]
    async with Client(server.base, codes[0], old) as ann:
        await ann.act("P0:CONCEDE")  # also where the game is over
    assert await exchange(server.base, old, new) == (200, {"tables": 2})
    found, left = await mine(server.base, new), await mine(server.base, old)
    assert ({*found}, left) == ({*codes}, [])  # changed within a millisecond, they are listed in any order


async def test_asking_twice_does_no_harm(server: Running) -> None:
    old, new = await give_pass(server.base), await give_pass(server.base)
    code = await open_table(server.base, old, options=SOLO, name="Ann", start=True)
    told = [await exchange(server.base, *passes) for passes in ((old, new), (old, new), (new, new))]
    assert [answer["tables"] for _, answer in told] == [1, 0, 0]
    async with Client(server.base, code, new) as ann:
        assert (await ann.act(best(ann.sight)))["t"] == "did"


async def test_a_new_pass_must_be_one_and_an_old_one_must_be_told(server: Running) -> None:
    known = await give_pass(server.base)
    assert [(await exchange(server.base, *passes))[0] for passes in ((known, "short"), ("", known))] == [400, 401]


@pytest.mark.parametrize(("old", "new", "reason"), [(ANN, BEN, No.SEAT_TAKEN), (CAS, ANN, No.NOT_SEATED)])
def test_nobody_gets_a_second_seat_by_a_change(old: str, new: str, reason: No) -> None:
    with pytest.raises(Refused) as refused:
        rebind(begun().table, old, new)
    assert refused.value.reason == reason
