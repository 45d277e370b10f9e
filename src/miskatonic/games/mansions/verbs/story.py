"""What only stories do: the monsters of events, what Objectives count, and how games end."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import Effects, Node, SelectorWord, resolve, say_in_turn
from miskatonic.kernel.effects.subjects import Person
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import monsters, play
from ..components import EVENTS, TOKENS
from ..events import Counted, LockGone, SampleOnAltar, SignDrawn, SignGone, TimePassed
from ..features import place_corpses
from ..house import house_of, neighbours
from ..movement import EXIT_PUZZLE
from ..objectives import watch
from ..play import Table, choose_space
from ..prizes import promise
from ..puzzles import put_away
from ..resolver import Me
from ..seeding import answered
from ..state import Mansions, Monster
from ..words import CardId, RoomId, SpaceId, card_name, monster_name, room_name, room_of, say
from .chosen import for_these
from .story_conditions import relative_in_play, vent_rooms


def _free(state: Mansions, kind: str) -> bool:
    """Is there a figure of the kind in the keeper's pool?"""
    return any(TOKENS[token][0] == kind for token in state.pool)


def _bring(table: Table, kind: str, where: str, name: str, health: int) -> Flow[Monster | None]:
    """Place a monster; a named one has to come, so that where no figure is free one on the map takes the name."""
    state = table.state
    more = health * len(state.investigators)
    placed = yield from monsters.place(table, kind, where, name=name, more_health=more)
    if placed is None and name:
        placed = next((each for each in state.monsters if each.kind == kind and not each.name), None)
        if placed is not None:
            placed.name, placed.more_health = name, more
    return placed


def _count(table: Table, count: str, n: int) -> None:
    """What an Objective counts goes up."""
    if n:
        counts = table.state.counts
        counts[count] = counts.get(count, 0) + n
        table.tell(Counted, count, counts[count])


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
    prize: CardId | None = None
    """What its killer gains, with a skill point: a card that was set aside."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        placed = yield from _bring(table, self.kind, self.room, self.name, self.health)
        if placed is None:
            return
        placed.burning = self.burning
        if self.held:
            monsters.stun(table, placed)
        if self.prize is not None:
            promise(table.state, placed.id, self.prize)

    def say(self) -> Message:
        monster = monster_name(self.name or self.kind)
        told = say("effect-appear", monster=monster, room=room_name(self.room))
        more = [
            *([say("appear-health", n=self.health)] if self.health else []),
            *([say("appear-burning")] if self.burning else []),
            *([say("appear-held")] if self.held else []),
            *([say("appear-prize", card=card_name(self.prize))] if self.prize else []),
        ]
        return say_in_turn([told, *more])


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
    """A monster is placed within so many spaces of an investigator, where the keeper likes.

    With nobody on the map it is near the start space, where the next one comes in (rule mom.replacement.6).
    """

    kind: str
    within: int
    name: str = ""
    health: int = 0

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        here = [state.investigators[who].space for who in state.standing()] or [house_of(state.story).start]
        near = list(dict.fromkeys(space for each in here for space in self._reach(state, each)))
        prompt = say("prompt-appear", monster=monster_name(self.name or self.kind))
        space = yield from choose_space(table, me.seat(table), near, prompt, "mom.monster-place.3", "appear")
        yield from _bring(table, self.kind, space, self.name, self.health)

    def _reach(self, state: Mansions, here: SpaceId) -> list[SpaceId]:
        """The spaces at most so far from an investigator, by steps of an investigator."""
        reached = {here: None}
        for _ in range(self.within):
            reached |= dict.fromkeys(next for space in list(reached) for next in neighbours(state, space, "humanoid"))
        return list(reached)

    def say(self) -> Message:
        told = say("effect-appear-near", monster=monster_name(self.name or self.kind), within=self.within)
        return say_in_turn([told, say("appear-health", n=self.health)]) if self.health else told


class AppearAtVents(Node, frozen=True, kw_only=True, tag="appear-at-vents"):
    """A monster comes out of the vent of each room that has one, as long as there are figures."""

    kind: str

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        for room in vent_rooms(state):
            if _free(state, self.kind):
                yield from monsters.place(table, self.kind, room)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(vent_rooms(table.state)) and _free(table.state, self.kind)

    def say(self) -> Message:
        return say("effect-appear-at-vents", monster=monster_name(self.kind))


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


class DiscardLocks(Node, frozen=True, tag="discard-locks"):
    """All Lock cards are discarded."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        for room, pile in state.piles.items():
            if pile.lock is not None:
                state.box.append(pile.lock)
                put_away(state, pile.lock)
                pile.lock, pile.lock_known = None, False
                table.tell(LockGone, room)

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(pile.lock is not None for pile in table.state.piles.values())

    def say(self) -> Message:
        return say("effect-discard-locks")


class TimeToken(Node, frozen=True, tag="time-token"):
    """A time token on the next event at once."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        state.time += 1
        if state.events:
            table.tell(TimePassed, state.time, EVENTS[state.events[-1]].time)

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
        _count(table, self.count, n)
        watch(table)

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
        _count(table, self.count, min(self.most, len(there)))

    def say(self) -> Message:
        what = say(f"count-{self.count}")
        return say("effect-count-gathered", what=what, room=room_name(self.room), most=self.most)


class Ward(Node, frozen=True, tag="ward"):
    """The vent of the investigator's room is warded by one more sign."""

    def resolve(self, table: Table, me: Me, /) -> None:
        room = me.here(table)
        if room is not None:
            counts = table.state.counts
            counts[f"ward:{room}"] = counts.get(f"ward:{room}", 0) + 1
            table.tell(SignDrawn, room, counts[f"ward:{room}"])
            watch(table)

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
                table.tell(SignGone, room, state.counts[key])

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
        place_corpses(table, space)

    def say(self) -> Message:
        return say("effect-corpse-appears", room=room_name(self.room))


class SampleToAltar(Node, frozen=True, tag="sample-to-altar"):
    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.altar_samples += 1
        table.tell(SampleOnAltar, table.state.altar_samples)

    def say(self) -> Message:
        return say("effect-sample-to-altar")


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


class Remember(Node, frozen=True, kw_only=True, tag="remember"):
    """The investigator may try to remember, without knowing what comes of it: one thing or another, by an answer."""

    answer: str
    then: Effects
    otherwise: Effects

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        options = [
            Option("remember", say("option-remember"), True, "remember"),
            Option("no", say("option-forget"), False, role=Role.DECLINE),
        ]
        prompt = say("prompt-remember")
        kind = QuestionKind.AGREE
        if (yield from ask(me.seat(table), prompt, options, "mom.event.4", table.cause, kind, "remember")):
            yes = answered(table.state.answers, self.answer)
            yield from resolve(self.then if yes else self.otherwise, table, me)

    def say(self) -> Message:
        return say("effect-remember")


class InRooms(Person, SelectorWord, frozen=True, kw_only=True, tag="in-rooms"):
    """Every investigator in a room whose name has some word in it."""

    word: str

    def candidates(self, table: Table, me: Me, /) -> Sequence[Me]:
        state = table.state
        return for_these(me, [who for who in state.standing() if self.word in room_of(state.investigators[who].space)])

    def say(self) -> Message:
        return say(f"each-in-{self.word}")


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


def _rooms(rooms: Sequence[RoomId]) -> Message:
    """Several rooms by their names, one after the other."""
    told = room_name(rooms[-1])
    for room in reversed(rooms[:-1]):
        told = say("rooms-and", first=room_name(room), rest=told)
    return told
