"""What the log of a game can tell is on its list of events, from which the pages get their types."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.events import Event


def kinds(base: type[Event]) -> Iterator[type[Event]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def has_tag(kind: type[Event]) -> bool:
    """A base class has none of its own: msgspec calls it by the name of the class."""
    return kind.__struct_config__.tag != kind.__name__


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_event_of_a_game_is_listed(name: str) -> None:
    game = GAMES[name]
    assert game.wire
    defined = [kind for kind in kinds(Event) if kind.__module__.startswith(f"{game.package}.") and has_tag(kind)]
    assert sorted(defined, key=str) == sorted(game.wire.events, key=str)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_event_of_a_game_is_told_by_its_rules(name: str) -> None:
    game = GAMES[name]
    assert game.wire
    modules = [path for path in game.folder.rglob("*.py") if "events" not in (path.parent.name, path.stem)]
    rules = "\n".join(path.read_text(encoding="utf-8") for path in modules)
    own = [kind.__name__ for kind in game.wire.events if kind.__module__.startswith(f"{game.package}.")]
    assert [kind for kind in own if not re.search(rf"\b{kind}\b", rules)] == []
