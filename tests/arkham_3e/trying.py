"""Tests on their own: how many dice are rolled, what is offered before and after the roll."""

from __future__ import annotations

from typing import Any

from miskatonic.games.arkham_3e.resolver import Me
from miskatonic.games.arkham_3e.testing import skill_test
from miskatonic.games.arkham_3e.words import Occurring, Skill
from tests.asking import Asked

from .given import Situation


def trying(
    game: Situation, skill: str, *answers: str, dice: str, on: str | None = None, who: int = 0, **more: Any
) -> Asked:
    """A test of a skill, in the midst of something; exactly these dice are rolled, rerolls among them."""
    during = () if on is None else tuple(Occurring(each) for each in on.split())
    return game.run(skill_test(game.table, Me(who=who), Skill(skill), during=during, **more), *answers, dice=dice)


def offers(game: Situation, skill: str, on: str | None = None, who: int = 0) -> tuple[int, set[str]]:
    """How many dice are rolled in a test where nothing is used, and everything that is offered in it."""
    during = () if on is None else tuple(Occurring(each) for each in on.split())
    flow = skill_test(game.table, Me(who=who), Skill(skill), during=during)
    seen: set[str] = set()
    try:
        request = next(flow)
        while True:
            seen |= {option.key for option in request.options}
            request = flow.send(request.options[-1])
    except StopIteration:
        return pools(game)[-1], seen


def pools(game: Situation) -> list[int]:
    """How many dice the tests began with, one after the other."""
    return [event.pool for event in game.table.events if event.__struct_config__.tag == "test-began"]
