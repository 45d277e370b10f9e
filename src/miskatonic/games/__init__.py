"""The games, by name: every package in this folder is one. A game is imported when it is first asked for.

`docs/architecture.md` lists what belongs to a game, and where it is found.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from miskatonic.kernel.errors import GameError, MiskatonicError, SetupError
from miskatonic.kernel.failures import failure_of
from miskatonic.kernel.game import Game, module_at, public_name


class Games(Mapping[str, Game[Any]]):
    """The playable games: those that live here, and those that were registered."""

    def __init__(self) -> None:
        folders = (each.parent for each in Path(__file__).parent.glob("*/__init__.py"))
        self._packages = {public_name(folder.name): f"{__name__}.{folder.name}" for folder in folders}
        self._loaded: dict[str, Game[Any]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._loaded:
            self._loaded[name] = game_in(self._packages[name])
        return self._loaded[name]

    def named(self, name: str) -> Game[Any]:
        """The game of this name; where there is none, one sentence says which there are."""
        if name not in self:
            raise SetupError(f"There is no game {name!r}; there are: {', '.join(self)}.")
        return self[name]

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
            self.register(game_in(package))

    def layer(self, name: str, layer: str) -> ModuleType | None:
        """What a layer above has for a game, if anything: the package named like its folder in `miskatonic.<layer>`.

        A game from elsewhere brings it along, as the module `<layer>` of its own package.
        """
        package = self._packages.get(name)
        if package is None:
            return None
        folder = package.rpartition(".")[2]
        return module_at(f"miskatonic.{layer}.{folder}" if _lives_here(package) else f"{package}.{layer}")


def game_in(package: str) -> Game[Any]:
    """Import a package and take its game; where that fails, one sentence says why, and in which line."""
    with loading(package):
        module = import_module(package)
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise GameError(f"There is no game in {package}: it has no GAME = Game(...).")
    return cast("Game[Any]", game)


@contextmanager
def loading(package: str) -> Generator[None, None, None]:
    """Whatever fails while a package is imported is told in one sentence, with its place in the package."""
    try:
        yield
    except MiskatonicError:
        raise
    except Exception as error:
        spec = find_spec(package)
        folder = Path(spec.origin).parent if spec and spec.origin else Path()
        failure = failure_of(error, folder)
        raise GameError(f"The game in {package} cannot be loaded: {failure.what} at {failure.place}.") from error


def _lives_here(package: str) -> bool:
    return package.rpartition(".")[0] == __name__


GAMES = Games()
