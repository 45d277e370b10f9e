"""The cards: priority cards, action cards, items, and the sheets of the Ancient Ones."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal

from msgspec import Struct

from miskatonic.kernel.content import read
from miskatonic.kernel.effects import Effects

from .verbs import LANGUAGE
from .words import FOLDER, GateSymbol, Origin, Symbol


class PriorityCard(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    omens: int
    symbol: Symbol


class PriorityCards(Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[PriorityCard]
    origin: dict[str, Origin]


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """A title of an action deck: the upper effect both copies share, and the lower effect of each copy."""

    id: str
    origin: Origin
    upper: Effects
    lower: tuple[Effects, Effects]
    lower_origin: Origin | None = None


class PrintedInvestigator(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cards: list[Title]


class Investigators(Struct, frozen=True, forbid_unknown_fields=True):
    lower_effects: dict[str, Any]
    investigators: list[PrintedInvestigator]


class ActionCard(Struct, frozen=True):
    """One of the sixty action cards; its number is its identity in the state."""

    number: int
    owner: str
    title: str
    copy: int
    upper: Effects
    lower: Effects
    origin: Origin
    cause: str
    """How events and questions name this card."""


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    use: Literal["before", "after"]
    effects: Effects
    origin: Origin


class Items(Struct, frozen=True, forbid_unknown_fields=True):
    items: list[Item]


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up of one difficulty: where the ritual and the gates are, and the starting monsters."""

    ritual_site: int
    gates: dict[GateSymbol, int]
    elsewhere: int
    at_gates: dict[GateSymbol, dict[str, int]]
    origin: Origin
    verified: bool


class ReckoningRow(Struct, frozen=True, forbid_unknown_fields=True, rename={"least": "from"}):
    """What happens from this number of omens on, up to the next row."""

    id: str
    least: int
    effects: Effects
    origin: Origin


class AncientOne(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    special: dict[str, int]
    setups: dict[Literal["low", "normal", "high"], Opening]
    reckoning: list[ReckoningRow]

    def row(self, omens: int) -> ReckoningRow | None:
        """The row whose range contains the total; none for 0 omens."""
        reached = [row for row in self.reckoning if row.least <= omens]
        return reached[-1] if reached else None


class AncientOnes(Struct, frozen=True, forbid_unknown_fields=True):
    ancient_ones: list[AncientOne]


_FOLDER: Final = FOLDER / "content"

PRIORITY: Final = {card.number: card for card in read(_FOLDER / "priority.yaml", PriorityCards).cards}
INVESTIGATORS: Final = {
    each.id: each for each in read(_FOLDER / "investigators.yaml", Investigators, LANGUAGE).investigators
}
ITEMS: Final = {item.id: item for item in read(_FOLDER / "items.yaml", Items, LANGUAGE).items}
ANCIENT_ONES: Final = {
    each.id: each for each in read(_FOLDER / "ancient_ones.yaml", AncientOnes, LANGUAGE).ancient_ones
}

ACTION_CARDS: Final = [
    ActionCard(number, owner, title.id, copy, title.upper, title.lower[copy], title.origin, f"card:{title.id}")
    for number, (owner, title, copy) in enumerate(
        (owner.id, title, copy)
        for owner in INVESTIGATORS.values()
        for title in owner.cards
        for copy in range(len(title.lower))
    )
]
"""The sixty action cards; a card's number is its place in this list."""


@cache
def deck_of(investigator: str) -> tuple[int, ...]:
    """The numbers of an investigator's ten action cards."""
    return tuple(card.number for card in ACTION_CARDS if card.owner == investigator)
