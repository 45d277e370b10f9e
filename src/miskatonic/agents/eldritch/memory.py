"""What the greedy bot has worked out already and need not work out again: nothing that would change an answer."""

from __future__ import annotations

from miskatonic.games.eldritch.view import InvestigatorView, View

from .goals import Goals
from .situation import Situation


class Memory:
    """The goals of every investigator, for as long as nothing changes that they depend on."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[tuple[object, ...], Goals]] = {}

    def goals(self, situation: Situation) -> Goals:
        now = circumstances(situation.view, situation.own)
        known = self._known.get(situation.seat)
        if known is None or known[0] != now:
            known = self._known[situation.seat] = now, Goals(situation)
        return known[1]


def circumstances(view: View, own: InvestigatorView) -> tuple[object, ...]:
    """All that the worth of encounters depends on; not where the investigator is, nor with what tickets."""
    return (
        own.seat,
        own.id,
        own.health,
        own.sanity,
        own.clues,
        own.skills,
        own.improved,
        own.cards,
        own.conditions,
        view.doom,
        view.omen,
        view.awake,
        view.mystery,
        view.gates,
        view.clues,
        view.monsters,
        view.eldritch,
        view.ongoing,
        view.expedition,
        view.fallen,
        len(view.solved),
        [(each.space, each.fate, len(each.clues)) for each in view.investigators if each.seat != own.seat],
    )
