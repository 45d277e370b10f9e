"""What components can do besides their effects: declared as data, so that rules, texts and odds read the same."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from miskatonic.kernel.effects import Condition, Cost, Effects

from .words import Harm, Occurring, Skill, SpaceType

Whose = Literal["own", "here", "any"]
"""Whose tests or losses: the owner's, those of investigators on the same space (the owner among them), anybody's."""


class TestAbility(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that changes tests: of a skill or of all, during something or always."""

    __test__ = False

    skill: Skill | None = None
    during: Occurring | None = None
    not_during: Occurring | None = None
    whose: Whose = "own"
    type: SpaceType | None = None
    """Only while the owner is on a space of this type."""
    cost: Cost | None = None
    limited: bool = False
    """Once per round."""


class Bonus(TestAbility, frozen=True):
    """Bonus dice, of which only the highest counts (rule eh.test.5)."""

    n: int


class ExtraDice(TestAbility, frozen=True):
    """Additional dice, all of which count (rule eh.test.7)."""

    n: int = 1


class Reroll(TestAbility, frozen=True):
    """One die is rolled again, or as many as they like."""

    all: bool = False


class RaiseDie(TestAbility, frozen=True):
    """One die shows one more."""


class DoubleSixes(TestAbility, frozen=True):
    """Each 6 counts as two successes."""


class Prevent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Losses of health or sanity are prevented; without `n`, all of one effect."""

    what: Harm
    n: int | None = None
    whose: Whose = "own"
    during: Occurring | None = None
    cost: Cost | None = None
    limited: bool = False


class Action(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An action printed on a component; a local one may be performed by anybody on the space."""

    local: bool = False
    uncounted: bool = False
    """By another reading it is none of the two actions of a turn (rule eh.inv-silas.2)."""
    when: Condition | None = None
    then: Effects


class Reaction(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What follows when something has happened."""

    at: str
    whose: Whose = "own"
    limited: bool = False
    """Once per round; it is something that may be done."""
    when: Condition | None = None
    then: Effects


class Abilities(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything a possession, a condition or an investigator can do."""

    bonus: list[Bonus] = []
    dice: list[ExtraDice] = []
    reroll: list[Reroll] = []
    raises: list[RaiseDie] = []
    sixes: list[DoubleSixes] = []
    prevent: list[Prevent] = []
    action: Action | None = None
    react: list[Reaction] = []
    rest: Effects = []
    """What else happens when its owner rests."""
    rest_here: Effects = []
    """What else happens when anybody on the space rests."""
    reckoning: Effects = []
    less_damage: Annotated[int, Meta(ge=0)] = 0
    """Monsters that the owner encounters do less damage, but at least 1."""
    one_horror: bool = False
    """Monsters that the owner encounters have a horror of no more than 1."""
    never_delayed: bool = False
    """The owner becomes delayed only by choice."""
    never_detained: bool = False
    cheaper_clues: bool = False
    """Once per round, an effect costs one clue less."""
    sanity_for_clue: bool = False
    """Once per round, sanity can be spent in place of a clue."""
    two_dice_for_clue: bool = False
    """A clue spent on the space rolls two dice again instead of one."""
    unseen_by_monsters: bool = False
    """The owner may choose an encounter as if there were no monsters."""
    improves_twice: bool = False
    more_action: Cost | None = None
    """Once per round, an additional action for a price."""
    shares_assets: bool = False
    """Assets that the owner acquires may be gained by others."""
