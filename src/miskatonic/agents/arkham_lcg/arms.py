"""Weapons, spells, tools and talents: what one fights, evades and investigates with."""

from __future__ import annotations

from typing import Final, NamedTuple

from miskatonic.games.arkham_lcg.attempts import PLAIN
from miskatonic.games.arkham_lcg.card import Attempt
from miskatonic.games.arkham_lcg.registry import CARDS
from miskatonic.games.arkham_lcg.words import COMBAT, Designator


class Weapon(NamedTuple):
    """How an attack is made, as its card declares it, and what is used up by it."""

    attempt: Attempt = PLAIN
    cost: float = 0.0

    @property
    def skill(self) -> str:
        return self.attempt.skill or COMBAT

    @property
    def bonus(self) -> int:
        return self.attempt.bonus

    @property
    def damage(self) -> int:
        """What a hit deals at least."""
        return 1 + self.attempt.damage

    @property
    def alone(self) -> int:
        """More damage if the target is the only enemy engaged with the attacker."""
        return self.attempt.damage_if_alone


FISTS: Final = Weapon()

SPENT: Final[dict[tuple[str, str], float]] = {
    ("01006", "shoot"): 0.35,
    ("01016", "shoot"): 0.35,
    ("01029", "shoot"): 0.8,
    ("01047", "shoot"): 0.3,
    ("01051", "play"): 0.6,
    ("01060", "wither"): 0.5,
    ("01074", "swing"): 0.15,
    ("01086", "throw"): 0.8,
}
"""What is lost by an attack: ammunition, charges, the weapon itself."""


def declared(designator: Designator) -> dict[tuple[str, str], Attempt]:
    """What the abilities and events of a kind make of their action, by card and ability."""
    return {
        (code, ability.name): ability.attempt
        for code, card in sorted(CARDS.items())
        for ability in card.abilities
        if ability.designator is designator and ability.attempt is not None
    }


WEAPONS: Final = {kind: Weapon(attempt, SPENT.get(kind, 0.0)) for kind, attempt in declared(Designator.FIGHT).items()}
"""By card and ability."""

EVASIONS: Final = {code: attempt for (code, _), attempt in declared(Designator.EVADE).items()}
SEARCHES: Final = {code: attempt for (code, _), attempt in declared(Designator.INVESTIGATE).items()}
"""What one evades and investigates with, by card."""

TALENTS: Final[dict[str, frozenset[str]]] = {
    "01017": frozenset({"willpower", "combat"}),
    "01034": frozenset({"intellect", "agility"}),
    "01049": frozenset({"combat", "agility"}),
    "01062": frozenset({"willpower", "intellect"}),
    "01077": frozenset({"willpower", "agility"}),
}
"""The skills a card can raise for resources."""
