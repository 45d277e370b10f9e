"""Playing cards from hand: what may be played, and what it takes."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .card import Ability, Me, Obstacle, Table
from .events import AssetPlayed
from .moments import CardPlayed, EntersPlay
from .play import is_playing, unique_copies
from .printed import PRINTED
from .registry import CARDS
from .slots import can_make_room, make_room
from .timing import happened, obstacle_to_paying, pay, pay_price, resolve_event, usable, why_unusable
from .words import ASSET, NOBODY, say
from .zones import place_asset


def event_ability(code: str) -> Ability:
    """What an event does when it is played."""
    event = CARDS[code].event
    assert event is not None, code
    return event


def obstacle_to_asset(table: Table, who: int, card: int) -> Obstacle | None:
    """Not affordable, a second copy of a unique card, or no room for it (rules lcg.play.1, lcg.unique.1)."""
    code = table.state.codes[card]
    unpaid = obstacle_to_paying(table, who, card)
    if unpaid is not None:
        return unpaid
    if PRINTED[code].unique and unique_copies(table, code):
        return SECOND_COPY
    return None if can_make_room(table, who, card) else NO_ROOM


def obstacle_to_event(table: Table, who: int, card: int) -> Obstacle | None:
    """Not affordable, or not able to change anything (rule lcg.event.5)."""
    unpaid = obstacle_to_paying(table, who, card)
    if unpaid is not None:
        return unpaid
    return None if usable(table, event_ability(table.state.codes[card]), Me(card, who)) else unusable_event


def unusable_event(table: Table, me: Me) -> Message:
    reason = why_unusable(table, event_ability(table.state.codes[me.card]), me)
    assert reason is not None
    return reason


SECOND_COPY, NO_ROOM = say("why-not-unique"), say("why-not-room")


def put_asset(table: Table, who: int, card: int) -> Flow[None]:
    """An asset that was paid for comes into play (rules lcg.asset.2, lcg.initiation.8)."""
    state = table.state
    investigator = state.investigators[who]
    investigator.hand.remove(card)
    state.played.append(card)
    table.tell(AssetPlayed, investigator.code, state.codes[card], card)
    yield from put_asset_into_play(table, who, card, state.played)
    yield from happened(table, CardPlayed, who=who, card=card)


def put_asset_into_play(table: Table, who: int, card: int, zone: list[int]) -> Flow[None]:
    """An asset comes to a play area out of some zone; that alone is no playing (rules lcg.put-into-play.1 to 4)."""
    yield from make_room(table, who, card)
    zone.remove(card)
    place_asset(table, card, who)
    yield from happened(table, EntersPlay, who=who, card=card)


def play_fast(table: Table, who: int, card: int) -> Flow[None]:
    """A fast card takes no action and provokes nobody (rules lcg.fast.1, lcg.fast.7)."""
    me = yield from pay_price(table, Me(card, who))
    if PRINTED[table.state.codes[card]].type is ASSET:
        yield from put_asset(table, who, card)
        return
    ability = event_ability(table.state.codes[card])
    yield from pay(table, ability, me)
    yield from resolve_event(table, ability, me)


def take_control(table: Table, who: int, card: int) -> Flow[None]:
    """An asset in play comes under somebody's control; its owner stays the same (rules lcg.ownership.5, lcg.slot.6)."""
    if not is_playing(table, who):
        return
    yield from make_room(table, who, card)
    entry = table.state.play[card]
    if entry.controller != NOBODY:
        table.state.investigators[entry.controller].assets.remove(card)
    entry.controller = who
    table.state.investigators[who].assets.append(card)
