"""The games of the house, by name; a game is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from miskatonic.kernel.game import Game

_MODULES = {"arkham-lcg": "arkham_lcg", "final-hour": "final_hour"}


class Games(Mapping[str, Game[Any]]):
    """The playable games."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game[Any]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._loaded:
            self._loaded[name] = import_module(f"{__name__}.{_MODULES[name]}").GAME
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in _MODULES

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(_MODULES))

    def __len__(self) -> int:
        return len(_MODULES)


GAMES = Games()
