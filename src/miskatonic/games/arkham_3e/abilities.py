"""What components can do besides their effects: declared as data, so that rules, texts and odds read the same."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from miskatonic.kernel.effects import Amount, Condition, Cost, Effect, Effects

from .words import Harm, Occurring, Skill

Whose = Literal["own", "here", "any"]
"""Whose tests or harm: the owner's, of investigators in the same space and the owner, anybody's."""

Which = Literal["one", "any", "one-or-all"]
"""Which dice are rolled again: one, as many as they like, one or all of them."""


class TestAbility(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that changes tests: of some skills or of all, during something or always."""

    __test__ = False

    skills: list[Skill] = []
    during: list[Occurring] = []
    whose: Whose = "own"
    when: Condition | None = None
    cost: Cost | None = None
    limited: bool = False
    """Once per round."""


class MoreDice(TestAbility, frozen=True):
    """A skill that is raised or dice that are added (rule ah3.466.2d)."""

    n: Amount


class Reroll(TestAbility, frozen=True):
    """Dice are rolled again (rule ah3.466.4b); so many of them at most."""

    which: Which = "one"
    most: Amount | None = None
    rolls: bool = False
    """Also dice that are no test."""
    then: Effects = []


class RaiseDie(TestAbility, frozen=True):
    """One die shows one more, or all of them do, which costs nothing."""

    all: bool = False


class DoubleSixes(TestAbility, frozen=True):
    """Each 6 counts as two successes."""


class AddSuccesses(TestAbility, frozen=True):
    """Successes that no die shows (rule ah3.466.4d)."""

    n: Amount


class Prevent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Harm is prevented (rule ah3.437.1)."""

    what: list[Harm] = []
    n: int = 1
    whose: Whose = "own"
    limited: bool = False
    to_this: int = 0
    """By itself, where at least so much would be dealt to this very card."""


class Action(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An action printed on a component (rule ah3.423.1)."""

    when: Condition | None = None
    engaged: bool = False
    """It may be performed while engaged (rule ah3.465.5)."""
    lenient: bool = False
    """By another reading it may be performed while engaged (rule ah3.465.5-ex)."""
    then: Effects


class Reaction(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What follows when something has happened."""

    at: str
    whose: Whose = "own"
    limited: bool = False
    """Once per round; it is something that may be done."""
    when: Condition | None = None
    then: Effects


class Cast(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a spell is cast: on what occasion, with what modifier, and what its result does (rule ah3.436.7)."""

    at: Literal["action", "attack", "evade", "move", "damage", "others-test", "attack-skill", "evade-skill"]
    choose: Literal["monster", "monster-near", "healed-here"] | None = None
    """Whom or what it is aimed at."""
    mod: int = 0
    engaged: bool = False
    limited: bool = False
    then: Effects = []
    """What follows the test, whatever its result."""
    passed: Effects = field(default_factory=list[Effect], name="pass")


class Abilities(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything an asset or an investigator can do."""

    dice: list[MoreDice] = []
    reroll: list[Reroll] = []
    raises: list[RaiseDie] = []
    sixes: list[DoubleSixes] = []
    successes: list[AddSuccesses] = []
    prevent: list[Prevent] = []
    action: Action | None = None
    react: list[Reaction] = []
    reckoning: Effects = []
    focus_limit: int = 0
    """How much higher the focus limit is."""
    focus_twice: bool = False
    """Each skill may be focused twice."""
    focus_rerolls: Literal["any", "horror"] | None = None
    """A focus token that is spent lets more dice be rolled again."""
    focus_heals: int = 0
    """Sanity that is recovered when a focus token is spent for a reroll."""
    successes_from: int = 0
    """From which number on dice are successes, whatever else is said."""
    no_blessing: bool = False
    """The owner can become neither blessed nor cursed."""
    half_price: bool = False
    """Once per round, an item is bought for half its price."""
    extra_action: bool = False
    """Once per round, an additional action in the owner's turn."""
    vehicle: int = 0
    """How many spaces the owner may move by it instead of an ordinary move action."""
    unseen: bool = False
    """Monsters that are not epic ignore the owner until the owner attacks or damages them."""
    lasting: bool = False
    """It cannot be discarded."""
    blood_casting: bool = False
    """Damage may be suffered instead of the horror of a spell."""
    shields: bool = False
    """The owner may be engaged instead of another investigator in the space."""
    lends_focus: bool = False
    """Others in the space have what the owner has focused."""
    smoky: bool = False
    """After the owner's action another investigator may perform the same one."""
    shortcut: bool = False
    """A free move of up to two spaces around the additional action of an evade action."""
    spells_are_limit: bool = False
    """The focus limit is the number of spells."""
    casting_luck: bool = False
    """A success more where it takes horror of a spell that its owner casts."""
    two_pact_dice: bool = False
    """A dark pact of its owner is reckoned with two dice."""
    no_limit: bool = False
    """There is no focus limit."""
