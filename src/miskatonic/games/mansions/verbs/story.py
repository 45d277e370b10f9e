"""What only stories do: the monsters of events, what Objectives count, and how games end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.kernel.effects import Node, SelectorWord
from miskatonic.kernel.effects.investigators import for_these
from miskatonic.kernel.effects.subjects import Person
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .. import monsters, play
from ..house import house_of, neighbours
from ..play import Table, choose_investigator, choose_room, choose_space
from ..resolver import Me
from ..state import Mansions, Monster
from ..words import Feature, RoomId, SpaceId, monster_name, room_name, room_of, say
from .story_conditions import features_in, relative_in_play, vent_rooms

EXIT_PUZZLE: Final = "exit-puzzle"
"""In `state.counts`: the way out is barred by the puzzle of the Objective."""


def _more_health(state: Mansions, per_investigator: int) -> int:
    """What a named monster has beyond its token (rule mom.named-monster.4)."""
    return per_investigator * len(state.investigators)


def _free(state: Mansions, kind: str) -> bool:
    """Is there a figure of the kind in the keeper's pool?"""
    from ..components import TOKENS

    return any(TOKENS[token][0] == kind for token in state.pool)


class Appear(Node, frozen=True, kw_only=True, tag="appear"):
    """A monster is placed in a room (rule mom.monster-place.1)."""

    kind: str
    room: RoomId
    name: str = ""
    health: int = 0
    """How much more health for each investigator."""
    burning: bool = False
    held: bool = False
    """It comes stunned."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        more = _more_health(table.state, self.health)
        placed = yield from monsters.place(table, self.kind, self.room, name=self.name, more_health=more)
        if placed is None:
            return
        placed.burning = self.burning
        if self.held:
            monsters.stun(table, placed)

    def say(self) -> Message:
        monster = monster_name(self.name or self.kind)
        variant = "-burning" if self.burning else "-held" if self.held else "-named" if self.health else ""
        return say(f"effect-appear{variant}", monster=monster, room=room_name(self.room), n=self.health)


class AppearForEach(Node, frozen=True, kw_only=True, tag="appear-for-each"):
    """One monster for each investigator, room after room (rule mom.monster-place.1)."""

    kind: str
    rooms: list[RoomId]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _, room in zip(table.state.investigators, self.rooms, strict=False):
            yield from monsters.place(table, self.kind, room)

    def say(self) -> Message:
        return say("effect-appear-for-each", monster=monster_name(self.kind), rooms=_rooms(self.rooms))


class AppearNear(Node, frozen=True, kw_only=True, tag="appear-near"):
    """A monster is placed within so many spaces of an investigator, where the keeper likes."""

    kind: str
    within: int
    name: str = ""
    health: int = 0

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        near = list(dict.fromkeys(space for who in state.standing() for space in self._reach(state, who)))
        if not near:
            return
        prompt = say("prompt-appear", monster=monster_name(self.name or self.kind))
        space = yield from choose_space(table, me.seat(table), near, prompt, "mom.monster-place.3", "appear")
        more = _more_health(state, self.health)
        yield from monsters.place(table, self.kind, space, name=self.name, more_health=more)

    def _reach(self, state: Mansions, who: int) -> list[SpaceId]:
        """The spaces at most so far from an investigator, by steps of an investigator."""
        reached = {state.investigators[who].space: None}
        for _ in range(self.within):
            reached |= dict.fromkeys(next for space in list(reached) for next in neighbours(state, space, "humanoid"))
        return list(reached)

    def say(self) -> Message:
        return say("effect-appear-near", monster=monster_name(self.name or self.kind), within=self.within, n=self.health)


class AppearWith(Node, frozen=True, kw_only=True, tag="appear-with"):
    """A monster is placed in the room of an investigator: the keeper's choice, or in the space of whom it is about."""

    kind: str
    own_space: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        if self.own_space:
            yield from monsters.place(table, self.kind, me.sheet(table).space)
            return
        seats = state.standing()
        if not seats:
            return
        prompt = say("prompt-appear-with", monster=monster_name(self.kind))
        who = yield from choose_investigator(table, me.seat(table), seats, prompt, "mom.monster-place.3", "appear-with")
        yield from monsters.place(table, self.kind, room_of(state.investigators[who].space))

    def say(self) -> Message:
        return say(f"effect-appear-with{'-own' if self.own_space else ''}", monster=monster_name(self.kind))


class AppearAtVent(Node, frozen=True, kw_only=True, tag="appear-at-vent"):
    """A monster comes out of a vent: in one room with a vent, which the keeper chooses, or in each of them."""

    kind: str
    every: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        rooms = vent_rooms(state)
        if not self.every:
            prompt = say("prompt-appear", monster=monster_name(self.kind))
            rooms = [(yield from choose_room(table, me.seat(table), rooms, prompt, "mom.monster-place.3", "vent"))]
        for room in rooms:
            if _free(state, self.kind):
                space = next(space for space in features_in(state, Feature.VENT) if room_of(space) == room)
                yield from monsters.place(table, self.kind, space)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(vent_rooms(table.state)) and _free(table.state, self.kind)

    def say(self) -> Message:
        return say(f"effect-appear-at-vent{'-every' if self.every else ''}", monster=monster_name(self.kind))


class StirMonsters(Node, frozen=True, kw_only=True, tag="stir"):
    """The keeper may move monsters of some kinds: one of them, or each."""

    kinds: list[str]
    n: int
    every: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        keeper = me.seat(table)
        able = [each for each in state.monsters if each.kind in self.kinds and not each.stun]
        if able and not self.every:
            prompt = say("prompt-stir")
            id = yield from play.choose_monster(table, keeper, able, prompt, "mom.monster-move.1", "stir")
            able = [each for each in able if each.id == id]
        for monster in able:
            if monster in state.monsters:
                yield from monsters.move_monster(table, monster, self.n, keeper)

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(each.kind in self.kinds for each in table.state.monsters)

    def say(self) -> Message:
        return say(f"effect-stir{'-every' if self.every else ''}", monster=monster_name(self.kinds[0]), n=self.n)


class HoldMonster(Node, frozen=True, kw_only=True, tag="hold-monster"):
    """A monster of a name is held: it gets a stun token."""

    name: str

    def resolve(self, table: Table, me: Me, /) -> None:
        for monster in _named(table.state, self.name):
            monsters.stun(table, monster)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(_named(table.state, self.name))

    def say(self) -> Message:
        return say("effect-hold-monster", monster=monster_name(self.name))


class DiscardLocks(Node, frozen=True, tag="discard-locks"):
    """All Lock cards are discarded."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        for pile in state.piles.values():
            if pile.lock is not None:
                state.box.append(pile.lock)
                state.puzzles.pop(pile.lock, None)
                pile.lock, pile.lock_known = None, False

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(pile.lock is not None for pile in table.state.piles.values())

    def say(self) -> Message:
        return say("effect-discard-locks")


class TimeToken(Node, frozen=True, tag="time-token"):
    """A time token on the next event at once."""

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.time += 1

    def say(self) -> Message:
        return say("effect-time-token")


class BarExit(Node, frozen=True, tag="bar-exit"):
    """A puzzle has to be solved before anybody can escape."""

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.counts[EXIT_PUZZLE] = 1

    def say(self) -> Message:
        return say("effect-bar-exit")


class CountUp(Node, frozen=True, kw_only=True, tag="count-up"):
    """Something an Objective counts goes up, for the blood relative by more."""

    count: str
    n: int = 1
    relative: int = 0
    """How much instead where the blood relative does it."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        n = self.relative if self.relative and me.who == state.blood_relative else self.n
        state.counts[self.count] = state.counts.get(self.count, 0) + n
        play.settle(table)

    def say(self) -> Message:
        variant = "-relative" if self.relative else ""
        return say(f"effect-count-up{variant}", what=say(f"count-{self.count}"), n=self.n, relative=self.relative)


class CountGathered(Node, frozen=True, kw_only=True, tag="count-gathered"):
    """Something an Objective counts goes up by the monsters of some kinds in a room."""

    count: str
    kinds: list[str]
    room: RoomId
    most: int

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        there = [each for each in play.monsters_in_room(state, self.room) if each.kind in self.kinds]
        state.counts[self.count] = state.counts.get(self.count, 0) + min(self.most, len(there))

    def say(self) -> Message:
        what = say(f"count-{self.count}")
        return say("effect-count-gathered", what=what, room=room_name(self.room), most=self.most)


class Ward(Node, frozen=True, tag="ward"):
    """The vent of the investigator's room is warded by one more sign."""

    def resolve(self, table: Table, me: Me, /) -> None:
        key = f"ward:{me.here(table)}"
        table.state.counts[key] = table.state.counts.get(key, 0) + 1
        play.settle(table)

    def say(self) -> Message:
        return say("effect-ward")


class WearWards(Node, frozen=True, kw_only=True, tag="wear-wards"):
    """In every room with a vent and a monster of a kind, but no investigator, a sign is rubbed out."""

    kind: str

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        for room in vent_rooms(state):
            key = f"ward:{room}"
            alone = not state.in_room(room) and any(
                each.kind == self.kind for each in play.monsters_in_room(state, room)
            )
            if alone and state.counts.get(key, 0):
                state.counts[key] -= 1

    def say(self) -> Message:
        return say("effect-wear-wards", monster=monster_name(self.kind))


class CorpseAppears(Node, frozen=True, kw_only=True, tag="corpse-appears"):
    """A corpse lies in a room, in a space the keeper chooses."""

    room: RoomId

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        spaces = house_of(state.story).rooms[self.room]
        space = spaces[0]
        if len(spaces) > 1:
            prompt = say("prompt-corpse")
            space = yield from choose_space(table, me.seat(table), spaces, prompt, "mom.monster-place.3", "corpse")
        state.corpses[space] = state.corpses.get(space, 0) + 1

    def say(self) -> Message:
        return say("effect-corpse-appears", room=room_name(self.room))


class SampleToAltar(Node, frozen=True, tag="sample-to-altar"):
    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.altar_samples += 1

    def say(self) -> Message:
        return say("effect-sample-to-altar")


class FireSpreads(Node, frozen=True, tag="fire-spreads"):
    """The keeper may put fire in a room next to a burning one."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from miskatonic.kernel.decision import Option, Role
        from miskatonic.kernel.flow import ask

        state = table.state
        rooms = self._rooms(state)
        if not rooms:
            return
        options = [play.room_option(room, "fire") for room in rooms]
        options.append(Option("no", say("option-fire-stays"), None, role=Role.DECLINE))
        prompt = say("prompt-fire-spreads")
        room: RoomId | None = yield from ask(
            me.seat(table), prompt, options, "mom.event.4", table.cause, topic="fire-spreads"
        )
        if room is not None:
            state.fire.append(room)

    def _rooms(self, state: Mansions) -> list[RoomId]:
        rooms = house_of(state.story).rooms
        near = dict.fromkeys(
            room_of(next)
            for room in state.fire
            for space in rooms[room]
            for next in neighbours(state, space, "humanoid")
        )
        return [room for room in near if room not in state.fire]

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._rooms(table.state))

    def say(self) -> Message:
        return say("effect-fire-spreads")


class InvestigatorsWin(Node, frozen=True, tag="investigators-win"):
    reason: str

    def resolve(self, table: Table, me: Me, /) -> None:
        play.win_investigators(table, self.reason)

    def say(self) -> Message:
        return say("effect-investigators-win")


class KeeperWins(Node, frozen=True, tag="keeper-wins"):
    reason: str

    def resolve(self, table: Table, me: Me, /) -> None:
        play.win_keeper(table, self.reason)

    def say(self) -> Message:
        return say("effect-keeper-wins")


class AllLose(Node, frozen=True, tag="all-lose"):
    reason: str

    def resolve(self, table: Table, me: Me, /) -> None:
        play.all_lose(table, self.reason)

    def say(self) -> Message:
        return say("effect-all-lose")


class BloodRelative(Person, SelectorWord, frozen=True, tag="blood-relative"):
    """The blood relative of the dead owner, where they are on the map."""

    def candidates(self, table: Table, me: Me, /) -> Sequence[Me]:
        who = table.state.blood_relative
        return for_these(me, [who] if who is not None and relative_in_play(table.state) else [])

    def say(self) -> Message:
        return say("each-blood-relative")


class InCorpseRoom(Person, SelectorWord, frozen=True, tag="with-corpse"):
    """Every investigator in a room with a corpse."""

    def candidates(self, table: Table, me: Me, /) -> Sequence[Me]:
        state = table.state
        rooms = {room_of(space) for space, n in state.corpses.items() if n}
        return for_these(me, [who for who in state.standing() if room_of(state.investigators[who].space) in rooms])

    def say(self) -> Message:
        return say("each-with-corpse")


def _named(state: Mansions, name: str) -> list[Monster]:
    return [each for each in state.monsters if name in (each.name, each.kind)]


def _rooms(rooms: Sequence[RoomId]) -> Message:
    """Several rooms by their names, one after the other."""
    told = room_name(rooms[-1])
    for room in reversed(rooms[:-1]):
        told = say("rooms-and", first=room_name(room), rest=told)
    return told
