"""Playing cards from hand: what may be played, and what it takes."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from .card import Ability, Me, Table
from .events import AssetPlayed
from .moments import CardPlayed, EntersPlay
from .play import is_playing, unique_copies
from .printed import PRINTED
from .registry import CARDS
from .slots import can_make_room, make_room
from .timing import affordable, happened, pay, pay_price, resolve_event, usable
from .words import ASSET, NOBODY, Keyword
from .zones import place_asset


def event_ability(code: str) -> Ability:
    """What an event does when it is played."""
    event = CARDS[code].event
    assert event is not None, code
    return event


def can_play_asset(table: Table, who: int, card: int) -> bool:
    """Affordable, not a second copy of a unique card, and with room for it (rules lcg.play.1, lcg.unique.1)."""
    code = table.state.codes[card]
    if not affordable(table, who, card):
        return False
    if PRINTED[code].unique and unique_copies(table, code):
        return False
    return can_make_room(table, who, card)


def can_play_event(table: Table, who: int, card: int) -> bool:
    """Affordable, at the right time, and able to change something (rule lcg.event.5)."""
    return affordable(table, who, card) and usable(table, event_ability(table.state.codes[card]), Me(card, who))


def is_fast(table: Table, card: int) -> bool:
    return Keyword.FAST in PRINTED[table.state.codes[card]].keywords


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
