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

HEARS: Final[dict[tuple[type[Moment], Point], set[str]]] = {}
"""Which cards in play have an ability at a moment: most moments concern nobody."""

HEARS_IN_HAND: Final[dict[tuple[type[Moment], Point], set[str]]] = {}
"""Which cards in hand have one: fast events above all."""

LISTEN_IN_HAND: Final[dict[type[Moment], set[str]]] = {}
"""The same by the moment alone, whatever its points."""

HEARD_AFTER: Final[set[type[Moment]]] = set()
"""The moments after which some card has an ability."""

ANSWERS: Final[dict[str, set[str]]] = {}
"""Which cards have a constant effect on a value or a permission, by the name of the method."""

FAST: Final[set[str]] = set()
"""Cards in hand that are played in player windows."""

PLAYED: Final[dict[str, int]] = {}
"""Cards in hand that are played with an action, and their printed price."""

QUESTIONS: Final = (
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


def register(kind: type[Card], code: str, base: type[Card]) -> None:
    """Note what a card has that the base of all cards has not."""
    for ability in kind.abilities:
        if ability.moment is not None and ability.point is not None:
            hears = HEARS_IN_HAND if ability.in_hand else HEARS
            hears.setdefault((ability.moment, ability.point), set()).add(code)
            if ability.point is Point.AFTER:
                HEARD_AFTER.add(ability.moment)
            if ability.in_hand:
                LISTEN_IN_HAND.setdefault(ability.moment, set()).add(code)
        if ability.kind == "event" and not ability.actions and ability.moment is None:
            FAST.add(code)
    shown = kind.printed
    if shown.type in ("asset", "event") and shown.cost is not None and "fast" not in shown.keywords:
        PLAYED[code] = shown.cost
    elif shown.type == "asset" and "fast" in shown.keywords:
        FAST.add(code)
    for question in QUESTIONS:
        answers = ANSWERS.setdefault(question, set())
        if getattr(kind, question) is not getattr(base, question):
            answers.add(code)
    if kind.skills:
        ANSWERS["changes_skills_of"].add(code)
    kind.helps_controller = kind.skills_while is None and kind.changes_skills_of is base.changes_skills_of
    if Keyword.PERMANENT in shown.keywords:
        ANSWERS["stays"].add(code)
    kind.answered = tuple(question for question in QUESTIONS if code in ANSWERS[question])
    kind.heard = tuple(moment for moment, listening in HEARS.items() if code in listening)
    kind.event = next((ability for ability in kind.abilities if ability.kind == "event"), None)
    kind.free = tuple(ability for ability in kind.abilities if ability.kind == "free")
    kind.choosy = kind.max_committed is not None or kind.may_commit is not base.may_commit
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
