"""What holds."""

from __future__ import annotations

from typing import Literal

from miskatonic.kernel.effects import Condition, ConditionWord
from miskatonic.kernel.text import Message

from ..components import ITEMS, ItemType
from ..house import house_of
from ..monsters import damage_of
from ..play import Table
from ..resolver import Me
from ..vitals import in_darkness
from ..words import front, monster_name, say
from .common import cards_of_types, monsters_in_the_room, next_rooms, others_in_room, stands


class Not(ConditionWord, frozen=True, tag="not"):
    """Something that must not hold; told by a sentence of its own, `if-not-<what>`."""

    what: Condition

    def holds(self, table: Table, me: Me, /) -> bool:
        return not self.what.holds(table, me)

    def say(self) -> Message:
        return say(f"if-not-{self.what.say().id.removeprefix('if-')}")


class MonsterWithYou(ConditionWord, frozen=True, tag="monster-with-you"):
    """The monster of the effect is in the space of the investigator."""

    def holds(self, table: Table, me: Me, /) -> bool:
        monster = me.beast(table)
        return monster is not None and stands(table, me) and monster.space == me.sheet(table).space

    def say(self) -> Message:
        return say("if-monster-with-you")


class MonsterDamage(ConditionWord, frozen=True, tag="monster-damage"):
    """The damage value of the monster is so much or more."""

    n: int

    def holds(self, table: Table, me: Me, /) -> bool:
        monster = me.beast(table)
        return monster is not None and damage_of(monster) >= self.n

    def say(self) -> Message:
        return say("if-monster-damage", n=self.n)


class MonsterIs(ConditionWord, frozen=True, tag="monster-is"):
    """The monster of the effect, or of the test, is of one of two kinds."""

    kinds: list[str]

    def holds(self, table: Table, me: Me, /) -> bool:
        monster = me.beast(table)
        return monster is not None and monster.kind in self.kinds

    def say(self) -> Message:
        first, *rest = [monster_name(kind) for kind in self.kinds]
        return say("if-monster-is", monster=first, other=rest[0] if rest else first)


class Dark(ConditionWord, frozen=True, tag="dark"):
    """The investigator is in darkness, and does not ignore it (rules mom.darkness.1, mom.darkness.6)."""

    def holds(self, table: Table, me: Me, /) -> bool:
        return me.who is not None and stands(table, me) and in_darkness(table.state, me.who)

    def say(self) -> Message:
        return say("if-dark")


class RoomDark(ConditionWord, frozen=True, tag="room-dark"):
    """There is darkness in the room."""

    def holds(self, table: Table, me: Me, /) -> bool:
        return me.here(table) in table.state.darkness

    def say(self) -> Message:
        return say("if-room-dark")


class RoomBurns(ConditionWord, frozen=True, tag="room-burns"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return me.here(table) in table.state.fire

    def say(self) -> Message:
        return say("if-room-burns")


class NextToFire(ConditionWord, frozen=True, tag="next-to-fire"):
    """The room does not burn, but one that can be entered from it does."""

    def holds(self, table: Table, me: Me, /) -> bool:
        here = me.here(table)
        if here is None or here in table.state.fire:
            return False
        return any(room in table.state.fire for room in next_rooms(table.state, here))

    def say(self) -> Message:
        return say("if-next-to-fire")


class IsAlone(ConditionWord, frozen=True, tag="alone"):
    """No other investigator is in the room."""

    def holds(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and not others_in_room(table, me)

    def say(self) -> Message:
        return say("if-alone")


class InCompany(ConditionWord, frozen=True, tag="in-company"):
    """Another investigator is in the room."""

    def holds(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and bool(others_in_room(table, me))

    def say(self) -> Message:
        return say("if-in-company")


class SmallRoom(ConditionWord, frozen=True, tag="small-room"):
    """The room has one space only."""

    def holds(self, table: Table, me: Me, /) -> bool:
        here = me.here(table)
        return here is not None and len(house_of(table.state.story).rooms[here]) == 1

    def say(self) -> Message:
        return say("if-small-room")


class HasType(ConditionWord, frozen=True, tag="has"):
    """The investigator has a card of a type, or a weapon of a sort."""

    type: ItemType
    attack: Literal["ranged"] | None = None

    def holds(self, table: Table, me: Me, /) -> bool:
        if me.who is None or not stands(table, me):
            return False
        cards = cards_of_types(table.state, me.who, [self.type])
        return any(self.attack is None or ITEMS[front(card)].attack == self.attack for card in cards)

    def say(self) -> Message:
        what = say(f"type-{self.type}" if self.attack is None else f"type-{self.attack}-{self.type}")
        return say("if-has", what=what)


class HasTrauma(ConditionWord, frozen=True, tag="has-trauma"):
    kind: Literal["injury", "insanity", "any"] = "any"

    def holds(self, table: Table, me: Me, /) -> bool:
        if not stands(table, me):
            return False
        sheet = me.sheet(table)
        injured = sheet.injury is not None and self.kind != "insanity"
        return injured or (sheet.insanity is not None and self.kind != "injury")

    def say(self) -> Message:
        return say(f"if-has-trauma-{self.kind}")


class MonsterInRoom(ConditionWord, frozen=True, tag="monster-in-room"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return bool(monsters_in_the_room(table, me))

    def say(self) -> Message:
        return say("if-monster-in-room")


class Hidden(ConditionWord, frozen=True, tag="hidden"):
    """They are in a hiding place."""

    def holds(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and me.sheet(table).hidden

    def say(self) -> Message:
        return say("if-hidden")


class HasSkillPoint(ConditionWord, frozen=True, tag="has-skill-point"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return stands(table, me) and me.sheet(table).skill_points > 0

    def say(self) -> Message:
        return say("if-has-skill-point")
