"""Verbs about the reserve, and the deck of assets behind it."""

from __future__ import annotations

from miskatonic.kernel.decision import QuestionKind
from miskatonic.kernel.effects import Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import possessions, rumors
from ..components import card_of
from ..events import AssetsBoxed
from ..play import DONE, Table
from ..possessions import card_options
from ..resolver import Me
from ..words import CardId, say


class ConjureSeveral(Node, frozen=True, tag="conjure-several"):
    """Any number of Items and Trinkets of the reserve, together worth no more than the result."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        left = me.outcome.result if me.outcome else 0
        while True:
            cards = [
                card
                for card in table.state.reserve
                if card_of(card).value <= left and {"item", "trinket"} & set(card_of(card).traits)
            ]
            options = [*card_options(cards, "gain"), DONE]
            prompt = say("prompt-buy", n=left)
            card: CardId | None = yield from ask(
                me.who, prompt, options, "eh.gain.10", table.cause, QuestionKind.SEVERAL, "conjure", left
            )
            if card is None:
                break
            left -= card_of(card).value
            yield from possessions.take_from_reserve(table, me.who, card, refill=False)
        possessions.refill_reserve(table)

    def say(self) -> Message:
        return say("effect-conjure-several")


class EmptyReserve(Node, frozen=True, tag="empty-reserve"):
    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        state.assets.discard += state.reserve
        state.reserve = []
        possessions.remake(state, state.assets)

    def say(self) -> Message:
        return say("effect-empty-reserve")


class RefillReserve(Node, frozen=True, tag="refill-reserve"):
    def resolve(self, table: Table, me: Me, /) -> None:
        possessions.refill_reserve(table)

    def say(self) -> Message:
        return say("effect-refill-reserve")


class LoseAssets(Node, frozen=True, tag="lose-assets"):
    """Every asset in deck, discard pile and reserve that costs at least as much as there are tokens goes to the box."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        each = rumors.in_play(state, me.card)
        if each is None:
            return

        def stays(card: str) -> bool:
            return card_of(card).value < each.tokens

        before = len(state.box)
        for pile in (state.assets.cards, state.assets.discard, state.reserve):
            state.box += [card for card in pile if not stays(card)]
            pile[:] = [card for card in pile if stays(card)]
        if boxed := len(state.box) - before:
            table.tell(AssetsBoxed, boxed)
        possessions.remake(state, state.assets)
        possessions.refill_reserve(table)

    def say(self) -> Message:
        return say("effect-lose-assets")
