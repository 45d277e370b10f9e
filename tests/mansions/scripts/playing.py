"""A table that is set up with chosen answers, the dice of a script, and how a side passes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import Any
from unittest.mock import patch

from miskatonic import new_game
from miskatonic.games.mansions.play import Table
from miskatonic.games.mansions.seeding import Answers
from miskatonic.games.mansions.state import Mansions
from miskatonic.kernel import dice
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effects.walking import nodes
from miskatonic.kernel.flow import Result

BEST, WORST = 1, 10
"""A 1 always passes and a 10 always fails (rules mom.skill-test.5, mom.skill-test.6)."""

TEAM = {
    "joe-diamond": ("lucky-break", "license-to-kill"),
    "michael-mcglen": ("hard-boiled", "trigger-man"),
    "jenny-barnes": ("devil-may-care", "crack-shot"),
    "kate-winthrop": ("controlled-experiment", "steady-hands"),
}
"""Who plays, seat by seat, and the traits they keep."""

MOST_CHOICES = 3000


class Player:
    """One side of a table: it answers what it has an answer to and passes otherwise."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> Mansions:
        return self.table.state

    @cached_property
    def answers(self) -> Mapping[str, Callable[[Decision], Option | None]]:
        """By the topic of a question what is answered to it; None is to pass."""
        return {}

    def choose(self, asked: Decision) -> Option:
        answer = self.answers.get(asked.topic)
        return (answer(asked) if answer is not None else None) or passing(asked)


def passing(asked: Decision) -> Option:
    """What does least: to pass, to be done, to decline; what comes first where something has to be chosen."""
    return next((option for option in asked.options if option.role is not None), asked.options[0])


def with_word(asked: Decision, tag: str) -> Option | None:
    """The way of a choice among whose effects a word is."""
    return next((option for option in asked.options if tag in words_in(option.value)), None)


def words_in(effects: Any) -> set[str]:
    tags = (getattr(getattr(node, "__struct_config__", None), "tag", None) for _, node in nodes(effects, ""))
    return {tag for tag in tags if isinstance(tag, str)}


def with_value(asked: Decision, *values: Any) -> Option | None:
    """The first option that means one of some values."""
    return next((option for option in asked.options if option.value in values), None)


def set_up(story: str, answers: Answers, investigators: int, seed: int = 1) -> Table:
    """A game after its set-up: the keeper has answered so, and the team has chosen its traits."""
    people = list(TEAM)[:investigators]
    table: Table = new_game(
        "mansions",
        players=investigators + 1,
        seed=seed,
        events=False,
        checkpoints=False,
        story=story,
        investigators=people,
    )
    kept = {f"keep:{trait}" for id in people for trait in TEAM[id]}
    while table.state.phase == "setup" and (asked := table.decision) is not None:
        if asked.topic == "answer":
            number = len(table.state.answers) + 1
            table.choose(f"answer:{number}{answers[number]}")
        else:
            table.choose(next((option for option in asked.options if option.key in kept), asked.options[0]))
    return table


@contextmanager
def dice_for(table: Table, *, keeper: bool) -> Iterator[None]:
    """All dice fall for one side: tests of investigators as it wishes, what the keeper rolls the other way round."""

    def roll(source: Any, count: int, sides: int = dice.SIDES) -> list[int]:
        test = table.state.test
        of_keeper = test is not None and test.who == table.state.keeper
        return [BEST if of_keeper == keeper else WORST] * count

    with patch.object(dice, "roll", roll):
        yield


def play_out(table: Table, player: Player, *, keeper: bool) -> Result:
    """Play to the end: one side by its script, while the other passes."""
    with dice_for(table, keeper=keeper):
        for _ in range(MOST_CHOICES):
            asked = table.decision
            if asked is None:
                assert table.result is not None
                return table.result
            plays = (asked.seat == table.state.keeper) == keeper
            table.choose(player.choose(asked) if plays else passing(asked))
    raise AssertionError(f"it still goes on in round {table.state.round}")
