"""An order that makes no difference is not asked for; here it is asked for after all, and every answer is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import miskatonic
from miskatonic.games.arkham_lcg import enemies
from miskatonic.games.arkham_lcg import timing as lcg_timing
from miskatonic.games.arkham_lcg.phases import enemy as enemy_phase
from miskatonic.games.final_hour import activation
from miskatonic.games.final_hour.verbs import reckoning
from miskatonic.kernel.decision import Decision, QuestionKind
from miskatonic.kernel.table import Table

JUDGED = {("activate", "fh.activate.11"), ("next-horde", reckoning.RULE), ("forced", "lcg.triggered-ability.4")} | {
    ("attacked-by", rule) for rule in ("lcg.framework.3.3.e", "lcg.attack-of-opportunity.2")
}
"""The questions of which the games decide whether they are asked at all."""


class Judge:
    """Asks for every order, and remembers whether the game would have done without the open question."""

    def __init__(self) -> None:
        self.needless = False

    def asks_anyway(self, matters: Callable[..., bool], *, when: bool = True) -> Callable[..., bool]:
        """A criterion that always says that it matters; `when` is how this one says so."""

        def judged(*situation: Any) -> bool:
            self.needless = matters(*situation) is not when
            return when

        return judged

    def would_not_ask(self, question: Decision) -> bool:
        return self.needless and (question.topic, question.rule) in JUDGED


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    judge = Judge()
    by_attacks = judge.asks_anyway(enemies.attack_order_matters)
    monkeypatch.setattr(enemies, "attack_order_matters", by_attacks)
    monkeypatch.setattr(enemy_phase, "attack_order_matters", by_attacks)
    monkeypatch.setattr(lcg_timing.TIMING, "_indifferent", judge.asks_anyway(lcg_timing.indifferent, when=False))
    monkeypatch.setattr(activation, "order_matters", judge.asks_anyway(activation.order_matters))
    hordes = reckoning.MoveHordes
    monkeypatch.setattr(hordes, "order_matters", judge.asks_anyway(hordes.order_matters))
    return judge


def position(table: Table[Any]) -> Any:
    """The state and who is asked what; which space a monster of Final Hour is in, and which copy a card, is all one.

    Nor does it matter which of the killers has ended a game.
    """
    if table.result is not None:
        return table.result
    state = table.game.decode(table.game.encode(table.state))
    if table.game.name == "final-hour":
        state.activated.sort()
        for location in state.locations:
            location.spaces.sort()
    else:
        state.encounter.discard = [state.codes[card] for card in state.encounter.discard]
        if state.test is not None:
            state.test.source = state.codes[state.test.source]
    asked = {seat: (each.topic, sorted(option.key for option in each.options)) for seat, each in table.pending.items()}
    return table.game.encode(state), asked


def outcomes(table: Table[Any], asked: Decision, judge: Judge) -> Iterator[Any]:
    """Where every order leads, as far as it is settled without need; whom a killer strikes is the same question."""
    for option in asked.options:
        branch = table.clone()
        branch.choose(option, asked.seat)
        following = branch.decision
        while following is not None and following.topic == "victim":
            branch.choose(0, following.seat)
            following = branch.decision
        if following is not None and following.topic == asked.topic and judge.would_not_ask(following):
            yield from outcomes(branch, following, judge)
        else:
            yield position(branch)


def needless_orders(judge: Judge, **setup: Any) -> Iterator[tuple[str, int]]:
    """The topics of the questions a game would not have asked, with the number of different outcomes."""
    table, chance = miskatonic.new_game(**setup), Random(str(setup))
    while table.decision is not None:
        asked = table.decision
        if judge.would_not_ask(asked):
            assert asked.kind is QuestionKind.ORDER
            found: list[Any] = []
            for each in outcomes(table, asked, judge):
                found += [each] if each not in found else []
            yield asked.topic, len(found)
        judge.needless = False
        table.choose(chance.choice(asked.options), asked.seat)


@pytest.mark.parametrize(
    ("topics", "setups"),
    [
        (
            {"activate", "next-horde"},
            [
                {"game": "final-hour", "players": players, "seed": seed, "ancient_one": ancient_one}
                for ancient_one in ("cthulhu", "shudde-mell", "umordhoth")
                for players in (1, 2, 4)
                for seed in range(5)
            ],
        ),
        (
            {"attacked-by", "forced"},
            [
                {"game": "arkham-lcg", "players": players, "seed": seed, "adventure": adventure}
                for adventure in ("gathering", "midnight-masks", "devourer-below")
                for players in (1, 2, 4)
                for seed in range(8)
            ],
        ),
    ],
    ids=["final-hour", "arkham-lcg"],
)
def test_where_nobody_is_asked_every_order_leads_to_the_same(
    judge: Judge, topics: set[str], setups: list[dict[str, Any]]
) -> None:
    seen: set[str] = set()
    for setup in setups:
        for topic, different in needless_orders(judge, **setup):
            assert different == 1, f"{topic} makes a difference in {setup}"
            seen.add(topic)
    assert seen == topics
