"""A save is readable JSON: the set-up, the seed, the choices, the versions, and the last checkpoint.

A save is replayed whole and accepted if the choices lead to the recorded position, whichever version made it; of
another version it is enough that they lead to its checkpoint as this version reads it, for states may have got a field
or lost one. Where they do not, a save of another version is replayed without the answers to questions that are no
longer asked; and where that leads elsewhere, it goes on from its checkpoint with the choices after it that are still
legal. What cannot be opened in any of these ways is refused in one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from .errors import Defect, IllegalChoice, MiskatonicError, SaveError
from .game import Game, Setup
from .text import plain
from .version import VERSION

if TYPE_CHECKING:
    from .table import Table

FORMAT = 1


class Save(Struct, kw_only=True):
    """What a save file holds; `digest` covers all the rest."""

    miskatonic: int
    engine: str
    content: str
    setup: Setup
    origin: bytes | None
    choices: list[tuple[int, str]]
    hash: str
    checkpoint: bytes
    checkpoint_choices: int
    failed: tuple[int, str] | None = None
    defect: str | None = None
    redeals: list[tuple[int, int | None, int]] | UnsetType = UNSET
    """Where the table is another world that was imagined in the midst of a step (`Table.redeals`)."""
    digest: str = ""


def write(table: Table[Any], failed: tuple[int, str] | None = None, defect: str | None = None) -> bytes:
    """The table as bytes; a report of a defect also names the choice that failed."""
    began = table.step_start()
    save = Save(
        miskatonic=FORMAT,
        engine=VERSION,
        content=table.game.content_digest,
        setup=table.setup,
        origin=table.origin,
        choices=[(seat, key) for seat, key in table.choices],
        hash=table.hash(),
        checkpoint=began.data,
        checkpoint_choices=began.choices,
        failed=failed,
        defect=defect,
        redeals=[(each.choices, each.seat, each.seed) for each in table.redeals] or UNSET,
    )
    save.digest = _digest(save)
    return msgspec.json.format(msgspec.json.encode(save), indent=1)


def read(data: bytes) -> Save:
    """The save in these bytes, or a SaveError that says what is wrong with them."""
    try:
        save = msgspec.json.decode(data, type=Save)
    except TypeError:
        raise SaveError(plain("save-not-bytes", found=type(data).__name__)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(plain("save-incomplete", why=str(error))) from None
    if save.miskatonic != FORMAT:
        raise SaveError(plain("save-format", found=save.miskatonic, known=FORMAT))
    if save.digest != _digest(save):
        raise SaveError(plain("save-altered"))
    return save


def load(data: bytes, games: Mapping[str, Game[Any]]) -> Table[Any]:
    """The table a save describes, exactly where it was; of another version, as near to it as the rules allow.

    Raises nothing but a SaveError, whatever the bytes are.
    """
    save = read(data)
    if save.setup.game not in games:
        raise SaveError(plain("save-unknown-game", game=save.setup.game))
    table = _open(games[save.setup.game], save)
    if table.origin is not None:
        _expect_sound(table)
    return table


def _open(game: Game[Any], save: Save) -> Table[Any]:
    """The table of a save, in the first of the ways there are that leads to one."""
    try:
        return _replay(game, save)
    except SaveError:
        if save.engine == VERSION and save.content == game.content_digest:
            raise
    with suppress(SaveError):
        return _replay(game, save, choose=_choose_if_asked)
    return _continue(game, save)


def _expect_sound(table: Table[Any]) -> None:
    """Refuse a position that nobody can look at: where a state comes with a save, anything may stand in it."""
    try:
        for seat in (None, *range(table.setup.players)):
            table.view(seat)
        for seat, decision in table.pending.items():
            for option in decision.options:
                table.details(option, seat)
    except Exception as error:
        raise SaveError(plain("save-impossible", why=type(error).__name__)) from None


def _choose(table: Table[Any], key: str, seat: int) -> None:
    table.choose(key, seat)


def _choose_if_asked(table: Table[Any], key: str, seat: int) -> None:
    with suppress(IllegalChoice):
        table.choose(key, seat)


def _replay(game: Game[Any], save: Save, choose: Callable[[Table[Any], str, int], None] = _choose) -> Table[Any]:
    """Make all choices again; other rules may fail in any way on choices that were not made with them."""
    from .table import Redeal, Table

    try:
        redeals = [Redeal(*each) for each in save.redeals or ()]
        table = Table(game, _checked(game, save.setup), origin=save.origin, redeals=redeals)
        for seat, key in save.choices:
            choose(table, key, seat)
        position = table.hash()
    except Exception as error:
        why = str(error) if isinstance(error, MiskatonicError) else f"{type(error).__name__}."
        raise SaveError(plain("save-does-not-replay", why=" ".join(why.split()))) from None
    same_version = save.engine == VERSION and save.content == game.content_digest
    if position != save.hash and (same_version or not leads_to(table, save.checkpoint)):
        raise SaveError(plain("save-leads-elsewhere"))
    return table


def leads_to(table: Table[Any], checkpoint: bytes) -> bool:
    """True where the table has come by the checkpoint of another version, as far as this one can read it.

    A field that only one of the two versions knows makes every position another one, though nothing has changed.
    """
    try:
        read = table.game.encode(table.game.decode(checkpoint))
    except msgspec.MsgspecError:
        return False
    return read == table.step_start().data


def _continue(game: Game[Any], save: Save) -> Table[Any]:
    """Go on from the last checkpoint of another version, with the choices after it that are still legal."""
    from .table import Table

    try:
        table = Table(game, _checked(game, save.setup), origin=save.checkpoint)
        with suppress(IllegalChoice, Defect):
            for seat, key in save.choices[save.checkpoint_choices :]:
                table.choose(key, seat)
    except Exception:
        raise SaveError(plain("save-other-version", made=save.engine, now=VERSION)) from None
    return table


def _checked(game: Game[Any], setup: Setup) -> Setup:
    """The set-up as the game itself would make it, so that a save cannot smuggle in what `new_game` refuses."""
    return game.setup(setup.players, setup.seed, setup.options)


def _digest(save: Save) -> str:
    body = msgspec.json.encode(msgspec.structs.replace(save, digest=""))
    return blake2b(body, digest_size=16).hexdigest()
