"""The whole of a game as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal

from msgspec import Struct

from miskatonic.kernel.game import State
from miskatonic.kernel.two_sided import Backs
from miskatonic.kernel.zones import Deck

from .words import AttackType, CardId, DoorId, During, Letter, MonsterId, RoomId, Skill, SpaceId

Fate = Literal["in-play", "waiting", "eliminated", "escaped"]
"""What became of a player's investigator; "waiting": killed, and replaced on the player's next turn."""


READ_OBJECTIVE: Final = "read-objective:"
"""With a seat: whoever sits there has read the Objective in secret."""


class Investigator(Struct, array_like=True, gc=False):
    """An investigator in play, or the last one a player had."""

    id: str
    mental: str
    """The id of the mental trait that was kept."""
    physical: str
    space: SpaceId
    skill_points: int
    damage: int = 0
    horror: int = 0
    stun: int = 0
    cards: list[CardId] = []
    """Starting Item and Exploration cards, clues among them, in the order in which they were gained."""
    spells: list[CardId] = []
    """Copies, such as `shriveling#2`."""
    injury: CardId | None = None
    insanity: CardId | None = None
    face_down: list[CardId] = []
    """Mythos cards that were played face down on them (rule mom.secrecy.7)."""
    hidden: bool = False
    """In the hiding place of their space."""
    used: list[str] = []
    """Abilities that can be used once a game and were used."""
    fate: Fate = "in-play"
    must_escape: bool = False
    """They were alive when the Objective was read (rule mom.escape.3)."""

    @property
    def in_play(self) -> bool:
        return self.fate == "in-play"


class Monster(Struct, array_like=True, gc=False):
    """A monster on the map."""

    id: MonsterId
    kind: str
    token: int
    """The token in its base, which investigators do not know by its back."""
    space: SpaceId
    damage: int = 0
    stun: int = 0
    more_health: int = 0
    """Of a named monster: what it has beyond its token (rule mom.named-monster.3)."""
    name: str = ""
    """The name of a named monster, as an id; nothing for others."""
    samples: int = 0
    burning: bool = False
    """It carries a fire token: where it leaves play, its room burns."""
    seen: bool = False
    """Investigators have seen the back of its token (rules mom.secrecy.4, mom.secrecy.5)."""
    halted: bool = False
    """It failed against a barrier and may not be moved again this turn (rule mom.monster-vs-barrier.5)."""


class Barrier(Struct, array_like=True, gc=False):
    """A barrier in its space, perhaps against one of its doors (rule mom.barrier.4)."""

    space: SpaceId
    door: DoorId | None = None


class Pile(Struct, array_like=True, gc=False):
    """The cards of a room: a Lock on top, then what was dropped, then Obstacles and Exploration cards."""

    lock: CardId | None = None
    lock_known: bool = False
    """It was turned up and lies face up (rule mom.lock.7)."""
    dropped: list[CardId] = []
    """Face up; the top is the end."""
    cards: list[CardId] = []
    """Obstacles and Exploration cards; the top is the end."""
    top_known: bool = False
    """The Obstacle on top was turned up and lies face up."""
    turned: list[CardId] = []
    """What everybody has seen turned up here, Locks and Obstacles among them."""


class Piece(Struct, array_like=True, gc=False):
    """A puzzle piece in its place: which one, and how many increments it is turned."""

    id: int
    turns: int = 0


class Puzzle(Struct, array_like=True, gc=False):
    """A puzzle that has been laid out and waits to be solved."""

    layout: str
    pieces: list[Piece]
    """By place, row by row."""


class Attempt(Struct, array_like=True, gc=False):
    """Somebody is at a puzzle."""

    who: int
    card: CardId
    """The Lock, the Obstacle or the door it belongs to."""
    actions: int
    point_spent: bool = False
    drawn: int | None = None
    """The piece that was drawn and has to replace another."""


class Turn(Struct, array_like=True, gc=False):
    """The turn of an investigator."""

    who: int
    moves: int = 2
    """How many Moves are left, as far as stun allows."""
    moved: int = 0
    """How many Moves were made; being stunned caps them at one."""
    action: bool = True
    mythos_over: bool = False
    """A Mythos card was played, or the keeper has said that none comes in this turn (rule mom.mythos.3)."""
    evaded: list[MonsterId] = []
    """Monsters that need not be evaded any more this turn (rule mom.evade.7)."""
    barred: list[RoomId] = []
    """Rooms whose Lock the investigator did not meet this turn (rules mom.lock.11, mom.lock.12)."""
    puzzles: list[tuple[int, CardId]] = []
    """Who has attempted which puzzles this turn (rule mom.puzzle-attempt.15)."""
    over: bool = False
    """An effect has ended it."""
    given: int = 0
    """Moves that cards have given beyond the two of a turn; being stunned does not take them away."""


class Testing(Struct, array_like=True, gc=False):
    """The test that is being made."""

    who: int
    """The seat of the investigator; the keeper's, where a monster's number is rolled for."""
    skill: Skill | None
    """None where the number is a monster's."""
    value: int
    """What the skill is worth, without what follows."""
    modifier: int
    """What the card adds or takes."""
    during: During
    penalties: int = 0
    """Stun, darkness, injuries: what is taken beyond the modifier."""
    bonus: int = 0
    """What items and abilities add."""
    luck: int = 0
    """What a skill point has added."""
    die: int = 0
    """Nothing before the roll."""

    @property
    def target(self) -> int:
        return self.value + self.modifier - self.penalties + self.bonus + self.luck


class Fight(Struct, array_like=True, gc=False):
    """The combat that is being resolved, all of it public (rules mom.secrecy.1, mom.secrecy.2)."""

    by: Literal["investigator", "monster", "barrier"]
    who: int | None
    monster: MonsterId
    attack: AttackType | None = None
    weapon: CardId | None = None
    passed_over: list[CardId] = []
    """Cards that were drawn and did not fit."""
    card: CardId | None = None
    special: bool = False
    """The monster makes its special attack."""
    door: DoorId | None = None
    """Of a monster against a barrier: the door it stands at."""
    again: bool = False
    """The monster attacks once more when this card is resolved."""
    within: Fight | None = None
    """The combat into which this one has broken; its card is not resolved yet."""

    def all(self) -> Iterator[Fight]:
        """This combat, and those into which it has broken, from the inside to the outside."""
        yield self
        if self.within is not None:
            yield from self.within.all()


class Readings(Struct, array_like=True, gc=False):
    """Open points of the rulebook, settled at set-up."""

    keys: Literal["kept", "taken"]
    trauma_cards: Literal["one", "any"]
    dropped_cards: Literal["may-leave", "must-take"]
    melee_cards: Literal["own-sort", "never"]
    failed_lock_test: Literal["barred", "again"]
    insane_horror: Literal["keeper-turn", "also-horror"]
    pile_heights: Literal["filler", "published"]
    opening_threat: Literal["story", "none"]
    keeper_steps: Literal["adjacent", "anywhere"]
    moved_by_keeper: Literal["no-entry", "lock-resolved"]
    moved_into_fire: Literal["tested", "not-tested"]
    hidden_moved: Literal["stays", "comes-out"]
    replacement_horror: Literal["at-once", "later"]
    death_before_escape: Literal["lost", "goes-on"]
    latecomers: Literal["free", "must-escape"]
    barrier_pulled: Literal["own-space", "either-side"]
    hiding_with_move: Literal["evade", "free"]
    hidden_horror: Literal["checked", "spared"]
    turn_order: Literal["each-turn", "each-round"]
    dark_explore: Literal["one-window", "two-windows"]
    both_win: Literal["active", "nobody"]
    keeper_action_again: Literal["allowed", "once"]
    bind_monster: Literal["no-attack", "attack"]


@cache
def _seats_after(keeper: int, players: int) -> tuple[int, ...]:
    return tuple((keeper + n) % players for n in range(1, players))


class Mansions(State):
    """The state of a game of Mansions of Madness."""

    story: str
    readings: Readings
    longer: bool
    """The variant in which the last event may come later (rule mom.variant-length.1)."""
    keeper: int
    """The keeper's seat."""
    round: int
    phase: Literal["setup", "investigators", "keeper"]
    answers: dict[int, Letter]
    """The keeper's answers to the questions of the story; number 1 is the objective. Keeper only."""
    revealed: bool
    """The Objective lies face up."""
    investigators: dict[int, Investigator]
    """By seat; the keeper has none."""
    unused: list[str]
    """Characters nobody has played yet."""
    to_act: list[int]
    """The seats that have not had their turn this round."""
    order: list[int]
    """The order that was settled for the round, where a reading asks for it."""
    turn: Turn | None
    piles: dict[RoomId, Pile]
    box: list[CardId]
    """Cards of the story that are out of the game or set aside, and keys, clues and items that were used up."""
    aside: list[CardId]
    """Cards set aside that an effect may bring into the game."""
    fire: list[RoomId]
    darkness: list[RoomId]
    sealed: list[DoorId]
    barriers: list[Barrier]
    corpses: dict[SpaceId, int]
    altar_samples: int
    """Samples that were put down at an altar."""
    monsters: list[Monster]
    monsters_placed: int
    """How many were placed so far: what the next one is numbered by."""
    pool: list[int]
    """Tokens of the figures in the keeper's pool."""
    threat: int
    mythos: Deck[CardId]
    mythos_hand: list[CardId]
    trauma: Deck[CardId]
    trauma_hand: list[CardId]
    combat: dict[str, Deck[CardId]]
    """By the class of monsters."""
    spells: dict[str, list[CardId]]
    """The copies that nobody has, by the name of the spell; the top is the end."""
    backs: Backs
    """Who has seen which backs of spells."""
    events: list[str]
    """The event deck by the ids of its cards; the top is the end."""
    past_events: list[str]
    time: int
    """Time tokens on the event deck."""
    puzzles: dict[CardId, Puzzle]
    """Puzzles that were met and are not solved, by the card they belong to."""
    pieces: dict[str, list[int]]
    """Unused puzzle pieces by their pile; the top is the end."""
    keeper_used: list[str]
    """Keeper actions and insanity cards used in this keeper turn."""
    checked: list[str]
    """Horror checks made this turn, as `seat:monster` (rule mom.horror-check.9)."""
    together: list[str]
    """Who shared a room with which monster when the turn began, as `seat:monster` (rule mom.horror-check.8)."""
    attacked: list[MonsterId]
    """Monsters that have had their attack in this keeper turn."""
    found_clues: list[CardId]
    """Clues that were found so far."""
    counts: dict[str, int]
    """What a story or an objective counts, such as rounds since something; named by its content."""
    evaded: list[str] = []
    """What was evaded outside the own turn, as `seat:monster`; in it, `Turn.evaded` says so."""
    picks: dict[int, list[str]] = {}
    """By seat the character and the traits chosen so far: in set-up, where the keeper does not see them, and by whoever
    takes a new investigator, which all see."""
    blood_relative: int | None = None
    """Of story 3: the seat of the blood relative."""
    test: Testing | None = None
    fight: Fight | None = None
    attempt: Attempt | None = None
    casting: CardId | None = None
    """The spell that is being cast, turned over once its test is made."""
    turned_up: list[CardId] = []
    """The cards that lie open while they are being resolved, the one within the others last."""
    last_die: int = 0
    """What the keeper rolled last to put off the last event (rule mom.variant-length.1)."""
    events_read: dict[str, list[str]] = {}
    """Of past events the texts that were read out: those whose answers and conditions held (rule mom.event.5)."""

    def knows_objective(self, seat: int | None) -> bool:
        """The keeper does, whoever has read it in secret, and all once it is revealed (mom.objective.2, .6)."""
        return self.revealed or seat == self.keeper or f"{READ_OBJECTIVE}{seat}" in self.counts

    def standing(self) -> list[int]:
        """The seats of investigators on the map, clockwise from the keeper's left (rule mom.round.4)."""
        return [seat for seat in self.clockwise() if self.investigators[seat].fate == "in-play"]

    def clockwise(self) -> tuple[int, ...]:
        """The seats of all investigators from the keeper's left."""
        return _seats_after(self.keeper, len(self.investigators) + 1)

    def who_must_escape(self) -> list[Investigator]:
        """Who was alive when the Objective was read; where nobody was, all who have come since (mom.escape.3, .8)."""
        people = self.investigators.values()
        return [each for each in people if each.must_escape] or [each for each in people if each.fate != "eliminated"]

    def in_space(self, space: SpaceId) -> list[int]:
        return [seat for seat in self.standing() if self.investigators[seat].space == space]

    def in_room(self, room: RoomId) -> list[int]:
        return [seat for seat in self.standing() if self.investigators[seat].space.partition(".")[0] == room]

    def monster(self, id: MonsterId) -> Monster | None:
        """A monster on the map; None where it has left it."""
        for each in self.monsters:
            if each.id == id:
                return each
        return None
