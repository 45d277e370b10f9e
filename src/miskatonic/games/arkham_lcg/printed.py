"""The cards as they are printed."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from miskatonic.kernel.content import read

from .words import FOLDER, CardClass, Keyword, Kind, Origin, Prey, Skill, Slot


class Unrevealed(Struct, frozen=True, forbid_unknown_fields=True):
    """The back of a location, where it shows another symbol."""

    symbol: str
    connects: list[str]
    traits: list[str] = []


class Printed(Struct, frozen=True, forbid_unknown_fields=True, rename={"card_class": "class"}):
    """One card as printed. What it does is said by its class in `cards` or `scenarios`."""

    code: str
    type: Kind
    origin: Origin
    card_class: CardClass | None = None
    weakness: Literal["signature", "basic"] | None = None
    of: str | None = None
    """The investigator this card belongs to."""
    level: int | None = None
    unique: bool = False
    cost: int | None = None
    slots: list[Slot] = []
    traits: frozenset[str] = frozenset()
    skills: dict[Skill, int] = {}
    icons: dict[str, int] = {}
    uses: dict[str, int] = {}
    health: int | None = None
    health_each: int = 0
    sanity: int | None = None
    fight: int = 0
    evade: int = 0
    damage: int = 0
    horror: int = 0
    keywords: frozenset[Keyword] = frozenset()
    prey: Prey = Prey.ANY
    spawn: list[str] | Literal["empty", "prey"] | None = None
    shroud: int = 0
    clues: int = 0
    """Of a location or an act: for each investigator."""
    symbol: str = ""
    connects: list[str] = []
    unrevealed: Unrevealed | None = None
    doom: int = 0
    stage: int = 0
    victory: int | None = None
    set: str | None = None
    copies: int = 1

    @property
    def is_player_card(self) -> bool:
        return self.set is None and self.type is not Kind.INVESTIGATOR

    @property
    def is_original(self) -> bool:
        """Made up here: in a game only where somebody asks for it."""
        return self.origin == "original"


PRINTED: Final[dict[str, Printed]] = {
    card.code: card for card in read(FOLDER / "content" / "cards.yaml", list[Printed])
}
"""Every card by its code: the core set, and what is made up here."""

ORIGINALS: Final = tuple(code for code, card in PRINTED.items() if card.is_original)
PUBLISHED_SETS: Final = frozenset(card.set for card in PRINTED.values() if card.set and not card.is_original)
"""The encounter sets of the core set; cards made up here that name one of them are no part of it."""
