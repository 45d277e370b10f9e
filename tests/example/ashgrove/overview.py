"""The table without a board: what terminal and browser show of a game that has no face of its own."""

from __future__ import annotations

from miskatonic.kernel import effects
from miskatonic.kernel.overview import Overview, Seen, Zone

from .cards import CARDS
from .house import (
    ROOMS,
    WAYS,
    card_name,
    card_thing,
    investigator_name,
    investigator_thing,
    room_name,
    room_thing,
    say,
    way_name,
    way_thing,
)
from .view import InvestigatorView, View


def overview(view: View) -> Overview:
    """The rooms with whoever is in them, the doors, and the cards one may see."""
    zones = (
        Zone(say("zone-rooms"), tuple(room(view, each) for each in ROOMS)),
        Zone(say("zone-ways"), tuple(way(view, number) for number in range(len(WAYS)))),
        Zone(say("zone-hand"), tuple(card(each) for each in view.hand), own=True),
        Zone(say("zone-played"), tuple(card(each) for each in view.discard[-1:])),
    )
    seats = (say("keeper"), *(investigator_name(each.seat) for each in view.investigators))
    header = [say("header-hour", hour=view.hour, midnight=view.midnight)]
    if view.dice:
        header.append(say("header-dice", dice=" ".join(map(str, view.dice))))
    return Overview(tuple(header), tuple(zone for zone in zones if zone.things), seats)


def room(view: View, name: str) -> Seen:
    facts = {
        "fact-idol": name == view.idol,
        "fact-searched": name in view.searched and name != view.idol,
        "fact-quiet": name in view.heard and name != view.idol,
    }
    here = tuple(investigator(each) for each in view.investigators if each.room == name and each.courage)
    return Seen(room_thing(name), room_name(name), tuple(say(fact) for fact, holds in facts.items() if holds), here)


def investigator(seen: InvestigatorView) -> Seen:
    return Seen(investigator_thing(seen.seat), investigator_name(seen.seat), (say("fact-courage", n=seen.courage),))


def way(view: View, number: int) -> Seen:
    return Seen(way_thing(number), way_name(number), (say("fact-locked"),) if number == view.locked else ())


def card(id: str) -> Seen:
    """A card tells what it does."""
    return Seen(card_thing(id), card_name(id), (effects.say(CARDS[id].effects),))
