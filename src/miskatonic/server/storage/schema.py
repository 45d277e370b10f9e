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


class Words(TypeDecorator[str]):
    """Text of people. PostgreSQL cannot keep the character NUL, so nobody does."""

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


class Moment(TypeDecorator[datetime]):
    """A moment in UTC; SQLite has no time zones, so they are taken off and put on again."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs its time zone")
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
    Column("code", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", Words, nullable=False),
    Column("options", Json, nullable=False),
    Column("undo", Words, nullable=False),
    Column("talk", Words, nullable=False),
    Column("pace", Words, nullable=False),
    Column("status", Words, nullable=False, index=True),
    Column("host", Words, nullable=False),
    Column("made_at", Moment, nullable=False),
    Column("touched_at", Moment, nullable=False),
    Column("from_code", Words),
    Column("engine", Words, nullable=False),
    Column("content", Words, nullable=False),
    Column("origin_entry", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("waiting", Json, nullable=False),
    Column("hash", Words, nullable=False),
    Column("checkpoint_choices", Integer, nullable=False),
    Column("result", LargeBinary),
    Column("checkpoint", LargeBinary, nullable=False),
    Column("origin", LargeBinary),
)
Index(None, tables.c.host, tables.c.made_at)

seats = Table(
    "seats",
    metadata,
    Column("code", Words, ForeignKey(tables.c.code), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Words, nullable=False),
    Column("agent", Words),
    Column("name", Words),
    Column("stand_in", Boolean, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("stops", Json),
    Column("ask_once", Boolean, nullable=False, server_default=false()),
)

# Its primary key is what keeps two servers from writing one game: the second finds its number taken.
journal = Table(
    "journal",
    metadata,
    Column("code", Words, ForeignKey(tables.c.code), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Words, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Words, nullable=False),
    Column("to", Integer, nullable=False),
    Column("by", Words, nullable=False),
    Column("stamp", Words),
    Column("at", Moment, nullable=False),
    UniqueConstraint("code", "stamp"),
)

said = Table(
    "said",
    metadata,
    Column("code", Words, ForeignKey(tables.c.code), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Words),
    Column("text", Words, nullable=False),
    Column("at", Moment, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    Column("code", Words, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("visitor", Words, primary_key=True, index=True),
    ForeignKeyConstraint(["code", "seat"], [seats.c.code, seats.c.number]),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Words, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
