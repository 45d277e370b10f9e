"""The workshop: building, checking, reading and writing decks away from the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from miskatonic.kernel.text import LOCALES, Message
from miskatonic.kernel.workshop import Answer, Tool, Workshop

from ..printed import ORIGINALS
from ..words import card_name, say
from .arkhamdb import MOST_DECKS, read_decks, write_json
from .building import MOST_COPIES, available, problems, total_experience
from .collection import BACKS, Collection, DeckbuildingOption, is_exceptional, is_permanent
from .deck import Deck
from .decklist import english_title, write_text
from .problems import DeckError, DeckProblem, Fault, card_with_level, problem
from .starters import alternative, alternative_name, new_deck, starter, starter_name
from .weaknesses import weaknesses_due

CoreSets = Literal[1, 2]
Form = Literal["json", "text"]
Name = Annotated[str, Meta(max_length=80)]
"""An investigator: the code, or the beginning of a word of the name in any language."""
Decks = str | Annotated[list[Deck], Meta(max_length=MOST_DECKS)]
"""Decks, or the text of a file that holds some."""

MOST_TOLD: Final = 25
"""So many problems of a deck are told; nobody would read more before mending some."""
SUFFIXES: Final[dict[Form, str]] = {"json": ".json", "text": ".txt"}


class InvestigatorsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """All of them."""


class CardsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards open to an investigator: of level 0 for a campaign, of every level for standalone mode."""

    investigator: Name
    core_sets: CoreSets = 2
    standalone: bool = False


class StarterRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to begin with; an `empty` one has what the investigator requires and nothing else."""

    investigator: Name
    kind: Literal["starter", "alternative", "empty"] = "starter"
    form: Form = "text"


class CheckRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Is a deck legal: at the start of a campaign, or for standalone mode?

    A file with cards that are not in the core set is refused, or read without them.
    """

    decks: Decks
    leave_out: bool = False
    core_sets: CoreSets = 2
    standalone: bool = False


class ExportRequest(Struct, frozen=True, forbid_unknown_fields=True):
    decks: Decks
    form: Form = "json"


class DeckRules(Struct, frozen=True):
    """An investigator, and what the back of their card says of the deck."""

    investigator: str
    size: int
    options: list[DeckbuildingOption]
    required: list[str]
    basic_weaknesses: int


class InvestigatorList(Answer, frozen=True):
    investigators: list[DeckRules]

    def lines(self) -> Sequence[Message]:
        return [
            say(
                "workshop-investigator",
                investigator=card_name(rules.investigator),
                code=rules.investigator,
                size=rules.size,
                classes=[_levels(option) for option in rules.options],
            )
            for rules in self.investigators
        ]


class CardList(Answer, frozen=True):
    """The cards that may be chosen, and how many copies of each."""

    investigator: str
    cards: dict[str, int]

    def lines(self) -> Sequence[Message]:
        everything = Collection()
        return [
            say(
                "workshop-card",
                copies=copies,
                card=card_with_level(everything, code),
                of_class=say(f"deck-class-{everything.cards[code].card_class}"),
            )
            for code, copies in self.cards.items()
        ]


class WrittenDeck(Struct, frozen=True):
    """A deck as a file: what that may be called, and what is in it."""

    name: str
    text: str


class NewDeck(Answer, frozen=True):
    deck: Deck
    file: WrittenDeck

    def lines(self) -> Sequence[str]:
        return [self.file.text]


class CheckedDeck(Struct, frozen=True):
    """A deck, what is wrong with it, and how much of it there is."""

    deck: Deck
    problems: list[DeckProblem]
    count: int
    """The chosen cards that count towards the size."""
    size: int
    experience: int
    """What its cards cost in all."""
    weaknesses_due: int
    """How many random basic weaknesses are drawn when the game begins."""

    def lines(self) -> Sequence[Message]:
        name = say("workshop-name", name=self.deck.name) if self.deck.name else say("workshop-nameless")
        investigator = card_name(self.deck.investigator) if self.deck.investigator in BACKS else name
        head = say("workshop-deck", name=name, investigator=investigator, count=self.count, size=self.size)
        cost = [say("workshop-experience", count=self.experience)] if self.experience else []
        due = [say("workshop-weaknesses", count=self.weaknesses_due)] if self.weaknesses_due else []
        return [head, *cost, *due, *([each.say for each in self.problems] or [say("workshop-legal")])]


class CheckedDecks(Answer, frozen=True):
    decks: list[CheckedDeck]

    def lines(self) -> Sequence[Message]:
        return [line for deck in self.decks for line in deck.lines()]

    @property
    def well(self) -> bool:
        return not any(deck.problems for deck in self.decks)


class DeckFiles(Answer, frozen=True):
    files: list[WrittenDeck]

    def lines(self) -> Sequence[str]:
        return [file.text for file in self.files]


def list_investigators(_request: InvestigatorsRequest) -> InvestigatorList:
    return InvestigatorList(
        [DeckRules(code, back.size, back.options, back.required, back.basic_weaknesses) for code, back in BACKS.items()]
    )


def list_cards(request: CardsRequest) -> CardList:
    """What there is for an investigator, cards made up here too. (lcg.deckbuilding.4 to .7, lcg.exceptional.2)"""
    investigator = find_investigator(request.investigator)
    collection = Collection(request.core_sets, originals=ORIGINALS)
    codes = available(investigator, collection, experience=None if request.standalone else 0)
    return CardList(investigator, {code: _most(code, collection) for code in codes})


def begin_deck(request: StarterRequest) -> NewDeck:
    investigator = find_investigator(request.investigator)
    match request.kind:
        case "starter":
            deck = replace(starter(investigator), name=starter_name(investigator).text())
        case "alternative":
            deck = replace(alternative(investigator), name=alternative_name(investigator).text())
        case "empty":
            deck = new_deck(investigator, {})
    return NewDeck(deck, _written(deck, request.form))


def check_decks(request: CheckRequest) -> CheckedDecks:
    decks = opened(request.decks, leave_out=request.leave_out)
    return CheckedDecks([_checked(deck, Collection(request.core_sets), request.standalone) for deck in decks])


def export_decks(request: ExportRequest) -> DeckFiles:
    """A file for each deck; in JSON one file holds them all, as the site has it."""
    decks = opened(request.decks)
    if request.form == "json" and len(decks) > 1:
        return DeckFiles([WrittenDeck("decks.json", write_json(*decks))])
    return DeckFiles([_written(deck, request.form) for deck in decks])


def opened(decks: Decks, *, leave_out: bool = False) -> list[Deck]:
    """The decks themselves, read from a file where they are one."""
    found = read_decks(decks, leave_out=leave_out) if isinstance(decks, str) else decks
    if not found:
        raise DeckError(problem(Fault.FILE_NOT_A_DECK))
    return found


def find_investigator(words: str) -> str:
    """By the code, or by the beginning of a word of the name that no other investigator has."""
    if words in BACKS:
        return words
    wanted = words.strip().casefold()
    fitting = [code for code in BACKS if wanted and any(name.startswith(wanted) for name in _names(code))]
    if len(fitting) != 1:
        raise DeckError(problem(Fault.UNKNOWN_INVESTIGATOR, code=words))
    return fitting[0]


def _names(code: str) -> list[str]:
    full = [card_name(code).text(locale).casefold() for locale in LOCALES]
    return [name.strip('"“”«»„') for each in full for name in (each, *each.split())]


def _most(code: str, collection: Collection) -> int:
    allowed = 1 if is_exceptional(collection.cards[code]) else MOST_COPIES
    return min(allowed, collection.copies(code))


def _checked(deck: Deck, collection: Collection, standalone: bool) -> CheckedDeck:
    known = {code: copies for code, copies in deck.cards.items() if code in collection.cards}
    back = BACKS.get(deck.investigator)
    found = problems(deck, collection, experience=None if standalone else 0, standalone=standalone)
    return CheckedDeck(
        deck=deck,
        problems=found[:MOST_TOLD],
        count=sum(copies for code, copies in known.items() if not is_permanent(collection.cards[code])),
        size=back.size if back else 0,
        experience=total_experience(deck, collection),
        weaknesses_due=weaknesses_due(deck, collection, standalone=standalone) if back else 0,
    )


def _written(deck: Deck, form: Form) -> WrittenDeck:
    text = write_json(deck) if form == "json" else write_text(deck)
    words = re.sub(r"[\W_]+", "-", deck.name or english_title(deck.investigator)).strip("-").casefold()
    return WrittenDeck((words[:60].rstrip("-") or "deck") + SUFFIXES[form], text)


def _levels(option: DeckbuildingOption) -> Message:
    lowest, highest = option.levels
    return say("workshop-class", of_class=say(f"deck-class-{option.card_class}"), lowest=lowest, highest=highest)


WORKSHOP: Final = Workshop(
    [
        Tool(
            "investigators",
            say("workshop-about-investigators"),
            InvestigatorsRequest,
            InvestigatorList,
            list_investigators,
        ),
        Tool("cards", say("workshop-about-cards"), CardsRequest, CardList, list_cards, "investigator"),
        Tool("starter", say("workshop-about-starter"), StarterRequest, NewDeck, begin_deck, "investigator"),
        Tool("check", say("workshop-about-check"), CheckRequest, CheckedDecks, check_decks, "decks", reads_file=True),
        Tool("export", say("workshop-about-export"), ExportRequest, DeckFiles, export_decks, "decks", reads_file=True),
    ]
)
