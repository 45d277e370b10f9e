"""The words of the game: what things are called, in code, in keys and in text."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final, Literal

from miskatonic.kernel import two_sided
from miskatonic.kernel.text import Message, Voice

FOLDER: Final = Path(__file__).parent
NAME: Final = "mansions"

say = Voice(NAME, FOLDER / "locale")
front = cache(two_sided.front)

SpaceId = str
"""A space of the house: `foyer.s`, the room before the dot."""
RoomId = str
CardId = str
DoorId = int
"""The number of a passage of the house."""
MonsterId = int
"""A monster on the map, numbered as they were placed; says nothing about its token."""
Letter = Literal["A", "B", "C"]


class Skill(StrEnum):
    """The seven skills (rule mom.skill-test.1)."""

    INTELLECT = "intellect"
    WILLPOWER = "willpower"
    LORE = "lore"
    LUCK = "luck"
    STRENGTH = "strength"
    DEXTERITY = "dexterity"
    MARKSMANSHIP = "marksmanship"


MENTAL: Final = (Skill.INTELLECT, Skill.WILLPOWER, Skill.LORE, Skill.LUCK)
PHYSICAL: Final = (Skill.STRENGTH, Skill.DEXTERITY, Skill.MARKSMANSHIP)


class Harm(StrEnum):
    """What investigators take (rules mom.combat-term.1, mom.combat-term.2)."""

    DAMAGE = "damage"
    HORROR = "horror"


DAMAGE, HORROR = Harm


class MonsterClass(StrEnum):
    """Every monster belongs to one of these, and each has a Combat deck (rules mom.monster-class.1, .3)."""

    HUMANOID = "humanoid"
    BEAST = "beast"
    ELDRITCH = "eldritch"


class AttackType(StrEnum):
    """How an investigator attacks: bare-handed or with one of three sorts of weapon (rule mom.exploration-card.7)."""

    BARE = "bare"
    SHARP = "sharp"
    BLUNT = "blunt"
    RANGED = "ranged"


class Feature(StrEnum):
    """The room features."""

    ALTAR = "altar"
    BARRIER = "barrier"
    FIREPLACE = "fireplace"
    HIDING_PLACE = "hiding-place"
    LADDER = "ladder"
    VENT = "vent"


class During(StrEnum):
    """In the midst of what a test is made: darkness counts in combat only (rule mom.darkness.3)."""

    COMBAT = "combat"
    HORROR_CHECK = "horror-check"
    EVADE = "evade"
    FIRE = "fire"
    LOCK = "lock"
    SPELL = "spell"
    CARD = "card"


NOTHING_OF_INTEREST: Final = "nothing-of-interest"

PHASES: Final = ("setup", "investigators", "keeper")


@cache
def room_of(space: SpaceId) -> RoomId:
    """The room a space belongs to."""
    return space.partition(".")[0]


@cache
def skill_name(skill: str) -> Message:
    return say(f"skill-{skill}")


@cache
def room_name(id: RoomId) -> Message:
    return say(f"room-{id}")


@cache
def space_name(id: SpaceId) -> Message:
    """A space by its room and the part of it, as in "Foyer (south)"; a room of one space by its name alone."""
    room, _, part = id.partition(".")
    return say("space-of-room", room=room_name(room), part=say(f"part-{part}")) if part != "all" else room_name(room)


@cache
def investigator_name(id: str) -> Message:
    return say(f"investigator-{id}")


@cache
def trait_name(id: str) -> Message:
    return say(f"trait-{id}")


@cache
def monster_name(kind: str) -> Message:
    return say(f"monster-{kind}")


@cache
def card_name(id: CardId) -> Message:
    """Any card by its front; copies have one name."""
    return say(f"card-{front(id)}")


@cache
def half_name(type: str) -> Message:
    """What a half of a Combat card is for."""
    return say(f"half-{type}")


@cache
def story_name(id: str) -> Message:
    return say(f"story-{id}")
