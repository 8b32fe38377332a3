"""What the tests start ends with them, even if they are killed."""

from pathlib import Path

from tests.children import survivors

SERVER = """
import sys
from pathlib import Path
from tests.server.running import running

server = running(Path(sys.argv[1]))
server.launch()
server.ready()
print("ready", flush=True)
server.process.wait()
"""
BACKENDS = """
from tests.server.backends import running_postgres, running_redis

with running_postgres() as postgres, running_redis() as redis:
    print("ready", flush=True)
    redis.process.wait()
"""


def test_a_server_ends_with_the_test_that_started_it(tmp_path: Path) -> None:
    assert survivors(SERVER, str(tmp_path)) == set()


def test_database_and_redis_end_with_the_test_that_started_them() -> None:
    assert survivors(BACKENDS) == set()
