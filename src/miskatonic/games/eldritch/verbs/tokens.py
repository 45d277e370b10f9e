"""Verbs about Eldritch tokens on the board and on the sheet of the Ancient One."""

from __future__ import annotations

from miskatonic.kernel.effects import ONE, Amount, Node
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .. import clues
from ..board import of_type
from ..components import ANCIENT_ONES
from ..events import TokenPlaced
from ..play import Table, choose_nearest, gather_on_sheet, half, player_count, win
from ..resolver import Me
from ..state import EldritchToken
from ..words import SpaceId, SpaceType, say, space_name


def place_token(table: Table, space: SpaceId, by: str) -> None:
    table.state.eldritch.append(EldritchToken(space, by))
    table.tell(TokenPlaced, space)


class PlaceTokenHere(Node, frozen=True, tag="place-token-here"):
    """Where there is none yet."""

    def resolve(self, table: Table, me: Me, /) -> None:
        space = me.sheet(table).space
        if all(each.space != space for each in table.state.eldritch):
            place_token(table, space, me.card)

    def say(self) -> Message:
        return say("effect-place-token-here")


class PlaceTokenAtSea(Node, frozen=True, tag="place-token-at-sea"):
    """On the nearest Sea space without an Eldritch token."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        taken = {each.space for each in table.state.eldritch}
        free = [space for space in of_type(SpaceType.SEA) if space not in taken]
        space = yield from choose_nearest(table, me.sheet(table).space, free)
        if space is not None:
            place_token(table, space, me.card)

    def say(self) -> Message:
        return say("effect-place-token-at-sea")


class PlaceTokens(Node, frozen=True, tag="place-tokens"):
    spaces: list[SpaceId]

    def resolve(self, table: Table, me: Me, /) -> None:
        for space in self.spaces:
            place_token(table, space, me.card)

    def say(self) -> Message:
        return say("effect-place-tokens", spaces=[space_name(space) for space in self.spaces])


class PlaceTokensAtRandom(Node, frozen=True, tag="place-tokens-at-random"):
    """Each on a random space of its own."""

    n: Amount

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n.count(table, me)):
            space = yield from clues.random_space(table)
            place_token(table, space, me.card)

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-place-tokens-at-random", n=n))


class TokenOnSheet(Node, frozen=True, tag="token-on-sheet"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        gather_on_sheet(table, "eldritch", self.n.count(table, me))
        if ANCIENT_ONES[state.ancient_one].final_special and state.sheet_tokens >= half(player_count(state)):
            win(table, "final-mystery")

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-token-on-sheet", n=n))


class SanityOnSheet(Node, frozen=True, tag="sanity-on-sheet"):
    """Sanity tokens gather on the sheet of the Ancient One."""

    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> None:
        gather_on_sheet(table, "sanity", self.n.count(table, me))

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-sanity-on-sheet", n=n))
