"""A bad network between clients and server changes nothing but the pace (R2, R3)."""

from bench.soak.chaos import judge, prove
from tests.server.running import Running


async def test_all_clients_end_with_the_same_table_after_drops_delays_doubles_and_disorder(server: Running) -> None:
    figures = await prove(server, seconds=4.0, tables=4, seed=43)
    assert min(figures.network[fault] for fault in ("dropped", "late", "twice", "ghost")) > 0
    judge(figures)
