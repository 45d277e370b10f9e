"""Games in progress, saved on disk after every decision."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec import Struct

import miskatonic
from miskatonic.agents import agents
from miskatonic.kernel import saves
from miskatonic.kernel.errors import MiskatonicError, SaveError
from miskatonic.kernel.game import Setup
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import plain

from .seating import Seating


class SavedSeating(Struct):
    """What the terminal adds to a save: who plays which seat. The engine's own reader skips it."""

    seating: Seating = Seating()


class SavedGame(Struct, frozen=True):
    """A game that was read from a file."""

    path: Path
    table: Table[Any]
    seating: Seating
    decisions: int
    """How many choices were made; of a game saved by another version the table knows only the latest."""

    @property
    def forgotten(self) -> int:
        """How many choices can neither be taken back nor watched again."""
        return self.decisions - len(self.table.choices)

    @property
    def saved_at(self) -> datetime:
        return datetime.fromtimestamp(self.path.stat().st_mtime)


def data_folder() -> Path:
    """Where this user's games are: the folder MISKATONIC_DATA names, or the platform's own."""
    named = os.environ.get("MISKATONIC_DATA")
    if named:
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("miskatonic", appauthor=False)


class SaveFolder:
    """The folder of saves."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or data_folder()) / "saves"

    def reserve(self, game: str, kind: str = "") -> Path:
        """A new file name, taken at once so that no other game gets it."""
        self.path.mkdir(parents=True, exist_ok=True)
        stem = f"{game}{kind}-{datetime.now():%Y%m%d-%H%M%S}"
        for number in range(1, 1000):
            path = self.path / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                continue
            return path
        raise FileExistsError(stem)

    def save(self, path: Path, table: Table[Any], seating: Seating) -> None:
        """Write the game; the old file is replaced only by a complete new one."""
        write_atomically(path, with_seating(table.save(), seating))

    def write_report(self, game: str, data: bytes) -> Path:
        """Write the report of a defect beside the saves."""
        path = self.reserve(game, "-defect")
        write_atomically(path, data)
        return path

    def newest_unfinished(
        self, games: Iterable[str], complain: Callable[[Path, SaveError | OSError], None]
    ) -> SavedGame | None:
        """The game last played and not over; files that cannot be read are complained of and left alone."""
        for path in self._newest_first(games):
            try:
                saved = read_saved_game(path)
            except (SaveError, OSError) as error:
                complain(path, error)
                continue
            if saved.table.decision is not None:
                return saved
        return None

    def _newest_first(self, games: Iterable[str]) -> Iterator[Path]:
        found = (path for game in games for path in self.path.glob(f"{game}-[0-9]*.json"))
        paths = [path for path in found if path.stat().st_size]
        yield from sorted(paths, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


class SaveFile:
    """The file of one game; its name is chosen when it is first saved."""

    def __init__(self, folder: SaveFolder, path: Path | None = None) -> None:
        self._folder = folder
        self._path = path

    @property
    def path_shown(self) -> str:
        """The path of the file; before it is first saved, of the folder."""
        return str(self._path or self._folder.path)

    @property
    def written(self) -> bool:
        """True once the game was saved."""
        return self._path is not None

    def save(self, table: Table[Any], seating: Seating) -> None:
        if self._path is None:
            self._path = self._folder.reserve(table.game.name)
        self._folder.save(self._path, table, seating)

    def write_report(self, game: str, data: bytes) -> Path:
        return self._folder.write_report(game, data)


def read_saved_game(path: Path) -> SavedGame:
    """The game in a file, with who plays which seat."""
    data = path.read_bytes()
    save = saves.read(data)
    table = miskatonic.load(data)
    seating = read_seating(data, table.setup)
    saved = SavedGame(path, table, seating, len(save.choices))
    if saved.forgotten:
        seating.stops.forget_first(save.checkpoint_choices)
    return saved


@contextmanager
def shown_from_save(table: Table[Any], locale: str) -> Generator[None]:
    """Whatever fails at a position that came with a save, and not from choices, is said in one sentence."""
    try:
        yield
    except (MiskatonicError, OSError):
        raise
    except Exception as error:
        if table.origin is None:
            raise
        raise MiskatonicError(plain("save-impossible", why=type(error).__name__).text(locale)) from None


def read_seating(data: bytes, setup: Setup) -> Seating:
    """Who plays which seat; the digest of the save does not cover it, so it is looked at closely."""
    try:
        seating = msgspec.json.decode(data, type=SavedSeating).seating
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(plain("save-incomplete", why=str(error))) from None
    known = agents(setup.game)
    if any(seat not in range(setup.players) or name not in known for seat, name in seating.bots.items()):
        raise SaveError(plain("save-altered"))
    return seating


def with_seating(data: bytes, seating: Seating) -> bytes:
    fields = cast("dict[str, Any]", msgspec.json.decode(data))
    fields["seating"] = seating
    return msgspec.json.format(msgspec.json.encode(fields), indent=1)


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file in one step: a reader sees the old content or the new, never a part."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
