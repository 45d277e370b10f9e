"""Verbs that change the board: doom, clues, monsters that come, the mythos cup."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from miskatonic.kernel.effects import Node
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .. import doom as dooms
from .. import monsters
from ..codex import settle
from ..events import CupChanged, SheetClues
from ..play import Table, board, choose_space, neighborhood_of, unstable_spaces
from ..resolver import Me
from ..words import MythosToken, SpaceId, say, space_name, token_name

Where = Literal["here", "unstable", "adjacent", "adjacent-most-doom", "sheet"]


class PlaceDoom(Node, frozen=True, tag="place-doom"):
    """In a space of some kind, or in a named one; or on the scenario sheet. Nothing is adjacent to the Future."""

    n: int = 1
    at: Where | SpaceId = "here"

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if self.at == "sheet":
            yield from dooms.place_sheet_doom(table, self.n)
            return
        seat = table.state.leader
        spaces = self._spaces(table, me)
        if not spaces:
            return
        space = yield from choose_space(table, seat, spaces, say("prompt-doom"), "ah3.004", "doom")
        yield from dooms.place_doom(table, [space] * self.n, None if me.board else me.who)

    def _spaces(self, table: Table, me: Me) -> list[SpaceId]:
        state = table.state
        match self.at:
            case "here":
                return [me.space(table)]
            case "unstable":
                return unstable_spaces(state)
            case "adjacent":
                return list(board(state).near(me.space(table)))
            case "adjacent-most-doom":
                near = list(board(state).near(me.space(table)))
                most = max((state.doom_on(space) for space in near), default=0)
                return [space for space in near if state.doom_on(space) == most]
            case _:
                return [self.at]

    def say(self) -> Message:
        kinds = ("here", "unstable", "adjacent", "adjacent-most-doom", "sheet")
        if self.at in kinds:
            return say(f"effect-place-doom-{self.at}", n=self.n)
        return say("effect-place-doom-at", n=self.n, where=space_name(self.at))


class DoomToSheet(Node, frozen=True, tag="doom-to-sheet"):
    """One doom of the space goes to the scenario sheet."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..codex import change_doom

        space = me.space(table)
        if table.state.doom_on(space):
            change_doom(table, space, -1)
            yield from dooms.place_sheet_doom(table)

    def say(self) -> Message:
        return say("effect-doom-to-sheet")


class RemoveDoom(Node, frozen=True, tag="remove-doom"):
    """Up to so much from one space."""

    n: int = 1
    source: Literal["here", "neighborhood", "other-here", "anywhere"] = field(default="here", name="from")
    spaces: int = 1
    """From how many different spaces."""

    def _choices(self, table: Table, me: Me) -> list[SpaceId]:
        state = table.state
        here = me.space(table)
        if self.source == "here":
            found = [here]
        elif self.source == "anywhere":
            found = list(state.doom)
        else:
            id = neighborhood_of(state, here)
            found = [] if id is None else board(state).spaces_of[id]
            if self.source == "other-here":
                found = [space for space in found if space != here]
        return [space for space in found if state.doom_on(space)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        done: list[SpaceId] = []
        for _ in range(self.spaces):
            spaces = [space for space in self._choices(table, me) if space not in done]
            if not spaces:
                return
            space = yield from choose_space(
                table, me.who, spaces, say("prompt-remove-doom"), "ah3.446.9", "remove-doom"
            )
            done.append(space)
            yield from dooms.remove_doom(table, space, self.n, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._choices(table, me))

    def say(self) -> Message:
        if self.spaces > 1:
            return say("effect-remove-doom-spaces", n=self.n, spaces=self.spaces)
        return say(f"effect-remove-doom-{self.source}", n=self.n)


class SpawnClue(Node, frozen=True, tag="spawn-clue"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from dooms.spawn_clue(table)

    def say(self) -> Message:
        return say("effect-spawn-clue")


class PlaceSheetClue(Node, frozen=True, tag="place-sheet-clue"):
    """A clue of the supply on the scenario sheet."""

    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        state.sheet_clues += self.n
        table.tell(SheetClues, self.n, state.sheet_clues)
        yield from settle(table)

    def say(self) -> Message:
        return say("effect-place-sheet-clue", n=self.n)


class SpawnMonster(Node, frozen=True, tag="spawn-monster"):
    """From the deck: in the space, at the unstable one, or in each space of the neighbourhood."""

    at: Literal["here", "unstable", "each-here"]
    exhausted: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        if self.at == "each-here":
            id = neighborhood_of(state, me.space(table))
            for space in [] if id is None else board(state).spaces_of[id]:
                yield from monsters.spawn_from_deck(table, space)
            return
        spaces = [me.space(table)] if self.at == "here" else unstable_spaces(state)
        space = yield from choose_space(table, state.leader, spaces, say("prompt-spawn"), "ah3.004", "spawn")
        yield from monsters.spawn_from_deck(table, space, exhausted=self.exhausted)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.monster_deck)

    def say(self) -> Message:
        return say(f"effect-spawn-monster-{self.at}{'-exhausted' if self.exhausted else ''}")


class DrawTokens(Node, frozen=True, tag="draw-tokens"):
    """Mythos tokens are drawn and resolved."""

    n: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..mythos_phase import draw_token

        for _ in range(self.n):
            yield from draw_token(table, table.state.leader if me.board else me.who)

    def say(self) -> Message:
        return say("effect-draw-tokens", n=self.n)


class AddToken(Node, frozen=True, tag="add-token"):
    """A token more in the mythos cup."""

    token: MythosToken

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.cup.tokens.append(str(self.token))
        table.tell(CupChanged, self.token)

    def say(self) -> Message:
        return say("effect-add-token", token=token_name(self.token))
