"""The parts of what a seat may see; `seeing.py` makes them."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.kernel.scenes import SceneView

from .words import Skill


class GateView(Struct, frozen=True, gc=False):
    space: str
    omen: str


class KnownGate(Struct, frozen=True, gc=False):
    """A gate of the stack that the seat has looked at, and its place: 0 is the top."""

    place: int
    space: str


class ClueView(Struct, frozen=True, gc=False):
    space: str
    face: str | None
    """What is on its face, where that may be known (rule eh.hidden.12)."""


class MonsterView(Struct, frozen=True, gc=False):
    token: int
    kind: str
    space: str
    lost: int
    toughness: int
    epic: bool


class TokenView(Struct, frozen=True, gc=False):
    """An Eldritch token on the board."""

    space: str
    by: str


class FallenView(Struct, frozen=True, gc=False):
    """A defeated investigator on the board."""

    id: str
    space: str
    by: str
    clues: int
    trains: int
    ships: int
    cards: list[str]


class HeldCard(Struct, frozen=True, gc=False):
    """A card that somebody has, by its front; its back, where the seat knows it."""

    id: str
    back: str | None = None


class InvestigatorView(Struct, frozen=True, gc=False):
    id: str
    seat: int
    space: str
    health: int
    most_health: int
    sanity: int
    most_sanity: int
    skills: dict[Skill, int]
    """What is printed."""
    improved: dict[Skill, int]
    clues: list[str]
    trains: int
    ships: int
    cards: list[HeldCard]
    conditions: list[HeldCard]
    delayed: bool
    fate: str
    lead: bool


class OngoingView(Struct, frozen=True, gc=False):
    """A Mythos card in play: where it is met, and what lies on it."""

    card: str
    space: str | None
    tokens: int
    monsters: list[str]


class MysteryView(Struct, frozen=True, gc=False):
    """The current mystery: what counts for it, how much is there and how much is needed."""

    card: str
    goal: str
    have: int
    need: int
    space: str | None
    clues: list[str]
    monsters: list[str]
    gates: list[str]


class PileView(Struct, frozen=True, gc=False):
    """A deck by its size, with its discard pile, which is public (rule eh.hidden.6)."""

    size: int
    discard: list[str]


class FaceUpDeck(Struct, frozen=True, gc=False):
    """A deck of double-sided cards: everybody sees the front of the top card (rule eh.double-sided.3)."""

    size: int
    top: str | None


class CombatView(Struct, frozen=True, gc=False):
    who: str
    kind: str
    token: int | None
    """None for one that ambushes: it is not on the board."""
    will: int | None
    horror: int
    strength: int | None
    damage: int
    toughness: int
    lost: int


class DicePart(Struct, frozen=True, gc=False):
    """So many dice of the pool, and what they come from: a thing, or a word."""

    source: str
    dice: int


class TestView(Struct, frozen=True, gc=False):
    """The test that is being made."""

    __test__ = False

    who: str
    skill: str
    parts: list[DicePart]
    pool: int
    at_least: int
    """What a die has to show to be a success."""
    doubled: int
    """From which number on it counts as two."""
    dice: list[int]
    """Nothing before the roll."""
    successes: int
    chance: float
    """How likely it is passed: before the roll by the pool, after it by what lies there."""


class LossView(Struct, frozen=True, gc=False):
    """Health or sanity that somebody is about to lose."""

    who: str
    what: str
    count: int


class View(Struct, frozen=True, gc=False):
    """Everything a seat may know, and nothing else."""

    seat: int | None
    step: str
    round: int
    phase: str
    ancient_one: str
    difficulty: str
    awake: bool
    lead: int
    turn: int | None
    """The seat whose turn it is."""
    order: list[int]
    """The seats whose turn is still to come in this phase."""
    actions_left: int
    used: list[str]
    """What has been done this round and cannot be done again; of double-sided cards only the front is told."""
    doom: int
    omen: int
    omen_tokens: list[int]
    gates: list[GateView]
    gate_stack: int
    gate_discard: list[str]
    known_gates: list[KnownGate]
    clues: list[ClueView]
    clue_pool: int
    clue_discard: list[str]
    monsters: list[MonsterView]
    cup: int
    aside: dict[str, int]
    eldritch: list[TokenView]
    expedition: str | None
    expeditions: PileView
    investigators: list[InvestigatorView]
    fallen: list[FallenView]
    unused: list[str]
    reserve: list[str]
    assets: PileView
    artifacts: PileView
    spells: FaceUpDeck
    conditions: FaceUpDeck
    decks: dict[str, PileView]
    mythos: int
    mythos_discard: list[str]
    card: str | None
    """The Mythos card that is being resolved."""
    ongoing: list[OngoingView]
    mysteries: int
    mystery: MysteryView | None
    solved: list[str]
    sheet_tokens: int
    sheet_gates: list[str]
    scene: SceneView | None
    combat: CombatView | None
    test: TestView | None
    last_dice: list[int]
    """What the dice of the last test showed."""
    rolled: int
    """What the last die that was no test showed; 0 before the first."""
    losing: LossView | None
