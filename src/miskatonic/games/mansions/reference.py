"""The components as somebody looks them up: houses, cards, monsters, characters.

Neither clues, events and Objectives nor the backs of spells are among them: they are told when they are read.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from miskatonic.kernel.text import Message

from . import texts
from .components import ACTIONS, CHARACTERS, COMBAT, HURDLES, ITEMS, MONSTERS, MYTHOS, SPELLS, STORIES, TOKENS, TRAUMA
from .drawing import Drawing, drawing_of
from .house import stories
from .words import (
    NOTHING_OF_INTEREST,
    CardId,
    Skill,
    card_name,
    investigator_name,
    monster_name,
    say,
    skill_name,
    story_name,
    trait_name,
)


class StoryEntry(Struct, frozen=True):
    """A story with its house; what happened there is the keeper's."""

    id: str
    name: Message
    blurb: Message
    house: Drawing
    actions: list[str]


class CardEntry(Struct, frozen=True):
    """The front of a card."""

    id: str
    name: Message
    kind: str
    types: list[str]
    """What is printed beside its name; of a Combat card its deck, and what each half is for."""
    cost: int | None
    lines: list[Message]


class TokenEntry(Struct, frozen=True):
    """The back of a monster token, by its number."""

    id: int
    kind: str
    health: int
    damage: int
    special: Message


class MonsterEntry(Struct, frozen=True):
    """The front of the tokens of a kind."""

    id: str
    name: Message
    kind: str
    awareness: int
    horror: int
    count: int


class TraitEntry(Struct, frozen=True):
    id: str
    name: Message
    kind: str
    skills: dict[Skill, int]
    lines: list[Message]


class CharacterEntry(Struct, frozen=True):
    id: str
    name: Message
    occupation: Message
    health: int
    sanity: int
    skill_points: int
    traits: list[TraitEntry]


class SkillEntry(Struct, frozen=True):
    id: Skill
    name: Message


class Reference(Struct, frozen=True):
    """Everything printed that everybody may look up."""

    stories: list[StoryEntry]
    skills: list[SkillEntry]
    cards: list[CardEntry]
    monsters: list[MonsterEntry]
    tokens: list[TokenEntry]
    characters: list[CharacterEntry]


@cache
def reference() -> Reference:
    """The components with their names and what they do."""
    return Reference(
        stories=[_story(id) for id in STORIES if id in stories()],
        skills=[SkillEntry(skill, skill_name(skill)) for skill in Skill],
        cards=_cards(),
        monsters=[
            MonsterEntry(kind.id, monster_name(kind.id), kind.kind, kind.awareness, kind.horror, len(kind.tokens))
            for kind in MONSTERS.values()
        ],
        tokens=[
            TokenEntry(number, kind, token.health, token.damage, texts.special_text(number))
            for number, (kind, token) in TOKENS.items()
        ],
        characters=[_character(id) for id in CHARACTERS],
    )


def _story(id: str) -> StoryEntry:
    return StoryEntry(id, story_name(id), say(f"story-{id}-blurb"), drawing_of(id), STORIES[id].actions)


def _cards() -> list[CardEntry]:
    """Items, Locks, Obstacles, spells by their fronts, and the cards of the keeper."""
    found = [_card(item.id, "starting" if item.starting else "item", list(item.types)) for item in ITEMS.values()]
    found.append(_card(NOTHING_OF_INTEREST, "nothing"))
    found += [_card(hurdle.id, hurdle.kind) for hurdle in HURDLES.values()]
    found += [_card(id, "spell") for id in SPELLS]
    found += [_card(card.id, card.kind) for card in TRAUMA.values()]
    found += [_card(card.id, "mythos", cost=card.cost) for card in MYTHOS.values()]
    found += [_card(card.id, "action", cost=card.cost) for card in ACTIONS.values()]
    found += [_card(card.id, "combat", [card.deck, card.top.type, card.bottom.type]) for card in COMBAT.values()]
    return found


def _card(id: CardId, kind: str, types: list[str] | None = None, cost: int | None = None) -> CardEntry:
    return CardEntry(id, card_name(id), kind, types or [], cost, texts.card_lines(id))


def _character(id: str) -> CharacterEntry:
    sheet = CHARACTERS[id]
    traits = [
        TraitEntry(each.id, trait_name(each.id), each.kind, each.skills, texts.trait_lines(each.id))
        for each in sheet.traits
    ]
    name, work = investigator_name(id), say(f"occupation-{id}")
    return CharacterEntry(id, name, work, sheet.health, sheet.sanity, sheet.skill_points, traits)
