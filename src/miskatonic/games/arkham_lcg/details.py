"""What matters about an option in this position: its extra costs, its chances, and where else it can be found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from miskatonic.kernel.decision import Decision, Details, Option, Thing
from miskatonic.kernel.text import Message

from . import things
from .actions import action_terms
from .attempts import targets_of
from .card import Ability, Me, Table
from .chances import chances
from .enemies import provoked
from .registry import CARDS
from .words import card_name, say


def details(table: Table, decision: Decision, option: Option) -> Details:
    """The details of an option of the card game."""
    return Details(
        also=tuple(dict.fromkeys(also(table, decision.seat, option))),
        costs=tuple(costs(table, decision, option)),
        chances=chances(table, decision, option),
    )


# What it costs.


def costs(table: Table, decision: Decision, option: Option) -> Iterator[Message]:
    """More or fewer actions than one, and the attacks it provokes (rules lcg.action.1, lcg.attack-of-opportunity.1)."""
    match option.value:
        case (str() as verb, target) if decision.topic == "turn":
            actions, provokes = action_terms(table, decision.seat, verb, target)
        case _:
            return
    if actions != 1:
        yield say("cost-actions", count=actions)
    attackers = provoked(table, decision.seat) if provokes else []
    if attackers:
        yield say("cost-attacked", enemies=[card_name(table.state.codes[enemy]) for enemy in attackers])


# Where else it is.


def also(table: Table, seat: int, option: Option) -> Iterator[Thing]:
    """Equal copies that are the same choice, the pile a card lies in, and whom it could be aimed at."""
    card, ability = used(table, option)
    if card is None:
        return
    if card not in table.state.play:
        yield from copies(table, seat, card)
    if ability is not None and ability.designator is not None:
        yield from map(things.card, targets_of(table, seat, ability.designator, card))


def used(table: Table, option: Option) -> tuple[int | None, Ability | None]:
    """The card an option is about, and the ability it uses or the event it plays."""
    value: Any = option.value
    match value:
        case ("activate", (Ability() as ability, Me(card=card))) | (Ability() as ability, Me(card=card)):
            return card, ability
        case (None, Me(card=card)) | ("play", int() as card):
            return card, CARDS[table.state.codes[card]].event
        case int() if option.about == (things.card(value),):
            return value, None
        case _:
            return None, None


def copies(table: Table, seat: int, card: int) -> Iterator[Thing]:
    """The other copies beside a card out of play, and the discard pile it lies in."""
    state = table.state
    searched = state.looking.cards if state.looking is not None and state.looking.seat == seat else []
    for zone in (searched, state.investigators[seat].hand if seat < len(state.investigators) else []):
        if card in zone:
            same = state.codes[card]
            yield from (things.card(other) for other in zone if other != card and state.codes[other] == same)
    for investigator in state.investigators:
        if card in investigator.discard:
            yield things.discard(investigator.code)
