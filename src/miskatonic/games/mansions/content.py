"""Reads everything that is printed from the content files."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from msgspec import Struct

from miskatonic.kernel.content import read

from .components import (
    ACTIONS,
    CHARACTERS,
    CLUES,
    COMBAT,
    EVENTS,
    HURDLES,
    ITEMS,
    MONSTERS,
    MYTHOS,
    OBJECTIVES,
    SPELLS,
    STORIES,
    TOKENS,
    TRAITS,
    TRAUMA,
    Character,
    Clue,
    CombatCard,
    EventCard,
    Hurdle,
    Item,
    KeeperAction,
    MonsterKind,
    Mythos,
    Objective,
    Spell,
    Story,
    Trauma,
)
from .verbs import LANGUAGE
from .words import FOLDER

CONTENT: Final = FOLDER / "content"

T = TypeVar("T")


class Investigators(Struct, forbid_unknown_fields=True):
    investigators: list[Character]


class Items(Struct, forbid_unknown_fields=True):
    items: list[Item]


class Spells(Struct, forbid_unknown_fields=True):
    spells: list[Spell]


class Combat(Struct, forbid_unknown_fields=True):
    cards: list[CombatCard]


class TraumaCards(Struct, forbid_unknown_fields=True):
    cards: list[Trauma]


class MythosCards(Struct, forbid_unknown_fields=True):
    cards: list[Mythos]


class KeeperActions(Struct, forbid_unknown_fields=True):
    cards: list[KeeperAction]


class Monsters(Struct, forbid_unknown_fields=True):
    monsters: list[MonsterKind]


class Hurdles(Struct, forbid_unknown_fields=True):
    cards: list[Hurdle]


class Clues(Struct, forbid_unknown_fields=True):
    clues: list[Clue]


class Stories(Struct, forbid_unknown_fields=True):
    stories: list[Story]


class Events(Struct, forbid_unknown_fields=True):
    events: list[EventCard]


class Objectives(Struct, forbid_unknown_fields=True):
    objectives: list[Objective]


def _listed(file: str, type: type[Any]) -> list[Any]:
    """The components in a file."""
    return getattr(read(CONTENT / f"{file}.yaml", type, LANGUAGE), type.__struct_fields__[0])


def load() -> None:
    """Read everything, once."""
    for character in _listed("investigators", Investigators):
        CHARACTERS[character.id] = character
        TRAITS.update({trait.id: trait for trait in character.traits})
    ITEMS.update({each.id: each for each in _listed("items", Items)})
    SPELLS.update({each.id: each for each in _listed("spells", Spells)})
    COMBAT.update({each.id: each for each in _listed("combat", Combat)})
    TRAUMA.update({each.id: each for each in _listed("trauma", TraumaCards)})
    MYTHOS.update({each.id: each for each in _listed("mythos", MythosCards)})
    ACTIONS.update({each.id: each for each in _listed("keeper_actions", KeeperActions)})
    HURDLES.update({each.id: each for each in _listed("hurdles", Hurdles)})
    CLUES.update({each.id: each for each in _listed("clues", Clues)})
    STORIES.update({each.id: each for each in _listed("stories", Stories)})
    EVENTS.update({each.id: each for each in _listed("events", Events)})
    OBJECTIVES.update({(each.story, each.letter): each for each in _listed("objectives", Objectives)})
    TOKENS.clear()
    for kind in _listed("monsters", Monsters):
        MONSTERS[kind.id] = kind
        for token in kind.tokens:
            TOKENS[len(TOKENS) + 1] = kind.id, token


load()
