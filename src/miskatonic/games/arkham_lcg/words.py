"""The words of the game: what things are called, in code, in keys and in text."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final, Literal

from miskatonic.kernel.text import Message, Voice

FOLDER: Final = Path(__file__).parent
NAME: Final = "arkham-lcg"

say = Voice(NAME, FOLDER / "locale")

Origin = Literal["published", "original"]
"""Whether a card follows published facts or was made up here."""

NOBODY: Final = -1
"""In place of an investigator: the scenario, or nobody at all."""
NOWHERE: Final = -1
"""In place of a card: no location, nothing attached to."""
OTHERS_TEST: Final = "others-test"
"""The window in which one may commit a card to the test of somebody else."""


class Skill(StrEnum):
    WILLPOWER = "willpower"
    INTELLECT = "intellect"
    COMBAT = "combat"
    AGILITY = "agility"


WILLPOWER, INTELLECT, COMBAT, AGILITY = Skill
WILD: Final = "wild"


class Kind(StrEnum):
    """The types of cards."""

    INVESTIGATOR = "investigator"
    ASSET = "asset"
    EVENT = "event"
    SKILL = "skill"
    TREACHERY = "treachery"
    ENEMY = "enemy"
    LOCATION = "location"
    ACT = "act"
    AGENDA = "agenda"
    SCENARIO = "scenario"


INVESTIGATOR, ASSET, EVENT, SKILL, TREACHERY, ENEMY, LOCATION, ACT, AGENDA, SCENARIO = Kind


class CardClass(StrEnum):
    GUARDIAN = "guardian"
    SEEKER = "seeker"
    ROGUE = "rogue"
    MYSTIC = "mystic"
    SURVIVOR = "survivor"
    NEUTRAL = "neutral"


class Slot(StrEnum):
    HAND = "hand"
    ARCANE = "arcane"
    ACCESSORY = "accessory"
    BODY = "body"
    ALLY = "ally"


class Keyword(StrEnum):
    ALOOF = "aloof"
    EXCEPTIONAL = "exceptional"
    FAST = "fast"
    HUNTER = "hunter"
    MASSIVE = "massive"
    PERIL = "peril"
    PERMANENT = "permanent"
    RETALIATE = "retaliate"
    SURGE = "surge"


ALOOF, EXCEPTIONAL, _, HUNTER, MASSIVE, PERIL, PERMANENT, RETALIATE, SURGE = Keyword


class Prey(StrEnum):
    """Whom an enemy pursues where it has a choice."""

    ANY = "any"
    BEARER = "bearer"
    HIGHEST_COMBAT = "highest-combat"
    LOWEST_COMBAT = "lowest-combat"
    LOWEST_AGILITY = "lowest-agility"
    LOWEST_HEALTH = "lowest-health"
    LOWEST_SANITY = "lowest-sanity"
    FEWEST_CARDS = "fewest-cards"
    MOST_CLUES = "most-clues"


class Token(StrEnum):
    """The chaos tokens with a symbol; the others are numbers, written with their sign."""

    SKULL = "skull"
    CULTIST = "cultist"
    TABLET = "tablet"
    ELDER_THING = "elder-thing"
    AUTO_FAIL = "auto-fail"
    ELDER_SIGN = "elder-sign"


SKULL, CULTIST, TABLET, ELDER_THING, AUTO_FAIL, ELDER_SIGN = Token

SYMBOLS: Final = frozenset(Token)
GRIM_SYMBOLS: Final = frozenset({SKULL, CULTIST, TABLET, ELDER_THING, AUTO_FAIL})
"""The symbols that go wrong with spells."""


class Designator(StrEnum):
    """What an ability counts as, by its bold word."""

    FIGHT = "fight"
    EVADE = "evade"
    INVESTIGATE = "investigate"
    MOVE = "move"
    PARLEY = "parley"
    RESIGN = "resign"


class Difficulty(StrEnum):
    EASY = "easy"
    STANDARD = "standard"
    HARD = "hard"
    EXPERT = "expert"

    @property
    def harsh(self) -> bool:
        """Which side of the scenario's reference card counts."""
        return self in _HARSH


_HARSH: Final = frozenset({Difficulty.HARD, Difficulty.EXPERT})


@cache
def card_name(code: str) -> Message:
    return say(f"card-{code}")


@cache
def skill_name(skill: str) -> Message:
    return say(f"skill-{skill}")


@cache
def token_name(token: str) -> Message:
    return (
        say(f"token-{token}") if token in SYMBOLS else say("token-number", value=token.replace("-", "\N{MINUS SIGN}"))
    )


BACKS: Final = {
    "01126": "southside",
    "01127": "southside",
    "01130": "downtown",
    "01131": "downtown",
    **dict.fromkeys(("01150", "01151", "01152", "01153", "01154", "01155"), "arkham-woods"),
}
"""Locations whose unrevealed side does not tell which of several they are."""

SCENARIO_ORDER: Final = ("gathering", "midnight-masks", "devourer-below")
NIGHT_OF_THE_ZEALOT: Final = "night-of-the-zealot"
STANDALONE: Final = frozenset(SCENARIO_ORDER)
"""Adventures that are one scenario on its own (rule lcg.standalone.1)."""
