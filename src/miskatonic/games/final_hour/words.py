"""The words of the game: what things are called, in code, in keys and in text."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final, Literal

from miskatonic.kernel.text import Message, Voice

FOLDER: Final = Path(__file__).parent
NAME: Final = "final-hour"

Origin = Literal["published", "original"]
"""Whether a component is a published fact or designed by us."""

say = Voice(NAME, FOLDER / "locale")

EMPTY: Final = 0
DAMAGE: Final = -1
"""A monster space holds one of these, or the number of a monster token."""

UNSEALED, USED_SEAL, FRESH_SEAL = 0, 1, 2


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Zone(StrEnum):
    GREEN = "green"
    PURPLE = "purple"
    ORANGE = "orange"


class Activation(StrEnum):
    """The activation symbols, in the order in which their monsters activate."""

    KILLER = "killer"
    WANDERER = "wanderer"
    DESTROYER = "destroyer"


KILLER, WANDERER, DESTROYER = Activation


class Symbol(StrEnum):
    """What a clue token shows: a ritual symbol, or the key that stands for an item."""

    CLOVER = "clover"
    DIAMOND = "diamond"
    STAR = "star"
    MOON = "moon"
    HOURGLASS = "hourglass"
    KEY = "key"


RITUAL_SYMBOLS: Final = tuple(symbol for symbol in Symbol if symbol is not Symbol.KEY)


class GateSymbol(StrEnum):
    TESSERACT = "tesseract"
    HEPTAGRAM = "heptagram"
    TRINITY = "trinity"


class Half(StrEnum):
    """Which effect of an action card is resolved."""

    UPPER = "upper"
    LOWER = "lower"


UPPER, LOWER = Half


@cache
def location_name(number: int) -> Message:
    return say(f"location-{number}")


@cache
def investigator_name(id: str) -> Message:
    return say(f"investigator-{id}")


@cache
def card_title(id: str) -> Message:
    return say(f"card-{id}")


@cache
def monster_name(kind: str) -> Message:
    return say(f"monster-{kind}")


@cache
def item_name(id: str) -> Message:
    return say(f"item-{id}")


@cache
def symbol_name(symbol: str) -> Message:
    return say(f"symbol-{symbol}")


@cache
def gate_name(symbol: str) -> Message:
    return say(f"gate-{symbol}")


@cache
def zone_name(zone: str) -> Message:
    return say(f"zone-{zone}")


@cache
def row_name(id: str) -> Message:
    return say(f"row-{id}")
