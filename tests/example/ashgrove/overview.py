"""The table without a board: what terminal and browser show of a game that has no face of its own."""

from collections.abc import Iterable

from miskatonic.kernel import effects
from miskatonic.kernel.overview import Overview, Seen, Zone

from .cards import CARDS
from .house import PASSAGES, ROOMS, name, thing, words
from .state import View


def overview(view: View) -> Overview:
    """The rooms with whoever is in them, the doors, and the cards one may see."""
    passages = (seen("passage", n, {"fact-locked": n == view.locked}) for n in range(len(PASSAGES)))
    zones = (
        Zone(words("zone-rooms"), tuple(room(view, each) for each in ROOMS)),
        Zone(words("zone-passages"), tuple(passages)),
        Zone(words("zone-hand"), cards(view.hand), own=True),
        Zone(words("zone-played"), cards(view.discard[-1:])),
    )
    dice = [words("header-dice", dice=" ".join(map(str, view.dice)))] if view.dice else []
    return Overview(
        header=(words("header-hour", hour=view.hour, midnight=view.midnight), *dice),
        zones=tuple(zone for zone in zones if zone.things),
        seats=(words("keeper"), *(name("investigator", seat) for seat in view.rooms)),
    )


def room(view: View, id: str) -> Seen:
    facts = {
        "fact-idol": id == view.idol,
        "fact-searched": id in view.searched and id != view.idol,
        "fact-quiet": id in view.heard and id != view.idol,
    }
    here = [seat for seat, place in view.rooms.items() if place == id and view.courage[seat]]
    return seen("room", id, facts, tuple(investigator(view, seat) for seat in here))


def investigator(view: View, seat: int) -> Seen:
    courage = words("fact-courage", n=view.courage[seat])
    return Seen(thing("investigator", seat), name("investigator", seat), (courage,))


def seen(kind: str, id: str | int, facts: dict[str, bool], inside: tuple[Seen, ...] = ()) -> Seen:
    """A thing and those of the facts that hold."""
    return Seen(thing(kind, id), name(kind, id), tuple(words(fact) for fact, holds in facts.items() if holds), inside)


def cards(ids: Iterable[str]) -> tuple[Seen, ...]:
    """A card tells what it does."""
    return tuple(Seen(thing("card", id), name("card", id), (effects.say(CARDS[id].effects),)) for id in ids)
