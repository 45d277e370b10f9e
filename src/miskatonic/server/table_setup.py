"""How a request for a table becomes one: its seats, its seed, its game, its row in the database."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from miskatonic.agents import agents
from miskatonic.games import GAMES
from miskatonic.kernel.errors import SetupError
from miskatonic.kernel.game import Setup
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message
from miskatonic.kernel.version import VERSION

from . import messages as wire
from .history import History
from .identity import Visitor
from .refusals import Refusal
from .services import now
from .storage import SeatRow, TableRow

SECRET_SEED: Final = "."
"""How a seed begins that nobody named and nobody knows."""


def seat_rows(game: str, requests: Sequence[wire.SeatRequest], maker: Visitor) -> list[SeatRow]:
    """The seats as they were asked for."""
    rows: list[SeatRow] = []
    for number, request in enumerate(requests):
        agent = None
        if request.kind == "bot":
            agent = request.agent or agents(game)[-1]
            if agent not in agents(game):
                raise Refusal("no-agent")
        kind = "human" if request.kind == "mine" else request.kind
        name = maker.name if request.kind == "mine" else None
        rows.append(SeatRow(number=number, kind=kind, agent=agent, name=name, stand_in=False, generation=0))
    return rows


def held_by(maker: Visitor, requests: Sequence[wire.SeatRequest]) -> dict[int, set[str]]:
    """Who holds the seats of a new table: the maker those that shall be theirs."""
    return {number: {maker.id} for number, request in enumerate(requests) if request.kind == "mine"}


def seats_as_before(source: TableRow) -> list[SeatRow]:
    """The seats of a table for another game of the same company: who plays stays, the links are new."""
    return [replace(row, generation=0, ask_once=False) for row in source.seats]


def read_seed(seed: str | None) -> int | str:
    """A seed as the engine takes it: digits are a number, as on the command line; without one, a random word."""
    if seed is None:
        return SECRET_SEED + secrets.token_hex(8)
    if seed.startswith(SECRET_SEED):
        raise Refusal("setup", f"A seed does not begin with {SECRET_SEED!r}.", about="seed")
    return int(seed) if seed.isascii() and seed.isdigit() else seed


def set_up(game: str, players: int, seed: int | str, options: dict[str, Any]) -> Table[Any]:
    """A new game, or a refusal that says what is wrong with the options."""
    described = GAMES[game]
    try:
        return Table(described, described.setup(players, seed, options))
    except SetupError as error:
        if isinstance(error.reason, Message):
            raise Refusal("setup", say=error.reason, about=error.about) from None
        raise Refusal("setup", error.reason, about=error.about) from None


def setup_of(row: TableRow) -> Setup:
    return GAMES[row.game].setup(row.players, msgspec.json.decode(row.seed), row.options)


def new_row(
    code: str,
    history: History,
    seats: list[SeatRow],
    host: str,
    status: wire.Status,
    like: wire.TableRequest | TableRow,
) -> TableRow:
    """The row of a table that was just set up; it is run `like` the request, or the table it goes on from, says."""
    table = history.table
    began = table.step_start()
    moment = now()
    seed = msgspec.json.encode(table.setup.seed).decode()
    return TableRow(
        code=code,
        game=table.game.name,
        players=table.setup.players,
        seed=seed,
        options=table.setup.options,
        undo=like.undo,
        talk=like.talk,
        pace=like.pace,
        open_seats=like.open_seats,
        blocked=list(like.blocked) if isinstance(like, TableRow) and like.host == host else [],
        status=status,
        host=host,
        made_at=moment,
        touched_at=moment,
        from_code=like.code if isinstance(like, TableRow) and like.seed == seed else None,
        engine=VERSION,
        content=table.game.content_digest,
        origin=table.origin,
        origin_entry=0,
        choices=history.told,
        waiting=list(table.pending),
        hash=table.hash(),
        checkpoint=began.data,
        checkpoint_choices=began.choices,
        result=msgspec.json.encode(table.result) if table.result else None,
        seats=seats,
    )
