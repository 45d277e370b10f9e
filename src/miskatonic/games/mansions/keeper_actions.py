"""Keeper Action cards: paid for, then carried out, one after the other (rules mom.keeper-action.*)."""

from __future__ import annotations

from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import any_possible
from miskatonic.kernel.flow import Flow

from . import things
from .components import ACTIONS, STORIES
from .events import KeeperActionUsed
from .objectives import settle
from .play import Table
from .resolver import Me, carry_out
from .threat import spend_threat
from .words import card_name, say


def action_offers(table: Table) -> list[Option]:
    """The cards of the story that can be activated now (rules mom.keeper-action.1, mom.setup-keeper.2)."""
    return [_option(id) for id in STORIES[table.state.story].actions if can_use(table, id)]


def _option(id: str) -> Option:
    words = say("option-keeper-action", card=card_name(id), n=ACTIONS[id].cost)
    return Option(f"action:{id}", words, ("action", id), "action", (things.card(id),), amount=ACTIONS[id].cost)


def can_use(table: Table, id: str) -> bool:
    """Paid for, allowed again this turn, and with a real target (rules mom.keeper-action.3, .4, .7)."""
    state = table.state
    card = ACTIONS[id]
    me = Me(card=id, by_keeper=True)
    once = card.once or state.readings.keeper_action_again == "once"
    if card.cost > state.threat or (once and id in state.keeper_used):
        return False
    return (card.when is None or card.when.holds(table, me)) and any_possible(card.then, table, me)


def use_action(table: Table, id: str) -> Flow[None]:
    """First the threat, then all of its effect (rules mom.keeper-action.2, mom.keeper-action.3)."""
    spend_threat(table, ACTIONS[id].cost)
    table.state.keeper_used.append(id)
    table.tell(KeeperActionUsed, id)
    yield from carry_out(ACTIONS[id].then, table, Me(card=id, by_keeper=True))
    yield from settle(table)
