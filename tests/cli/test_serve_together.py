"""`tenback serve --workers`: several processes on one port, which go on without one of them."""

import os
import signal
from pathlib import Path

from tests.cli.test_serve import first_line, serving_from_the_start
from tests.server.backends import Postgres, Redis
from tests.server.running import call, free_port
from tests.waiting import until


def children(process: int) -> list[int]:
    """Return the server processes: those that `multiprocessing` started to serve."""
    listed = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8").split()
    return [int(child) for child in listed if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def answers(base: str) -> bool:
    return call(base, "GET", "/health/ready")[0] == 200


def is_silent(base: str) -> bool:
    """Say whether nobody is left; one that is about to end may fail to answer while another still does."""
    return not any(answers(base) for _ in range(5))


async def test_a_process_that_dies_is_replaced_and_all_stop_together(
    postgres: Postgres, redis: Redis, bare: dict[str, str], tmp_path: Path
) -> None:
    port, database = free_port(), await postgres.new_database()
    words = ["--port", str(port), "--workers", "2", "--database", database, "--redis", redis.address]
    with serving_from_the_start(tmp_path, *words, **bare) as process:
        assert str(port) in first_line(process)
        before = children(process.pid)
        os.kill(before[0], signal.SIGKILL)
        until(lambda: len({*children(process.pid)} - {before[0]}) == len(before))
        assert answers(f"127.0.0.1:{port}")
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=60) == 0
    assert not answers(f"127.0.0.1:{port}")


async def test_a_second_server_gets_no_shared_port_and_processes_do_not_outlive_their_first(
    postgres: Postgres, redis: Redis, bare: dict[str, str], tmp_path: Path
) -> None:
    port, database = free_port(), await postgres.new_database()
    words = ["--port", str(port), "--workers", "2", "--database", database, "--redis", redis.address]
    with serving_from_the_start(tmp_path, *words, **bare) as one:
        first_line(one)
        with serving_from_the_start(tmp_path, *words, **bare) as two:
            assert two.wait(timeout=60) == 2
        one.kill()
        until(lambda: is_silent(f"127.0.0.1:{port}"))
