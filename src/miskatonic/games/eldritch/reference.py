"""The components as somebody looks them up: the board, the cards, the monsters, the sheets.

Encounters are not among them: what follows a test is told when it is made, and nowhere else.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from miskatonic.kernel.text import Message

from . import texts
from .board import BOARD
from .components import ANCIENT_ONES, CARDS, MONSTERS, MYSTERIES, MYTHOS, REFERENCE, SHEETS, MonsterKind
from .words import (
    OMEN_TRACK,
    SKILLS,
    Omen,
    PathKind,
    Skill,
    SpaceType,
    ancient_one_name,
    card_name,
    investigator_name,
    monster_name,
    mystery_name,
    mythos_name,
    say,
    skill_name,
    space_name,
    trait_name,
)


class SpaceEntry(Struct, frozen=True):
    id: str
    name: Message
    type: SpaceType
    gate: Omen | None
    """The symbol of the gate that opens there."""
    expedition: bool


class PathEntry(Struct, frozen=True):
    one: str
    other: str
    kind: PathKind


class CardEntry(Struct, frozen=True):
    """The front of an asset, an artifact, a spell or a condition."""

    id: str
    name: Message
    kind: str
    traits: list[Message]
    value: int
    lines: list[Message]


class CheckEntry(Struct, frozen=True):
    mod: int
    loss: int


class MonsterEntry(Struct, frozen=True):
    id: str
    name: Message
    epic: bool
    count: int
    will: CheckEntry | None
    strength: CheckEntry | None
    toughness: int
    per_player: bool
    lines: list[Message]


class FallenEntry(Struct, frozen=True):
    """What the encounter with a defeated investigator tests, by what they had lost."""

    health: Skill
    sanity: Skill


class InvestigatorEntry(Struct, frozen=True):
    id: str
    name: Message
    occupation: Message
    health: int
    sanity: int
    skills: dict[Skill, int]
    space: str
    cards: list[str]
    clues: int
    lines: list[Message]
    fallen: FallenEntry


class MythosEntry(Struct, frozen=True):
    id: str
    name: Message
    colour: str
    difficulty: str
    trait: Message
    space: str | None
    tokens: int
    lines: list[Message]


class MysteryEntry(Struct, frozen=True):
    id: str
    name: Message
    ancient_one: str
    space: str | None
    lines: list[Message]


class SheetSide(Struct, frozen=True):
    """One side of the sheet of an Ancient One, with its Cultists."""

    lines: list[Message]
    cultist: MonsterEntry


class AncientOneEntry(Struct, frozen=True):
    id: str
    name: Message
    doom: int
    mysteries: int
    front: SheetSide
    back: SheetSide


class PlayersEntry(Struct, frozen=True):
    """How much is spawned with so many players."""

    players: int
    gates: int
    clues: int
    surge: int


class SkillEntry(Struct, frozen=True):
    id: Skill
    name: Message


class Reference(Struct, frozen=True):
    """Everything printed but the encounters."""

    spaces: list[SpaceEntry]
    paths: list[PathEntry]
    omens: list[Omen]
    """The omen track, clockwise."""
    skills: list[SkillEntry]
    cards: list[CardEntry]
    monsters: list[MonsterEntry]
    investigators: list[InvestigatorEntry]
    mythos: list[MythosEntry]
    mysteries: list[MysteryEntry]
    ancient_ones: list[AncientOneEntry]
    players: list[PlayersEntry]


@cache
def reference() -> Reference:
    """The components with their names and what they do."""
    return Reference(
        spaces=[SpaceEntry(at.id, space_name(at.id), at.type, at.gate, at.expedition) for at in BOARD.spaces],
        paths=[PathEntry(path.one, path.other, path.kind) for path in BOARD.paths],
        omens=list(OMEN_TRACK),
        skills=[SkillEntry(skill, skill_name(skill)) for skill in SKILLS],
        cards=[
            CardEntry(
                card.id,
                card_name(card.id),
                card.kind,
                [trait_name(trait) for trait in card.traits],
                card.value,
                list(texts.card_lines(card.id)),
            )
            for card in CARDS.values()
        ],
        monsters=[_monster(kind, texts.monster_lines(kind.id)) for kind in MONSTERS.values()],
        investigators=[_investigator(id) for id in SHEETS],
        mythos=[
            MythosEntry(
                card.id,
                mythos_name(card.id),
                card.colour,
                card.difficulty,
                trait_name(card.trait),
                card.space,
                card.tokens,
                texts.mythos_lines(card.id),
            )
            for card in MYTHOS.values()
        ],
        mysteries=[
            MysteryEntry(card.id, mystery_name(card.id), card.ancient_one, card.space, texts.mystery_lines(card.id))
            for card in MYSTERIES.values()
        ],
        ancient_ones=[
            AncientOneEntry(
                id, ancient_one_name(id), sheet.doom, sheet.mysteries, _side(id, awake=False), _side(id, awake=True)
            )
            for id, sheet in ANCIENT_ONES.items()
        ],
        players=[
            PlayersEntry(players, card.gates, card.clues, card.surge) for players, card in sorted(REFERENCE.items())
        ],
    )


def _monster(kind: MonsterKind, lines: list[Message]) -> MonsterEntry:
    return MonsterEntry(
        kind.id,
        monster_name(kind.id),
        kind.epic,
        kind.count,
        None if kind.will is None else CheckEntry(kind.will.mod, kind.will.loss),
        None if kind.strength is None else CheckEntry(kind.strength.mod, kind.strength.loss),
        kind.toughness,
        kind.per_player,
        lines,
    )


def _investigator(id: str) -> InvestigatorEntry:
    sheet = SHEETS[id]
    return InvestigatorEntry(
        id,
        investigator_name(id),
        say(f"occupation-{id}"),
        sheet.health,
        sheet.sanity,
        dict(zip(SKILLS, sheet.skills, strict=True)),
        sheet.space,
        sheet.cards,
        sheet.clues,
        texts.sheet_lines(id),
        FallenEntry(sheet.defeated.health, sheet.defeated.sanity),
    )


def _side(id: str, *, awake: bool) -> SheetSide:
    sheet = ANCIENT_ONES[id]
    cultist = (sheet.back if awake else sheet.front).cultist
    return SheetSide(texts.ancient_one_lines(id, awake=awake), _monster(cultist, texts.cultist_lines(id, awake=awake)))
