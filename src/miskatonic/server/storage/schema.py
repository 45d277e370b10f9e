"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)


class SafeText(TypeDecorator[str]):
    """Text without the character NUL, which PostgreSQL cannot keep."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return value.replace("\0", "\N{REPLACEMENT CHARACTER}") if value else value


class Json(TypeDecorator[Any]):
    """Plain data, as JSON text: the same in both databases."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


class UtcTime(TypeDecorator[datetime]):
    """A date and time in UTC; SQLite has no time zones, so they are taken off and put on again."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time needs its time zone")
        value = value.astimezone(UTC)
        return value if dialect.name == "postgresql" else value.replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC)


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

# The blobs come last: a list of tables need not read past them.
tables = Table(
    "tables",
    metadata,
    Column("code", SafeText, primary_key=True),
    Column("game", SafeText, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", SafeText, nullable=False),
    Column("options", Json, nullable=False),
    Column("undo", SafeText, nullable=False),
    Column("talk", SafeText, nullable=False),
    Column("pace", SafeText, nullable=False),
    Column("open_seats", SafeText, nullable=False, server_default="one"),
    Column("blocked", Json, nullable=False, server_default="[]"),
    Column("status", SafeText, nullable=False, index=True),
    Column("host", SafeText, nullable=False),
    Column("made_at", UtcTime, nullable=False),
    Column("touched_at", UtcTime, nullable=False),
    Column("from_code", SafeText),
    Column("next_code", SafeText),
    Column("engine", SafeText, nullable=False),
    Column("content", SafeText, nullable=False),
    Column("origin_entry", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("waiting", Json, nullable=False),
    Column("hash", SafeText, nullable=False),
    Column("checkpoint_choices", Integer, nullable=False),
    Column("node", SafeText),
    Column("fence", Integer, nullable=False, server_default="0"),
    Column("result", LargeBinary),
    Column("checkpoint", LargeBinary, nullable=False),
    Column("origin", LargeBinary),
)
Index(None, tables.c.host, tables.c.made_at)

seats = Table(
    "seats",
    metadata,
    Column("code", SafeText, ForeignKey(tables.c.code), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", SafeText, nullable=False),
    Column("agent", SafeText),
    Column("name", SafeText),
    Column("stand_in", Boolean, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("stops", Json),
    Column("ask_once", Boolean, nullable=False, server_default=false()),
)

# Its primary key keeps two writers from the same number: the second finds it taken.
journal = Table(
    "journal",
    metadata,
    Column("code", SafeText, ForeignKey(tables.c.code), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", SafeText, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", SafeText, nullable=False),
    Column("to", Integer, nullable=False),
    Column("by", SafeText, nullable=False),
    Column("stamp", SafeText),
    Column("at", UtcTime, nullable=False),
    UniqueConstraint("code", "stamp"),
)

said = Table(
    "said",
    metadata,
    Column("code", SafeText, ForeignKey(tables.c.code), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", SafeText),
    Column("text", SafeText, nullable=False),
    Column("stamp", SafeText),
    Column("at", UtcTime, nullable=False),
)

# The save of a game with what was said about it: told to nobody before the game is over.
reports = Table(
    "reports",
    metadata,
    Column("code", SafeText, ForeignKey(tables.c.code), primary_key=True),
    Column("number", SafeText, primary_key=True),
    Column("at", UtcTime, nullable=False),
    Column("file", LargeBinary, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    Column("code", SafeText, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("visitor", SafeText, primary_key=True, index=True),
    ForeignKeyConstraint(["code", "seat"], [seats.c.code, seats.c.number]),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", SafeText, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# The servers that share this database; none with SQLite.
nodes = Table(
    "nodes",
    metadata,
    Column("id", SafeText, primary_key=True),
    Column("address", SafeText, nullable=False),
    Column("renewed_at", UtcTime, nullable=False),
    Column("session", Integer, nullable=False),
)

# What somebody has used up of a quota at all servers that share this database; who has not is not here.
quotas = Table(
    "quotas",
    metadata,
    Column("name", SafeText, primary_key=True),
    Column("full_at", UtcTime, nullable=False),
)
