"""Weapons, spells and talents: what one fights with."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weapon(NamedTuple):
    """How an attack is made: its skill, its bonus, its damage."""

    skill: str = "combat"
    bonus: int = 0
    damage: int = 1
    well: int = 0
    """More damage if it succeeds by 2."""
    alone: int = 0
    """More damage if the target is the only enemy engaged with the attacker."""
    clues: int = 0
    """More skill where there are clues."""
    spread: bool = False
    """As much damage as it succeeds by, from 1 to 5."""
    cost: float = 0.0
    """What is used up."""


FISTS: Final = Weapon()

WEAPONS: Final[dict[tuple[str, str], Weapon]] = {
    ("01006", "shoot"): Weapon(bonus=1, damage=2, clues=2, cost=0.35),
    ("01016", "shoot"): Weapon(bonus=1, damage=2, cost=0.35),
    ("01020", "strike"): Weapon(bonus=1, alone=1),
    ("01029", "shoot"): Weapon(bonus=3, spread=True, cost=0.8),
    ("01044", "stab"): Weapon(well=1),
    ("01047", "shoot"): Weapon(bonus=2, well=1, cost=0.3),
    ("01051", "play"): Weapon(skill="agility", damage=3, cost=0.6),
    ("01060", "wither"): Weapon(skill="willpower", damage=2, cost=0.5),
    ("01074", "swing"): Weapon(bonus=2, damage=2, cost=0.15),
    ("01086", "stab"): Weapon(bonus=1),
    ("01086", "throw"): Weapon(bonus=2, damage=2, cost=0.8),
}
"""By card and ability."""

TALENTS: Final[dict[str, frozenset[str]]] = {
    "01017": frozenset({"willpower", "combat"}),
    "01034": frozenset({"intellect", "agility"}),
    "01049": frozenset({"combat", "agility"}),
    "01062": frozenset({"willpower", "intellect"}),
    "01077": frozenset({"willpower", "agility"}),
}
"""The skills a card can raise for resources."""
