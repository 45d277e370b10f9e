"""The whole of a game as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from msgspec import Struct

from miskatonic.kernel.dice import Counting, Part, pool_size
from miskatonic.kernel.game import State
from miskatonic.kernel.scenes import Tried
from miskatonic.kernel.tokens import Gauge
from miskatonic.kernel.two_sided import Backs
from miskatonic.kernel.zones import Deck

from .words import HEALTH, OMEN_TRACK, CardId, Harm, Occurring, Omen, Skill, SpaceId

Fate = Literal["in-play", "defeated", "devoured", "eliminated"]


@cache
def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats around the table, from one on."""
    return (*range(first, seats), *range(first))


class Investigator(Struct, array_like=True, gc=False):
    """An investigator in play, or the last one a player had."""

    id: str
    space: SpaceId
    health: Gauge
    sanity: Gauge
    improved: dict[Skill, int]
    """Improvement tokens: 1 or 2 for each skill that has one."""
    clues: list[SpaceId]
    """Clue tokens, by what is on their faces."""
    trains: int
    ships: int
    cards: list[CardId]
    """Assets, artifacts and spells, in the order in which they were gained."""
    conditions: list[CardId]
    delayed: bool = False
    fate: Fate = "in-play"

    @property
    def in_play(self) -> bool:
        return self.fate == "in-play"

    def gauge(self, what: Harm) -> Gauge:
        return self.health if what is HEALTH else self.sanity


class Fallen(Struct, array_like=True, gc=False):
    """A defeated investigator whose token lies on the board, with the possessions on the sheet."""

    id: str
    space: SpaceId
    by: Harm
    clues: list[SpaceId]
    trains: int
    ships: int
    cards: list[CardId]


class Monster(Struct, array_like=True, gc=False):
    """A monster on the board, or one that ambushes somebody there."""

    token: int
    space: SpaceId
    lost: int = 0
    """How much health it has lost."""
    gone: bool = False
    """It was defeated or has left the board in another way, while somebody still deals with it."""


class Clue(Struct, array_like=True, gc=False):
    """A clue on the board. One that was put on a named space shows its face to nobody (rule eh.hidden.12)."""

    face: SpaceId
    space: SpaceId

    @property
    def known(self) -> bool:
        return self.face == self.space


class EldritchToken(Struct, array_like=True, gc=False):
    """An Eldritch token on the board, and the component that placed it."""

    space: SpaceId
    by: str


class Ongoing(Struct, array_like=True, gc=False):
    """A Mythos card in play with what lies on it."""

    card: str
    tokens: int = 0
    health: int = 0
    monsters: list[int] = []


class Mystery(Struct, array_like=True, gc=False):
    """The current mystery with what lies on it."""

    card: str
    tokens: int = 0
    clues: list[SpaceId] = []
    monsters: list[int] = []
    gates: list[SpaceId] = []
    done: bool = False
    """What it asked for has happened, such as the defeat of an Epic monster."""


class Testing(Struct, array_like=True, gc=False):
    """The test that is being made: whose, of what, how many dice from where, what they show."""

    who: int
    skill: Skill
    modifier: int
    parts: list[Part]
    """The dice of the pool that add up; the one bonus that counts is apart."""
    bonus: Part | None
    during: list[Occurring]
    counting: Counting
    dice: list[int] = []
    used: list[CardId] = []
    """Abilities that were used on this roll: each only once (rule eh.possession.3)."""

    @property
    def pool(self) -> int:
        """How many dice are rolled: at least one (rule eh.test.9)."""
        return pool_size([*self.parts, self.bonus] if self.bonus else self.parts)


class Scene(Struct, array_like=True, gc=False):
    """The encounter that is being resolved, as far as everybody may know it."""

    who: int
    deck: str
    card: str
    section: str
    stage: Literal["start", "pass", "fail"] = "start"
    clue: SpaceId | None = None
    """The space of the clue that a research encounter is about."""
    gained: list[SpaceId] = []
    """Clues gained from this very encounter."""
    rumor: str | None = None
    """The rumor that is solved where the gate of an Other World encounter would be closed."""
    tried: list[Tried] = []
    """The tests that were made in it."""


class Combat(Struct, array_like=True, gc=False):
    """A combat encounter, with a monster on the board or with one that ambushes."""

    who: int
    token: int
    ambusher: Monster | None = None
    bonus: dict[Skill, Part] = {}
    """What was used for the whole of this combat encounter."""
    rerolls: list[CardId] = []
    """Spells that let a die of the strength test be rolled again."""
    lent: bool = False
    """A monster that was named ambushes: only its numbers are used, no token (rule eh.ambush.8)."""


class Losing(Struct, array_like=True, gc=False):
    """Health or sanity that somebody is about to lose, as far as nobody has prevented it."""

    who: int
    what: Harm
    left: int
    by_spell: int = 0
    """How much the spell that is being cast has prevented."""


class Readings(Struct, array_like=True, gc=False):
    """Open points of the rulebook, settled at set-up."""

    solved_rumor: Literal["box", "stays"]
    starting_rumor: Literal["tokens", "bare"]
    no_gates: Literal["nothing", "board"]
    players: Literal["start", "left"]
    expedition_deck: Literal["rebuilt", "looked-at"]
    clue_faces: Literal["hidden", "public"]
    silas: Literal["counts", "free"]
    combat_order: Literal["free", "epic-last"]
    bonus: Literal["optional", "highest"]


class Eldritch(State):
    """The state of a game of Eldritch Horror."""

    ancient_one: str
    difficulty: Literal["easy", "normal", "hard"]
    awake: bool
    readings: Readings
    players: int
    """How many took part at the start."""
    round: int
    phase: Literal["action", "encounter", "mythos"]
    lead: int
    investigators: list[Investigator]
    """By seat."""
    unused: list[str]
    """Investigators whom nobody has played yet."""
    fallen: list[Fallen]
    doom: int
    omen: int
    """Where the omen token is on the track."""
    omen_tokens: list[int]
    """Eldritch tokens on the spaces of the omen track."""
    gate_stack: list[SpaceId]
    """The top is the end."""
    gate_discard: list[SpaceId]
    gates: list[SpaceId]
    """The open gates."""
    clue_pool: list[SpaceId]
    clue_discard: list[SpaceId]
    clues: list[Clue]
    cup: list[int]
    aside: list[int]
    """Monsters that were set aside, and Epic ones that have not come yet."""
    monsters: list[Monster]
    ambushing: list[int]
    """Monsters out of the cup that are nowhere on the board and fight somebody."""
    eldritch: list[EldritchToken]
    assets: Deck[CardId]
    reserve: list[CardId]
    box: list[str]
    """Assets, expeditions and gates that were put back into the box."""
    artifacts: Deck[CardId]
    spells: list[CardId]
    """Double-sided decks have no discard pile; the top is the end."""
    conditions: list[CardId]
    decks: dict[str, Deck[str]]
    """The encounter decks by their names."""
    expeditions: Deck[str]
    mythos: list[str]
    """The Mythos deck; the top is the end."""
    mythos_discard: list[str]
    mythos_box: list[str]
    """Mythos cards that were not used."""
    ongoing: list[Ongoing]
    mysteries: list[str]
    """The mystery deck; the top is the end."""
    mystery: Mystery | None
    solved: list[str]
    sheet_tokens: int
    """Eldritch or sanity tokens on the sheet of the Ancient One."""
    sheet_gates: list[SpaceId]
    used: list[str]
    """What was done this round and cannot be done again."""
    backs: Backs
    """Who has seen which backs of spells and conditions."""
    read_gates: dict[int, list[SpaceId]]
    """By seat, gates of the stack whose place somebody knows."""
    order: list[int]
    """The seats that are still to take their turn in this phase."""
    turn: int | None = None
    """The seat whose turn it is."""
    acting: int | None = None
    """The seat that performs an additional action, perhaps in the turn of another."""
    actions_left: int = 0
    turn_over: bool = False
    scene: Scene | None = None
    combat: Combat | None = None
    test: Testing | None = None
    losing: Losing | None = None
    unseen: bool = False
    """The investigator whose encounter it is chooses it as if there were no monsters."""
    more_encounters: bool = False
    """Whoever is fighting the monsters of their space may have another encounter once they are gone."""
    card: str | None = None
    """The Mythos card that is being resolved."""
    rolled: int = 0
    """What the last die that was no test showed."""
    loaded: int = 0
    """What every die counts as, whatever it shows; 0: what it shows."""
    named: int | None = None
    """The monster that an effect has just named."""
    last_dice: list[int] = []
    """What the dice of the last test showed."""
    cast: CardId | None = None
    """The spell whose test was last passed."""
    far_clue: SpaceId | None = None
    """The clue elsewhere that the investigator may encounter."""
    research_dice: int = 0
    """Additional dice for the tests of the next research encounter."""

    @property
    def current_omen(self) -> Omen:
        return OMEN_TRACK[self.omen]

    @property
    def active(self) -> int:
        """The seat of the active investigator; in the Mythos Phase the lead (rules eh.investigator.2, 3)."""
        if self.acting is not None:
            return self.acting
        return self.lead if self.turn is None else self.turn

    def monsters_on(self, space: SpaceId) -> list[Monster]:
        return [monster for monster in self.monsters if monster.space == space]

    def has_monster(self, space: SpaceId) -> bool:
        for monster in self.monsters:  # noqa: SIM110 (asked for every action)
            if monster.space == space:
                return True
        return False

    def clue_on(self, space: SpaceId) -> Clue | None:
        for clue in self.clues:
            if clue.space == space:
                return clue
        return None

    def standing(self) -> Sequence[int]:
        """The seats of the investigators in play, from the lead clockwise (rules eh.lead.4, eh.defeated.13)."""
        investigators = self.investigators
        seats = clockwise(self.lead, len(investigators))
        for each in investigators:
            if each.fate != "in-play":
                return [seat for seat in seats if investigators[seat].fate == "in-play"]
        return seats

    def standing_on(self, space: SpaceId) -> list[int]:
        investigators = self.investigators
        found: list[int] = []
        for seat in clockwise(self.lead, len(investigators)):
            investigator = investigators[seat]
            if investigator.space == space and investigator.fate == "in-play":
                found.append(seat)
        return found
