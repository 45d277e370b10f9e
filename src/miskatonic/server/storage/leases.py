"""Which server runs a table, and what is used up of quotas: functions of a connection to PostgreSQL in a transaction.

A server that shares its database is a row of `nodes`, which it renews again and again. A table names the node that runs
it, and its `fence` grows each time another begins to. Whoever finds that a node has not renewed its row in time deletes
the row, and with that everything the node ran is free: its row cannot be renewed any more. All times are those of the
database. When a process dies its system closes its connections, and PostgreSQL ends the session over which it renewed
its row: so it is known sooner to be dead than one that merely is slow.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, FromClause, and_, cast, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import INTERVAL, insert

from .schema import nodes, quotas, tables

LEASE_SECONDS: Final = 3.0
"""A node that has not renewed its row for so long is dead for the others."""
ENDED_SECONDS: Final = 1.5
"""So is one whose session has ended, and that has not renewed its row over another for so long."""


class Owner(Struct, frozen=True):
    """The node that runs a table, and where it is reached."""

    node: str
    address: str


def seen_from() -> ColumnElement[str | None]:
    """Under which address the database sees whoever asks; None over a local socket."""
    return func.host(func.inet_client_addr())


def join(connection: Connection, node: str, address: str | None, port: int) -> str:
    """Add a node; returns where others reach it, on its host as the database sees it."""
    if address is None:
        host: str = connection.execute(select(seen_from())).scalar_one() or "127.0.0.1"
        address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    connection.execute(insert(nodes).values(id=node, address=address, **renewed()))
    dead = select(nodes.c.id).where(is_dead(nodes)).with_for_update(skip_locked=True)
    connection.execute(delete(nodes).where(nodes.c.id.in_(dead)))
    return address


def renew(connection: Connection, node: str) -> list[Owner] | None:
    """Let a node live on; the nodes that are alive, or None where it was given up for dead.

    It is one statement: whoever is in a hurry should not have to wait for more.
    """
    others = nodes.alias()
    told = func.array_agg(func.concat(others.c.id, " ", others.c.address))
    alive = select(told).where(~is_dead(others)).scalar_subquery()
    own = update(nodes).where(nodes.c.id == node).values(renewed()).returning(alive)
    found = connection.execute(own).one_or_none()
    if found is None:
        return None
    living: list[str] = found[0] or []
    return [Owner(*each.split(" ", 1)) for each in living]


def leave(connection: Connection, node: str) -> None:
    connection.execute(delete(nodes).where(nodes.c.id == node))


def find_owner(connection: Connection, code: str) -> Owner | None:
    """The node that runs a table; None where nobody does."""
    running = select(nodes.c.id, nodes.c.address).join(tables, tables.c.node == nodes.c.id)
    row = connection.execute(running.where(tables.c.code == code, ~is_dead(nodes))).one_or_none()
    return Owner(*row) if row else None


def take(connection: Connection, code: str, node: str) -> int | Owner | None:
    """Run a table from now on, with the fence that is returned; or whoever runs it, or None where there is no table.

    The row of the table is locked meanwhile: what another still writes to it is stored before, or never.
    """
    one = tables.c.code == code
    found = connection.execute(select(tables.c.node).where(one).with_for_update(key_share=True)).one_or_none()
    if found is None:
        return None
    other: str | None = found[0]
    if other is not None and other != node:
        connection.execute(delete(nodes).where(nodes.c.id == other, is_dead(nodes)))
        address = connection.execute(select(nodes.c.address).where(nodes.c.id == other)).scalar_one_or_none()
        if address is not None:
            return Owner(other, address)
    taken = update(tables).where(one).values(node=node, fence=tables.c.fence + 1).returning(tables.c.fence)
    return connection.execute(taken).scalar_one()


def release(connection: Connection, code: str, fence: int) -> None:
    """Let a table go, unless somebody has taken it meanwhile."""
    connection.execute(update(tables).where(tables.c.code == code, tables.c.fence == fence).values(node=None))


def use_quota(connection: Connection, name: str, rate: float, burst: float) -> bool:
    """Use up one of a quota of so many at once and so many a second after that; False where nothing is left.

    A row says when the quota will be whole again, so one that is past need not be there.
    """
    one, most = cast(timedelta(seconds=1 / rate), INTERVAL), cast(timedelta(seconds=burst / rate), INTERVAL)
    whole = func.greatest(quotas.c.full_at, clock()) + one
    used = insert(quotas).values(name=name, full_at=clock() + one)
    again = used.on_conflict_do_update(index_elements=["name"], set_={"full_at": whole}, where=whole <= clock() + most)
    return connection.execute(again.returning(quotas.c.name)).one_or_none() is not None


def forget_quotas(connection: Connection) -> None:
    """Delete those that are whole again."""
    connection.execute(delete(quotas).where(quotas.c.full_at <= clock()))


def renewed() -> dict[str, ColumnElement[Any]]:
    """What the row of a node that is alive holds."""
    return {"renewed_at": clock(), "session": func.pg_backend_pid()}


def is_dead(row: FromClause) -> ColumnElement[bool]:
    """Whether the node of this row is given up; where another session has its number by now, that is a little later."""
    standing = select(1).select_from(func.pg_stat_get_activity(row.c.session).table_valued("pid")).exists()
    return or_(
        row.c.renewed_at <= seconds_ago(LEASE_SECONDS),
        and_(row.c.renewed_at <= seconds_ago(ENDED_SECONDS), ~standing),
    )


def seconds_ago(seconds: float) -> ColumnElement[Any]:
    return clock() - cast(timedelta(seconds=seconds), INTERVAL)


def clock() -> ColumnElement[Any]:
    """The time of the database at this statement, where `now()` would be that at which its transaction began."""
    return func.clock_timestamp()
