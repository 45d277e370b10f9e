"""Verbs about clues: those of an investigator, and those on the board."""

from __future__ import annotations

from miskatonic.kernel.effects import ONE, Amount, Node
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .. import clues
from ..board import SPACES, of_type
from ..clues import gain_clues
from ..play import Table, choose_nearest, choose_space
from ..resolver import Me
from ..words import SpaceType, say


class GainClues(Node, frozen=True, tag="gain-clues"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> None:
        gain_clues(table, me.who, self.n.count(table, me))

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.clue_pool or table.state.clue_discard)

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-gain-clues", n=n))


class DiscardClues(Node, frozen=True, tag="discard-clues"):
    """So many clues of the investigator, or all."""

    n: Amount = ONE
    all: bool = False

    def resolve(self, table: Table, me: Me, /) -> None:
        held = len(me.sheet(table).clues)
        clues.lose_clues(table, me.who, held if self.all else self.n.count(table, me))

    def say(self) -> Message:
        if self.all:
            return say("effect-discard-clues-all")
        return self.n.say(lambda n: say("effect-discard-clues", n=n))


class SpawnClues(Node, frozen=True, tag="spawn-clues"):
    """Clues on the spaces of their faces; or one on a space of the investigator's choice."""

    n: int = 1
    at: str | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if self.at is None:
            clues.spawn_clues(table, self.n)
            return
        for _ in range(self.n):
            if not self.possible(table, me):
                return
            prompt = say("prompt-clue-where")
            space = yield from choose_space(table, me.who, SPACES, prompt, "eh.clue.5", "clue-where")
            clues.spawn_clue_on(table, space)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.clue_pool or table.state.clue_discard)

    def say(self) -> Message:
        return say("effect-spawn-clues" if self.at is None else "effect-spawn-clues-chosen", n=self.n)


class GainThisClue(Node, frozen=True, tag="gain-this-clue"):
    """The clue that the research encounter is about (rules eh.research.3, eh.gain.12)."""

    def resolve(self, table: Table, me: Me, /) -> None:
        clue = table.state.clue_on(me.space(table))
        if clue is not None:
            table.state.clues.remove(clue)
            clues.take_clue(table, me.who, clue.face)

    def possible(self, table: Table, me: Me, /) -> bool:
        return table.state.clue_on(me.space(table)) is not None

    def say(self) -> Message:
        return say("effect-gain-this-clue")


class DiscardThisClue(Node, frozen=True, tag="discard-this-clue"):
    def resolve(self, table: Table, me: Me, /) -> None:
        clue = table.state.clue_on(me.space(table))
        if clue is not None:
            clues.remove_from_board(table, clue)

    def possible(self, table: Table, me: Me, /) -> bool:
        return table.state.clue_on(me.space(table)) is not None

    def say(self) -> Message:
        return say("effect-discard-this-clue")


class MoveThisClue(Node, frozen=True, tag="move-this-clue"):
    type: SpaceType

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        clue = table.state.clue_on(me.space(table))
        if clue is None:
            return
        to = yield from choose_nearest(table, clue.space, of_type(self.type))
        if to is not None:
            clues.move_clue(table, clue, to)

    def say(self) -> Message:
        return say("effect-move-this-clue", type=say(f"type-{self.type}"))


class MoveClues(Node, frozen=True, tag="move-clues"):
    """Every clue on the board goes to its nearest space of a type."""

    type: SpaceType

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for clue in list(table.state.clues):
            to = yield from choose_nearest(table, clue.space, of_type(self.type))
            if to is not None:
                clues.move_clue(table, clue, to)

    def say(self) -> Message:
        return say("effect-move-clues", type=say(f"type-{self.type}"))


class DiscardBoardClues(Node, frozen=True, tag="discard-board-clues"):
    def resolve(self, table: Table, me: Me, /) -> None:
        for clue in list(table.state.clues):
            clues.remove_from_board(table, clue)

    def say(self) -> Message:
        return say("effect-discard-board-clues")
