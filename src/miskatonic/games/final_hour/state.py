"""The whole of a game as plain data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from miskatonic.kernel.game import State
from miskatonic.kernel.tokens import Gauge
from miskatonic.kernel.zones import Bag, Deck

from .words import DAMAGE, EMPTY, GateSymbol, Half, Symbol


class Location(Struct, array_like=True, gc=False):
    """What lies in a location: its monster spaces (EMPTY, DAMAGE or a token) and a face-down clue."""

    spaces: list[int]
    clue: Symbol | None = None

    @property
    def full(self) -> bool:
        return EMPTY not in self.spaces

    @property
    def damaged(self) -> bool:
        return DAMAGE in self.spaces

    @property
    def has_monsters(self) -> bool:
        return max(self.spaces) > EMPTY

    def monsters(self) -> list[int]:
        return [token for token in self.spaces if token > EMPTY]


class Investigator(Struct, array_like=True, gc=False):
    """An investigator: where it stands, its health, its action deck, its priority hand, its items."""

    id: str
    seat: int
    location: int
    health: Gauge
    actions: Deck[int]
    hand: list[int]
    items: list[str]
    drawn: int | None = None
    """The action card drawn and not yet played (only between the draw and the priority card)."""


class Played(Struct, array_like=True, gc=False):
    """An action card played this round under a priority card."""

    who: int
    card: int
    priority: int
    revealed: bool = False
    resolved: bool = False


class Gate(Struct, array_like=True, gc=False):
    """The pile of gate tokens of one symbol."""

    symbol: GateSymbol
    location: int
    tokens: int = 1


class Readings(Struct, array_like=True, gc=False):
    """Open points of the rulebook, settled at set-up."""

    killer_victim: Literal["one", "each"]
    solo_ritual: Literal["all", "choose-six", "three"]
    horde_steps: Literal["every", "once"]
    simultaneous_draw: bool
    solo_lead: Literal["choose", "first"]
    solo_health: int
    solo_face_down: Literal["ignored", "blind"]


class FinalHour(State):
    """The state of a game of Final Hour."""

    ancient_one: str
    difficulty: Literal["low", "normal", "high"]
    readings: Readings
    solo: bool
    round: int
    lead: int
    ritual_site: int
    locations: list[Location]
    """By number; entry 0 is not a place."""
    seals: list[int]
    """By walkway: UNSEALED, USED_SEAL or FRESH_SEAL."""
    gates: list[Gate]
    gate_stack: list[GateSymbol]
    gate_removed: GateSymbol
    ritual_tokens: list[Symbol]
    found: list[Symbol]
    """The ritual symbols found so far."""
    investigators: list[Investigator]
    cup: Bag[int]
    beside_sheet: list[int]
    priority: Deck[int]
    items: Deck[str]
    played: list[Played]
    row: list[int]
    """Solo: the four priority cards laid out this round."""
    kept: list[int]
    """Solo: the priority cards kept for the ritual."""
    face_down: bool = False
    face_down_next: bool = False
    keys_removed: int = 0
    """Key clues found and returned to the box."""
    omens_softened: int = 0
    resolving: Half | None = None
    activated: list[int] = []
    horde_victims: list[int] = []
    committed: list[list[int]] = []
    """The cards laid down for the ritual, by investigator; hidden until all have chosen."""
    ritual_revealed: bool = False

    @property
    def tokens_shown(self) -> bool:
        """True where everybody sees the ritual tokens: at the attempt, and once the game is over."""
        return self.ritual_revealed or self.result is not None

    def seat_of(self, who: int) -> int:
        return self.investigators[who].seat
