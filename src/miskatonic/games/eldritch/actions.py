"""The actions that everybody can perform: travel, rest, prepare for travel, acquire assets, trade."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from msgspec.structs import replace

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .board import BY_TICKET, SPACES, type_of
from .components import card_of
from .events import ReserveDiscarded, Rested
from .health import recover
from .movement import may_move, travel
from .play import DONE, Table, choose_investigator, forbids
from .possessions import (
    MOST_TICKETS,
    can_gain_condition,
    card_option,
    discard_ticket,
    gain_condition,
    gain_ticket,
    held_tickets,
    refill_reserve,
    take_from_reserve,
    ticket_option,
    tickets,
    to_discard,
)
from .reactions import able
from .resolver import Me, carry_out
from .state import Eldritch
from .testing import skill_test
from .trading import trade
from .words import (
    CITY,
    DEBT,
    HEALTH,
    INFLUENCE,
    SANITY,
    TICKETS,
    CardId,
    Occurring,
    PathKind,
    SpaceId,
    Ticket,
    card_name,
    say,
)

LOAN = 2
"""The successes that a bank loan adds (rule eh.bank-loan.1)."""

LOAN_OR_NOT: Final = (
    Option("loan", say("option-loan", n=LOAN), True, "loan"),
    Option("no", say("option-no-loan"), False, role=Role.DECLINE),
)

WhyNot = Message | None
"""Why an action cannot be performed; None where it can."""

HELD: Final = say("why-not-detained")
MONSTER_HERE: Final = say("why-not-monster")
NOBODY_RESTS: Final = say("why-not-rest")
NO_CITY: Final = say("why-not-city")
NO_PATH: Final = say("why-not-no-path")
NOBODY_HERE: Final = say("why-not-alone")

TICKETS_FOR: Final[Mapping[SpaceId, list[Ticket]]] = {
    space: [kind for kind in TICKETS if BY_TICKET[PathKind(kind)].neighbours[space]] for space in SPACES
}
"""Tickets for the paths from a space."""


def no_travel(state: Eldritch, who: int) -> WhyNot:
    return None if may_move(state, who) else HELD


def no_rest(state: Eldritch, who: int) -> WhyNot:
    """Not with a monster on the space (rule eh.rest.2)."""
    if state.has_monster(state.investigators[who].space):
        return MONSTER_HERE
    return NOBODY_RESTS if state.ongoing and forbids(state, "rest") else None


def no_preparing(state: Eldritch, who: int) -> WhyNot:
    """Only on a city with a path for a ticket (rules eh.prepare-travel.1 to eh.prepare-travel.3)."""
    if type_of(state.investigators[who].space) is not CITY:
        return NO_CITY
    return None if ticket_kinds(state, who) else NO_PATH


def no_acquiring(state: Eldritch, who: int) -> WhyNot:
    """Only on a city, and not with a monster on it (rules eh.acquire.1, eh.acquire.5)."""
    space = state.investigators[who].space
    if type_of(space) is not CITY:
        return NO_CITY
    return MONSTER_HERE if state.has_monster(space) else None


def no_trading(state: Eldritch, who: int) -> WhyNot:
    """Somebody else has to be on the space (rules eh.trade.1, eh.trade.4)."""
    return None if len(state.standing_on(state.investigators[who].space)) > 1 else NOBODY_HERE


def rest(table: Table, who: int) -> Flow[None]:
    """Recover 1 health and 1 sanity, and whatever cards add to it (rule eh.rest.1)."""
    state = table.state
    table.tell(Rested, state.investigators[who].id)
    recover(table, who, HEALTH, 1)
    recover(table, who, SANITY, 1)
    here = state.standing_on(state.investigators[who].space)
    for owner in here:
        for card, has in able(state, owner, "rest_here"):
            yield from carry_out(has.rest_here, table, Me(who=who, card=card))
    for card, has in able(state, who, "rest"):
        yield from carry_out(has.rest, table, Me(who=who, card=card))


def ticket_kinds(state: Eldritch, who: int) -> list[Ticket]:
    """Tickets for the paths of the city (rules eh.prepare-travel.2, eh.prepare-travel.3)."""
    return TICKETS_FOR[state.investigators[who].space]


def prepare_for_travel(table: Table, who: int) -> Flow[None]:
    """A ticket; whoever has two gives one up first (rules eh.prepare-travel.4 to eh.prepare-travel.6)."""
    state = table.state
    if tickets(state, who) >= MOST_TICKETS:
        gone = yield from _ticket(table, who, held_tickets(state, who), "drop", "eh.prepare-travel.6")
        discard_ticket(table, who, gone)
    kind = yield from _ticket(table, who, ticket_kinds(state, who), "ticket", "eh.prepare-travel.4")
    gain_ticket(table, who, kind)


def _ticket(table: Table, who: int, kinds: list[Ticket], verb: str, rule: str) -> Flow[Ticket]:
    options = [ticket_option(kind, verb) for kind in kinds]
    return ask(who, say(f"prompt-{verb}"), options, rule, table.cause, topic=verb)


def acquire_assets(table: Table, who: int) -> Flow[None]:
    """An influence test, perhaps a loan, then cards of the reserve, or one of them discarded.

    Rules eh.acquire.1 to eh.acquire.4, eh.reserve.4.
    """
    outcome = yield from skill_test(table, Me(who=who), INFLUENCE, 0, (Occurring.ACQUIRE,))
    lent = yield from _bank_loan(table, who, outcome.result)
    yield from _shop(table, who, outcome.result + lent)
    refill_reserve(table)


def _bank_loan(table: Table, who: int, money: int) -> Flow[int]:
    """Two more successes for a Debt, which nobody can take twice (rules eh.bank-loan.1 to eh.bank-loan.3)."""
    if not can_gain_condition(table.state, who, DEBT):
        return 0
    prompt = say("prompt-loan", n=money)
    wanted = yield from ask(who, prompt, LOAN_OR_NOT, "eh.bank-loan.1", table.cause, QuestionKind.AGREE, "loan", money)
    taken = wanted and (yield from gain_condition(table, who, DEBT))
    return LOAN if taken else 0


def _shop(table: Table, who: int, money: int) -> Flow[None]:
    """Cards of the reserve for successes; a Service may end the action (rules eh.delayed.3, eh.defeated.14)."""
    state = table.state
    bought = False
    while True:
        cards = [card for card in state.reserve if card_of(card).value <= money]
        options = [_shop_option(card, "buy") for card in cards]
        if not bought:
            options += [_shop_option(card, "discard") for card in state.reserve]
        chosen: tuple[str, CardId] | None = yield from ask(
            who,
            say("prompt-buy", n=money),
            [*options, DONE],
            "eh.acquire.2",
            table.cause,
            QuestionKind.SEVERAL,
            "buy",
            money,
        )
        if chosen is None:
            return
        verb, card = chosen
        if verb == "discard":
            state.reserve.remove(card)
            to_discard(state, card)
            table.tell(ReserveDiscarded, card)
            return
        bought = True
        money -= card_of(card).value
        receiver = yield from _receiver(table, who)
        yield from take_from_reserve(table, receiver, card, refill=False)
        if Me(who=who).out(table):
            return


@cache
def _shop_option(card: CardId, verb: str) -> Option:
    """A card of the reserve, and what is done to it."""
    return replace(card_option(card, verb), say=say(f"option-{verb}", card=card_name(card)), value=(verb, card))


def _receiver(table: Table, who: int) -> Flow[int]:
    """Who gets what was bought: an ability may let it be anybody (rule eh.inv-charlie.4)."""
    state = table.state
    if not able(state, who, "shares_assets"):
        return who
    seats = [who, *(seat for seat in state.standing() if seat != who)]
    return (yield from choose_investigator(table, who, seats, say("prompt-receiver"), "eh.inv-charlie.4", "receiver"))


ACTIONS: Final[Mapping[str, tuple[Callable[[Eldritch, int], WhyNot], Callable[[Table, int], Flow[None]]]]] = {
    "travel": (no_travel, travel),
    "rest": (no_rest, rest),
    "prepare": (no_preparing, prepare_for_travel),
    "acquire": (no_acquiring, acquire_assets),
    "trade": (no_trading, trade),
}
"""By name: why it cannot be performed, and what it does."""
