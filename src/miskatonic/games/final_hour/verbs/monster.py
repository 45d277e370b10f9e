"""Verbs that harm: what lower effects and reckonings do to investigators and to the campus."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from miskatonic.kernel.decision import QuestionKind
from miskatonic.kernel.effects import Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import actions, monsters
from ..activation import activate_zone
from ..campus import LOCATIONS
from ..damage import place_damage
from ..health import lose_health
from ..play import Table, turn_order
from ..words import Zone, say, zone_name
from .resolver import Me, Where, named_lead, place, reach


class LoseHealth(Node, frozen=True, tag="lose-health"):
    n: int
    who: Literal["self", "lead", "each"]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        if self.who == "each":
            for who in turn_order(state):
                lose_health(table, who, self.n)
            return
        who = me.who
        if self.who == "lead":
            who = yield from named_lead(table)
        lose_health(table, who, self.n)

    def say(self) -> Message:
        return say(f"effect-lose-health-{self.who}", n=self.n)


class Spawn(Node, frozen=True, tag="spawn"):
    n: int
    at: Where

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        places = reach(table, me, self.at)
        while places:
            here = yield from self._next(table, me, places)
            places = [place for place in places if place != here]
            monsters.spawn(table, here, self.n)

    def _next(self, table: Table, me: Me, places: list[int]) -> Flow[int]:
        """The order matters only when a monster may have to move on from a full location (rule fh.effects.1)."""
        if not any(table.state.locations[here].full for here in places):
            return places[0]
        options = [actions.AT_OPTIONS[here] for here in places]
        here: int = yield from ask(
            me.seat(table),
            say("prompt-spawn-next"),
            options,
            "fh.effects.1",
            table.cause,
            QuestionKind.ORDER,
            "spawn-next",
        )
        return here

    def say(self) -> Message:
        return say("effect-spawn", n=self.n, where=place(self.at))


class Activate(Node, frozen=True, tag="activate"):
    zone: Zone

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return activate_zone(table, me.seat(table), self.zone)

    def say(self) -> Message:
        return say("effect-activate", zone=zone_name(self.zone))


class ActivateOwnZone(Node, frozen=True, tag="activate-own-zone"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return activate_zone(table, me.seat(table), LOCATIONS[me.location(table)].zone)

    def say(self) -> Message:
        return say("effect-activate-own-zone")


class Damage(Node, frozen=True, tag="damage"):
    n: int
    at: Where

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if self.at is Where.LEAD:
            who = yield from named_lead(table)
            me = replace(me, who=who)
            yield from place_damage(table, me.seat(table), me.location(table), self.n)
            return
        for here in reach(table, me, self.at):
            yield from place_damage(table, me.seat(table), here, self.n)

    def say(self) -> Message:
        return say("effect-damage", n=self.n, where=place(self.at))
