"""The collection: the cards there are to build decks from, and what the investigators may take of them."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from miskatonic.kernel.content import read

from ..printed import PRINTED, Printed
from ..words import FOLDER, CardClass, Keyword, Kind
from .deck import Deck, together


class DeckbuildingOption(Struct, frozen=True, forbid_unknown_fields=True, rename={"card_class": "class"}):
    """One line of the deckbuilding options: a class, from its lowest to its highest level."""

    card_class: CardClass
    levels: tuple[int, int]


class Back(Struct, frozen=True, forbid_unknown_fields=True):
    """What the back of an investigator card says of the deck. (lcg.deckbuilding.2, .5, .8)"""

    size: int
    options: list[DeckbuildingOption]
    required: list[str]
    basic_weaknesses: int


class DeckContent(Struct, frozen=True, forbid_unknown_fields=True):
    """The decks of the core set."""

    backs: dict[str, Back]
    starters: dict[str, dict[str, int]]
    alternatives: dict[str, dict[str, int]]
    versions: list[list[str]]


CONTENT: Final = read(FOLDER / "content" / "decks.yaml", DeckContent)
BACKS: Final = CONTENT.backs
TITLES: Final = {code: versions[0] for versions in CONTENT.versions for code in versions}


class Collection(Struct, frozen=True):
    """The pool of cards that decks are built from; a table shares one. (lcg.collection.1, .2)

    Two core sets are the rule at our table: any four starter decks can be built from them, while a single one holds
    two of these decks at most, and only of investigators who share no class.
    """

    core_sets: int = 2
    taken: Mapping[str, int] = field(default_factory=dict[str, int])
    """How many copies are in other decks."""
    cards: Mapping[str, Printed] = field(default_factory=lambda: PRINTED)
    titles: Mapping[str, str] = field(default_factory=lambda: TITLES)
    """Of cards that come in versions: the code of the lowest one, which stands for the title."""
    originals: Container[str] = ()
    """The cards made up here that are offered and drawn like the published ones; a deck may hold any of them."""

    def includes(self, code: str) -> bool:
        """Whether a card is among those to choose from and to draw."""
        return not self.cards[code].is_original or code in self.originals

    def copies(self, code: str) -> int:
        """How many copies of a card are left."""
        return max(0, self.cards[code].copies * self.core_sets - self.taken.get(code, 0))

    def title(self, code: str) -> str:
        """Cards with the same title are copies of one card, whatever their level. (lcg.copy.1)"""
        return self.titles.get(code, code)

    def without(self, *decks: Deck) -> Collection:
        """What is left when these decks have been taken out."""
        return replace(self, taken=together(*(deck.totals for deck in decks), self.taken)) if decks else self


TWO_CORE_SETS: Final = Collection()


def is_standard(card: Printed) -> bool:
    """A player card that is chosen for a deck: neither signature nor weakness nor part of a scenario."""
    return card.is_player_card and card.of is None and card.weakness is None


def is_story_asset(card: Printed) -> bool:
    """An asset that comes with a scenario. (lcg.asset.5)"""
    return card.type is Kind.ASSET and card.set is not None


def is_exceptional(card: Printed) -> bool:
    return Keyword.EXCEPTIONAL in card.keywords


def is_permanent(card: Printed) -> bool:
    return Keyword.PERMANENT in card.keywords


def experience_of(card: Printed) -> int:
    """The experience printed on a card, twice for an exceptional one. (lcg.experience.5, lcg.exceptional.1)"""
    return (card.level or 0) * (2 if is_exceptional(card) else 1)
