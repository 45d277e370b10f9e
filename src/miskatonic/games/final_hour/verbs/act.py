"""Whose effect it is, and which locations it reaches."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from msgspec import Struct

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from ..campus import CAMPUS, LOCATIONS, NUMBERS
from ..play import Table
from ..words import investigator_name, say


class Act(Struct):
    """Whose effect is resolved at which table; `there` is the location a for-each has come to."""

    table: Table
    who: int
    there: int | None = None

    @property
    def seat(self) -> int:
        return self.table.state.investigators[self.who].seat

    @property
    def rule(self) -> str:
        """Whoever resolves an effect takes its decisions."""
        return "fh.effects.1"

    @property
    def cause(self) -> str | None:
        return self.table.cause

    @property
    def own(self) -> int:
        return self.table.state.investigators[self.who].location


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


def reach(act: Act, where: Where) -> list[int]:
    """The locations meant; for a card the one who resolves it chooses among several."""
    return REACH[where](act)


def allies_in_zone(act: Act) -> list[int]:
    """The locations of the other investigators in the own zone."""
    zone = LOCATIONS[act.own].zone
    return [here for here in allies(act) if LOCATIONS[here].zone is zone]


def allies(act: Act) -> list[int]:
    """The locations of the other investigators, each once."""
    others = (each.location for who, each in enumerate(act.table.state.investigators) if who != act.who)
    return list(dict.fromkeys(others))


REACH: Final[dict[Where, Callable[[Act], list[int]]]] = {
    Where.OWN: lambda act: [act.own],
    Where.ADJACENT: lambda act: CAMPUS.neighbours[act.own],
    Where.NEAR: lambda act: [act.own, *CAMPUS.neighbours[act.own]],
    Where.WITHIN_2: lambda act: CAMPUS.routes(act.own).within(2),
    Where.ANYWHERE: lambda act: list(NUMBERS),
    Where.ALLY: allies,
    Where.ALLY_IN_ZONE: allies_in_zone,
    Where.THERE: lambda act: [act.there or act.own],
    Where.EACH_GATE: lambda act: [gate.location for gate in act.table.state.gates],
    Where.LEAD: lambda act: [act.table.state.investigators[act.table.state.lead].location],
    Where.RITUAL_SITE: lambda act: [act.table.state.ritual_site],
}


def monsters_in_reach(act: Act, where: Where) -> bool:
    """Is there any monster in the locations meant?"""
    locations = act.table.state.locations
    return any(locations[here].monsters() for here in reach(act, where))


def place(where: Where) -> Message:
    return say(f"where-{where}")


def named_lead(table: Table) -> Flow[int]:
    """The lead investigator; alone, the one of the two the player names (rule fh.solo.24)."""
    state = table.state
    if not state.solo or state.readings.solo_lead == "first":
        return state.lead
    options = [
        Option(f"lead:{each.id}", investigator_name(each.id), who) for who, each in enumerate(state.investigators)
    ]
    who: int = yield from ask(0, say("prompt-lead"), options, "fh.solo.24", table.cause)
    return who
