"""Whose effect it is, and which locations it reaches."""

from __future__ import annotations

from enum import StrEnum

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
    state = act.table.state
    match where:
        case Where.OWN:
            return [act.own]
        case Where.ADJACENT:
            return CAMPUS.neighbours[act.own]
        case Where.NEAR:
            return [act.own, *CAMPUS.neighbours[act.own]]
        case Where.WITHIN_2:
            return CAMPUS.within(act.own, 2)
        case Where.ANYWHERE:
            return list(NUMBERS)
        case Where.ALLY:
            return allies(act)
        case Where.ALLY_IN_ZONE:
            zone = LOCATIONS[act.own].zone
            return [here for here in allies(act) if LOCATIONS[here].zone is zone]
        case Where.THERE:
            return [act.there or act.own]
        case Where.EACH_GATE:
            return [gate.location for gate in state.gates]
        case Where.LEAD:
            return [state.investigators[state.lead].location]
        case Where.RITUAL_SITE:
            return [state.ritual_site]


def allies(act: Act) -> list[int]:
    """The locations of the other investigators, each once."""
    others = (each.location for who, each in enumerate(act.table.state.investigators) if who != act.who)
    return list(dict.fromkeys(others))


def monsters_in_reach(act: Act, where: Where) -> bool:
    """Is there any monster in the locations meant?"""
    locations = act.table.state.locations
    return any(locations[here].monsters() for here in reach(act, where))


def place(where: Where) -> Message:
    return say(f"where-{where}")


def named_lead(table: Table) -> Flow[int]:
    """The lead investigator; alone, the one of the two the player names (rule fh.solo.24)."""
    state = table.state
    if not state.solo:
        return state.lead
    options = [
        Option(f"lead:{each.id}", investigator_name(each.id), who) for who, each in enumerate(state.investigators)
    ]
    who: int = yield from ask(0, say("prompt-lead"), options, "fh.solo.24", table.cause)
    return who
