"""Deck files of ArkhamDB, read and written without asking anybody: its JSON, and its text."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import DecodeError, Meta, Struct, ValidationError, json

from ..printed import PRINTED
from .collection import BACKS
from .deck import Deck
from .decklist import english_title, has_entries, read_text
from .files import RANDOM_BASIC_WEAKNESS, check_count, deck_of, listed, refuse_outside
from .problems import DeckError, Fault, problem

LARGEST_FILE: Final = 1_000_000
LARGEST_LIST: Final = 20_000
"""A text is nothing but names; only a file in JSON also holds what its author wrote."""
MOST_DECKS: Final = 100

Nothing = Annotated[list[int], Meta(max_length=0)]
"""How the site writes an empty table."""


class DeckFile(Struct):
    """The part of a deck in JSON that is a matter of cards; all the rest is passed over.

    `slots` has everything that is in the deck, also what `ignoreDeckLimitSlots` lists again: no card of the core set is
    exempt from the deck size, so that list changes nothing. `sideSlots` are not in the deck, `xp` is not a card.
    """

    investigator_code: str
    slots: dict[str, int] | Nothing
    name: str | None = None
    investigator_name: str | None = None

    @property
    def cards(self) -> dict[str, int]:
        return self.slots if isinstance(self.slots, dict) else {}

    @property
    def outside(self) -> list[str]:
        """What this deck has that is not in the core set."""
        stranger = [] if self.investigator_code in PRINTED else [self.investigator_name or self.investigator_code]
        return [*stranger, *(code for code in self.cards if code not in PRINTED and code != RANDOM_BASIC_WEAKNESS)]


def read_decks(data: str | bytes, *, leave_out: bool = False) -> list[Deck]:
    """The decks in a file: a deck or a list of decks in JSON, or a text with one deck.

    Cards that are not in the core set are refused, or left out where that is wanted.
    """
    if len(data) > LARGEST_FILE:
        raise DeckError(problem(Fault.FILE_TOO_LARGE, limit=LARGEST_FILE // 1000))
    try:
        text = (data if isinstance(data, bytes) else data.encode()).decode("utf-8-sig")
    except UnicodeError:
        raise DeckError(problem(Fault.FILE_UNREADABLE)) from None
    short = len(text) <= LARGEST_LIST
    if not text.lstrip().startswith(("{", "[")) or (short and has_entries(text)):
        if not short:
            raise DeckError(problem(Fault.FILE_TOO_LARGE, limit=LARGEST_LIST // 1000))
        return [read_text(text, leave_out=leave_out)]
    files = _decode(text)
    if not leave_out:
        refuse_outside(name for file in files for name in file.outside)
    return [_deck(file) for file in files]


def read_deck(data: str | bytes) -> Deck:
    """The first deck in a file that has one."""
    found = read_decks(data)
    if not found:
        raise DeckError(problem(Fault.FILE_NOT_A_DECK))
    return found[0]


def write_json(*decks: Deck) -> str:
    """A deck in the form the site gives it; several as a list of such."""
    files = [_file(deck) for deck in decks]
    return json.format(json.encode(files[0] if len(files) == 1 else files).decode(), indent=2)


def _file(deck: Deck) -> dict[str, object]:
    return {
        "name": deck.name,
        "investigator_code": deck.investigator,
        "investigator_name": english_title(deck.investigator),
        "slots": listed(deck),
        "sideSlots": [],
        "ignoreDeckLimitSlots": None,
        "description_md": "",
        "tags": "",
        "meta": "",
        "taboo_id": None,
        "version": "1.0",
    }


def _decode(text: str) -> list[DeckFile]:
    try:
        found: DeckFile | list[DeckFile] = json.decode(text, type=DeckFile | list[DeckFile])
    except (ValidationError, RecursionError):
        raise DeckError(problem(Fault.FILE_NOT_A_DECK)) from None
    except DecodeError:
        raise DeckError(problem(Fault.FILE_NOT_JSON)) from None
    decks = [found] if isinstance(found, DeckFile) else found
    if len(decks) > MOST_DECKS:
        raise DeckError(problem(Fault.FILE_DECKS, most=MOST_DECKS))
    return decks


def _deck(file: DeckFile) -> Deck:
    if file.investigator_code not in BACKS:
        raise DeckError(problem(Fault.FILE_WITHOUT_INVESTIGATOR))
    cards = {code: copies for code, copies in file.cards.items() if code in PRINTED}
    for code, copies in cards.items():
        check_count(code, copies)
    return deck_of(file.investigator_code, cards, file.name or "")
