"""The chances of a skill test, from the chaos bag and what its symbols mean at the moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.view import EnemyView, View
from miskatonic.games.arkham_lcg.words import (
    AUTO_FAIL,
    CULTIST,
    ELDER_SIGN,
    ELDER_THING,
    SKULL,
    SYMBOLS,
    TABLET,
    Difficulty,
)

FAILS: Final = -1000
SUCCEEDS: Final = 1000
"""Modifiers that stand for an automatic result."""

ROLAND, DAISY, SKIDS, AGNES, WENDY = "01001", "01002", "01003", "01004", "01005"
AMULET, NECRONOMICON = "01014", "01009"

Utility = Callable[[int], float]
"""What it is worth to succeed by so much, or to fail by so much below 0."""


def with_trait(view: View, trait: str) -> list[EnemyView]:
    return [enemy for enemy in view.enemies if trait in PRINTED[enemy.code].traits]


def ghouls_here(view: View, seat: int) -> int:
    here = view.investigators[seat].location
    return sum(enemy.location == here for enemy in with_trait(view, "ghoul"))


def most_doom(view: View, seat: int) -> int:
    return max((enemy.doom for enemy in with_trait(view, "cultist")), default=0)


def all_doom(view: View, seat: int) -> int:
    return view.agenda.doom_in_play if view.agenda else 0


def monsters(view: View, seat: int) -> int:
    return len(with_trait(view, "monster"))


Minus = int | Callable[[View, int], int]

MILD: Final[Mapping[str, Mapping[str, Minus]]] = {
    "gathering": {SKULL: ghouls_here, CULTIST: 1, TABLET: 2},
    "midnight-masks": {SKULL: most_doom, CULTIST: 2, TABLET: 3},
    "devourer-below": {SKULL: monsters, CULTIST: 2, TABLET: 3, ELDER_THING: 5},
}
HARSH: Final[Mapping[str, Mapping[str, Minus]]] = {
    "gathering": {SKULL: 2, CULTIST: 0, TABLET: 4},
    "midnight-masks": {SKULL: all_doom, CULTIST: 2, TABLET: 4},
    "devourer-below": {SKULL: 3, CULTIST: 4, TABLET: 5, ELDER_THING: 7},
}
"""What the symbols take off, by scenario, on the two sides of its reference card."""


def reveals_another(view: View, token: str) -> bool:
    """Another token is revealed after this one."""
    if view.scenario == "devourer-below":
        return token == ELDER_THING and bool(with_trait(view, "ancient-one"))
    if not Difficulty(view.difficulty).harsh or token != CULTIST:
        return False
    return view.scenario == "gathering" or not with_trait(view, "cultist")


def elder_sign(view: View, seat: int) -> int:
    """What the investigator's own symbol adds."""
    me = view.investigators[seat]
    if any(card.code == NECRONOMICON for card in me.threats):
        return FAILS
    if me.blank:
        return 0
    if me.code == ROLAND:
        return next((place.clues for place in view.locations if place.id == me.location), 0)
    if me.code == SKIDS:
        return 2
    if me.code == AGNES:
        return me.horror
    if me.code == WENDY and any(card.code == AMULET for each in view.investigators for card in each.assets):
        return SUCCEEDS
    return 0


def modifier(view: View, seat: int, token: str) -> int:
    if token == AUTO_FAIL:
        return FAILS
    if token == ELDER_SIGN:
        return elder_sign(view, seat)
    if token not in SYMBOLS:
        return int(token)
    sheet = HARSH if Difficulty(view.difficulty).harsh else MILD
    minus = sheet[view.scenario].get(token, 0)
    return -(minus if isinstance(minus, int) else minus(view, seat))


class Chances:
    """What a token drawn by an investigator does: each modifier with its share of the bag."""

    def __init__(self, view: View, seat: int) -> None:
        self.shares: dict[int, float] = {}
        bag = [token for token, count in view.bag.items() for _ in range(count)]
        modifiers = {token: modifier(view, seat, token) for token in view.bag}
        for place, token in enumerate(bag):
            share = 1 / len(bag)
            if not reveals_another(view, token):
                self._add(modifiers[token], share)
                continue
            rest = bag[:place] + bag[place + 1 :]
            for other in rest:
                both = modifiers[other]
                self._add(both if abs(both) >= SUCCEEDS else both + modifiers[token], share / len(rest))

    def _add(self, amount: int, share: float) -> None:
        self.shares[amount] = self.shares.get(amount, 0.0) + share

    def success(self, value: int, difficulty: int, *, doubled: bool = False) -> float:
        """The chance that a skill value, with a token, reaches a difficulty."""
        return sum(
            share
            for amount, share in self.shares.items()
            if amount != FAILS and (difficulty <= 0 or value + twice(amount, doubled) >= difficulty)
        )

    def margins(self, value: int, difficulty: int, *, doubled: bool = False) -> list[tuple[int, float]]:
        """By how much a test succeeds or fails, each margin with its chance."""
        found: list[tuple[int, float]] = []
        for amount, share in self.shares.items():
            if amount == FAILS:
                found.append((min(-difficulty, -1), share))
            elif amount == SUCCEEDS:
                found.append((value, share))
            else:
                found.append((max(0, value + twice(amount, doubled)) - difficulty, share))
        return found

    def expect(self, value: int, difficulty: int, utility: Utility) -> float:
        """The average worth of a test whose worth depends on the margin."""
        return sum(share * utility(margin) for margin, share in self.margins(value, difficulty))


def twice(amount: int, doubled: bool) -> int:
    """An enemy in flight may double what a token takes off."""
    return amount * 2 if doubled and amount < 0 else amount
