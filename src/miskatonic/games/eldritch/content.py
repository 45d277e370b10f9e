"""The content files, read into the components that the rules know."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.content import read

from .abilities import Abilities
from .components import (
    ANCIENT_ONES,
    CARDS,
    COPIES,
    ENCOUNTERS,
    HAVING,
    HOLDERS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    PRINTED,
    REFERENCE,
    SHEETS,
    SPELLS,
    TOKENS,
    AncientOne,
    Card,
    EncounterCard,
    MonsterKind,
    MysteryCard,
    MythosCard,
    ReferenceCard,
    Sheet,
)
from .verbs import LANGUAGE
from .words import FOLDER

CONTENT: Final = FOLDER / "content"

DECKS: Final = {
    "general": "encounters_general.yaml",
    "america": "encounters_america.yaml",
    "europe": "encounters_europe.yaml",
    "asia": "encounters_asia.yaml",
    "other-world": "encounters_other_world.yaml",
    "expedition": "encounters_expedition.yaml",
    "research": "encounters_research.yaml",
    "special": "encounters_special.yaml",
}
KINDS: Final = {
    "asset": "assets.yaml",
    "artifact": "artifacts.yaml",
    "spell": "spells.yaml",
    "condition": "conditions.yaml",
}


class Cards(Struct, forbid_unknown_fields=True):
    cards: list[Card]


class Encounters(Struct, forbid_unknown_fields=True):
    cards: list[EncounterCard]


class Monsters(Struct, forbid_unknown_fields=True):
    monsters: list[MonsterKind]


class MythosCards(Struct, forbid_unknown_fields=True):
    cards: list[MythosCard]


class Mysteries(Struct, forbid_unknown_fields=True):
    cards: list[MysteryCard]


class AncientOnes(Struct, forbid_unknown_fields=True):
    ancient_ones: list[AncientOne]


class Sheets(Struct, forbid_unknown_fields=True):
    investigators: list[Sheet]


class ReferenceCards(Struct, forbid_unknown_fields=True):
    cards: list[ReferenceCard]


def card_id(deck: str, card: EncounterCard) -> str:
    """How a card of an encounter deck is called."""
    owner = card.ancient_one or card.space or card.mystery
    return f"{deck}-{owner}-{card.number}" if owner else f"{deck}-{card.number}"


def load() -> None:
    """Read everything, once."""
    for kind, file in KINDS.items():
        for card in read(CONTENT / file, Cards, LANGUAGE).cards:
            CARDS[card.id] = replace(card, kind=kind)
    for kind in read(CONTENT / "monsters.yaml", Monsters, LANGUAGE).monsters:
        MONSTERS[kind.id] = kind
        for _ in range(kind.count):
            TOKENS[len(TOKENS) + 1] = kind.id
    for deck, file in DECKS.items():
        for card in read(CONTENT / file, Encounters, LANGUAGE).cards:
            name = f"special-{card.mystery}" if deck == "special" else deck
            ENCOUNTERS.setdefault(name, {})[card_id(deck, card)] = card
    MYTHOS.update({card.id: card for card in read(CONTENT / "mythos.yaml", MythosCards, LANGUAGE).cards})
    MYSTERIES.update({card.id: card for card in read(CONTENT / "mysteries.yaml", Mysteries, LANGUAGE).cards})
    ANCIENT_ONES.update(
        {each.id: each for each in read(CONTENT / "ancient_ones.yaml", AncientOnes, LANGUAGE).ancient_ones}
    )
    SHEETS.update({each.id: each for each in read(CONTENT / "investigators.yaml", Sheets, LANGUAGE).investigators})
    for card in read(CONTENT / "reference.yaml", ReferenceCards, LANGUAGE).cards:
        REFERENCE.update(dict.fromkeys(card.players, card))


def index() -> None:
    """Find every card by its copies, and components by what they can do."""
    able: dict[str, Abilities] = {sheet.id: sheet.able for sheet in SHEETS.values()}
    for card in CARDS.values():
        COPIES[card.id] = frozenset(card.copies)
        PRINTED.update(dict.fromkeys((card.id, *card.copies), card))
        able.update(dict.fromkeys(card.copies, card.able))
    for ability in Abilities.__struct_fields__:
        HAVING[ability] = {id: has for id, has in able.items() if getattr(has, ability)}
    for id, has in HAVING["react"].items():
        for reaction in has.react:
            HAVING.setdefault(f"react:{reaction.at}", {})[id] = has
    HOLDERS.update({ability: frozenset(having) for ability, having in HAVING.items()})
    for card in CARDS.values():
        if card.cast is not None:
            SPELLS[card.cast.at] = SPELLS.get(card.cast.at, frozenset()) | COPIES[card.id]


load()
index()
