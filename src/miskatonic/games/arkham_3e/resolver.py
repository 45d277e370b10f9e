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
from .components import TOKENS
from .events import OutcomeTold
from .play import Table, choose_investigator
from .scenes import tests_in
from .state import Investigator
from .words import SpaceId, say


class Me(Resolver, frozen=True):
    """The investigator who resolves an effect, the component it comes from, and what that is about."""

    who: int
    card: str = ""
    """The component: the card whose effect it is, by its id; one of the codex as its cause is called."""
    subject: str = ""
    """The card that something has happened to."""
    chosen: int | None = None
    """The investigator whom it is aimed at, or to whom something has happened."""
    monster: int | None = None
    """The token of the monster that the effect is about."""
    at: SpaceId | None = None
    """The space that it is about, where that is not the investigator's own."""
    neighborhood: str | None = None
    archive: int | None = None
    """The card of the codex whose text it is."""
    count: int = 0
    """How much the effect that this one answers was about."""
    board: bool = False
    """It is an effect of the board: whoever resolves it may be defeated, and it goes on."""

    rule: ClassVar[str | None] = "ah3.446.9"

    def seat(self, table: Table, /) -> int:
        return table.state.leader if self.board else self.who

    def out(self, table: Table, /) -> bool:
        """Defeated: the rest is not resolved."""
        return not self.board and table.state.investigators[self.who].fate != "in-play"

    def everyone(self, table: Table, /) -> Sequence[int]:
        return table.state.standing()

    def another(self, who: int, /) -> Me:
        return replace(self, who=who, board=False)

    def choose(self, table: Table, among: Sequence[int], /) -> Flow[int]:
        prompt = say("prompt-who")
        return (yield from choose_investigator(table, self.seat(table), among, prompt, "ah3.004", "who"))

    def clues(self, table: Table, /) -> int:
        return self.sheet(table).clues

    def tried(self, table: Table, test: Test, outcome: Outcome, /) -> None:
        """A test of the scene is made: from now on all may know what it leads to."""
        scene = table.state.scene
        if scene is None or scene.card != self.card:
            return
        number = tests_in(scene).number(test)
        if number is not None:
            scene.tried = [*scene.tried, Tried(number, outcome.result, outcome.passed)]
            who = table.state.investigators[self.who].id
            table.tell(OutcomeTold, who, scene.card, scene.section, number, outcome.result, outcome.passed)

    def sheet(self, table: Table) -> Investigator:
        return table.state.investigators[self.who]

    def space(self, table: Table) -> SpaceId:
        return table.state.investigators[self.who].space if self.at is None else self.at


def resolve_for_all(table: Table, effects: Sequence[Effect], me: Me) -> Flow[None]:
    """Effects of the board: all of them, whatever becomes of anybody."""
    if not effects:
        return
    outer, table.cause = table.cause, cause_of(me) or table.cause
    group = me if me.board else replace(me, board=True)
    for effect in effects:
        begun = effect.resolve(table, group)
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
    if me.card:
        return causes.component(me.card)
    return None if me.monster is None else causes.monster(TOKENS[me.monster])
