"""The games of the house, by name; a game is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from miskatonic.kernel.game import Game

_MODULES = {"final-hour": "final_hour"}


class Games(Mapping[str, Game[Any]]):
    """The playable games."""

    def __getitem__(self, name: str) -> Game[Any]:
        return import_module(f"{__name__}.{_MODULES[name]}").GAME

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in _MODULES

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(_MODULES))

    def __len__(self) -> int:
        return len(_MODULES)


GAMES = Games()
