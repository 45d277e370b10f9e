"""The components as printed: cards, monsters, sheets, encounters. `content.py` reads them from the content files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct, field

from miskatonic.kernel.effects import Amount, Cost, Effect, Effects, ResultLine
from miskatonic.kernel.two_sided import back, copies

from .abilities import Abilities, Reaction
from .words import CardId, Harm, Skill, SpaceId, front

CardKind = Literal["asset", "artifact", "spell", "condition"]
Difficulty = Literal["easy", "normal", "hard"]
Colour = Literal["green", "yellow", "blue"]

NOTHING: Final = Abilities()


class Cast(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a spell is cast: when, whom or what it is aimed at (before the dice are rolled), and what a success does."""

    at: Literal["action", "encounter", "loss", "combat"]
    loss: Harm | None = None
    mod: int = 0
    choose: Literal["investigator-here", "investigator", "monster-here", "clue-elsewhere"] | None = None
    without: str | None = None
    """It is aimed only at those who do not have this condition."""
    limited: bool = False
    passed: Effects = field(name="pass")


class Back(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The back of a card: what happens when it is turned to it, and whether the card then stays."""

    then: Effects = []
    results: list[ResultLine] = []
    """By the result of the test that turned it."""
    after: Literal["flip", "discard"] = "flip"


class Card(Struct, frozen=True, kw_only=True):
    """An asset, an artifact, a spell or a condition: what all its copies have in common."""

    id: str
    kind: CardKind = "asset"
    traits: list[str] = []
    value: int = 0
    able: Abilities = NOTHING
    gained: Effects = []
    """What happens when it is gained, though not by trade."""
    service: bool = False
    """It is discarded as soon as it was gained."""
    cast: Cast | None = None
    backs: list[Back] = []

    @property
    def copies(self) -> list[CardId]:
        """The cards of this kind in the box, told apart by their backs."""
        return copies(self.id, len(self.backs)) or [self.id]


class Check(Struct, frozen=True, forbid_unknown_fields=True):
    """A test printed on a monster: its modifier, and what is lost where the result falls short."""

    mod: int
    loss: int


class MonsterKind(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of monster, with what it does before and after the tests of a combat encounter."""

    id: str
    count: int = 1
    epic: bool = False
    will: Check | None = None
    strength: Check | None = None
    toughness: int = 0
    per_player: bool = False
    """Its toughness grows by the number of players."""
    spawn: Effects = []
    before_will: Effects = []
    before_strength: Effects = []
    after_will: Effects = []
    will_passed: Effects = []
    will_failed: Effects = []
    skips_strength: bool = False
    """There is no strength test where the will test is failed."""
    health_lost: Effects = []
    """Where the strength test cost the investigator health."""
    sanity_lost: Effects = []
    spares: Cost | None = None
    """What the investigator may pay instead of losing health by a failed strength test."""
    defeated: Effects = []
    """For whoever defeats it in a combat encounter."""
    gone: Effects = []
    """Where it is defeated in whatever way."""
    hardy: bool = False
    """It cannot lose health before the mysteries are solved."""
    no_clues: bool = False
    """Clues cannot be spent for rerolls in a combat encounter with it."""
    no_encounter: bool = False
    """Whoever defeats it has no other encounter."""
    reckoning: Effects = []


class EncounterCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of an encounter deck: sections for spaces, or one story in several stages."""

    number: int
    sections: dict[str, list[Effect]] = {}
    effects: Effects = []
    ancient_one: str | None = None
    world: str | None = None
    space: SpaceId | None = None
    mystery: str | None = None


class MythosCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Mythos card: an event, a card that stays, or a rumor."""

    id: str
    colour: Colour
    difficulty: Difficulty
    trait: Literal["event", "ongoing", "rumor"] = "event"
    space: SpaceId | None = None
    """Where the rumor token is placed."""
    at_expedition: bool = False
    """Its encounter is where the Active Expedition token is."""
    tokens: int = 0
    epic: str | None = None
    """The Epic monster that it spawns."""
    enter: Effects = []
    then: Effects = []
    encounter: Effects = []
    empty: Effects = []
    """When the last Eldritch token leaves it."""
    reckoning: Effects = []
    forbids: Literal["rest", "expedition", "close-gates", "reserve"] | None = None
    react: list[Reaction] = []


class Goal(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What has to lie on a mystery for it to be solved at the end of the Mythos Phase, or who has to be defeated."""

    tokens: Amount | None = None
    clues: Amount | None = None
    toughness: Amount | None = None
    gates: Amount | None = None
    epic: str | None = None


class MysteryCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    ancient_one: str
    space: SpaceId | None = None
    """Where its mystery token is placed."""
    enter: Effects = []
    encounter: Effects = []
    """On the space of its mystery token, or where its Eldritch tokens are."""
    special: bool = False
    """Its encounters are special ones, with a deck of their own."""
    react: list[Reaction] = []
    goal: Goal = Goal()
    any_token: bool = False
    """Its encounters are where any Eldritch token is, not only one of its own."""
    clears_board: bool = False
    """All Eldritch tokens leave the board when it is solved."""
    keeps_tokens: bool = False
    """Eldritch tokens on the board stay when it is solved."""


class Side(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of the sheet of an Ancient One."""

    cultist: MonsterKind
    reckoning: Effects = []
    awakens: Effects = []
    mysteries_solved: Effects = []
    """What happens when the mysteries are solved and the Ancient One is awake."""
    react: list[Reaction] = []


class AncientOne(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    doom: int
    stages: list[dict[Colour, int]]
    """How many Mythos cards of each colour are in each stage of the deck."""
    mysteries: int = 3
    aside: dict[str, int] = {}
    """Monsters that are set aside."""
    front: Side
    back: Side
    final_special: str | None = None
    """The deck of special encounters at gates by which the Final Mystery is solved."""


class Defeated(Struct, frozen=True, forbid_unknown_fields=True):
    """Which skill the encounter with a defeated investigator tests, by what they had lost."""

    health: Skill
    sanity: Skill


class Sheet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The sheet of an investigator."""

    id: str
    health: int
    sanity: int
    skills: list[int]
    space: SpaceId
    cards: list[str] = []
    clues: int = 0
    improves: int = 0
    able: Abilities = NOTHING
    defeated: Defeated


class ReferenceCard(Struct, frozen=True, forbid_unknown_fields=True):
    """How much is spawned with so many players."""

    players: list[int]
    gates: int
    clues: int
    surge: int


CARDS: Final[dict[str, Card]] = {}
MONSTERS: Final[dict[str, MonsterKind]] = {}
TOKENS: Final[dict[int, str]] = {}
"""The kind of every monster token, by its number."""
ENCOUNTERS: Final[dict[str, dict[str, EncounterCard]]] = {}
"""The cards of each encounter deck, by their ids."""
MYTHOS: Final[dict[str, MythosCard]] = {}
MYSTERIES: Final[dict[str, MysteryCard]] = {}
ANCIENT_ONES: Final[dict[str, AncientOne]] = {}
SHEETS: Final[dict[str, Sheet]] = {}
REFERENCE: Final[dict[int, ReferenceCard]] = {}


HAVING: Final[dict[str, dict[str, Abilities]]] = {}
"""By the name of an ability, the components that have it: investigators, and every copy of a card.

Reactions are found by their occasions too (`react:moved`)."""
HOLDERS: Final[dict[str, frozenset[str]]] = {}
"""The same, without what they can do: most of the time nothing of what somebody holds is among them."""
PRINTED: Final[dict[CardId, Card]] = {}
"""What is printed on the front of every card, copy by copy."""
COPIES: Final[dict[str, frozenset[CardId]]] = {}
"""The copies of every card."""
SPELLS: Final[dict[str, frozenset[CardId]]] = {}
"""The copies of all spells that are cast on an occasion."""


card_of: Final[Callable[[CardId], Card]] = PRINTED.__getitem__
"""What is printed on the front of a card."""


def back_of(id: CardId) -> Back:
    """What is printed on the back of a copy, which nobody may know before it is turned."""
    return CARDS[front(id)].backs[back(id)]


def has_trait(id: CardId, trait: str | None) -> bool:
    return trait is None or trait in card_of(id).traits


def kind_of_token(token: int) -> MonsterKind:
    return MONSTERS[TOKENS[token]]
