"""Whose effect it is, and what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from miskatonic.kernel.effects import Cost, Effect, Outcome, Resolver, Test, resolve
from miskatonic.kernel.flow import Flow, run
from miskatonic.kernel.scenes import Tried

from . import causes
from .causes import caused
from .components import PRINTED
from .events import OutcomeTold
from .play import Table, choose_investigator
from .scenes import tests_in
from .state import Investigator
from .words import Occurring, SpaceId, say


class Me(Resolver, frozen=True, gc=False):
    """The investigator who resolves an effect, the component it comes from, and what that is about."""

    who: int
    card: str = ""
    """The component: the card whose effect it is, by its id."""
    subject: str = ""
    """The card that something has happened to."""
    chosen: int | None = None
    """The investigator whom a spell was aimed at, or to whom something has happened."""
    monster: int | None = None
    """The token of the monster that the effect is about."""
    at: SpaceId | None = None
    """The space that it is about, where that is not the investigator's own."""
    gate: SpaceId | None = None
    """The gate that was closed, or that an Other World encounter began at."""
    count: int = 0
    """How much the effect that this one answers was about."""
    board: bool = False
    """It is an effect of the board: whoever resolves it may be defeated, and it goes on (rule eh.mythos.7)."""

    rule: ClassVar[str | None] = "eh.faq.14"

    def seat(self, table: Table, /) -> int:
        return self.who

    def out(self, table: Table, /) -> bool:
        """Defeated, or at the end of their turn: the rest is not resolved (rules eh.defeated.14, eh.delayed.3)."""
        if self.board:
            return False
        state = table.state
        return state.investigators[self.who].fate != "in-play" or (state.turn_over and state.turn == self.who)

    def everyone(self, table: Table, /) -> Sequence[int]:
        return table.state.standing()

    def another(self, who: int, /) -> Me:
        return replace(self, who=who, board=False)

    def choose(self, table: Table, among: Sequence[int], /) -> Flow[int]:
        return (yield from choose_investigator(table, self.who, among, say("prompt-who"), "eh.faq.1", "who"))

    def clues(self, table: Table, /) -> int:
        return len(self.sheet(table).clues)

    def tried(self, table: Table, test: Test, outcome: Outcome, /) -> None:
        """A test of the scene is made: from now on all may know what it leads to."""
        scene = table.state.scene
        if scene is None or scene.card != self.card:
            return
        number = tests_in(scene).number(test)
        if number is not None:
            scene.tried = [*scene.tried, Tried(number, outcome.result, outcome.passed)]
            if table.telling:
                who = table.state.investigators[self.who].id
                where = (scene.deck, scene.card, scene.section)
                table.tell(OutcomeTold, who, *where, number, outcome.result, outcome.passed)

    def sheet(self, table: Table) -> Investigator:
        return table.state.investigators[self.who]

    def space(self, table: Table) -> SpaceId:
        return self.at or table.state.investigators[self.who].space


def resolve_for_all(table: Table, effects: Sequence[Effect], me: Me) -> Flow[None]:
    """Effects of the board: all of them, whatever becomes of the active investigator, who resolves them.

    Rules eh.mythos.7, eh.lead.5.
    """
    outer, table.cause = table.cause, cause_of(me) or table.cause
    for effect in effects:
        begun = effect.resolve(table, replace(me, who=table.state.active, board=True))
        if begun is not None:
            yield from begun
    table.cause = outer


def carry_out(effects: Sequence[Effect], table: Table, me: Me) -> Flow[None]:
    """Resolve the effects of a component; what is told and asked meanwhile comes from it."""
    return caused(table, cause_of(me), resolve(effects, table, me))


def pay(cost: Cost, table: Table, me: Me) -> Flow[None]:
    """Pay what the ability of a component costs; what is told and asked meanwhile comes from it."""
    outer, table.cause = table.cause, cause_of(me) or table.cause
    yield from run(cost.pay(table, me))
    table.cause = outer


def cause_of(me: Me) -> str | None:
    """The component whose effect it is; None for an encounter, which is under way already."""
    return causes.component(me.card)


def part_of(me: Me) -> tuple[Occurring, ...]:
    """Whatever a spell tells somebody to do belongs to casting it (rule eh.faq.26)."""
    card = PRINTED.get(me.card)
    return (Occurring.SPELL,) if card is not None and card.kind == "spell" else ()
