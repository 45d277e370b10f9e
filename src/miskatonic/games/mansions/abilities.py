"""What components can do besides their effects: declared as data, so that rules, texts and odds read the same."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from miskatonic.kernel.effects import Condition, Cost, Effects

from .words import During, Skill

Occasion = Literal[
    "before-evade", "clue-found", "damaged", "gained", "horror-check", "killed-monster", "moved-twice", "turn-end"
]
"""What can happen to an investigator that their components react to."""


class Bonus(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something added to tests, or taken from them: of some skills or of all, during something or always."""

    n: int
    skills: list[Skill] = []
    during: list[During] = []
    when: Condition | None = None


class CardAction(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something its owner may do with a card in their turn (rules mom.card-action.1, mom.card-action.2)."""

    action: bool = True
    """It takes the Action of the turn."""
    once_a_round: bool = False
    once_a_game: bool = False
    discards: bool = False
    """The card is gone afterwards."""
    cost: Cost | None = None
    when: Condition | None = None
    then: Effects


class Reaction(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that follows, or may follow, when something happens to its owner."""

    at: Occasion
    optional: bool = True
    once_a_game: bool = False
    once_a_round: bool = False
    discards: bool = False
    cost: Cost | None = None
    when: Condition | None = None
    then: Effects


class Abilities(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything a card or a trait can do."""

    bonus: list[Bonus] = []
    actions: list[CardAction] = []
    react: list[Reaction] = []
    lowers: dict[Skill, int] = {}
    """How much lower a skill itself is, though never below 1."""
    ignores_darkness: bool = False
    sees_all_dark: bool = False
    """Explores every room as if it were dark."""
    quick_explorer: bool = False
    """Darkness costs no Move when its owner explores."""
    carries: dict[str, int] = {}
    """At most so many cards of a type."""
    kept: Literal["always", "game"] = "game"
