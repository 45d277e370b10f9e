"""A question to the greedy bot, with what several answers need of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from miskatonic.games.mansions.seeing import MonsterView
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import CardId, RoomId, SpaceId
from miskatonic.kernel.decision import Decision, Option, id_of, kind_of

from .keeping import Keeping
from .people import Person
from .situation import Situation
from .turn import Turn


class Question:
    """A decision and the view it is taken from."""

    def __init__(self, decision: Decision, view: View) -> None:
        self.decision = decision
        self.options = decision.options
        self.view = view
        self.situation = Situation(view, decision.seat)

    @cached_property
    def turn(self) -> Turn:
        return Turn(self.situation, self.situation.own)

    @cached_property
    def keeping(self) -> Keeping:
        return Keeping(self.situation)

    # What an option is about.

    def _id(self, option: Option, kind: str) -> str | None:
        return next((id_of(thing) for thing in option.about if kind_of(thing) == kind), None)

    def space(self, option: Option) -> SpaceId | None:
        return self._id(option, "space")

    def room(self, option: Option) -> RoomId | None:
        return self._id(option, "room")

    def card(self, option: Option) -> CardId | None:
        return self._id(option, "card")

    def person(self, option: Option) -> Person | None:
        id = self._id(option, "investigator")
        return None if id is None else self.situation.person(id)

    def monster(self, option: Option) -> MonsterView | None:
        id = self._id(option, "monster")
        return None if id is None else self.situation.monsters.get(int(id))


Answer = Callable[[Question], Sequence[float]]
"""How good every option is."""

Score = Callable[[Question, Option], float]


def each(score: Score) -> Answer:
    """Every option by itself."""
    return lambda question: [score(question, option) for option in question.options]


@each
def gladly(question: Question, option: Option) -> float:
    """Whatever is offered is taken."""
    return 0.0 if option.role is not None else 1.0


@each
def rather_not(question: Question, option: Option) -> float:
    return 0.0 if option.role is not None else -1.0
