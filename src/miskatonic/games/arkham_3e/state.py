"""The whole of a game as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from msgspec import Struct

from miskatonic.kernel.dice import Counting, Part, pool_size
from miskatonic.kernel.game import State
from miskatonic.kernel.scenes import Tried
from miskatonic.kernel.two_sided import Backs
from miskatonic.kernel.zones import Bag

from .words import CardId, Colour, Harm, Neighborhood, Occurring, Skill, SpaceId

Fate = Literal["in-play", "defeated", "devoured", "retired", "out"]
"""What became of an investigator; "out": nobody is left who could take their place."""

Status = Literal["ready", "exhausted", "engaged"]
"""A monster is in exactly one of these (rule ah3.459.2)."""

Face = Literal["front", "back"]


@cache
def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats around the table, from one on."""
    return (*range(first, seats), *range(first))


class Investigator(Struct, array_like=True, gc=False):
    """An investigator in play, or the last one a player had."""

    id: str
    space: SpaceId
    damage: int = 0
    horror: int = 0
    focus: list[Skill] = []
    """Focus tokens on the sheet, in the order in which they came."""
    money: int = 0
    clues: int = 0
    remnants: int = 0
    cards: list[CardId] = []
    """Items, spells, allies and talents, in the order in which they were gained."""
    conditions: list[CardId] = []
    delayed: bool = False
    fate: Fate = "in-play"

    @property
    def in_play(self) -> bool:
        return self.fate == "in-play"

    def harm(self, what: Harm) -> int:
        return self.damage if what is Harm.DAMAGE else self.horror


class Monster(Struct, array_like=True, gc=False):
    """A monster on the board."""

    token: int
    space: SpaceId
    status: Status = "ready"
    engaged: list[int] = []
    """The seats it is engaged with: one, or all in the space of a massive monster (rules ah3.465.9, ah3.405.2)."""
    damage: int = 0
    gone: bool = False
    """It was defeated or has left the board in another way, while somebody still deals with it."""
    provoked_by: list[str] = []
    """The investigators who have attacked or damaged it."""


class Marker(Struct, array_like=True, gc=False):
    """A marker of the scenario on the board."""

    space: SpaceId
    colour: Colour
    up: bool = True


class InCodex(Struct, array_like=True, gc=False):
    """An archive card in the codex, with what lies on it."""

    number: int
    face: Face = "front"
    clues: int = 0
    fired: bool = False
    """Its text that takes effect once has done so (rule ah3.403.5c-2)."""


class Rumor(Struct, array_like=True, gc=False):
    """A headline in the codex."""

    card: str
    doom: int = 0


class OnCard(Struct, array_like=True, gc=False):
    """Damage and horror on an asset."""

    damage: int = 0
    horror: int = 0

    def harm(self, what: Harm) -> int:
        return self.damage if what is Harm.DAMAGE else self.horror


class Testing(Struct, array_like=True, gc=False):
    """The test that is being made: whose, of what, how many dice from where, what they show."""

    who: int
    skill: Skill
    modifier: int
    parts: list[Part]
    during: list[Occurring]
    counting: Counting
    dice: list[int] = []
    added: int = 0
    """Successes that no die shows (rule ah3.466.4d)."""
    taken_up: list[CardId] = []
    """Assets that take hands and are used in this test."""
    used: list[CardId] = []
    """Abilities that were used on this roll."""
    monsters: list[int] = []
    """The monsters that it is about, in an attack or an evade action."""

    @property
    def pool(self) -> int:
        """How many dice are rolled: at least one (rule ah3.466.3b)."""
        return pool_size(self.parts)


class Scene(Struct, array_like=True, gc=False):
    """The encounter that is being resolved, as far as everybody may know it."""

    who: int
    deck: str
    card: str
    section: str
    gained_clue: bool = False
    """A clue of the neighbourhood was gained in it (rule ah3.470.7)."""
    tried: list[Tried] = []
    """The tests that were made in it."""


class Suffering(Struct, array_like=True, gc=False):
    """Damage or horror that somebody is about to suffer, as far as nobody has prevented it."""

    who: int
    what: Harm
    left: int
    monster: int | None = None


class Acting(Struct, array_like=True, gc=False):
    """The action that somebody performs: which one, and how many hands are busy in it (rule ah3.466.2c-2)."""

    who: int
    verb: str
    hands: int = 0


class Readings(Struct, array_like=True, gc=False):
    """Open points of the rulebook, settled at set-up."""

    doom_checks: Literal["placement", "token"]
    starting_doom: Literal["map", "clues"]
    codex_at_setup: Literal["at-once", "next-doom"]
    archive_three: Literal["once", "again"]
    engaged_actions: Literal["strict", "allowed"]
    cup: Literal["returned", "drawn"]
    leader_without_investigator: Literal["skipped", "next"]
    retirement: Literal["exhausted", "ready"]
    street_doom: Literal["group", "investigator"]
    asset_harm: Literal["left", "printed"]


class Arkham(State):
    """The state of a game of Arkham Horror, third edition."""

    scenario: str
    readings: Readings
    players: int
    """How many took part at the start (rule ah3.430.3)."""
    round: int
    phase: Literal["setup", "action", "monster", "encounter", "mythos"]
    leader: int
    investigators: list[Investigator]
    """By seat."""
    unused: list[str]
    """Investigators whom nobody has played yet."""
    doom: dict[SpaceId, int]
    sheet_doom: int
    sheet_clues: int
    sheet_markers: int
    clues: dict[Neighborhood, int]
    """Clues in the centres of neighbourhoods."""
    anomalies: list[Neighborhood]
    markers: list[Marker]
    monster_deck: list[int]
    """The top is the end; monsters come from the bottom (rule ah3.459.5)."""
    coming: list[int]
    """Monsters that were drawn and are about to spawn: everybody sees them while their space is chosen."""
    aside: list[int]
    """Monsters that are set aside, and epic ones in the archive."""
    box: list[int]
    """Monsters that have left the game."""
    monsters: list[Monster]
    events: list[str]
    """The event deck; the top is the end."""
    event_discard: list[str]
    """Face up; the top is the end."""
    drawn_event: str | None
    """The event whose gate burst is being resolved."""
    decks: dict[str, list[str]]
    """Neighbourhood decks, the street deck and the anomaly deck; the top is the end."""
    attached: dict[Neighborhood, list[int]]
    """Archive cards that lie with a neighbourhood deck (rule ah3.403.5h)."""
    archive: list[int]
    """Archive cards that are neither in the codex nor elsewhere in play."""
    archive_aside: list[int]
    codex: list[InCodex]
    rumor: Rumor | None
    headlines: list[str]
    headline_discard: list[str]
    headline: str | None
    """The headline that is being resolved."""
    items: list[CardId]
    """The top is the end; discarded cards go to the bottom (rule ah3.401.10)."""
    display: list[CardId]
    allies: list[CardId]
    spells: list[CardId]
    special: list[CardId]
    pacts: list[CardId]
    on_cards: dict[CardId, OnCard]
    revealed: list[CardId]
    """Cards of a deck, or starting cards, that lie open while somebody chooses among them."""
    under: dict[CardId, list[CardId]]
    """Cards that lie face down under others."""
    mixed: dict[str, int]
    """Cards and monsters that everybody has seen go into a deck; those with one number were shuffled together."""
    depths: dict[str, int]
    """How far from the top of its neighbourhood's deck a card lies at most that was shuffled into it."""
    cup: Bag[str]
    used: list[str]
    """What was done this round and cannot be done again."""
    backs: Backs
    """Who has seen which backs of conditions."""
    shown: list[str]
    """The colours of the markers that were turned up."""
    lodge: list[int]
    """The seats that joined the Lodge."""
    order: list[int]
    """The seats that are still to take their turn in this phase."""
    turn: int | None = None
    """The seat whose turn it is."""
    actions_left: int = 0
    acting: Acting | None = None
    waiting: list[int] = []
    """Monsters that are still to activate in this phase."""
    scene: Scene | None = None
    test: Testing | None = None
    suffering: Suffering | None = None
    tokens_left: int = 0
    """How many tokens the player in turn still draws."""
    drawing: int | None = None
    """The seat that draws mythos tokens."""
    reckoned: list[str] = []
    """Components whose reckoning effects have entered play while a reckoning token was resolved in this phase."""
    casting_luck: int = 0
    """Successes that the spell being cast has been given."""
    last_dice: list[int] = []
    """What the dice of the last test showed in the end."""
    rolled: int = 0
    """What the last dice that were no test came to."""

    def standing(self) -> Sequence[int]:
        """The seats of the investigators in play, in turn order (rule ah3.476.1)."""
        investigators = self.investigators
        seats = clockwise(self.leader, len(investigators))
        for each in investigators:
            if each.fate != "in-play":
                return [seat for seat in seats if investigators[seat].fate == "in-play"]
        return seats

    def standing_on(self, space: SpaceId) -> list[int]:
        investigators = self.investigators
        found: list[int] = []
        for seat in clockwise(self.leader, len(investigators)):
            investigator = investigators[seat]
            if investigator.space == space and investigator.fate == "in-play":
                found.append(seat)
        return found

    def engaged_with(self, who: int) -> list[Monster]:
        """The monsters that an investigator is engaged with."""
        found: list[Monster] = []
        for monster in self.monsters:
            if who in monster.engaged:
                found.append(monster)
        return found

    def doom_on(self, space: SpaceId) -> int:
        return self.doom.get(space, 0)

    def in_codex(self, number: int) -> InCodex | None:
        for each in self.codex:
            if each.number == number:
                return each
        return None

    def archive_attached(self) -> list[int]:
        """The archive cards that lie with neighbourhood decks."""
        return [number for pile in self.attached.values() for number in pile]

    @property
    def active(self) -> int:
        """The seat whose turn it is; outside of turns the leader, who speaks for the group (rule ah3.455.4)."""
        if self.acting is not None:
            return self.acting.who
        return self.leader if self.turn is None else self.turn
