"""What explains a question to those who have not answered such questions often; kept for this user beside the saves."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.game import Game
from miskatonic.kernel.text import Message

from .save_files import write_atomically

OFTEN: Final = 2
"""Whoever has answered a question of a topic so many times needs no explanation."""

Counts = dict[str, dict[str, int]]
"""By game and topic: how often such a question was answered, as far as it matters."""


class Answered:
    """How often questions with a hint were answered."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._counts = read_counts(path)

    def is_first_game(self, game: Game[Any]) -> bool:
        """True until a question of the game was answered often enough to need no explanation."""
        return OFTEN not in self._counts.get(game.name, {}).values()

    def hint(self, game: Game[Any], decision: Decision) -> Message | None:
        often = self._counts.get(game.name, {}).get(decision.topic, 0) >= OFTEN
        return None if often else game.hint(decision.topic)

    def add(self, game: Game[Any], decision: Decision) -> None:
        """A question was answered; a disk that refuses only means that it is explained again."""
        if self.hint(game, decision) is None:
            return
        topics = self._counts.setdefault(game.name, {})
        topics[decision.topic] = topics.get(decision.topic, 0) + 1
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._path, msgspec.json.encode(self._counts))
        except OSError:
            return


def read_counts(path: Path) -> Counts:
    """What the file says; nothing where there is none, or where it cannot be read."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Counts)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return {}
