"""A state is plain data: what could not be kept is refused when the game is made, by the name of its field."""

from __future__ import annotations

from collections.abc import Iterator, Set
from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

from miskatonic.kernel.atlas import Atlas
from miskatonic.kernel.errors import GameError
from miskatonic.kernel.game import Game, State
from miskatonic.kernel.tokens import Gauge
from miskatonic.kernel.zones import Deck

from .toy import TOY


def make(state: type[Any]) -> Game[Any]:
    return Game(
        package=TOY.package,
        title=TOY.title,
        players=(2,),
        settings=(),
        state=state,
        begin=TOY.begin,
        steps=TOY.steps,
        view=TOY.view,
        determinize=TOY.determinize,
    )


class Room(Struct):
    name: str
    beside: list[Room]
    found: set[str]


class Searched(State):
    searched: set[str]


class Frozen(State):
    rooms: dict[int, list[frozenset[str]]]


class AbstractSet(State):
    searched: Set[str] | None


class Below(State):
    rooms: list[Room]


class Mapped(State):
    house: Atlas


class Filed(State):
    file: Annotated[tuple[int, Path], Meta(title="file")]


class Going(State):
    turns: Iterator[int]


class Anything(State):
    value: list[Any]


class Dealt(State):
    deck: Deck[Any]


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (Searched, "Searched.searched has a set: it has no order, .*; use a list"),
        (Frozen, "Frozen.rooms has a set"),
        (AbstractSet, "AbstractSet.searched has a set"),
        (Below, "Room.found has a set"),
        (Mapped, "Mapped.house: the type Atlas cannot be written down"),
        (Filed, "Filed.file: the type Path cannot be written down"),
        (Going, "Going.turns: the type Iterator cannot be written down"),
        (Anything, "Anything.value can be anything"),
        (Dealt, "Deck.cards can be anything"),
    ],
)
def test_what_cannot_be_kept_is_refused_by_the_name_of_its_field(state: type[State], told: str) -> None:
    with pytest.raises(GameError, match=rf"^{told}.*\.$"):
        make(state)


class Person(Struct):
    name: str
    courage: Gauge | None
    friends: list[Person]


class Plain(State):
    people: dict[int, Person]
    deck: Deck[str]
    path: tuple[int, ...]
    place: tuple[str, int]
    chance: Annotated[float, Meta(ge=0)]


def test_plain_data_is_kept() -> None:
    game = make(Plain)
    person = Person("Amanda", Gauge(3, 5), [Person("Bob", None, [])])
    state = Plain(1, "draw", None, {0: person}, Deck(["a"], []), (1, 2), ("hall", 3), 0.5)
    assert game.decode(game.encode(state)) == state
