"""The words of the game: what things are called, in code, in keys and in text."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

from miskatonic.kernel import two_sided
from miskatonic.kernel.effects import investigators
from miskatonic.kernel.text import Message, Voice

FOLDER: Final = Path(__file__).parent
NAME: Final = "arkham-3e"

say = Voice(NAME, FOLDER / "locale")
front = cache(two_sided.front)

SpaceId = str
CardId = str
Neighborhood = str


Skill = investigators.Skill
skill_name = investigators.skill_name
SKILLS: Final = tuple(Skill)
LORE, INFLUENCE, OBSERVATION, STRENGTH, WILL = SKILLS
PLACES: Final = {skill: place for place, skill in enumerate(SKILLS)}
"""Where a skill is printed on a sheet."""


class Harm(StrEnum):
    """What an investigator suffers until they are defeated."""

    DAMAGE = "damage"
    HORROR = "horror"


DAMAGE, HORROR = Harm


class StreetType(StrEnum):
    """Rule ah3.416.2."""

    RESIDENTIAL = "residential"
    BRIDGE = "bridge"
    SCENIC = "scenic"


class MythosToken(StrEnum):
    """The tokens of the mythos cup (rule ah3.204.6)."""

    DOOM = "doom"
    MONSTER = "monster"
    CLUE = "clue"
    HEADLINE = "headline"
    GATE_BURST = "gate-burst"
    RECKONING = "reckoning"
    BLANK = "blank"


class Occurring(StrEnum):
    """In the midst of what a test is made, where an ability asks for it."""

    ATTACK = "attack"
    EVADE = "evade"
    WARD = "ward"
    RESEARCH = "research"
    CASTING = "casting"
    ENCOUNTER = "encounter"
    HEADLINE = "headline"


class Colour(StrEnum):
    """The markers of a scenario."""

    WHITE = "white"
    BLUE = "blue"
    RED = "red"


BLESSED: Final = "blessed"
CURSED: Final = "cursed"
DARK_PACT: Final = "dark-pact"
"""The conditions (rule ah3.488.2)."""

FUTURE: Final = "the-future"
"""A space that an archive card is."""


@cache
def space_name(id: str) -> Message:
    return say(f"space-{id}")


@cache
def neighborhood_name(id: str) -> Message:
    return say(f"neighborhood-{id}")


@cache
def investigator_name(id: str) -> Message:
    return say(f"investigator-{id}")


@cache
def monster_name(kind: str) -> Message:
    return say(f"monster-{kind}")


@cache
def card_name(id: str) -> Message:
    """An item, a spell, an ally, a talent or a condition; copies have one name."""
    return say(f"card-{front(id).partition('@')[0]}")


@cache
def headline_name(id: str) -> Message:
    return say(f"headline-{id}")


@cache
def archive_name(number: int, side: str = "front") -> Message:
    return say(f"archive-{number}" if side == "front" else f"archive-{number}-back")


@cache
def scenario_name(id: str) -> Message:
    return say(f"scenario-{id}")


@cache
def trait_name(trait: str) -> Message:
    return say(f"trait-{trait}")


@cache
def token_name(token: str) -> Message:
    return say(f"token-{token}")
