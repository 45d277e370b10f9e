"""The words of the game: what things are called, in code, in keys and in text."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final, Literal

from miskatonic.kernel import two_sided
from miskatonic.kernel.effects import investigators
from miskatonic.kernel.text import Message, Voice

FOLDER: Final = Path(__file__).parent
NAME: Final = "eldritch"

say = Voice(NAME, FOLDER / "locale")
front = cache(two_sided.front)

SpaceId = str
CardId = str

Skill = investigators.Skill
skill_name = investigators.skill_name
SKILLS: Final = tuple(Skill)
LORE, INFLUENCE, OBSERVATION, STRENGTH, WILL = SKILLS
PLACES: Final = {skill: place for place, skill in enumerate(SKILLS)}
"""Where a skill is printed on a sheet."""


class SpaceType(StrEnum):
    CITY = "city"
    WILDERNESS = "wilderness"
    SEA = "sea"


CITY: Final = SpaceType.CITY


class PathKind(StrEnum):
    TRAIN = "train"
    SHIP = "ship"
    UNCHARTED = "uncharted"


class Omen(StrEnum):
    """The symbols of the omen track and of the gates: comet, stars, eclipse."""

    GREEN = "green"
    BLUE = "blue"
    RED = "red"


OMEN_TRACK: Final = (Omen.GREEN, Omen.BLUE, Omen.RED, Omen.BLUE)
"""Clockwise; the omen token begins on the first (rules eh.omen.5.ltp, eh.omen.6.ltp)."""


class Harm(StrEnum):
    """What an investigator can lose until they are defeated."""

    HEALTH = "health"
    SANITY = "sanity"


HEALTH, SANITY = Harm


class Occurring(StrEnum):
    """In the midst of what a test is made, where an ability asks for it."""

    COMBAT = "combat"
    SPELL = "spell"
    OTHER_WORLD = "other-world"
    RESEARCH = "research"
    ACQUIRE = "acquire"


OCCURRING: Final = {str(each): each for each in Occurring}
"""By their names, as decks of encounters have them."""


Ticket = Literal["train", "ship"]
TICKETS: Final[tuple[Ticket, ...]] = ("train", "ship")


@cache
def space_name(id: str) -> Message:
    return say(f"space-{id}")


@cache
def investigator_name(id: str) -> Message:
    return say(f"investigator-{id}")


@cache
def monster_name(kind: str) -> Message:
    return say(f"monster-{kind}")


@cache
def card_name(id: str) -> Message:
    """An asset, an artifact, a spell or a condition; copies of a spell or condition have one name."""
    return say(f"card-{front(id)}")


@cache
def mythos_name(id: str) -> Message:
    return say(f"mythos-{id}")


@cache
def mystery_name(id: str) -> Message:
    return say(f"mystery-{id}")


@cache
def ancient_one_name(id: str) -> Message:
    return say(f"ancient-one-{id}")


@cache
def trait_name(trait: str) -> Message:
    return say(f"trait-{trait}")


def possession_name(trait: str | None, kind: str | None) -> Message:
    """What somebody may have: items are artifacts too, so that it is said where only assets are meant."""
    if (trait, kind) == ("item", "asset"):
        return trait_name("item-asset")
    return trait_name(trait or kind or "possession")


BLESSED: Final = "blessed"
CURSED: Final = "cursed"
DETAINED: Final = "detained"
DEBT: Final = "debt"
"""Conditions that rules name."""
