"""The tables of the database, as SQLAlchemy knows them; migrations make them."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

SHAPE = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))  # as Alembic keeps it
EVENTS = Table(
    "events",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
LISTINGS = Table(  # answers questions about tables without their logs; can be rebuilt from them at any time
    "listings",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("phase", String(12), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("bots", Boolean, nullable=False),  # a bot plays at the table
    Column("at", BigInteger, nullable=False),  # of the event that changed the listing last, or of a later visit
    Column("card", LargeBinary, nullable=False),
    Index("listings_by_phase", "phase", "open", "at"),
    sqlite_with_rowid=False,
)
SNAPSHOTS = Table(  # of tables with a long log: what it came to at an event; made anew from it at any time
    "snapshots",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
REVIEWS = Table(  # of finished games: made anew from them at any time
    "reviews",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("playouts", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
SITTERS = Table(
    "sitters",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("code", String(12), primary_key=True),
    Column("name", Text, nullable=False),
    Index("sitters_by_code", "code"),
    sqlite_with_rowid=False,
)
