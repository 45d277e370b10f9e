"""The components as somebody looks them up: the board, the cards, the monsters, the sheets.

Neither encounters nor the archive are among them: both are told when they are read, and nowhere else.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from miskatonic.kernel.text import Message

from . import texts
from .components import CARDS, HEADLINES, MONSTERS, SCENARIOS, SHEETS, TILES
from .rewards import Reward, rewards
from .words import (
    SKILLS,
    Skill,
    StreetType,
    card_name,
    headline_name,
    investigator_name,
    monster_name,
    neighborhood_name,
    say,
    scenario_name,
    skill_name,
    space_name,
    trait_name,
)


class SpaceEntry(Struct, frozen=True):
    id: str
    name: Message
    rewards: list[Reward]
    """What its symbols promise, the likeliest first."""


class NeighborhoodEntry(Struct, frozen=True):
    id: str
    name: Message
    spaces: list[SpaceEntry]


class StreetEntry(Struct, frozen=True):
    id: str
    name: Message
    type: StreetType
    touches: list[str]


class ScenarioEntry(Struct, frozen=True):
    """A scenario sheet: how the tiles lie, and what it reckons."""

    id: str
    name: Message
    start: str
    tiles: dict[str, list[int]]
    """Column, in halves of a tile, and row of every neighbourhood."""
    streets: list[StreetEntry]
    lines: list[Message]


class CardEntry(Struct, frozen=True):
    """The front of an asset."""

    id: str
    name: Message
    kind: str
    source: str
    traits: list[Message]
    value: int | None
    hands: int
    health: int
    sanity: int
    horror: int
    lines: list[Message]


class MonsterEntry(Struct, frozen=True):
    id: str
    name: Message
    traits: list[Message]
    epic: bool
    count: int
    speed: int
    direct: bool
    health: int
    elite: int
    attack: int
    evade: int
    damage: int
    horror: int
    remnant: bool
    habits: list[Message]
    """Where it spawns and how it moves."""
    lines: list[Message]
    """What else it does."""


class InvestigatorEntry(Struct, frozen=True):
    id: str
    name: Message
    occupation: Message
    health: int
    sanity: int
    focus: int
    skills: dict[Skill, int]
    money: int
    cards: list[str]
    choices: list[list[str]]
    lines: list[Message]


class HeadlineEntry(Struct, frozen=True):
    id: str
    name: Message
    rumor: bool
    lines: list[Message]


class SkillEntry(Struct, frozen=True):
    id: Skill
    name: Message


class Reference(Struct, frozen=True):
    """Everything printed but encounters and the archive."""

    neighborhoods: list[NeighborhoodEntry]
    scenarios: list[ScenarioEntry]
    skills: list[SkillEntry]
    cards: list[CardEntry]
    monsters: list[MonsterEntry]
    investigators: list[InvestigatorEntry]
    headlines: list[HeadlineEntry]


@cache
def reference() -> Reference:
    """The components with their names and what they do."""
    return Reference(
        neighborhoods=[
            NeighborhoodEntry(
                tile.id, neighborhood_name(tile.id), [SpaceEntry(id, space_name(id), rewards(id)) for id in tile.spaces]
            )
            for tile in TILES.values()
        ],
        scenarios=[_scenario(id) for id in SCENARIOS],
        skills=[SkillEntry(skill, skill_name(skill)) for skill in SKILLS],
        cards=[_card(id) for id in CARDS],
        monsters=[_monster(id) for id in MONSTERS],
        investigators=[_investigator(id) for id in SHEETS],
        headlines=[
            HeadlineEntry(card.id, headline_name(card.id), card.rumor, texts.headline_lines(card.id))
            for card in HEADLINES.values()
        ],
    )


def _scenario(id: str) -> ScenarioEntry:
    sheet = SCENARIOS[id]
    streets = [StreetEntry(each.id, space_name(each.id), each.type, each.touches) for each in sheet.streets]
    return ScenarioEntry(id, scenario_name(id), sheet.start, sheet.neighborhoods, streets, texts.scenario_lines(id))


def _card(id: str) -> CardEntry:
    card = CARDS[id]
    return CardEntry(
        id,
        card_name(id),
        card.kind,
        card.source,
        [trait_name(trait) for trait in card.traits],
        card.value,
        card.hands,
        card.health,
        card.sanity,
        card.horror,
        texts.card_lines(id),
    )


def _monster(id: str) -> MonsterEntry:
    kind = MONSTERS[id]
    return MonsterEntry(
        id,
        monster_name(id),
        [trait_name(trait) for trait in kind.traits],
        kind.epic,
        kind.count,
        kind.speed,
        kind.direct,
        kind.health,
        kind.elite,
        kind.attack,
        kind.evade,
        kind.damage,
        kind.horror,
        kind.remnant,
        texts.monster_habits(id),
        texts.monster_abilities(id),
    )


def _investigator(id: str) -> InvestigatorEntry:
    sheet = SHEETS[id]
    return InvestigatorEntry(
        id,
        investigator_name(id),
        say(f"occupation-{id}"),
        sheet.health,
        sheet.sanity,
        sheet.focus,
        dict(zip(SKILLS, sheet.skills, strict=True)),
        sheet.money,
        sheet.cards,
        sheet.choices,
        texts.sheet_lines(id),
    )
