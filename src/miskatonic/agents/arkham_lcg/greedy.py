"""A bot for Arkham Horror: The Card Game that takes what looks best at the moment.

Every option gets a score from what the seat sees, and the best is taken. Between two questions it remembers only one
thing that nobody sees: that Mind over Matter was played this round.
"""

from __future__ import annotations

from random import Random
from typing import Any

from miskatonic.agents import Look
from miskatonic.games.arkham_lcg.view import View
from miskatonic.kernel.decision import Decision, Option, Role

from .actions import score
from .answers import ANSWERS
from .arms import TALENTS
from .question import Question, first
from .reactions import Moment, react
from .reading import Choice, Reading
from .stakes import MOST_TOGETHER, Stakes, boosts_available
from .worth import MIND_OVER_MATTER


class GreedyAgent:
    """Takes the option with the best score; the seed says which of equals."""

    def __init__(self, seed: int | str = 0) -> None:
        self._taste = Random(seed).getrandbits(16)
        self._thinking = 0
        """The round in which Mind over Matter was played: nobody sees that it lasts."""

    def choose(self, decision: Decision, look: Look) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        view = seen(look())
        question = Question(decision, Reading(view, decision.seat, thinking=view.round == self._thinking))
        if decision.topic == "commit":
            return commit(question)
        values = [value(question, choice) for choice in question.choices]
        best = max(values)
        equals = [place for place, reached in enumerate(values) if reached == best]
        chosen = equals[self._taste % len(equals)]
        if question.choices[chosen].code == MIND_OVER_MATTER:
            self._thinking = view.round
        return decision.options[chosen]


def seen(view: Any) -> View:
    assert isinstance(view, View)
    return view


def value(question: Question, choice: Choice) -> float:
    match question.decision.topic:
        case "turn":
            return score(question.turn, choice)
        case "react":
            moment = Moment(question.reading, question.goals, question.cause)
            return 0.0 if choice.verb == Role.PASS else react(moment, choice)
        case "window":
            return in_window(question, choice)
        case topic:
            return ANSWERS.get(topic, first)(question, choice)


def in_window(question: Question, choice: Choice) -> float:
    """In a player window: raise a skill, or what one would do in one's turn too."""
    if choice.verb == Role.PASS:
        return 0.0
    reading, test = question.reading, question.reading.view.test
    if choice.code in TALENTS:
        if test is None or reading.view.window != "test-committed":
            return -1.0
        stakes = Stakes(reading, question.goals, test)
        return 1.0 if stakes.wants_boost(boosts_available(reading, test.skill)) else -1.0
    return score(question.turn, choice)


def commit(question: Question) -> Option:
    """The cards that raise the chances by more than they are worth."""
    decision, reading = question.decision, question.reading
    test = reading.view.test
    by_code = {choice.code: option for choice, option in zip(question.choices, decision.options, strict=True)}
    done = decision.options[-1]
    if test is None:
        return done
    mine = test.who == reading.seat
    stakes = Stakes(reading, question.goals, test)
    codes = [code for code in by_code if code]
    boosts = boosts_available(reading, test.skill) if mine else 0
    _, chosen = stakes.best(codes, boosts, MOST_TOGETHER if mine else 1)
    return by_code[chosen[0]] if chosen else done
