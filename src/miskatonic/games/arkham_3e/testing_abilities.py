"""Abilities that change tests: which of them apply, when, and what using one takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

from miskatonic.kernel.flow import Flow

from .abilities import AddSuccesses, DoubleSixes, MoreDice, RaiseDie, Reroll, TestAbility
from .components import PRINTED
from .play import Table, touch, use, used
from .reactions import abilities_of, reaches
from .resolver import Me, pay
from .state import Testing, clockwise
from .words import CardId, Occurring

KINDS: Final[Mapping[type[TestAbility], str]] = {
    MoreDice: "dice",
    Reroll: "reroll",
    RaiseDie: "raises",
    DoubleSixes: "sixes",
    AddSuccesses: "successes",
}
"""What changes tests, as it is called among the abilities of a component."""

When = Literal["pool", "before", "after", "any"]

Applying = tuple[int, CardId, TestAbility]
"""Whose it is, the component, and the ability of it that applies to a test."""


def hands_of(card: CardId) -> int:
    """How many hands it takes to use a component in a test."""
    return PRINTED[card].hands if card in PRINTED else 0


def abilities(table: Table, test: Testing, when: When) -> list[Applying]:
    """Abilities that apply to a test, with whoever has them and the component they are on."""
    state = table.state
    found: list[Applying] = []
    for owner in clockwise(state.leader, len(state.investigators)):
        each = state.investigators[owner]
        if each.fate != "in-play":
            continue
        for card, ability in _for_tests((each.id, *each.cards, *each.conditions))[when]:
            if ability.whose == "own" and owner != test.who:
                continue
            if (not ability.skills or test.skill in ability.skills) and applies(table, ability, owner, card, test):
                found.append((owner, card, ability))
    return found


@lru_cache(maxsize=2048)
def _for_tests(components: tuple[str, ...]) -> Mapping[str, Sequence[tuple[CardId, TestAbility]]]:
    """What some components have that changes tests, by when it does."""
    found: dict[str, list[tuple[CardId, TestAbility]]] = {"pool": [], "before": [], "after": []}
    mine = abilities_of(components)
    for kind in KINDS.values():
        for card, has in mine.get(kind, ()):
            for ability in getattr(has, kind):
                found[when_used(ability)].append((card, ability))
    found["any"] = [*found["pool"], *found["before"], *found["after"]]
    return found


def when_used(ability: TestAbility) -> When:
    """With the pool, where it applies by itself; before the roll, where it costs something; or on the dice."""
    if isinstance(ability, (Reroll, AddSuccesses)) or (isinstance(ability, RaiseDie) and not ability.all):
        return "after"
    free = ability.cost is None and not ability.limited
    return "pool" if free else "before"


def applies(table: Table, ability: TestAbility, owner: int, card: CardId, test: Testing) -> bool:
    """Whose test is it, and in the midst of what is it made?"""
    if ability.during and not _occurs(ability.during, test.during):
        return False
    if f"lent:{card}" in table.state.used:
        return False
    if ability.whose != "own" and not reaches(table.state, ability.whose, owner, test.who):
        return False
    return ability.when is None or ability.when.holds(table, Me(who=owner, card=card, chosen=test.who))


def _occurs(wanted: Sequence[Occurring], during: Sequence[Occurring]) -> bool:
    for each in wanted:  # noqa: SIM110 (asked for every ability)
        if each in during:
            return True
    return False


def usable(table: Table, test: Testing, card: CardId, ability: TestAbility) -> bool:
    """Each only once on a roll, and some once a round."""
    if hands_of(card) and card not in test.taken_up:
        return False
    return card not in test.used and not (ability.limited and used(table, f"{KINDS[type(ability)]}:{card}"))


def use_ability(table: Table, test: Testing, who: int, card: CardId, ability: TestAbility) -> Flow[None]:
    test.used = [*test.used, card]
    touch(table, card)
    if ability.limited:
        use(table, f"{KINDS[type(ability)]}:{card}")
    if ability.cost is not None:
        yield from pay(ability.cost, table, Me(who=who, card=card))
