"""Selectors: for whom an effect is resolved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from miskatonic.kernel.effects import Condition, SelectorWord, say_in_turn
from miskatonic.kernel.effects.subjects import Doer, Person
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from ..play import Table, choose_monster
from ..resolver import Me
from ..words import say
from .common import monsters_here, monsters_in_the_room, others_in_room


def for_these(me: Me, seats: Iterable[int]) -> list[Me]:
    """The same effect for each of some investigators."""
    return [me.another(seat) for seat in seats]


def for_one(table: Table, me: Me, among: Sequence[Me]) -> Flow[list[Me]]:
    """The same effect for one of those who could be selected; nobody is asked where there is none."""
    seats = [each.who for each in among if each.who is not None]
    return [me.another((yield from me.choose(table, seats)))] if seats else []


class InTheRoom(Person, SelectorWord, frozen=True, tag="in-room"):
    """Every investigator in the room."""

    def candidates(self, table: Table, me: Me, /) -> Sequence[Me]:
        here = me.here(table)
        return [] if here is None else for_these(me, table.state.in_room(here))

    def say(self) -> Message:
        return say("each-in-room")


class OthersInRoom(Person, SelectorWord, frozen=True, tag="others-in-room"):
    """Every other investigator in the room."""

    def candidates(self, table: Table, me: Me, /) -> Sequence[Me]:
        return for_these(me, others_in_room(table, me))

    def say(self) -> Message:
        return say("each-other-in-room")


class OneInRoom(InTheRoom, frozen=True, tag="one-in-room"):
    """One investigator in the room, perhaps themselves; whoever decides chooses (rule mom.spell.7)."""

    having: Condition | None = None
    """Only such a one."""

    def candidates(self, table: Table, me: Me, /) -> Sequence[Me]:
        found = super().candidates(table, me)
        return [each for each in found if self.having is None or self.having.holds(table, each)]

    def select(self, table: Table, me: Me, /) -> Flow[Sequence[Me]]:
        return (yield from for_one(table, me, self.candidates(table, me)))

    def say(self) -> Message:
        if self.having is None:
            return say("each-one-in-room")
        return say("each-one-in-room-having", having=self.having.say())


class OneInvestigator(Person, SelectorWord, frozen=True, tag="one"):
    """One investigator on the map; whoever decides chooses, of a keeper's card the keeper."""

    having: Condition | None = None

    def candidates(self, table: Table, me: Me, /) -> Sequence[Me]:
        found = for_these(me, me.everyone(table))
        return [each for each in found if self.having is None or self.having.holds(table, each)]

    def select(self, table: Table, me: Me, /) -> Flow[Sequence[Me]]:
        return (yield from for_one(table, me, self.candidates(table, me)))

    def say(self) -> Message:
        return say("each-one") if self.having is None else say("each-one-having", having=self.having.say())


class Target(Person, SelectorWord, frozen=True, tag="target"):
    """The investigator at whom the spell is aimed."""

    def candidates(self, table: Table, me: Me, /) -> Sequence[Me]:
        return for_these(me, [] if me.chosen is None else [me.chosen])

    def say(self) -> Message:
        return say("each-target")


class MonstersInRoom(Doer, SelectorWord, frozen=True, tag="monsters-in-room"):
    """Every monster in the room."""

    def candidates(self, table: Table, me: Me, /) -> Sequence[Me]:
        return [replace(me, monster=each.id) for each in monsters_in_the_room(table, me)]

    def say(self) -> Message:
        return say("each-monster-in-room")


class OneMonsterInRoom(SelectorWord, frozen=True, tag="one-monster-in-room"):
    """One monster in the room, of their choice."""

    def candidates(self, table: Table, me: Me, /) -> Sequence[Me]:
        return [replace(me, monster=each.id) for each in monsters_in_the_room(table, me)]

    def select(self, table: Table, me: Me, /) -> Flow[Sequence[Me]]:
        monsters = monsters_in_the_room(table, me)
        if not monsters:
            return []
        prompt = say("prompt-monster")
        id = yield from choose_monster(table, me.seat(table), monsters, prompt, "mom.card-action.1", "monster")
        return [replace(me, monster=id)]

    def say(self) -> Message:
        return say("each-one-monster-in-room")

    def tells(self, then: Sequence[Message]) -> Message | None:
        return say("effect-choose-monster", each=self.say(), then=say_in_turn(then))


class OneMonsterHere(SelectorWord, frozen=True, tag="one-monster-here"):
    """One monster in the space, of their choice."""

    def candidates(self, table: Table, me: Me, /) -> Sequence[Me]:
        return [replace(me, monster=each.id) for each in monsters_here(table, me)]

    def select(self, table: Table, me: Me, /) -> Flow[Sequence[Me]]:
        monsters = monsters_here(table, me)
        if not monsters:
            return []
        prompt = say("prompt-monster")
        id = yield from choose_monster(table, me.seat(table), monsters, prompt, "mom.card-action.1", "monster")
        return [replace(me, monster=id)]

    def say(self) -> Message:
        return say("each-one-monster-here")

    def tells(self, then: Sequence[Message]) -> Message | None:
        return say("effect-choose-monster", each=self.say(), then=say_in_turn(then))
