"""Reads everything that is printed from the content files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct

from miskatonic.kernel.content import read

from .abilities import Abilities
from .components import (
    ABLE,
    ARCHIVE,
    CARDS,
    ENCOUNTERS,
    EVENTS,
    HAVING,
    HEADLINES,
    HOLDERS,
    IN_CODEX,
    KINDS,
    MONSTERS,
    PRINTED,
    SCENARIOS,
    SHEETS,
    SIDES,
    TILES,
    TOKENS,
    ArchiveCard,
    Card,
    EncounterCard,
    Headline,
    MonsterKind,
    Scenario,
    Sheet,
    Tile,
)
from .verbs import LANGUAGE

CONTENT: Final = Path(__file__).parent / "content"

ASSETS: Final = ("items", "spells", "allies", "special", "starting", "conditions")
PLACES: Final = ("neighborhoods", "streets", "anomalies")


class Tiles(Struct, forbid_unknown_fields=True):
    neighborhoods: list[Tile]


class Scenarios(Struct, forbid_unknown_fields=True):
    scenarios: list[Scenario]


class Cards(Struct, forbid_unknown_fields=True):
    cards: list[Card]


class Monsters(Struct, forbid_unknown_fields=True):
    monsters: list[MonsterKind]


class Encounters(Struct, forbid_unknown_fields=True):
    cards: list[EncounterCard]


class Headlines(Struct, forbid_unknown_fields=True):
    cards: list[Headline]


class Archive(Struct, forbid_unknown_fields=True):
    cards: list[ArchiveCard]


class Sheets(Struct, forbid_unknown_fields=True):
    investigators: list[Sheet]


def load() -> None:
    """Read everything, once."""
    TILES.update({tile.id: tile for tile in read(CONTENT / "board.yaml", Tiles, LANGUAGE).neighborhoods})
    SCENARIOS.update({each.id: each for each in read(CONTENT / "scenarios.yaml", Scenarios, LANGUAGE).scenarios})
    for file in ASSETS:
        CARDS.update({card.id: card for card in read(CONTENT / f"{file}.yaml", Cards, LANGUAGE).cards})
    for kind in read(CONTENT / "monsters.yaml", Monsters, LANGUAGE).monsters:
        MONSTERS[kind.id] = kind
        for _ in range(kind.count):
            TOKENS[len(TOKENS) + 1] = kind.id
            KINDS[len(TOKENS)] = kind
    for file in PLACES:
        for card in read(CONTENT / f"{file}.yaml", Encounters, LANGUAGE).cards:
            ENCOUNTERS[f"{card.deck}-{card.number}"] = card
    for scenario in SCENARIOS:
        for card in read(CONTENT / f"events_{scenario.replace('-', '_')}.yaml", Encounters, LANGUAGE).cards:
            ENCOUNTERS[f"{scenario}-{card.number}"] = card
            EVENTS.setdefault(scenario, []).append(f"{scenario}-{card.number}")
    for card in read(CONTENT / "archive_encounters.yaml", Encounters, LANGUAGE).cards:
        ENCOUNTERS[f"archive-{card.number}"] = card
    HEADLINES.update({card.id: card for card in read(CONTENT / "headlines.yaml", Headlines, LANGUAGE).cards})
    ARCHIVE.update({card.number: card for card in read(CONTENT / "archive.yaml", Archive, LANGUAGE).cards})
    SHEETS.update({each.id: each for each in read(CONTENT / "investigators.yaml", Sheets, LANGUAGE).investigators})


def index() -> None:
    """Find every card by its copies, and components by what they can do."""
    able: dict[str, Abilities] = {sheet.id: sheet.able for sheet in SHEETS.values()}
    for card in CARDS.values():
        PRINTED.update(dict.fromkeys((card.id, *card.copies), card))
        able.update(dict.fromkeys(card.copies, card.able))
    for ability in Abilities.__struct_fields__:
        HAVING[ability] = {id: has for id, has in able.items() if getattr(has, ability)}
    for id, has in able.items():
        for reaction in has.react:
            HAVING.setdefault(f"react:{reaction.at}", {})[id] = has
    for card in CARDS.values():
        if card.cast is not None:
            HAVING.setdefault(f"cast:{card.cast.at}", {}).update(dict.fromkeys(card.copies, card.able))
    HOLDERS.update({ability: frozenset(having) for ability, having in HAVING.items()})
    ABLE.update({id: tuple(name for name, having in HAVING.items() if id in having) for id in able})


def index_codex() -> None:
    """Find the sides of archive cards by what they have."""
    having: dict[str, set[tuple[int, str]]] = {"triggers": set(), "action": set(), "reckoning": set(), "forbids": set()}
    for number, card in ARCHIVE.items():
        for face, side in (("front", card.front), ("back", card.back)):
            SIDES[number, face] = side
            for name in [name for name in having if getattr(side, name, None)]:
                having[name].add((number, face))
            for reaction in side.react:
                having.setdefault(f"react:{reaction.at}", set()).add((number, face))
    IN_CODEX.update({name: frozenset(sides) for name, sides in having.items()})


load()
index()
index_codex()
