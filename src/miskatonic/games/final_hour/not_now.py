"""What a question leaves out that others of its kind offer, with the reasons (`why_not.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from miskatonic.kernel.decision import NotNow, Thing
from miskatonic.kernel.text import Message

from . import things
from .bestiary import MONSTERS
from .campus import CAMPUS
from .play import Table
from .why_not import Asked, why_not
from .words import item_name, location_name, monster_name

Named = tuple[Thing, Message]


def not_now(table: Table, seat: int) -> Iterator[NotNow]:
    """The places and monsters that one would look for among the options, and the own items."""
    asked = Asked(table, table.pending[seat])
    look = LOOKED_FOR.get(asked.decision.topic)
    if look is None:
        return
    verb = next((option.verb for option in asked.decision.options if option.role is None), "")
    yield from barred(asked, look(asked), verb)
    yield from barred(asked, own_items(asked), "use")


def barred(asked: Asked, named: Iterable[Named], verb: str) -> Iterator[NotNow]:
    """Those among some things that cannot be chosen."""
    for thing, name in named:
        reason = why_not(asked.table, asked.decision.seat, thing)
        if reason is not None:
            yield NotNow(name, reason, verb, (thing,))


def places(numbers: Iterable[int]) -> list[Named]:
    return [(things.location(number), location_name(number)) for number in numbers]


def ways_on(asked: Asked) -> list[Named]:
    return places(CAMPUS.neighbours[asked.here])


def near(asked: Asked) -> list[int]:
    """What is farther away nobody expects to reach."""
    return sorted({asked.here, *CAMPUS.neighbours[asked.here]})


def with_monsters(asked: Asked) -> list[Named]:
    return places(number for number in near(asked) if asked.state.locations[number].monsters())


def with_damage(asked: Asked) -> list[Named]:
    return places(number for number in near(asked) if asked.state.locations[number].damaged)


def with_gates(asked: Asked) -> list[Named]:
    return places(gate.location for gate in asked.state.gates)


def monsters_there(asked: Asked) -> list[Named]:
    tokens = [token for number in asked.places() for token in asked.state.locations[number].monsters()]
    return [(things.monster(token), monster_name(MONSTERS[token].id)) for token in tokens]


def own_items(asked: Asked) -> list[Named]:
    own = [each for who, each in enumerate(asked.state.investigators) if asked.own(who)]
    return [(things.item(item), item_name(item)) for each in own for item in each.items]


LOOKED_FOR: Final[Mapping[str, Callable[[Asked], list[Named]]]] = {
    "move": ways_on,
    "walk": ways_on,
    "attack-where": with_monsters,
    "destroy-where": with_monsters,
    "wounds": monsters_there,
    "destroy": monsters_there,
    "drive": monsters_there,
    "repair": with_damage,
    "gate": with_gates,
}
"""By the topic of a question, what one would look for among its options."""
