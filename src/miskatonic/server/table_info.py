"""Tables as everybody sees them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from miskatonic.games import GAMES
from miskatonic.kernel.flow import Result
from miskatonic.kernel.game import Setup
from miskatonic.kernel.rulebook import rulebook

from . import messages as wire
from .storage import SeatRow, TableSummary
from .table_setup import SECRET_SEED

LONGEST_OPTION: Final = 400
"""An option that takes more bytes than this is told only to whoever asks for it."""


def table_info(
    row: TableSummary,
    online: Collection[int] = (),
    watching: int = 0,
    holders: Mapping[int, Collection[str]] | None = None,
) -> wire.TableInfo:
    """A table as everybody may see it; the seed would tell what is hidden, so it is told when the game is over."""
    seed = str(msgspec.json.decode(row.seed))
    game = GAMES[row.game]
    long = [name for name, value in row.options.items() if len(msgspec.json.encode(value)) > LONGEST_OPTION]
    return wire.TableInfo(
        code=row.code,
        game=row.game,
        title=game.title,
        players=row.players,
        options={name: value for name, value in row.options.items() if name not in long},
        status=row.status,
        seats=[seat_info(seat, seat.number in online, len((holders or {}).get(seat.number, ()))) for seat in row.seats],
        undo=row.undo,
        talk=row.talk,
        pace=row.pace,
        open_seats=row.open_seats,
        blocked=len(row.blocked),
        watching=watching,
        choices=row.choices,
        made_at=row.made_at.isoformat(timespec="seconds"),
        touched_at=row.touched_at.isoformat(timespec="seconds"),
        from_code=row.from_code,
        next_code=row.next_code,
        result=msgspec.json.decode(row.result, type=Result) if row.result else None,
        seed=seed if row.status == "over" else None,
        seed_named=not seed.startswith(SECRET_SEED) or row.from_code is not None,
        sides=list(game.sides(Setup(row.game, row.players, seed, row.options))),
        rules=bool(rulebook(game.folder)),
        primer=game.has_primer,
        long_options=long,
    )


def seat_info(row: SeatRow, online: bool, devices: int) -> wire.SeatInfo:
    return wire.SeatInfo(row.number, row.kind, row.name, row.agent, online, row.stand_in, devices)
