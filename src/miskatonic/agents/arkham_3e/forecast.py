"""Where doom is to be expected: the events that come up next were discarded before the last gate burst."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import exp
from typing import Final

from miskatonic.games.arkham_3e.board import Board
from miskatonic.games.arkham_3e.components import ENCOUNTERS, MONSTERS, SCENARIOS
from miskatonic.games.arkham_3e.verbs.markers import DoomAtScars
from miskatonic.games.arkham_3e.verbs.monsters import DoomAtEach
from miskatonic.games.arkham_3e.view import View
from miskatonic.games.arkham_3e.words import MythosToken

SOON: Final = 12
"""How many tokens are drawn before a neighbourhood is seen to again: the more players, the fewer rounds that takes."""
LASTING: Final = 24
"""How many tokens are drawn while an anomaly lasts."""
ROUNDS: Final = 4
"""How many rounds are foreseen at most."""
NEXT_BURST: Final = 0.6
"""How likely the next gate burst is in the neighbourhood that the top event shows now."""
AGAIN: Final = 0.5
"""How much of a discarded event comes up again after the next gate burst."""


class Events:
    """The events that lie under the deck, as far as a seat has seen them being discarded."""

    def __init__(self) -> None:
        self.under: set[str] = set()
        self._discard: list[str] = []

    def see(self, discard: Sequence[str]) -> None:
        """A discard pile that has become smaller was shuffled and put under the deck."""
        if len(discard) < len(self._discard):
            self.under.update(self._discard)
        self.under.difference_update(discard)
        self._discard = list(discard)


def soon(view: View) -> int:
    """How many tokens are foreseen."""
    return max(2 * view.players, min(SOON, 2 * view.players * ROUNDS))


def lasting(view: View) -> int:
    """How many tokens are drawn while an anomaly lasts."""
    return max(6 * view.players, min(LASTING, 2 * view.players * ROUNDS))


def expected(view: View, board: Board, under: Collection[str], tokens: int) -> dict[str, float]:
    """How much doom the next tokens are likely to bring to each space."""
    cup = view.cup if sum(view.cup.values()) >= tokens else _whole_cup(view)
    share = tokens / max(1, sum(cup.values()))
    spreads = share * cup.get(MythosToken.DOOM, 0)
    bursts = share * cup.get(MythosToken.GATE_BURST, 0)
    found = dict.fromkeys(board.neighborhood_of, 0.0)
    rest = max(0.0, spreads - len(under)) / len(found)
    for neighborhood, spaces in board.spaces_of.items():
        burst = bursts * (1 - NEXT_BURST) / len(board.neighborhoods)
        if neighborhood == view.next_event:
            burst += bursts * NEXT_BURST
        for space in spaces:
            found[space] = burst + rest
    for card in under:
        _mark(found, card, min(1.0, spreads / len(under)))
    for card in view.event_discard:
        _mark(found, card, AGAIN * min(1.0, bursts))
    for space in reckoned(view, board):
        found[space] += share * cup.get(MythosToken.RECKONING, 0)
    return found


def reckoned(view: View, board: Board) -> list[str]:
    """Where a reckoning of the scenario puts doom: at cultists, at scars."""
    reckoning = SCENARIOS[view.scenario].reckoning
    found: list[str] = []
    for effect in reckoning:
        if isinstance(effect, DoomAtEach):
            found += [each.space for each in view.monsters if effect.trait in MONSTERS[each.kind].traits]
        elif isinstance(effect, DoomAtScars):
            found += [each.space for each in view.markers if each.up]
    return [space for space in found if space in board.neighborhood_of]


def _mark(found: dict[str, float], card: str, likely: float) -> None:
    for space in ENCOUNTERS[card].doom:
        found[space] += likely


def _whole_cup(view: View) -> dict[str, int]:
    whole = dict(view.cup)
    for token in view.drawn:
        whole[token] = whole.get(token, 0) + 1
    return whole


@lru_cache(maxsize=4096)
def at_least(needed: int, mean: float) -> float:
    """How likely so many come, or more, where they come independently."""
    if needed <= 0:
        return 1.0
    term = total = exp(-mean)
    for number in range(1, needed):
        term *= mean / number
        total += term
    return 1 - total
