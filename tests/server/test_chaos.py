"""A bad network between clients and server changes nothing but the pace (R2, R3)."""

from bench.soak.chaos import judge, prove
from tests.server.playing import Client, agree, best, seat_two
from tests.server.running import Running


async def test_all_clients_end_with_the_same_table_after_drops_delays_doubles_and_disorder(server: Running) -> None:
    figures = await prove(server, seconds=4.0, tables=4, seed=43)
    assert min(figures.network[fault] for fault in ("dropped", "late", "twice", "ghost")) > 0
    judge(figures)


async def test_an_end_that_comes_late_does_not_end_a_later_turn(server: Running) -> None:
    one, two = await seat_two(server.base)
    await agree(0, two, one)
    await _lay_until_end(one)
    late = {"t": "do", "id": "late", "at": one.at, "do": "END"}
    await one.send(late)
    for _ in range(60):  # until the table has forgotten that request
        await one.ask("write", text="well played")
    await two.until(one.seq)
    await _lay_until_end(two)
    await two.act("END")
    await one.until(two.seq)
    await _lay_until_end(one)
    await one.send(late)
    assert (await one.answer("late"))["reason"] == "stale"
    await one.close()
    await two.close()


async def _lay_until_end(client: Client) -> None:
    while not client.sight.get("end"):
        await client.act(best(client.sight))
