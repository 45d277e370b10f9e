"""A question to the greedy bot, with what several answers need of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from miskatonic.games.arkham_3e.components import CARDS, SHEETS
from miskatonic.games.arkham_3e.view import InvestigatorView, MonsterView, View
from miskatonic.kernel.decision import Decision, Option, id_of, kind_of

from .goals import Goals
from .memory import Memory
from .situation import Situation
from .turn import Turn


class Question:
    """A decision and the view it is taken from."""

    def __init__(self, decision: Decision, view: View, memory: Memory | None = None) -> None:
        self.decision = decision
        self.view = view
        self._memory = memory or Memory()
        self._memory.events.see(view.event_discard)
        self.situation = Situation(view, decision.seat, self._memory.events.under)

    @cached_property
    def goals(self) -> Goals:
        return Goals(self.situation, self._memory.encounters(self.situation))

    @cached_property
    def turn(self) -> Turn:
        return Turn(self.goals)

    # What an option is about.

    def space(self, option: Option) -> str | None:
        """The space an option is about."""
        return next((id_of(thing) for thing in option.about if kind_of(thing) == "space"), None)

    def card(self, option: Option) -> str | None:
        """The card an option is about; whose it is may stand behind it."""
        for thing in option.about:
            if kind_of(thing) == "card":
                id = id_of(thing)
                return id if id in CARDS else id.rpartition("@")[0]
        return None

    def component(self, option: Option) -> str:
        """The card or the investigator whose ability it is."""
        return self.card(option) or next((id_of(thing) for thing in option.about if id_of(thing) in SHEETS), "")

    def investigator(self, option: Option) -> InvestigatorView | None:
        for thing in option.about:
            if kind_of(thing) == "investigator":
                return self.situation.investigator(id_of(thing))
        return None

    def monster(self, option: Option) -> MonsterView | None:
        for thing in option.about:
            if kind_of(thing) == "monster":
                return self.situation.monster(int(id_of(thing)))
        return None


Answer = Callable[[Question, Option], float]
"""How good an option is."""
