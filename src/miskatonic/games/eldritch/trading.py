"""Trading possessions: one proposes, the other agrees or not (rules eh.trade.1 to eh.trade.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from msgspec import Struct

from miskatonic.kernel.decision import Option, QuestionKind, Role, Thing
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import things
from .clues import give_up_clue
from .events import CluesGiven, TicketGiven, TradeRefused
from .play import Table, choose_investigator
from .possessions import discard_seconds, give, keep_tickets
from .state import Eldritch
from .words import TICKETS, Ticket, card_name, front, investigator_name, say


class Piece(Struct, frozen=True):
    """Something that can be given: a card, one clue, or one ticket."""

    giver: int
    what: str
    """The card, "clue", or the kind of ticket."""

    @property
    def is_card(self) -> bool:
        return self.what != "clue" and self.what not in TICKETS

    def say(self) -> Message:
        return say("piece-card", card=card_name(self.what)) if self.is_card else say(f"piece-{self.what}")

    def thing(self, state: Eldritch) -> Thing:
        owner = state.investigators[self.giver].id
        if self.what == "clue" or self.what in TICKETS:
            return things.investigator(owner)
        return things.card(self.what, owner)


@cache
def _piece_option(piece: Piece, verb: str, thing: Thing) -> Option:
    what = front(piece.what)
    return Option(f"{verb}:{what}", say(f"option-{verb}", what=piece.say()), piece, verb, (thing,), word=what)


_PROPOSED: Final = Option("done", say("option-propose"), role=Role.DONE)

Fits = Callable[[str], bool]


def anything(what: str) -> bool:
    return True


def pieces(state: Eldritch, who: int, fits: Fits = anything) -> list[Piece]:
    """What an investigator could give, one by one."""
    investigator = state.investigators[who]
    every = [*investigator.cards, *["clue"] * len(investigator.clues)]
    every += ["train"] * investigator.trains + ["ship"] * investigator.ships
    return [Piece(who, what) for what in every if fits(what)]


def trade(table: Table, who: int) -> Flow[None]:
    """The action: with another investigator on the same space."""
    state = table.state
    here = [seat for seat in state.standing_on(state.investigators[who].space) if seat != who]
    partner = yield from choose_investigator(table, who, here, say("prompt-partner"), "eh.trade.1", "partner")
    yield from exchange(table, who, partner)


def exchange(table: Table, who: int, partner: int, fits: Fits = anything) -> Flow[None]:
    """One of two puts a trade together, and the other agrees to it or not (rule eh.trade.2)."""
    proposed: list[Piece] = []
    left = [*pieces(table.state, who, fits), *pieces(table.state, partner, fits)]
    while left:
        options = [
            _piece_option(piece, "give" if piece.giver == who else "take", piece.thing(table.state))
            for piece in dict.fromkeys(left)
        ]
        verbs = {option.verb for option in options}
        asking = "prompt-trade" if len(verbs) > 1 else f"prompt-only-{verbs.pop()}"
        piece: Piece | None = yield from ask(
            who,
            say(asking, who=investigator_name(table.state.investigators[partner].id)),
            [*options, _PROPOSED],
            "eh.trade.2",
            table.cause,
            QuestionKind.SEVERAL,
            "trade",
        )
        if piece is None:
            break
        left.remove(piece)
        proposed.append(piece)
    if not proposed:
        return
    if not (yield from _agrees(table, who, partner, proposed)):
        table.tell(TradeRefused, table.state.investigators[partner].id)
        return
    yield from _swap(table, who, partner, proposed)


def _swap(table: Table, who: int, partner: int, proposed: list[Piece]) -> Flow[None]:
    """All changes hands at the same time; then nobody keeps a spell twice, or more than two tickets.

    Rules eh.spell.6, eh.prepare-travel.5, eh.prepare-travel.7.ltp.
    """
    for piece in proposed:
        hand_over(table, piece, partner if piece.giver == who else who)
    for seat in (who, partner):
        received = [piece.what for piece in proposed if piece.giver != seat and piece.is_card]
        discard_seconds(table, seat, received)
        yield from keep_tickets(table, seat)


def _agrees(table: Table, who: int, partner: int, proposed: list[Piece]) -> Flow[bool]:
    options = [
        Option("agree", say("option-agree"), True, "agree"),
        Option("no", say("option-refuse"), False, role=Role.DECLINE),
    ]
    prompt = say(
        "prompt-agree",
        who=investigator_name(table.state.investigators[who].id),
        gives=[piece.say() for piece in proposed if piece.giver == who],
        takes=[piece.say() for piece in proposed if piece.giver == partner],
    )
    return ask(partner, prompt, options, "eh.trade.2", table.cause, QuestionKind.AGREE, "trade-agree")


def hand_over(table: Table, piece: Piece, to: int) -> None:
    """A piece changes hands."""
    state = table.state
    giver, receiver = state.investigators[piece.giver], state.investigators[to]
    if piece.what == "clue":
        receiver.clues.append(give_up_clue(state, piece.giver))
        table.tell(CluesGiven, giver.id, receiver.id, 1)
    elif piece.what in TICKETS:
        _move_ticket(state, piece.giver, to, piece.what)
        table.tell(TicketGiven, giver.id, receiver.id, piece.what)
    else:
        give(table, piece.giver, to, piece.what)


def _move_ticket(state: Eldritch, giver: int, to: int, kind: Ticket) -> None:
    if kind == "train":
        state.investigators[giver].trains -= 1
        state.investigators[to].trains += 1
    else:
        state.investigators[giver].ships -= 1
        state.investigators[to].ships += 1
