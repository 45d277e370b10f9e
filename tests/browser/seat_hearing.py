"""What a browser was told of a game over its socket, and that it was told nothing else than its seat may see."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message

from .hearing import parts, patched
from .person import Person

WORD: Final = re.compile(r"[\w#-]+")
RESULTS: Final = range(7)
"""What the test of an encounter may come to."""


class SeatHearing(ABC):
    """Puts together from all that was said to a seat what it sees, and every word that was used.

    A game says what is secret in it: words that must not be heard, beginnings of words, and what a test may lead to.
    """

    def __init__(self, player: Person, seat: int) -> None:
        self._player = player
        self.seat = seat
        self._listened = 0
        self.view: Any = None
        self.words: set[str] = set()
        self.messages: set[str] = set()
        """All texts that were told since the encounter under way began, as they were written."""

    def listen(self) -> None:
        """Hear what has been said since."""
        frames = self._player.frames[self._listened :]
        self._listened += len(frames)
        for frame in frames:
            self.words.update(WORD.findall(frame))
            told = json.loads(frame)
            self.messages.update(map(written, messages_in(told)))
            for seen in told.get("views") or []:
                self._look(seen)

    def forget_texts(self) -> None:
        self.messages.clear()

    def _look(self, seen: dict[str, Any]) -> None:
        if seen["seat"] != self.seat:
            raise AssertionError(f"seat {self.seat} was shown what seat {seen['seat']} sees")
        whole = [{"path": [], "value": seen.get("view")}]
        for change in seen.get("changes", whole):
            self.view = patched(self.view, change["path"], change["value"])

    def heard_nothing_secret(self, table: Table[Any], seed: str) -> None:
        """It was told what its seat may see and nothing else: no card of a deck, no outcome, no chance."""
        self.listen()
        assert self.view == msgspec.json.decode(msgspec.json.encode(table.view(self.seat)))
        secrets = {*self.secrets(table), str(table.state.rng)}
        if table.result is None:
            secrets.add(seed)
        assert secrets & self.words == set()
        beginnings = tuple(self.beginnings(table))
        assert not [word for word in self.words if word.startswith(beginnings)]
        if (scene := getattr(table.state, "scene", None)) is not None and table.state.test is not None:
            assert not self.messages & {written(text) for text in self.outcomes(scene)}

    @abstractmethod
    def secrets(self, table: Table[Any]) -> Iterable[str]:
        """The words that nobody in this seat may have heard yet."""

    @abstractmethod
    def beginnings(self, table: Table[Any]) -> Iterable[str]:
        """How words begin that nobody in this seat may have heard yet."""

    @abstractmethod
    def outcomes(self, scene: Any) -> Iterable[Message]:
        """Whatever the test that is being made may lead to."""


def messages_in(told: Any) -> Iterator[dict[str, Any]]:
    if isinstance(told, dict) and "domain" in told:
        yield told
    for part in parts(told):
        yield from messages_in(part)


def written(message: Any) -> str:
    return json.dumps(msgspec.to_builtins(message), sort_keys=True)
