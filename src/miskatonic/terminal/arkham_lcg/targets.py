"""What the options of a question are about."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.games.arkham_lcg import things
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import CardView, EnemyView, InvestigatorView, LocationView, View
from miskatonic.games.arkham_lcg.words import BACKS
from miskatonic.kernel.decision import Decision, Option, id_of, kind_of

PILES = frozenset({"deck", "discard", "resources"})
"""Things that are named by whose they are, not by what they show."""


class Target(Struct, frozen=True):
    """A verb, a card or word, which copy where it is in play, and an ability or another card."""

    verb: str
    code: str = ""
    id: int | None = None
    more: str = ""

    @property
    def card(self) -> str | None:
        """The card it is about: the one that is bought, where one is exchanged for another."""
        for code in (self.more, self.code):
            if code in PRINTED:
                return code
        return None

    @property
    def face(self) -> str | None:
        """The card, or the back of a location that does not yet tell which it is."""
        return self.code if self.code in BACKS.values() else self.card


def target_of(option: Option, view: View) -> Target:
    """What an option is about, with the codes of the cards one sees."""
    if not option.about:
        return Target(option.verb, option.word)
    first, *others = option.about
    if kind_of(first) in PILES:
        return Target(option.verb, option.word)
    if kind_of(first) != "card":
        return Target(option.verb, id_of(first), None, option.word or "".join(map(id_of, others)))
    number = int(id_of(first))
    copy = number if number in in_play(view) else None
    return Target(option.verb, view.codes().get(number, ""), copy, option.word)


def in_play(view: View) -> set[int]:
    """The cards that are in play; of those elsewhere equal copies are one choice."""
    cards = {card.id for place in view.locations for card in (place, *place.attachments, *place.others)}
    cards |= {card.id for who in view.investigators for card in (*who.assets, *who.threats)}
    stories = (each.id for each in (view.act, view.agenda) if each is not None)
    return {*cards, *(enemy.id for enemy in view.enemies), *stories}


def by_location(decision: Decision | None, view: View) -> dict[int, list[int]]:
    """The numbers of the options about each location."""
    known = {things.card(location.id): location.id for location in view.locations}
    places: dict[int, list[int]] = {}
    for number, option in enumerate(decision.options if decision else [], 1):
        for where in (known[thing] for thing in option.about[:1] if thing in known):
            places.setdefault(where, []).append(number)
    return places


def span(numbers: list[int]) -> str:
    """Option numbers in few characters: `3`, or from the first to the last."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"


# Finding things in the view.


def location_by_id(view: View, id: int | None) -> LocationView | None:
    return next((each for each in view.locations if each.id == id), None)


def enemy_by_id(view: View, id: int | None) -> EnemyView | None:
    return next((each for each in view.enemies if each.id == id), None)


def card_by_id(view: View, id: int | None) -> CardView | None:
    """A card in somebody's play area or threat area, or at a location."""
    of_people = (card for who in view.investigators for card in (*who.assets, *who.threats))
    of_places = (card for place in view.locations for card in (*place.attachments, *place.others))
    return next((card for card in (*of_people, *of_places) if card.id == id), None)


def investigator_by_code(view: View, code: str) -> InvestigatorView | None:
    return next((who for who in view.investigators if who.code == code), None)


def own(view: View) -> InvestigatorView | None:
    """The investigator of the seat that looks."""
    if view.seat is None or view.seat >= len(view.investigators):
        return None
    return view.investigators[view.seat]


def loose_enemies(view: View, location: int) -> list[EnemyView]:
    """The enemies at a location that are engaged with nobody, or with everybody there."""
    return [enemy for enemy in view.enemies if enemy.location == location and enemy.engaged < 0]
