"""What the greedy bot remembers: events that it has seen go under the deck, and what it need not work out again."""

from __future__ import annotations

from .forecast import Events
from .situation import Situation


class Memory:
    """What was seen, and what encounters are worth for as long as nothing changes that it depends on."""

    def __init__(self) -> None:
        self.events = Events()
        self._known: dict[int, tuple[tuple[object, ...], dict[str, float]]] = {}

    def encounters(self, situation: Situation) -> dict[str, float]:
        """By space, as far as it was asked for."""
        now = circumstances(situation)
        known = self._known.get(situation.seat)
        if known is None or known[0] != now:
            known = self._known[situation.seat] = now, {}
        return known[1]


def circumstances(situation: Situation) -> tuple[object, ...]:
    """All that the worth of encounters depends on; not where the investigator is."""
    own, view = situation.own, situation.view
    return (
        own.id,
        own.damage,
        own.horror,
        own.focus,
        own.money,
        own.clues,
        own.remnants,
        own.cards,
        own.conditions,
        own.delayed,
        view.doom,
        view.event_discard,
        view.cup,
        view.clues,
        view.anomalies,
        view.markers,
        view.monsters,
        view.attached,
        view.display,
        view.special,
        view.sheet_clues,
        len(situation.others),
        situation.need_of_clues,
    )
