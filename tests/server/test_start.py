"""A start imports what it needs, and nothing that only some servers or later moments need."""

import subprocess
import sys
from pathlib import Path

SELDOM = {
    "alembic",  # for a database in the shape of an older version
    "numba",  # for bots that think, in processes of their own
    "numpy",
    "psycopg",  # for PostgreSQL
    "redis",  # for several processes
    "textual",  # for the table in a terminal
    "sqlalchemy.orm",  # for nobody
    "sqlalchemy.dialects.postgresql",
}
START = f"""
import sys
from tenback.cli.commands import serve
from tenback.server.http.listener import prepared, server_config
from tenback.server.settings import Settings
from pathlib import Path
settings = Settings(data_dir=Path(sys.argv[1]))
with prepared(settings):
    server_config(settings)
print(sorted({SELDOM} & {{*sys.modules}}))
"""


def test_a_start_imports_nothing_that_is_seldom_needed(tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", START, str(tmp_path)], capture_output=True, check=True, text=True)
    assert ran.stdout.strip() == "[]"
