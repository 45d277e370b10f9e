"""Whose effect it is, and what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from miskatonic.kernel.effects import Cost, Effect, Resolver, resolve
from miskatonic.kernel.flow import Flow, run

from . import causes
from .causes import caused
from .play import Table, called, choose_investigator
from .state import Investigator, Monster
from .words import CardId, DoorId, MonsterId, RoomId, SpaceId, room_of, say


class Me(Resolver, frozen=True):
    """The investigator whom an effect is about, the card it comes from, and what else it is about."""

    who: int | None = None
    """The seat of the investigator; None of an effect that is the keeper's alone."""
    card: str = ""
    """The component whose effect it is: a card, a trait."""
    monster: MonsterId | None = None
    room: RoomId | None = None
    """The room it is about, where that is not the investigator's own."""
    space: SpaceId | None = None
    weapon: CardId | None = None
    """The weapon of the attack under way."""
    door: DoorId | None = None
    """The door that a monster wants to come through."""
    by_keeper: bool = False
    """The keeper decides, and the effect goes on whatever becomes of the investigator."""
    chosen: int | None = None
    """The seat of the investigator whom it is aimed at."""

    rule: ClassVar[str | None] = "mom.card-action.2"

    def seat(self, table: Table, /) -> int:
        return table.state.keeper if self.by_keeper or self.who is None else self.who

    def out(self, table: Table, /) -> bool:
        """Killed or gone: the rest is not resolved (rule mom.killed.6)."""
        if self.by_keeper or self.who is None:
            return False
        return not table.state.investigators[self.who].in_play

    def everyone(self, table: Table, /) -> Sequence[int]:
        return table.state.standing()

    def another(self, who: int, /) -> Me:
        return replace(self, who=who)

    def choose(self, table: Table, among: Sequence[int], /) -> Flow[int]:
        prompt = say("prompt-who")
        return (yield from choose_investigator(table, self.seat(table), among, prompt, "mom.card-action.2", "who"))

    def clues(self, table: Table, /) -> int:
        return len(table.state.found_clues)

    def sheet(self, table: Table) -> Investigator:
        """The investigator; of an effect that is about one."""
        assert self.who is not None, f"{self.card} is about no investigator"
        return table.state.investigators[self.who]

    def beast(self, table: Table) -> Monster | None:
        """The monster it is about, where that is still on the map."""
        return None if self.monster is None else table.state.monster(self.monster)

    def where(self, table: Table) -> SpaceId | None:
        """The space it is about: its own, the investigator's or the monster's."""
        if self.space is not None:
            return self.space
        if self.who is not None and table.state.investigators[self.who].in_play:
            return table.state.investigators[self.who].space
        monster = self.beast(table)
        return None if monster is None else monster.space

    def space_of(self, table: Table) -> SpaceId:
        """The same, of an effect that is about some space."""
        space = self.where(table)
        assert space is not None, f"{self.card} is about no space"
        return space

    def here(self, table: Table) -> RoomId | None:
        """The room it is about."""
        if self.room is not None:
            return self.room
        space = self.where(table)
        return None if space is None else room_of(space)


def carry_out(effects: Sequence[Effect], table: Table, me: Me) -> Flow[None]:
    """Resolve the effects of a component; what is told and asked meanwhile comes from it."""
    return caused(table, cause_of(table, me), resolve(effects, table, me))


def pay(cost: Cost, table: Table, me: Me) -> Flow[None]:
    """Pay what an ability costs; what is told and asked meanwhile comes from its component."""
    outer, table.cause = table.cause, cause_of(table, me) or table.cause
    yield from run(cost.pay(table, me))
    table.cause = outer


def cause_of(table: Table, me: Me) -> str | None:
    """The component whose effect it is; a monster where no card is named."""
    if me.card:
        return causes.component(me.card)
    monster = me.beast(table)
    return None if monster is None else causes.monster(called(monster))
