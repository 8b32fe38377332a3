"""How the database comes to its newest shape."""

import asyncio
from importlib.resources import as_file, files

from sqlalchemy import Connection, Engine, inspect, literal, select

from tenback.server.archive.faults import Damaged, NewerShape
from tenback.server.archive.schema import METADATA, SHAPE

SHAPES = ("0001", "0002", "0003")  # every one that a database ever had
NEWEST = SHAPES[-1]


async def migrate(engine: Engine) -> None:
    """Bring the database to the newest shape; one process at a time.

    Raise `NewerShape` for one that we do not know, and `Damaged` if something is missing.
    """
    await asyncio.to_thread(_migrate, engine)


def _migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("select pg_advisory_xact_lock(10)")
        if not inspect(connection).get_table_names():
            _make(connection)
        elif _known_shape(connection) != NEWEST:
            _upgrade(connection)
        demand_shape(connection)


def demand_shape(connection: Connection) -> None:
    """Raise `NewerShape` or `Damaged` unless the database is in the newest shape, with all its tables."""
    if _known_shape(connection) != NEWEST:
        raise Damaged("it is in the shape of an older version")
    for table in METADATA.sorted_tables:
        connection.execute(select(literal(1)).select_from(table).limit(1))


def _known_shape(connection: Connection) -> str | None:
    shape = _shape(connection)
    if shape and shape not in SHAPES:
        raise NewerShape(f"its shape is {shape}, and the newest that is known here is {NEWEST}")
    return shape


def _make(connection: Connection) -> None:
    """Give an empty database at once the shape that all steps together would give it."""
    METADATA.create_all(connection)
    SHAPE.create(connection)
    connection.execute(SHAPE.insert().values(version_num=NEWEST))


def _shape(connection: Connection) -> str | None:
    return connection.scalar(select(SHAPE.c.version_num)) if inspect(connection).has_table(SHAPE.name) else None


def _upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - slow to import, and seldom needed
    from alembic.config import Config  # noqa: PLC0415

    with as_file(files(__package__)) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
