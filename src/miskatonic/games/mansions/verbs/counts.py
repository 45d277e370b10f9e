"""What is counted."""

from __future__ import annotations

from miskatonic.kernel.effects import Per
from miskatonic.kernel.text import Message

from ..play import Table
from ..resolver import Me
from ..vitals import skill_value
from ..words import Feature, Skill, monster_name, room_of, say
from .common import monsters_in_the_room, rooms_with, stands


class PerKin(Per, frozen=True, tag="monster-in-room"):
    """For each monster of a kind in the room."""

    kind: str

    def found(self, table: Table, me: Me, /) -> int:
        return sum(1 for each in monsters_in_the_room(table, me) if each.kind == self.kind)

    def each(self) -> Message:
        return say("per-monster-in-room", monster=monster_name(self.kind))


class PerOnMap(Per, frozen=True, tag="monster-on-map"):
    """For each monster of some kinds on the map."""

    kinds: list[str]

    def found(self, table: Table, me: Me, /) -> int:
        return sum(1 for each in table.state.monsters if each.kind in self.kinds)

    def each(self) -> Message:
        if len(self.kinds) > 1:
            return say("per-two-on-map", monster=monster_name(self.kinds[0]), other=monster_name(self.kinds[1]))
        return say("per-monster-on-map", monster=monster_name(self.kinds[0]))


class PerAtAltar(Per, frozen=True, tag="monster-at-altar"):
    """For each monster of a kind in a room with an altar."""

    kind: str

    def found(self, table: Table, me: Me, /) -> int:
        rooms = rooms_with(table.state, Feature.ALTAR)
        return sum(1 for each in table.state.monsters if each.kind == self.kind and room_of(each.space) in rooms)

    def each(self) -> Message:
        return say("per-monster-at-altar", monster=monster_name(self.kind))


class PerStrength(Per, frozen=True, tag="strength"):
    """For every so many points of Strength, rounded up."""

    def found(self, table: Table, me: Me, /) -> int:
        return skill_value(table.state, me.who, Skill.STRENGTH) if me.who is not None and stands(table, me) else 0

    def each(self) -> Message:
        return say("per-strength", every=self.every)


class PerInvestigator(Per, frozen=True, tag="investigator"):
    """For each investigator on the map."""

    def found(self, table: Table, me: Me, /) -> int:
        return len(table.state.standing())

    def each(self) -> Message:
        return say("per-investigator")
