"""What can be wrong with a deck or a purchase, and how it is said."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from miskatonic.kernel.text import Arg, Message
from miskatonic.kernel.workshop import ToolError

from ..words import card_name, say
from .collection import Collection


class Fault(StrEnum):
    """The kinds of problems. Each is said by the message `deck-<fault>`."""

    UNKNOWN_INVESTIGATOR = "unknown-investigator"
    UNKNOWN_CARD = "unknown-card"
    TOO_FEW = "too-few"
    TOO_MANY = "too-many"
    NOT_A_PLAYER_CARD = "not-a-player-card"
    WRONG_CLASS = "wrong-class"
    WRONG_LEVEL = "wrong-level"
    SIGNATURE_OF_ANOTHER = "signature-of-another"
    SIGNATURE_CHOSEN = "signature-chosen"
    WEAKNESS_CHOSEN = "weakness-chosen"
    STORY_CHOSEN = "story-chosen"
    NOT_REQUIRED = "not-required"
    REQUIRED_COPIES = "required-copies"
    NOT_A_BASIC_WEAKNESS = "not-a-basic-weakness"
    NOT_A_STORY_ASSET = "not-a-story-asset"
    STORY_NOT_EARNED = "story-not-earned"
    TITLE_COPIES = "title-copies"
    EXCEPTIONAL_COPIES = "exceptional-copies"
    COLLECTION_COPIES = "collection-copies"
    LEVEL_ZERO_ONLY = "level-zero-only"
    EXPERIENCE = "experience"
    STANDALONE_EXPERIENCE = "standalone-experience"
    SAME_INVESTIGATOR = "same-investigator"
    TABLE_COPIES = "table-copies"
    TOO_EXPENSIVE = "too-expensive"
    REMOVE_ANOTHER = "remove-another"
    REMOVE_NOTHING = "remove-nothing"
    REMOVED_WEAKNESS = "removed-weakness"
    REMOVED_REQUIRED = "removed-required"
    REMOVED_STORY = "removed-story"
    REMOVED_PERMANENT = "removed-permanent"
    NOT_IN_DECK = "not-in-deck"
    NOT_A_HIGHER_VERSION = "not-a-higher-version"
    FILE_TOO_LARGE = "file-too-large"
    FILE_UNREADABLE = "file-unreadable"
    FILE_NOT_JSON = "file-not-json"
    FILE_NOT_A_DECK = "file-not-a-deck"
    FILE_DECKS = "file-decks"
    FILE_COUNT = "file-count"
    FILE_WITHOUT_INVESTIGATOR = "file-without-investigator"
    FILE_OUTSIDE = "file-outside"


class DeckProblem(Struct, frozen=True):
    """Something that is wrong with a deck, and with which card."""

    fault: Fault
    say: Message
    code: str | None = None


class DeckError(ToolError):
    """A deck cannot be read or changed like this; nothing has changed."""

    def __init__(self, problem: DeckProblem) -> None:
        super().__init__(problem)
        self.problem = problem
        self.say = problem.say
        self.about = problem.fault


def problem(fault: Fault, **args: Arg) -> DeckProblem:
    """A problem of the deck as a whole, or of a file."""
    return DeckProblem(fault, say(f"deck-{fault}", **args))


def unknown_card(code: str) -> DeckProblem:
    return DeckProblem(Fault.UNKNOWN_CARD, say(f"deck-{Fault.UNKNOWN_CARD}", code=code), code)


def problem_with(collection: Collection, code: str, fault: Fault, **args: Arg) -> DeckProblem:
    """A problem of one card."""
    return DeckProblem(fault, say(f"deck-{fault}", card=card_with_level(collection, code), **args), code)


def card_with_level(collection: Collection, code: str) -> Message:
    """A card's name, with its level where it has one to speak of."""
    return say("deck-card", card=card_name(code), level=collection.cards[code].level or 0)
