"""What events and Objectives ask: clues, samples, monsters and where they are, and what was counted."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.effects import ConditionWord
from miskatonic.kernel.text import Message

from .. import play
from ..harm import is_insane
from ..house import house_of
from ..play import Table
from ..resolver import Me
from ..state import Mansions
from ..words import Feature, RoomId, SpaceId, front, monster_name, room_name, room_of, say

LEFT_HOUSE: Final = "left-house"
"""In `state.counts`: the monster of the Objective has left the house."""


def features_in(state: Mansions, feature: Feature) -> tuple[SpaceId, ...]:
    """The spaces of the house with a room feature."""
    return house_of(state.story).features.get(feature, ())


def vent_rooms(state: Mansions) -> list[RoomId]:
    """The rooms with a vent."""
    return list(dict.fromkeys(room_of(space) for space in features_in(state, Feature.VENT)))


def relative_in_play(state: Mansions) -> bool:
    who = state.blood_relative
    return who is not None and state.investigators[who].in_play


class ClueFound(ConditionWord, frozen=True, kw_only=True, tag="clue-found"):
    """A clue was found, in whichever version or in one."""

    number: int
    letter: str = ""
    found: bool = True

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        start = f"clue-{state.story}-{self.number}{self.letter.lower()}"
        return any(clue.startswith(start) for clue in state.found_clues) == self.found

    def say(self) -> Message:
        return say("if-clue-found" if self.found else "if-clue-missing", number=self.number, letter=self.letter)


class SamplesAtAltar(ConditionWord, frozen=True, kw_only=True, tag="samples-at-altar"):
    """So many samples lie at the altar, fewer in a game with one investigator."""

    n: int
    alone: int

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return state.altar_samples >= (self.alone if len(state.investigators) == 1 else self.n)

    def say(self) -> Message:
        return say("if-samples-at-altar", n=self.n, alone=self.alone)


class LeftHouse(ConditionWord, frozen=True, kw_only=True, tag="left-house"):
    monster: str

    def holds(self, table: Table, me: Me, /) -> bool:
        return table.state.counts.get(LEFT_HOUSE, 0) > 0

    def say(self) -> Message:
        return say("if-left-house", monster=monster_name(self.monster))


class MonsterKilled(ConditionWord, frozen=True, kw_only=True, tag="monster-killed"):
    """A named monster was killed."""

    monster: str

    def holds(self, table: Table, me: Me, /) -> bool:
        return table.state.counts.get(f"killed:{self.monster}", 0) > 0

    def say(self) -> Message:
        return say("if-monster-killed", monster=monster_name(self.monster))


class OnMap(ConditionWord, frozen=True, kw_only=True, tag="on-map"):
    """Monsters of a kind or name on the map: so many or more, or exactly so many."""

    monster: str
    n: int = 1
    exactly: bool = False

    def holds(self, table: Table, me: Me, /) -> bool:
        there = sum(self.monster in (each.kind, each.name) for each in table.state.monsters)
        return there == self.n if self.exactly else there >= self.n

    def say(self) -> Message:
        id = "if-on-map-exactly" if self.exactly else "if-on-map"
        return say(id, monster=monster_name(self.monster), n=self.n)


class Gathered(ConditionWord, frozen=True, kw_only=True, tag="gathered"):
    """So many monsters of some kinds are in a room."""

    kinds: list[str]
    room: RoomId
    n: int

    def holds(self, table: Table, me: Me, /) -> bool:
        return sum(each.kind in self.kinds for each in play.monsters_in_room(table.state, self.room)) >= self.n

    def say(self) -> Message:
        return say(f"if-gathered-{'-'.join(self.kinds)}", room=room_name(self.room), n=self.n)


class Free(ConditionWord, frozen=True, kw_only=True, tag="free-of"):
    """No monster of a kind is in a room."""

    kinds: list[str]
    room: RoomId

    def holds(self, table: Table, me: Me, /) -> bool:
        return not any(each.kind in self.kinds for each in play.monsters_in_room(table.state, self.room))

    def say(self) -> Message:
        return say(f"if-free-of-{'-'.join(self.kinds)}", room=room_name(self.room))


class Held(ConditionWord, frozen=True, kw_only=True, tag="held-against"):
    """Investigators are in a room, at least as many as monsters of some kinds."""

    kinds: list[str]
    room: RoomId

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        monsters = sum(each.kind in self.kinds for each in play.monsters_in_room(state, self.room))
        return len(state.in_room(self.room)) >= max(1, monsters)

    def say(self) -> Message:
        return say(f"if-held-against-{'-'.join(self.kinds)}", room=room_name(self.room))


class Empty(ConditionWord, frozen=True, kw_only=True, tag="empty-room"):
    """No investigator is in a room."""

    room: RoomId

    def holds(self, table: Table, me: Me, /) -> bool:
        return not table.state.in_room(self.room)

    def say(self) -> Message:
        return say("if-empty-room", room=room_name(self.room))


class Meeting(ConditionWord, frozen=True, kw_only=True, tag="meeting"):
    """Two monsters are in one room, and no investigator with them."""

    one: str
    other: str

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        rooms = [
            {room_of(each.space) for each in state.monsters if name in (each.kind, each.name)}
            for name in (self.one, self.other)
        ]
        return any(not state.in_room(room) for room in rooms[0] & rooms[1])

    def say(self) -> Message:
        return say("if-meeting", monster=monster_name(self.one), other=monster_name(self.other))


class Awaited(ConditionWord, frozen=True, kw_only=True, tag="awaited"):
    """One monster is on the map, and no other that it waits for."""

    monster: str
    other: str

    def holds(self, table: Table, me: Me, /) -> bool:
        there = {name for each in table.state.monsters for name in (each.kind, each.name)}
        return self.monster in there and self.other not in there

    def say(self) -> Message:
        return say("if-awaited", monster=monster_name(self.monster), other=monster_name(self.other))


class Alone(ConditionWord, frozen=True, kw_only=True, tag="alone-in"):
    """A monster is in one of some rooms, and no investigator with it."""

    monster: str
    rooms: list[RoomId]

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        where = {room_of(each.space) for each in state.monsters if self.monster in (each.kind, each.name)}
        return any(room in where and not state.in_room(room) for room in self.rooms)

    def say(self) -> Message:
        one, *other = self.rooms
        if not other:
            return say("if-alone-in", monster=monster_name(self.monster), room=room_name(one))
        return say(
            "if-alone-in-either", monster=monster_name(self.monster), room=room_name(one), other=room_name(other[0])
        )


class Counted(ConditionWord, frozen=True, kw_only=True, tag="counted"):
    """What an Objective counts has come so far."""

    count: str
    n: int
    each: int = 0
    """How much more for each investigator."""

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return state.counts.get(self.count, 0) >= self.n + self.each * len(state.investigators)

    def say(self) -> Message:
        more = "-each" if self.each else ""
        return say(f"if-counted{more}", what=say(f"count-{self.count}"), n=self.n, each=self.each)


class Lost(ConditionWord, frozen=True, tag="relative-lost"):
    """The blood relative is dead and nobody takes their place."""

    def holds(self, table: Table, me: Me, /) -> bool:
        who = table.state.blood_relative
        return who is not None and table.state.investigators[who].fate == "eliminated"

    def say(self) -> Message:
        return say("if-relative-lost")


class IsRelative(ConditionWord, frozen=True, kw_only=True, tag="relative-in"):
    """The investigator is the blood relative, in some room."""

    room: RoomId

    def holds(self, table: Table, me: Me, /) -> bool:
        return me.who is not None and me.who == table.state.blood_relative and me.here(table) == self.room

    def say(self) -> Message:
        return say("if-relative-in", room=room_name(self.room))


class KnowsPact(ConditionWord, frozen=True, tag="relative-knows-pact"):
    """The blood relative has one of the pacts among their spells."""

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        who = state.blood_relative
        spells = [] if who is None else state.investigators[who].spells
        return any(front(spell) in ("soul-pact", "blood-pact") for spell in spells)

    def say(self) -> Message:
        return say("if-relative-knows-pact")


class Escaped(ConditionWord, frozen=True, kw_only=True, tag="escaped"):
    """One investigator has escaped, or all who had to (rules mom.escape.2, mom.escape.3)."""

    every: bool = False

    def holds(self, table: Table, me: Me, /) -> bool:
        people = table.state.investigators.values()
        if not self.every:
            return any(each.fate == "escaped" for each in people)
        needed = table.state.who_must_escape()
        return bool(needed) and all(each.fate == "escaped" for each in needed)

    def say(self) -> Message:
        return say("if-escaped-all" if self.every else "if-escaped-one")


class EscapeLost(ConditionWord, frozen=True, tag="escape-lost"):
    """Somebody who had to escape is dead, and that settles it (rule mom.escape.3)."""

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        lost = any(each.must_escape and each.fate == "eliminated" for each in state.investigators.values())
        return lost and state.readings.death_before_escape == "lost"

    def say(self) -> Message:
        return say("if-escape-lost")


class Burning(ConditionWord, frozen=True, kw_only=True, tag="burning"):
    """All of three rooms burn."""

    rooms: list[RoomId]

    def holds(self, table: Table, me: Me, /) -> bool:
        return all(room in table.state.fire for room in self.rooms)

    def say(self) -> Message:
        one, two, three = (room_name(room) for room in self.rooms)
        return say("if-burning", one=one, two=two, three=three)


class CorpseAt(ConditionWord, frozen=True, kw_only=True, tag="corpse-at-start"):
    """A corpse lies where the investigators began."""

    room: RoomId

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return state.corpses.get(house_of(state.story).start, 0) > 0

    def say(self) -> Message:
        return say("if-corpse-at-start", room=room_name(self.room))


class NoCorpse(ConditionWord, frozen=True, tag="no-corpse"):
    """No corpse lies anywhere."""

    def holds(self, table: Table, me: Me, /) -> bool:
        return not any(table.state.corpses.values())

    def say(self) -> Message:
        return say("if-no-corpse")


class HalfInsane(ConditionWord, frozen=True, tag="half-insane"):
    """At least half of the investigators on the map are insane."""

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        seats = state.standing()
        return bool(seats) and 2 * sum(is_insane(state, who) for who in seats) >= len(seats)

    def say(self) -> Message:
        return say("if-half-insane")


class AtFeature(ConditionWord, frozen=True, kw_only=True, tag="at-feature"):
    """The investigator is in a room with a room feature."""

    feature: Feature

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return me.here(table) in {room_of(space) for space in features_in(state, self.feature)}

    def say(self) -> Message:
        return say(f"if-at-{self.feature}")


class InRooms(ConditionWord, frozen=True, kw_only=True, tag="unlit-grave"):
    """The investigator is in one of three rooms that does not burn yet."""

    rooms: list[RoomId]

    def holds(self, table: Table, me: Me, /) -> bool:
        here = me.here(table)
        return here in self.rooms and here not in table.state.fire

    def say(self) -> Message:
        one, two, three = (room_name(room) for room in self.rooms)
        return say("if-unlit-grave", one=one, two=two, three=three)


class InRoom(ConditionWord, frozen=True, kw_only=True, tag="in-story-room"):
    """The investigator is in a room."""

    room: RoomId

    def holds(self, table: Table, me: Me, /) -> bool:
        return me.here(table) == self.room

    def say(self) -> Message:
        return say("if-in-story-room", room=room_name(self.room))


class VentsWarded(ConditionWord, frozen=True, kw_only=True, tag="vents-warded"):
    """Every room with a vent is warded by so many signs, by fewer in a game with one investigator."""

    n: int
    alone: int

    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        rooms = vent_rooms(state)
        n = self.alone if len(state.investigators) == 1 else self.n
        return bool(rooms) and all(state.counts.get(f"ward:{room}", 0) >= n for room in rooms)

    def say(self) -> Message:
        return say("if-vents-warded", n=self.n, alone=self.alone)
