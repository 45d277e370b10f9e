"""The components as printed. `content.py` reads them from the content files."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, field

from miskatonic.kernel.effects import Condition, Effect, Effects, Trial
from miskatonic.kernel.two_sided import copies

from .abilities import Abilities
from .words import AttackType, CardId, Letter, MonsterClass, RoomId, Skill

Origin = Literal["published", "original"]
"""Whether what it does is a fact of the published game or our own."""

ItemType = Literal["key", "equipment", "weapon", "artifact", "ally", "tome"]

NOTHING: Final = Abilities()


class Printed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all that is printed."""

    id: str
    origin: Origin = "published"


class Trait(Printed, frozen=True, kw_only=True):
    """A Trait card: the mental ones have an ability once a game, the physical ones a starting item or spell."""

    kind: Literal["mental", "physical"]
    skills: dict[Skill, int]
    item: CardId | None = None
    spell: str | None = None
    able: Abilities = NOTHING


class Character(Printed, frozen=True, kw_only=True):
    health: int
    sanity: int
    skill_points: int
    traits: list[Trait]


class Item(Printed, frozen=True, kw_only=True):
    """A Starting Item or an Exploration card other than clues and Nothing of Interest."""

    types: list[ItemType]
    starting: bool = False
    attack: AttackType | None = None
    """Of a weapon: its sort."""
    damage: int = 0
    range: int = 0
    opens: CardId | None = None
    """Of a key: the Lock or Obstacle it opens."""
    able: Abilities = NOTHING


class Clue(Printed, frozen=True, kw_only=True):
    """`lynch-2a`: the second clue of its story, in the version that the answer A to question 2 asks for."""

    story: str
    number: int
    letter: Letter


class Hurdle(Printed, frozen=True, kw_only=True):
    """A Lock or an Obstacle: what has to be met before one enters or explores on (rules mom.lock.4, mom.obstacle.2)."""

    kind: Literal["lock", "obstacle"]
    turned: Effects = []
    """What happens when it is turned up, before anything is tried: darkness comes to the room."""
    key: CardId | None = None
    puzzle: str | None = None
    """The layout of the puzzle."""
    test: Trial | None = None
    failed: Effects = []
    """What a failed test, or going away, brings."""
    free: bool = False
    """Nothing is asked: it is discarded as soon as it is turned up."""
    hopeless: bool = False
    """It cannot be met at all."""
    met: Effects = []


class Half(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One half of a Combat card."""

    type: str
    """Above: bare, sharp, blunt, melee, ranged; below: attack, hiding, barrier."""
    then: Effects
    """A `test` node as a rule."""
    origin: Origin = "published"


class CombatCard(Printed, frozen=True, kw_only=True):
    deck: MonsterClass
    top: Half
    bottom: Half


class SpellBack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    passed: Effects = field(default_factory=list[Effect], name="pass")
    failed: Effects = field(default_factory=list[Effect], name="fail")


class Spell(Printed, frozen=True, kw_only=True):
    """A spell by its front; which back a copy has nobody knows (rules mom.spell.1, mom.spell.3)."""

    target: Literal["investigator", "monster"]
    range: int = 0
    attack: bool = False
    first: Effects = []
    """What its front does before the test."""
    skill: Skill = Skill.LORE
    modifier: int = 0
    backs: list[SpellBack]

    @property
    def copies(self) -> list[CardId]:
        return copies(self.id, len(self.backs))


class Trauma(Printed, frozen=True, kw_only=True):
    kind: Literal["injury", "insanity"]
    count: int = 1
    threshold: int | None = None
    """The health or sanity that must not be exceeded (rule mom.trauma.4)."""
    several: bool = False
    """It has the symbol of several investigators (rule mom.trauma-multi.1)."""
    when: Condition | None = None
    then: Effects = []
    """What happens when it is played."""
    stays: bool = True
    """It stays with the investigator."""
    able: Abilities = NOTHING
    """What it does while it is there."""


class Mythos(Printed, frozen=True, kw_only=True):
    icon: str
    cost: int
    rooms: list[str] = []
    """Room names, or parts of them, of which one has to be met (rules mom.mythos.7, mom.mythos.8)."""
    when: Condition | None = None
    face_down: bool = False
    """It is played face down on the investigator (rule mom.secrecy.7)."""
    then: Effects = []
    able: Abilities = NOTHING
    """Of a card that stays face down."""


class KeeperAction(Printed, frozen=True, kw_only=True):
    cost: int
    once: bool = False
    """Once a turn, as the card says."""
    when: Condition | None = None
    then: Effects


class Token(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The back of a monster token."""

    health: int
    damage: int
    special: Effects
    origin: Origin = "published"


class MonsterKind(Printed, frozen=True, kw_only=True):
    kind: MonsterClass
    awareness: int
    horror: int
    tokens: list[Token]


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One alternative of an event card (rule mom.event.5)."""

    answer: str | None = None
    """As in `1A`; None where it holds whatever was answered."""
    when: Condition | None = None
    text: str | None = None
    """How it is told: `<event>-<text>`; None where the others tell enough."""
    reveals: bool = False
    """The Objective is revealed."""
    then: Effects = []


class EventCard(Printed, frozen=True, kw_only=True):
    story: str
    number: int
    time: int
    entries: list[Entry]
    """All that fit are resolved, in their order."""


class Watch(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A condition of an Objective that is looked at after everything that happens."""

    when: Condition
    then: Literal["investigators-win", "keeper-wins", "reveal"]
    reason: str
    """How the ending is told: `result-<reason>`."""
    once_revealed: bool = False
    """It counts only from the moment the Objective is revealed."""


class Objective(Printed, frozen=True, kw_only=True):
    """One of the three Objectives of a story (rule mom.overview.6)."""

    story: str
    letter: Letter
    on_reveal: Effects = []
    watches: list[Watch] = []
    escape: Literal["all", "one"] | None = None
    escape_from: RoomId | None = None
    kill: str | None = None
    """The kind or name of a monster that has to be killed: protected like named ones (mom.named-monster.8.ltp)."""
    each_round: Effects = []
    """What is counted or done at the end of every round once it is revealed."""
    able: Abilities = NOTHING
    """What every investigator can do once it is revealed."""
    exit_when: Condition | None = None
    """Nobody can escape while this does not hold."""
    exit_puzzle: str | None = None
    """The layout that has to be solved before anybody can escape, once an event has barred the way out."""
    leaver: str | None = None
    """The kind or name of a monster that may leave the house."""
    leaves_by: RoomId | None = None
    leaves_when: Condition | None = None


class Seeding(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The cards of a room, bottom to top, by an answer of the keeper."""

    room: RoomId
    answer: str | None = None
    """As in `2A`; None where the cards are the same for all answers."""
    cards: list[CardId] = []
    then: list[CardId] = []
    otherwise: list[CardId] = field(default_factory=list[CardId], name="else")
    filler_then: list[CardId] = []
    """What lies under the cards so that heights tell nothing (rule mom.setup-keeper.10)."""
    filler_else: list[CardId] = []
    first_answer: str | None = None
    """An answer that settles the pile before the other is looked at."""
    first: list[CardId] = []


class Story(Printed, frozen=True, kw_only=True):
    questions: list[list[Letter]]
    """The letters of each question, from the first."""
    clues: int
    threat: int
    mythos: int
    trauma: int
    icons: list[str]
    actions: list[str]
    """The Keeper Action cards."""
    exploration: list[CardId]
    """The items of the story, seeded or not."""
    aside: list[CardId] = []
    nothing: int
    """Extra Nothing of Interest cards in the random pool."""
    nothing_by: dict[str, int] = {}
    """How many there are with some answers."""
    bare_rooms: list[RoomId] = []
    """Rooms without any card."""
    seeding: list[Seeding]
    blood_relative: bool = False


CHARACTERS: Final[dict[str, Character]] = {}
TRAITS: Final[dict[str, Trait]] = {}
ITEMS: Final[dict[CardId, Item]] = {}
CLUES: Final[dict[CardId, Clue]] = {}
HURDLES: Final[dict[CardId, Hurdle]] = {}
COMBAT: Final[dict[CardId, CombatCard]] = {}
SPELLS: Final[dict[str, Spell]] = {}
TRAUMA: Final[dict[str, Trauma]] = {}
MYTHOS: Final[dict[CardId, Mythos]] = {}
ACTIONS: Final[dict[str, KeeperAction]] = {}
MONSTERS: Final[dict[str, MonsterKind]] = {}
TOKENS: Final[dict[int, tuple[str, Token]]] = {}
"""The 24 tokens by number: their kind and their back."""
EVENTS: Final[dict[str, EventCard]] = {}
OBJECTIVES: Final[dict[tuple[str, Letter], Objective]] = {}
STORIES: Final[dict[str, Story]] = {}
