"""A question to the greedy bot, with what several answers need of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from miskatonic.games.eldritch.components import CARDS, SHEETS
from miskatonic.games.eldritch.view import InvestigatorView, MonsterView, View
from miskatonic.kernel.decision import Decision, Option, id_of, kind_of

from .goals import Goals
from .journey import Journey
from .memory import Memory
from .situation import Situation


class Question:
    """A decision and the view it is taken from."""

    def __init__(self, decision: Decision, view: View, memory: Memory | None = None) -> None:
        self.decision = decision
        self.view = view
        self.situation = Situation(view, decision.seat)
        self._memory = memory or Memory()

    @cached_property
    def goals(self) -> Goals:
        return self._memory.goals(self.situation)

    @cached_property
    def journey(self) -> Journey:
        return Journey(self._memory, self.situation)

    # What an option is about.

    def space(self, option: Option) -> str | None:
        """The space an option is about."""
        return next((id_of(thing) for thing in option.about if kind_of(thing) in ("space", "clue", "gate")), None)

    def card(self, option: Option) -> str | None:
        """The card an option is about; whose it is stands behind it."""
        found = next((id_of(thing) for thing in option.about if kind_of(thing) == "card"), None)
        if found is None:
            return option.word if option.word in CARDS else None
        return found.partition("@")[0]

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
