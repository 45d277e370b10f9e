"""Seats that chose their windows before orders and the tests of others were windows are still asked there."""

import json
from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

ADDED = ("orders", "others-test")

seats = sa.table("seats", sa.column("code", sa.Text), sa.column("number", sa.Integer), sa.column("stops", sa.Text))


def upgrade() -> None:
    _change(lambda chosen: [*chosen, *(name for name in ADDED if name not in chosen)])


def downgrade() -> None:
    _change(lambda chosen: [name for name in chosen if name not in ADDED])


def _change(change: Callable[[list[str]], list[str]]) -> None:
    connection = op.get_bind()
    for code, number, stops in connection.execute(sa.select(seats).where(seats.c.stops.is_not(None))).all():
        seat = (seats.c.code == code) & (seats.c.number == number)
        connection.execute(seats.update().where(seat).values(stops=json.dumps(change(json.loads(stops)))))
