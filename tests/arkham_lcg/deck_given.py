"""Builders for the tests of decks: decks, cards made for a test, what was found wrong."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.games.arkham_lcg.decks import Collection, Deck, DeckProblem, Fault, starter
from miskatonic.games.arkham_lcg.decks.collection import TITLES
from miskatonic.games.arkham_lcg.printed import PRINTED, Printed
from miskatonic.games.arkham_lcg.words import CardClass, Keyword, Kind

ROLAND, DAISY, SKIDS, AGNES, WENDY = "01001", "01002", "01003", "01004", "01005"
INVESTIGATORS = (ROLAND, DAISY, SKIDS, AGNES, WENDY)

BEAT_COP, BEAT_COP_2 = "01018", "01028"
MAGNIFYING_GLASS, MAGNIFYING_GLASS_1 = "01030", "01040"
MACHETE, GUARD_DOG, SHOTGUN, EXTRA_AMMUNITION = "01020", "01021", "01029", "01026"
CRYPTIC_RESEARCH, ENCYCLOPEDIA, DISC_OF_ITZAMNA = "01043", "01042", "01041"
KNIFE, GUTS, BULLETPROOF_VEST, ELDER_SIGN_AMULET = "01086", "01089", "01094", "01095"
ROLANDS_38_SPECIAL, COVER_UP, DAISYS_TOTE_BAG, THE_NECRONOMICON = "01006", "01007", "01008", "01009"
AMNESIA, PARANOIA, HAUNTED, PSYCHOSIS, HYPOCHONDRIA = "01096", "01097", "01098", "01099", "01100"
LITA_CHANTLER, GHOUL_PRIEST, YOUR_HOUSE = "01117", "01116", "01111"


class Chance:
    """A source of random numbers."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = seed


def exchanged(deck: Deck, out: str, into: str, copies: int = 1) -> Deck:
    """The same deck with other cards in the place of some."""
    cards = dict(deck.cards)
    cards[out] -= copies
    cards[into] = cards.get(into, 0) + copies
    return replace(deck, cards={code: count for code, count in cards.items() if count})


def roland(**changes: dict[str, int]) -> Deck:
    """Roland's starter deck with other parts."""
    return replace(starter(ROLAND), **changes)


def printed(code: str, level: int, *keywords: Keyword, card_class: CardClass = CardClass.GUARDIAN) -> Printed:
    """A card made for a test."""
    return Printed(
        code=code,
        type=Kind.ASSET,
        origin="published",
        card_class=card_class,
        level=level,
        keywords=frozenset(keywords),
        copies=2,
    )


def collection_with(*cards: Printed, same_title: tuple[str, ...] = (), core_sets: int = 2) -> Collection:
    """The core sets and cards made for a test, some of which share a title."""
    return Collection(
        core_sets,
        cards={**PRINTED, **{card.code: card for card in cards}},
        titles={**TITLES, **{code: same_title[0] for code in same_title}},
    )


def faults(found: list[DeckProblem]) -> set[Fault]:
    return {problem.fault for problem in found}
