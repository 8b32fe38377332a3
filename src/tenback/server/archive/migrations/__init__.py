"""How the database comes to its newest shape."""

import asyncio
from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine


async def migrate(engine: Engine) -> None:
    """Bring the database to the newest shape; one process at a time."""
    await asyncio.to_thread(_migrate, engine)


def _migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("select pg_advisory_xact_lock(10)")
    with as_file(files(__package__)) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
