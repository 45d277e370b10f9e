"""Whose effect it is, and which locations it reaches."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import ClassVar, Final

from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import Resolver
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import things
from ..campus import CAMPUS, LOCATIONS, NUMBERS
from ..play import Table
from ..words import investigator_name, say


class Me(Resolver, frozen=True):
    """The investigator whose effect is resolved; `there` is the location a for-each has come to."""

    who: int
    there: int | None = None

    rule: ClassVar[str | None] = "fh.effects.1"
    """Whoever resolves an effect takes its decisions."""

    def seat(self, table: Table, /) -> int:
        return table.state.investigators[self.who].seat

    def location(self, table: Table) -> int:
        return table.state.investigators[self.who].location


class Where(StrEnum):
    """The locations an effect may reach, as seen from its investigator."""

    OWN = "own"
    ADJACENT = "adjacent"
    NEAR = "near"
    WITHIN_2 = "within-2"
    ANYWHERE = "anywhere"
    ALLY = "ally"
    ALLY_IN_ZONE = "ally-in-zone"
    THERE = "there"
    EACH_GATE = "each-gate"
    LEAD = "lead"
    RITUAL_SITE = "ritual-site"


def reach(table: Table, me: Me, where: Where) -> list[int]:
    """The locations meant; for a card the one who resolves it chooses among several."""
    return REACH[where](table, me)


def near(table: Table, me: Me) -> list[int]:
    """The own location and the adjacent ones."""
    own = me.location(table)
    return [own, *CAMPUS.neighbours[own]]


def allies_in_zone(table: Table, me: Me) -> list[int]:
    """The locations of the other investigators in the own zone."""
    zone = LOCATIONS[me.location(table)].zone
    return [here for here in allies(table, me) if LOCATIONS[here].zone is zone]


def allies(table: Table, me: Me) -> list[int]:
    """The locations of the other investigators, each once."""
    others = (each.location for who, each in enumerate(table.state.investigators) if who != me.who)
    return list(dict.fromkeys(others))


REACH: Final[dict[Where, Callable[[Table, Me], list[int]]]] = {
    Where.OWN: lambda table, me: [me.location(table)],
    Where.ADJACENT: lambda table, me: CAMPUS.neighbours[me.location(table)],
    Where.NEAR: near,
    Where.WITHIN_2: lambda table, me: CAMPUS.routes(me.location(table)).within(2),
    Where.ANYWHERE: lambda table, me: list(NUMBERS),
    Where.ALLY: allies,
    Where.ALLY_IN_ZONE: allies_in_zone,
    Where.THERE: lambda table, me: [me.there or me.location(table)],
    Where.EACH_GATE: lambda table, me: [gate.location for gate in table.state.gates],
    Where.LEAD: lambda table, me: [table.state.investigators[table.state.lead].location],
    Where.RITUAL_SITE: lambda table, me: [table.state.ritual_site],
}


def monsters_in_reach(table: Table, me: Me, where: Where) -> bool:
    """Is there any monster in the locations meant?"""
    locations = table.state.locations
    return any(locations[here].has_monsters for here in reach(table, me, where))


def place(where: Where) -> Message:
    return say(f"where-{where}")


def named_lead(table: Table) -> Flow[int]:
    """The lead investigator; alone, the one of the two the player names (rule fh.solo.24)."""
    state = table.state
    if not state.solo or state.readings.solo_lead == "first":
        return state.lead
    options = [
        Option(f"lead:{each.id}", investigator_name(each.id), who, "lead", (things.investigator(each.id),))
        for who, each in enumerate(state.investigators)
    ]
    who: int = yield from ask(0, say("prompt-lead"), options, "fh.solo.24", table.cause, topic="lead")
    return who
