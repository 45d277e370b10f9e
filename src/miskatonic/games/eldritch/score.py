"""The score of a game that was won: the lower, the better (rules eh.score.2 to eh.score.11)."""

from __future__ import annotations

from collections.abc import Iterable

from .components import MYTHOS
from .state import Eldritch
from .words import front


def score(state: Eldritch) -> int:
    """Rules eh.score.4 to eh.score.11."""
    held = [investigator for investigator in state.investigators if investigator.in_play]
    conditions = [front(card) for investigator in held for card in investigator.conditions]
    rumors = sum(MYTHOS[each.card].trait == "rumor" for each in state.ongoing)
    clues = sum(len(investigator.clues) for investigator in held)
    worse = len(state.gates) + _thirds(len(state.monsters)) + _count(conditions, "cursed", "dark-pact") + 3 * rumors
    return worse - _thirds(clues) - _count(conditions, "blessed") - state.doom


def _thirds(number: int) -> int:
    """One for every three, rounded up."""
    return -(-number // 3)


def _count(conditions: Iterable[str], *names: str) -> int:
    return sum(condition in names for condition in conditions)
