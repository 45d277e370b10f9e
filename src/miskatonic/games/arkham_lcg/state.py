"""The whole of a game as plain data.

A card is a number: `codes[card]` says which printed card it is, `owners[card]` whose it is. A card in play has an entry
in `play`; everywhere else it is only its number in a deck, a hand or a pile.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar, Final

from msgspec import Struct, field

from miskatonic.kernel.game import State
from miskatonic.kernel.timing import Uses
from miskatonic.kernel.zones import Deck

from .decks import Deck as InvestigatorDeck
from .words import NOBODY, NOWHERE, Difficulty, Skill

ACTIONS_PER_TURN: Final = 3
"""How many an investigator may take (rule lcg.framework.2.2.1.a)."""


class Fate(StrEnum):
    """How a scenario has gone for an investigator so far."""

    PLAYING = "playing"
    RESIGNED = "resigned"
    DEFEATED = "defeated"
    ABSENT = "absent"
    """The seat sits this scenario out."""


PLAYING: Final = Fate.PLAYING


class Investigator(Struct, array_like=True, gc=False):
    """An investigator in a scenario: where they stand, what they have, and the zones of their cards."""

    code: str
    card: int
    location: int = NOWHERE
    damage: int = 0
    horror: int = 0
    clues: int = 0
    resources: int = 0
    deck: list[int] = []
    """Face down; the top is the end."""
    hand: list[int] = []
    discard: list[int] = []
    """Face up; the top is the end."""
    assets: list[int] = []
    """The play area."""
    threats: list[int] = []
    """The threat area: enemies engaged with them, and cards that were put there."""
    fate: Fate = Fate.PLAYING
    actions: int = ACTIONS_PER_TURN
    extra_spent: list[int] = []
    """The cards whose additional action was used this turn."""
    turn_taken: bool = False
    """In the investigation phase; in the mythos phase: they have drawn their encounter card."""


class InPlay(Struct, array_like=True, gc=False):
    """What lies on a card in play, and how it stands."""

    controller: int = NOBODY
    location: int = NOWHERE
    """Where an unengaged enemy is."""
    attached: int = NOWHERE
    """The card it is attached to."""
    engaged: int = NOBODY
    """Whose threat area it is in; a massive enemy is engaged with everybody at its location instead."""
    exhausted: bool = False
    revealed: bool = False
    damage: int = 0
    horror: int = 0
    clues: int = 0
    doom: int = 0
    uses: int = 0
    """Ammo, charges, supplies or secrets, as the card names them; or resources put on the card."""


class Lasting(Struct, array_like=True, gc=False):
    """A lasting effect: what it does, which card made it, until when, whom or what it is about."""

    kind: str
    source: str
    until: str
    who: int = NOBODY
    card: int = NOWHERE
    skill: Skill | None = None
    amount: int = 0


class Scried(Struct, array_like=True, gc=False):
    """The top cards of a deck that somebody has looked at, the topmost last."""

    seat: int
    deck: int
    """Whose deck, or NOBODY for the encounter deck."""
    cards: list[int]


class Term(Struct, array_like=True, frozen=True, gc=False):
    """One part of a number: which card it comes from, and how much it adds."""

    source: str
    amount: int


class Drawn(Struct, array_like=True, gc=False):
    """A chaos token that was revealed for a test."""

    token: str
    value: int = 0
    turned: bool = False
    """Its minus counts as a plus."""


class SkillTest(Struct, array_like=True, gc=False):
    """A skill test under way."""

    who: int
    skill: Skill
    base: int
    """The difficulty as the card says it; that of an investigation or attack is read from its target."""
    source: int
    """The card that asks for it, or NOWHERE for a basic action."""
    attempt: str | None = None
    """What is attempted: investigate, fight, evade."""
    target: int = NOWHERE
    """The location investigated, the enemy fought or evaded."""
    bonus: int = 0
    """What the ability that started it adds to the skill."""
    easier: int = 0
    """What the ability that started it takes off the difficulty."""
    damage: int = 0
    """What the weapon and others add to the damage of an attack."""
    boosts: list[Term] = []
    """Gained during the test, for this test."""
    committed: list[int] = []
    committers: list[int] = []
    drawn: list[Drawn] = []
    ignored: list[str] = []
    """Tokens that were drawn and count as never revealed; they go back with the others."""
    automatic: bool | None = None
    """Automatic success or failure."""
    succeeded: bool | None = None
    margin: int = 0
    """By how much it succeeded or failed."""
    stage: str = "begin"
    """How far it is: begin, token, result while that may still change, outcome when it is settled."""


class Looking(Struct, array_like=True, gc=False):
    """Somebody looks at cards: searching, or arranging them."""

    seat: int
    cards: list[int]


class Waiting(Struct, array_like=True, gc=False):
    """Something with a test of its own, put off until the test under way has ended."""

    who: int
    card: int
    """The card whose forced ability waits, or the location to move to."""
    ability: str
    """The name of the forced ability, or nothing for a move."""


class Sheet(Struct, array_like=True, gc=False):
    """What the campaign log says about the investigator of a seat."""

    deck: InvestigatorDeck
    physical_trauma: int = 0
    mental_trauma: int = 0
    experience: int = 0
    """Unspent."""
    earned: int = 0
    """In all."""
    penalty: int = 0
    """Experience that is taken off at the end of the scenario."""
    present: bool = True
    end: str = ""
    """Killed, or driven insane."""


class Chapter(Struct, array_like=True, gc=False):
    """How a scenario of the campaign ended."""

    scenario: str
    resolution: str
    rounds: int
    earned: dict[int, int]
    """Experience by seat."""
    fates: dict[int, Fate]


class CampaignLog(Struct, array_like=True, gc=False):
    """What is remembered from scenario to scenario."""

    notes: list[str] = []
    crossed_out: list[str] = []
    interrogated: list[str] = []
    got_away: list[str] = []
    lost: list[str] = []
    """Investigators who were killed or driven insane."""
    used: list[str] = []
    """Investigators who were ever played."""
    chapters: list[Chapter] = []


class ArkhamLcg(State):
    """The state of a scenario, and of the campaign it belongs to."""

    in_play_index: ClassVar[Any] = None
    """The index of the cards in play, once it was needed (an `InPlayIndex`); no part of the state."""

    adventure: str
    """The campaign, or the scenario that is played on its own."""
    scenario: str
    """The one that is played, or comes next."""
    difficulty: Difficulty
    core_sets: int
    grim: bool
    """Ties go the worse way by themselves."""
    sheets: list[Sheet]
    log: CampaignLog
    bag: list[str]
    """The chaos bag, without the tokens revealed for the test under way."""
    resolution: str = ""
    """How the scenario has ended."""
    phase: str = "setup"
    round: int = 0
    lead: int = 0
    active: int = NOBODY
    """Whose turn it is."""
    window: str = ""
    """The player window that is open."""
    investigators: list[Investigator] = []
    """By seat."""
    per_investigator: int = 1
    """How many investigators started the scenario."""
    codes: list[str] = []
    owners: list[int] = []
    play: dict[int, InPlay] = {}
    locations: list[int] = []
    enemies: list[int] = []
    encounter: Deck[int] = field(default_factory=lambda: Deck[int]([], []))
    cultists: list[int] = []
    """A deck of its own in The Midnight Masks."""
    agendas: list[int] = []
    """The current one is the last."""
    acts: list[int] = []
    """The current one is the last."""
    reference: int = NOWHERE
    set_aside: list[int] = []
    victory: list[int] = []
    removed: list[int] = []
    played: list[int] = []
    """Cards that are being played, for all to see."""
    limbo: list[int] = []
    """Cards that are being drawn or resolved."""
    peril: int = NOBODY
    """Who is alone with an encounter card."""
    test: SkillTest | None = None
    lasting: list[Lasting] = []
    uses: Uses = field(default_factory=lambda: Uses({}))
    scried: list[Scried] = []
    looking: Looking | None = None
    surging: list[int] = []
    """Encounter cards that gained Surge."""
    waiting: list[Waiting] = []
