"""Fights, evasions and investigations, as the abilities of cards declare them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ..words import Skill

WELL: Final = 2
"""By how much a test has to succeed where more comes of succeeding well."""


class Attempt(Struct, frozen=True, gc=False):
    """What an ability makes of the action it is named after: fight, evade or investigate.

    The rule that carries it out, the chances, the text of the card and the bots all read it here.
    """

    skill: Skill | None = None
    """The skill in place of the usual one."""
    bonus: int = 0
    """More skill."""
    bonus_with_clues: int = 0
    """What the bonus is instead where there is a clue at the location."""
    easier: int = 0
    """Less shroud."""
    damage: int = 0
    """More damage on a success."""
    damage_if_well: int = 0
    """More damage if it succeeds by 2 or more."""
    damage_if_alone: int = 0
    """More damage if the enemy is the only one engaged with whoever attacks it."""
    damage_by_margin: int = 0
    """In place of the usual 1, as much damage as the attack succeeds or fails by: at least 1, at most this."""

    def bonus_at(self, clues: int) -> int:
        """What it adds to the skill at a location with so many clues."""
        return self.bonus_with_clues or self.bonus if clues else self.bonus

    def damage_dealt(self, margin: int, *, alone: bool) -> int:
        """What an attack deals that succeeds by so much, or misses by so much below 0 and strikes somebody else.

        That is 1 (rule lcg.fight-action.3) and more; a wide miss hurts nobody the more, unless all goes by the margin.
        """
        damage = max(1, min(self.damage_by_margin, abs(margin))) + self.damage
        if margin >= WELL:
            damage += self.damage_if_well
        return damage + self.damage_if_alone if alone else damage

    def numbers(self) -> dict[str, int]:
        """What the texts of the card say: `more` damage than the usual, `most` in all, and so on."""
        more = self.damage + self.damage_if_well + self.damage_if_alone
        found = {
            "bonus": self.bonus,
            "bonus-with-clues": self.bonus_with_clues,
            "easier": self.easier,
            "more": more,
            "most": more + (self.damage_by_margin or 1),
            "well": WELL,
        }
        return {name: number for name, number in found.items() if number}
