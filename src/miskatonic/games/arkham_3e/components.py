"""The components as printed: cards, monsters, sheets, tiles. `content.py` reads them from the content files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from miskatonic.kernel.effects import Condition, Effect, Effects
from miskatonic.kernel.two_sided import back, copies

from .abilities import Abilities, Action, Cast, Reaction
from .words import CardId, Colour, MythosToken, Neighborhood, Skill, SpaceId, StreetType, front

CardKind = Literal["item", "spell", "ally", "talent", "condition"]
CardSource = Literal["deck", "special", "starting"]

NOTHING: Final = Abilities()


class Printed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all that is printed."""


class Back(Printed, frozen=True, kw_only=True):
    """The back of a condition, which is resolved when it is turned."""

    then: Effects


class Card(Printed, frozen=True, kw_only=True):
    """An asset: an item, a spell, an ally, a talent or a condition (rule ah3.401.1)."""

    id: str
    kind: CardKind
    source: CardSource = "deck"
    traits: list[str] = []
    value: int | None = None
    """What it costs; what cannot be bought has no price."""
    hands: int = 0
    health: int = 0
    sanity: int = 0
    horror: int = 0
    """What casting it costs."""
    able: Abilities = NOTHING
    cast: Cast | None = None
    gained: Effects = []
    backs: list[Back] = []

    @property
    def copies(self) -> list[CardId]:
        """The cards of this kind in the box, told apart by their backs."""
        return copies(self.id, len(self.backs)) or [self.id]


class Prey(Printed, frozen=True, kw_only=True):
    """Whom a monster hunts: those with most or least of something; without either, whoever is nearest."""

    most: str | None = None
    least: str | None = None


class MonsterKind(Printed, frozen=True, kw_only=True):
    """A kind of monster: what is printed on both sides of its card."""

    id: str
    count: int = 1
    traits: list[str] = []
    epic: bool = False
    scenarios: list[str] = []
    """Of an epic monster: where it can come."""
    spawn: Literal["unstable", "most-doom", "street-nearest-leader", "street-nearest-prey"] | SpaceId | None = None
    speed: int = 0
    direct: bool = False
    """It goes the whole way to its prey at once."""
    prey: Prey | None = None
    patrols: Literal["unstable", "most-doom"] | None = None
    """Its destination; a monster without one hunts its prey."""
    lurks: Effects = []
    """What it does instead of moving."""
    health: int
    elite: int = 0
    less_per_marker: int = 0
    """How much health it lacks for each marker on the scenario sheet."""
    more_per_scar: int = 0
    attack: int = 0
    evade: int = 0
    damage: int = 0
    horror: int = 0
    elusive: bool = False
    watcher: bool = False
    massive: bool = False
    feeds: bool = False
    remnant: bool = False
    remnants_raise: bool = False
    """In evade actions, remnants may be spent to raise dice."""
    fewer_dice: int = 0
    """So many dice fewer in the tests of whoever is engaged with it."""
    attacked: Effects = []
    """After it has attacked, for whoever was attacked."""
    disengaged: Effects = []
    """After an investigator has disengaged it."""
    evaded: Effects = []
    not_evaded: Effects = []
    beaten: Effects = []
    """After an investigator has defeated it by an attack action."""
    defeated: Effects = []
    """After an investigator has defeated it in whatever way."""
    evading: Effects = []
    focused: Effects = []
    """After a focus action of whoever is engaged with it."""
    falls_with_others: bool = False
    """It is defeated as soon as whoever is engaged with it defeats another monster."""
    sheet_clues_hurt: bool = False
    """Clues of the scenario sheet may be spent for damage in attacks on it."""


class EncounterCard(Printed, frozen=True, kw_only=True):
    """A card of an encounter deck, with one encounter for each space, type of street or amount of doom."""

    deck: str = ""
    number: int
    bands: list[int] = []
    """Of an anomaly: from how much doom on its second and its third encounter is resolved."""
    doom: list[SpaceId] = []
    """Of an event: the spaces that are marked with doom, one twice where it has two symbols."""
    sections: dict[str, list[Effect]]
    after: Effects = []
    """What follows whatever happened in the encounter."""
    names_sanford: list[str] = []
    """The encounters that name Carl Sanford."""


class Headline(Printed, frozen=True, kw_only=True):
    """Rule ah3.435.2; a rumor goes to the codex (rule ah3.435.7)."""

    id: str
    rumor: bool = False
    then: Effects = []
    reckoning: Effects = []
    dearer: int = 0
    """How much more items of the display cost while it is in the codex."""
    before_buying: Effects = []
    """What may be done before items of the display are bought."""


class Trigger(Printed, frozen=True, kw_only=True):
    """A text of the codex that takes effect as soon as something holds."""

    when: Condition
    then: Effects
    once: bool = False


class CodexSide(Printed, frozen=True, kw_only=True):
    """One side of an archive card."""

    enter: Effects = []
    triggers: list[Trigger] = []
    react: list[Reaction] = []
    action: Action | None = None
    reckoning: Effects = []
    parts: dict[str, list[Effect]] = {}
    """Texts that another card tells to read by their names."""
    forbids: str | None = None


class ArchiveCard(Printed, frozen=True, kw_only=True):
    number: int
    scenarios: list[str]
    front: CodexSide = CodexSide()
    back: CodexSide = CodexSide()
    attaches: Neighborhood | None = None
    """The neighbourhood to whose deck it is attached."""


class Tile(Printed, frozen=True, kw_only=True):
    """A neighbourhood with its three spaces."""

    id: Neighborhood
    spaces: list[SpaceId]


class Street(Printed, frozen=True, kw_only=True):
    id: SpaceId
    type: StreetType
    touches: list[SpaceId]
    """The spaces it is adjacent to."""


class Scenario(Printed, frozen=True, kw_only=True):
    """The scenario sheet (rules ah3.490.3, ah3.490.4)."""

    id: str
    start: SpaceId
    neighborhoods: dict[Neighborhood, list[int]]
    """The neighbourhoods, and where their tiles lie: column and row of a grid of hexagons."""
    streets: list[Street]
    cup: dict[MythosToken, int]
    monsters: dict[str, int]
    trait: str
    """All monsters with this trait are in the deck, too."""
    aside: list[str] = []
    aside_trait: str | None = None
    starting_monsters: list[tuple[str, SpaceId]]
    starting_doom: list[SpaceId]
    starting_markers: list[tuple[SpaceId, Colour]] = []
    codex: list[int]
    anomaly: str | None = None
    reckoning: Effects


class Sheet(Printed, frozen=True, kw_only=True):
    """The sheet of an investigator."""

    id: str
    health: int
    sanity: int
    focus: int
    skills: list[int]
    money: int
    cards: list[str] = []
    choices: list[list[str]] = []
    """Of these sets of cards one is chosen."""
    able: Abilities = NOTHING


CARDS: Final[dict[str, Card]] = {}
MONSTERS: Final[dict[str, MonsterKind]] = {}
TOKENS: Final[dict[int, str]] = {}
"""The kind of every monster card, by its number."""
KINDS: Final[dict[int, MonsterKind]] = {}
"""What is printed on every monster card, by its number."""
ENCOUNTERS: Final[dict[str, EncounterCard]] = {}
EVENTS: Final[dict[str, list[str]]] = {}
"""The event cards of each scenario."""
HEADLINES: Final[dict[str, Headline]] = {}
ARCHIVE: Final[dict[int, ArchiveCard]] = {}
TILES: Final[dict[Neighborhood, Tile]] = {}
SCENARIOS: Final[dict[str, Scenario]] = {}
SHEETS: Final[dict[str, Sheet]] = {}

HAVING: Final[dict[str, dict[str, Abilities]]] = {}
"""By the name of an ability, the components that have it: investigators, and every copy of a card.

Reactions and spells are found by their occasions, too: `react:moved`, `cast:attack`.
"""
HOLDERS: Final[dict[str, frozenset[str]]] = {}
"""The same, without what they can do: most of the time nothing of what anybody holds is among them."""
ABLE: Final[dict[str, tuple[str, ...]]] = {}
"""By component, the names of the abilities that it has."""
SIDES: Final[dict[tuple[int, str], CodexSide]] = {}
"""The sides of archive cards, by number and face."""
IN_CODEX: Final[dict[str, frozenset[tuple[int, str]]]] = {}
"""By what a side can have, those that have it; reactions by their occasions, too: `react:monster-spawned`."""
PRINTED: Final[dict[CardId, Card]] = {}
"""What is printed on the front of every card, copy by copy."""

card_of: Final[Callable[[CardId], Card]] = PRINTED.__getitem__


def back_of(id: CardId) -> Back:
    """What is printed on the back of a copy, which nobody may know before it is turned."""
    return CARDS[front(id)].backs[back(id)]


def has_trait(id: CardId, trait: str | None) -> bool:
    return trait is None or trait in card_of(id).traits


kind_of: Final[Callable[[int], MonsterKind]] = KINDS.__getitem__


def skill_of(sheet: Sheet, place: int) -> int:
    return sheet.skills[place]


SKILL_OF: Final[dict[str, Skill]] = {str(skill): skill for skill in Skill}
"""The skills by the words that files have for them."""


def is_skill(word: str) -> bool:
    return word in SKILL_OF
