"""What the options of a question are about: the parts of their keys."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import CardView, EnemyView, InvestigatorView, LocationView, View
from miskatonic.games.arkham_lcg.words import BACKS
from miskatonic.kernel.decision import Decision, Option, Thing

_KEY: Final = re.compile(r"(?P<verb>[a-z-]+)(?::(?P<code>[\w-]+)(?:#(?P<id>\d+))?(?::(?P<more>[\w-]+))?)?")


class Target(Struct, frozen=True):
    """The key `use:01021#42:bite` taken apart: a verb, a card or word, which copy, and an ability or another card."""

    verb: str
    code: str = ""
    id: int | None = None
    more: str = ""
    chances: Mapping[Thing, float] = {}
    """How likely it succeeds, for each thing it could be aimed at."""

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


def target_of(option: Option) -> Target:
    match = _KEY.fullmatch(option.key)
    if match is None:
        return Target(option.key)
    number = match["id"]
    return Target(match["verb"], match["code"] or "", int(number) if number else None, match["more"] or "")


def by_location(decision: Decision | None, view: View) -> dict[int, list[int]]:
    """The numbers of the options about each location."""
    known = {location.id for location in view.locations}
    places: dict[int, list[int]] = {}
    for number, option in enumerate(decision.options if decision else [], 1):
        where = target_of(option).id
        if where in known:
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
