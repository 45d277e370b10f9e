"""The games, by name: every package in this folder is one. A game is imported when it is first asked for.

`docs/architecture.md` lists what belongs to a game, and where it is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import Game, module_at, public_name


class Games(Mapping[str, Game[Any]]):
    """The playable games: those that live here, and those that were registered."""

    def __init__(self) -> None:
        folders = (each.parent for each in Path(__file__).parent.glob("*/__init__.py"))
        self._packages = {public_name(folder.name): f"{__name__}.{folder.name}" for folder in folders}
        self._loaded: dict[str, Game[Any]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._loaded:
            self._loaded[name] = import_module(self._packages[name]).GAME
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self._packages

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._packages))

    def __len__(self) -> int:
        return len(self._packages)

    def register(self, game: Game[Any]) -> None:
        """Let a game from elsewhere be played like those that live here. Its package holds it as `GAME`."""
        if self._packages.setdefault(game.name, game.package) != game.package:
            raise MiskatonicError(f"There is already a game {game.name!r}.")
        self._loaded[game.name] = game

    def unregister(self, name: str) -> None:
        """Take a registered game away again."""
        del self._packages[name], self._loaded[name]

    def registered(self) -> list[str]:
        """The packages of the games from elsewhere, for `register_all` in another process."""
        return [package for package in self._packages.values() if not _lives_here(package)]

    def register_all(self, packages: Iterable[str]) -> None:
        """Import these packages and register their games."""
        for package in packages:
            self.register(import_module(package).GAME)

    def layer(self, name: str, layer: str) -> ModuleType | None:
        """What a layer above has for a game, if anything: the package named like its folder in `miskatonic.<layer>`.

        A game from elsewhere brings it along, as the module `<layer>` of its own package.
        """
        package = self._packages.get(name)
        if package is None:
            return None
        folder = package.rpartition(".")[2]
        return module_at(f"miskatonic.{layer}.{folder}" if _lives_here(package) else f"{package}.{layer}")


def _lives_here(package: str) -> bool:
    return package.rpartition(".")[0] == __name__


GAMES = Games()
