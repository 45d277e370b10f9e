"""Cards made up for a test: for rules that no card of the core set needs.

    def test_something(made_up: MakeUp) -> None:
        made_up("01088", "99001", cost=2)     # Emergency Cache for 2 resources, under a code of its own

        class Windfall(Card, code="99001"):   # where it should do something else: what it does
            ...

The fixture `made_up` is there for every test of the game. After the test all that was made up is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Protocol

import pytest
from msgspec.structs import replace

from miskatonic.games.arkham_lcg.card import Card, Me, Table, forced, free
from miskatonic.games.arkham_lcg.decks.collection import TITLES
from miskatonic.games.arkham_lcg.moments import Moment
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.registry import (
    CARDS,
    FAST,
    HEARD_AFTER,
    LISTENERS,
    LISTENERS_IN_HAND,
    LISTENERS_IN_HAND_AT_ANY_POINT,
    MODIFIERS,
    PLAYED,
)
from miskatonic.games.arkham_lcg.words import Kind
from miskatonic.kernel.timing import Point


class MakeUp(Protocol):
    """Print a card like another one, with some things changed; it does what the other does until a class says more."""

    def __call__(self, like: str, code: str, **printed: Any) -> str: ...


def make_up(like: str, code: str, **printed: Any) -> str:
    """No encounter deck is made of it, unless it says how many copies there are."""
    PRINTED[code] = replace(PRINTED[like], **{"code": code, "copies": 0, **printed})
    type("MadeUp", (type(CARDS[like]),), {}, code=code)
    return code


@pytest.fixture
def made_up() -> Iterator[MakeUp]:
    tables: list[dict[Any, Any]] = [PRINTED, CARDS, TITLES, PLAYED]
    listeners: list[dict[Any, set[str]]] = [LISTENERS, LISTENERS_IN_HAND, LISTENERS_IN_HAND_AT_ANY_POINT, MODIFIERS]
    marked: list[set[Any]] = [FAST, HEARD_AFTER]
    kept_tables = [dict(table) for table in tables]
    kept_listeners = [{key: set(codes) for key, codes in table.items()} for table in listeners]
    kept_marked = [set(codes) for codes in marked]
    yield make_up
    for now, kept in zip([*tables, *listeners, *marked], [*kept_tables, *kept_listeners, *kept_marked], strict=True):
        now.clear()
        now.update(kept)  # type: ignore[arg-type]


class Trap(Protocol):
    """Print an asset that does something by itself whenever a moment comes."""

    def __call__(self, point: Point, moment: type[Moment], effect: Callable[[Table, Me], Any]) -> str: ...


@pytest.fixture
def trap(made_up: MakeUp) -> Trap:
    codes = count(99200)

    def spring(point: Point, moment: type[Moment], effect: Callable[[Table, Me], Any]) -> str:
        code = made_up("01088", str(next(codes)), type=Kind.ASSET)

        class Sprung(Card, code=code):
            @forced(point, moment)
            def snap(self, table: Table, me: Me) -> Any:
                return effect(table, me)

        return code

    return spring


@pytest.fixture
def whistle(made_up: MakeUp) -> str:
    """An asset with a free ability that can always be used: whoever has it is asked in every player window."""
    made_up("01088", "99100", type=Kind.ASSET)

    class Whistle(Card, code="99100"):
        @free()
        def blow(self, table: Table, me: Me) -> None:
            table.state.investigators[me.you].resources += 1

    return Whistle.code
