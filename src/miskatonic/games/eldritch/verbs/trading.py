"""Verbs by which investigators give each other things."""

from __future__ import annotations

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.effects import Node
from miskatonic.kernel.effects.investigators import others
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import movement
from ..components import CARDS
from ..play import DONE, Table, agree, choose_investigator
from ..resolver import Me
from ..trading import Piece, exchange, hand_over, pieces
from ..words import say


class Send(Node, frozen=True, tag="send"):
    """Any number of clues, or of possessions of a trait, go to one other investigator anywhere."""

    what: str

    def _fits(self, what: str) -> bool:
        if self.what == "clues":
            return what == "clue"
        return what in CARDS and self.what in CARDS[what].traits

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        left = pieces(table.state, me.who, self._fits)
        receivers = others(table, me)
        if not left or not receivers:
            return
        to = yield from choose_investigator(table, me.who, receivers, say("prompt-receiver"), "eh.trade.2", "receiver")
        while left:
            options = [
                Option(f"give:{piece.what}", piece.say(), piece, "give", word=piece.what)
                for piece in dict.fromkeys(left)
            ]
            options.append(DONE)
            piece: Piece | None = yield from ask(
                me.who, say("prompt-send"), options, "eh.trade.2", table.cause, QuestionKind.SEVERAL, "send"
            )
            if piece is None:
                return
            left.remove(piece)
            hand_over(table, piece, to)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(others(table, me)) and bool(pieces(table.state, me.who, self._fits))

    def say(self) -> Message:
        return say("effect-send-clues" if self.what == "clues" else "effect-send-items")


class SwapMinds(Node, frozen=True, tag="swap-minds"):
    """Trade with somebody anywhere; and both may change places."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        to = yield from choose_investigator(
            table, me.who, others(table, me), say("prompt-partner"), "eh.trade.2", "partner"
        )
        yield from exchange(table, me.who, to)
        mine, theirs = state.investigators[me.who].space, state.investigators[to].space
        if mine == theirs or not movement.may_move(state, me.who) or not movement.may_move(state, to):
            return
        swap = Option("swap", say("option-swap"), True, "swap")
        if (yield from agree(table, to, say("prompt-swap"), swap, "eh.faq.14", "swap")):
            yield from movement.enter(table, to, mine)
            yield from movement.enter(table, me.who, theirs)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(others(table, me))

    def say(self) -> Message:
        return say("effect-swap-minds")


class ShareClues(Node, frozen=True, tag="share-clues"):
    """Clues in both directions, with somebody anywhere; who gives decides how many (rules eh.inv-jacqueline.1, 2)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        to = yield from choose_investigator(
            table, me.who, others(table, me), say("prompt-partner"), "eh.inv-jacqueline.1", "partner"
        )
        for giver, receiver in ((me.who, to), (to, me.who)):
            held = len(table.state.investigators[giver].clues)
            if held:
                options = [
                    Option(f"give:{n}", say("option-clues", n=n), n, "give", word=str(n)) for n in range(held + 1)
                ]
                prompt = say("prompt-give-clues")
                rule = "eh.inv-jacqueline.1"
                count: int = yield from ask(
                    giver, prompt, options, rule, table.cause, QuestionKind.NUMBER, "give-clues", held
                )
                for _ in range(count):
                    hand_over(table, Piece(giver, "clue"), receiver)

    def possible(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return any(state.investigators[seat].clues for seat in state.standing()) and bool(others(table, me))

    def say(self) -> Message:
        return say("effect-share-clues")
