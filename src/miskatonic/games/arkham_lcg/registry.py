"""Which card does what: cards enter themselves as they are declared, and the rules look here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miskatonic.kernel.text import Message
from miskatonic.kernel.timing import Point

from .moments import Moment
from .words import Keyword, say

if TYPE_CHECKING:
    from .card import Ability, Card

CARDS: Final[dict[str, Card]] = {}
"""What every card does, by its code."""

LISTENERS: Final[dict[tuple[type[Moment], Point], set[str]]] = {}
"""Which cards have an ability at a point of a moment while they are in play."""

LISTENERS_IN_HAND: Final[dict[tuple[type[Moment], Point], set[str]]] = {}
"""Which cards have one while they are in a hand: fast events above all."""

LISTENERS_IN_HAND_AT_ANY_POINT: Final[dict[type[Moment], set[str]]] = {}
"""The same by moment, whatever the point."""

HEARD_AFTER: Final[set[type[Moment]]] = set()
"""The moments after which some card has an ability."""

MODIFIERS: Final[dict[str, set[str]]] = {}
"""Which cards have a constant effect on a value or a permission, by the name of the method."""

FAST: Final[set[str]] = set()
"""Cards in hand that are played in player windows."""

PLAYED: Final[dict[str, int]] = {}
"""Cards in hand that are played with an action, and their printed price."""

MODIFIER_HOOKS: Final = (
    "changes_skills_of",
    "shroud",
    "fight",
    "evade",
    "health",
    "sanity",
    "hand_size",
    "factor",
    "price",
    "action_price",
    "extra_action",
    "extra_slots",
    "bars_investigators",
    "bars_enemy",
    "bars_investigating",
    "bars_playing",
    "bars_clues",
    "stays",
    "immune",
    "blanks",
    "gains",
    "counts_as",
    "minus_factor",
    "to_deck_bottom",
    "plays_discarded_event",
)
"""The methods of a card by which it changes a value, or gives or takes a permission, while it is in play."""


def register(kind: type[Card], code: str, base: type[Card]) -> None:
    """Enter a card by what it has that the base of all cards has not."""
    for ability in kind.abilities:
        if ability.moment is not None and ability.point is not None:
            hears = LISTENERS_IN_HAND if ability.in_hand else LISTENERS
            hears.setdefault((ability.moment, ability.point), set()).add(code)
            if ability.point is Point.AFTER:
                HEARD_AFTER.add(ability.moment)
            if ability.in_hand:
                LISTENERS_IN_HAND_AT_ANY_POINT.setdefault(ability.moment, set()).add(code)
        if ability.kind == "event" and not ability.actions and ability.moment is None:
            FAST.add(code)
    shown = kind.printed
    if shown.type in ("asset", "event") and shown.cost is not None and "fast" not in shown.keywords:
        PLAYED[code] = shown.cost
    elif shown.type == "asset" and "fast" in shown.keywords:
        FAST.add(code)
    for hook in MODIFIER_HOOKS:
        modifiers = MODIFIERS.setdefault(hook, set())
        if getattr(kind, hook) is not getattr(base, hook):
            modifiers.add(code)
    if kind.skills:
        MODIFIERS["changes_skills_of"].add(code)
    kind.helps_controller = kind.skills_while is None and kind.changes_skills_of is base.changes_skills_of
    if Keyword.PERMANENT in shown.keywords:
        MODIFIERS["stays"].add(code)
    kind.hooks = tuple(hook for hook in MODIFIER_HOOKS if code in MODIFIERS[hook])
    kind.listens_at = tuple(moment for moment, listeners in LISTENERS.items() if code in listeners)
    kind.event = next((ability for ability in kind.abilities if ability.kind == "event"), None)
    kind.free = tuple(ability for ability in kind.abilities if ability.kind == "free")
    kind.has_commit_conditions = kind.max_committed is not None or kind.may_commit is not base.may_commit
    kind.actions = tuple(ability for ability in kind.abilities if ability.kind == "action")
    kind.numbers = _numbers(kind.abilities)


def _numbers(abilities: tuple[Ability, ...]) -> dict[str, int]:
    found = {each.name: numbers_of(each) for each in abilities if each.attempt is not None}
    if len(found) == 1:
        return next(iter(found.values()))
    return {f"{name}-{what}": number for name, numbers in found.items() for what, number in numbers.items()}


def card_text(code: str) -> Message:
    """What a card says, with the numbers it declares."""
    return say(f"card-{code}-text", **CARDS[code].numbers)


def ability_name(ability: Ability) -> Message:
    """What is done with an ability, where it is offered."""
    return say(f"ability-{ability.code}-{ability.name}", **numbers_of(ability))


def numbers_of(ability: Ability) -> dict[str, int]:
    """What it adds to its attempt, if it is one."""
    return {} if ability.attempt is None else ability.attempt.numbers()
