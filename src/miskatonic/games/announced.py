"""The games that cannot be played yet: a folder with an announcement and texts, but no code."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from miskatonic.kernel.content import read
from miskatonic.kernel.game import public_name
from miskatonic.kernel.text import Message, Voice

from . import GAMES

FOLDER: Final = Path(__file__).parent
FILE: Final = "announcement.yaml"


class Announced(Struct, frozen=True):
    """What a game will be called, what it is about, how long it takes and for how many it is."""

    name: str
    title: Message
    about: Message
    length: Message
    players: list[int]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    players: list[int]


def announced() -> list[Announced]:
    """The announced games that cannot be played yet, by name."""
    return [game for game in _all() if game.name not in GAMES]


@cache
def _all() -> tuple[Announced, ...]:
    return tuple(_read(path.parent) for path in sorted(FOLDER.glob(f"*/{FILE}")))


def _read(folder: Path) -> Announced:
    name = public_name(folder.name)
    say = Voice(name, folder / "locale")
    return Announced(name, say("title"), say("about"), say("length"), read(folder / FILE, _File).players)
