"""Verbs about the turn of an investigator: its steps, what is added to its tests, where one goes."""

from __future__ import annotations

from miskatonic.kernel.effects import Node
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from ..movement import keepers_ways, moved_by_keeper, walk, ways
from ..play import Table
from ..resolver import Me
from ..words import During, say
from .common import stands


class EndTurn(Node, frozen=True, tag="end-turn"):
    """Their turn is over, if it is under way."""

    def resolve(self, table: Table, me: Me, /) -> None:
        turn = table.state.turn
        if turn is not None and turn.who == me.who:
            turn.over = True

    def possible(self, table: Table, me: Me, /) -> bool:
        turn = table.state.turn
        return turn is not None and turn.who == me.who and not turn.over

    def say(self) -> Message:
        return say("effect-end-turn")


class GainSteps(Node, frozen=True, tag="gain-steps"):
    """More Moves or another Action in the turn under way."""

    moves: int = 0
    action: bool = False

    def resolve(self, table: Table, me: Me, /) -> None:
        turn = table.state.turn
        if turn is not None and turn.who == me.who:
            turn.moves += self.moves
            turn.given += self.moves
            turn.action = turn.action or self.action

    def possible(self, table: Table, me: Me, /) -> bool:
        turn = table.state.turn
        return turn is not None and turn.who == me.who and (self.moves > 0 or (self.action and not turn.action))

    def say(self) -> Message:
        return say("effect-gain-action") if self.action else say("effect-gain-moves", n=self.moves)


class BonusThisTurn(Node, frozen=True, tag="bonus-this-turn"):
    """Something is added to all their tests of a sort until the end of the turn."""

    during: During
    n: int

    def resolve(self, table: Table, me: Me, /) -> None:
        key = f"bonus:{me.who}:{self.during}"
        table.state.counts[key] = table.state.counts.get(key, 0) + self.n

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me)

    def say(self) -> Message:
        return say(f"effect-bonus-{self.during}", n=self.n)


class PassCheck(Node, frozen=True, tag="pass-check"):
    """The check that is about to be made is passed without a roll: it is so wherever anything reacts to it."""

    def resolve(self, table: Table, me: Me, /) -> None:
        return None

    def possible(self, table: Table, me: Me, /) -> bool:
        return stands(table, me)

    def say(self) -> Message:
        return say("effect-pass-check")


class MoveSelf(Node, frozen=True, tag="move-self"):
    """The investigator may move so many spaces without spending a step."""

    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if me.who is not None:
            yield from walk(table, me.who, self.n)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.who is not None and stands(table, me) and bool(ways(table.state, me.who))

    def say(self) -> Message:
        return say("effect-move-self", n=self.n)


class KeeperMoves(Node, frozen=True, tag="keeper-moves"):
    """The keeper may move the investigator (rules mom.keeper-move.1 to mom.keeper-move.4)."""

    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if me.who is not None:
            yield from moved_by_keeper(table, me.who, self.n)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.who is not None and bool(keepers_ways(table.state, me.who, self.n))

    def say(self) -> Message:
        return say("effect-keeper-moves", n=self.n)
