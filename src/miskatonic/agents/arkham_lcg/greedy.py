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
from .reactions import Opportunity, react
from .situation import Candidate, Situation
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
        question = Question(decision, Situation(view, decision.seat, thinking=view.round == self._thinking))
        if decision.topic == "commit":
            return commit(question)
        values = [value(question, candidate) for candidate in question.candidates]
        best = max(values)
        equals = [place for place, reached in enumerate(values) if reached == best]
        chosen = equals[self._taste % len(equals)]
        if question.candidates[chosen].code == MIND_OVER_MATTER:
            self._thinking = view.round
        return decision.options[chosen]


def seen(view: Any) -> View:
    assert isinstance(view, View)
    return view


def value(question: Question, candidate: Candidate) -> float:
    match question.decision.topic:
        case "turn":
            return score(question.turn, candidate)
        case "react":
            opportunity = Opportunity(question.situation, question.goals, question.cause)
            return 0.0 if candidate.verb == Role.PASS else react(opportunity, candidate)
        case "window":
            return in_window(question, candidate)
        case topic:
            return ANSWERS.get(topic, first)(question, candidate)


def in_window(question: Question, candidate: Candidate) -> float:
    """In a player window: raise a skill, or what one would do in one's turn too."""
    if candidate.verb == Role.PASS:
        return 0.0
    situation, test = question.situation, question.situation.view.test
    if candidate.code in TALENTS:
        if test is None or situation.view.window != "test-committed":
            return -1.0
        stakes = Stakes(situation, question.goals, test)
        return 1.0 if stakes.wants_boost(boosts_available(situation, test.skill)) else -1.0
    return score(question.turn, candidate)


def commit(question: Question) -> Option:
    """The cards that raise the chances by more than they are worth."""
    decision, situation = question.decision, question.situation
    test = situation.view.test
    by_code = {candidate.code: option for candidate, option in zip(question.candidates, decision.options, strict=True)}
    done = decision.options[-1]
    if test is None:
        return done
    mine = test.who == situation.seat
    stakes = Stakes(situation, question.goals, test)
    codes = [code for code in by_code if code]
    boosts = boosts_available(situation, test.skill) if mine else 0
    _, chosen = stakes.best(codes, boosts, MOST_TOGETHER if mine else 1)
    return by_code[chosen[0]] if chosen else done
