"""Words for the tests of the phases: a reckoning of so many omens, a round played on without doing anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from miskatonic.games.final_hour.ancient_one_phase import reckoning
from miskatonic.games.final_hour.cards import ACTION_CARDS
from miskatonic.games.final_hour.play import Table
from miskatonic.kernel.decision import Decision

from .given import Asked, Situation, play_out

T = TypeVar("T")

VOTE = "fh.ritual.6"
LAY_DOWN = "fh.ritual.10"
PLAY = "fh.play-priority.8"

MEEK = ("stay", "done", "hold", "pass", "wait")
NO_OMEN, ONE_OMEN, TWO_OMENS = (2, 6, 11, 13), 4, (1, 3, 5, 7)


def cards_with(omens: int) -> list[int]:
    """Four priority cards that show so many omens together."""
    twos, ones = divmod(omens, 2)
    shown = [*TWO_OMENS[:twos], *[ONE_OMEN] * ones]
    return [*shown, *NO_OMEN[len(shown) :]]


def resolved_cards(situation: Situation, *priorities: int) -> Situation:
    """All action cards of the round are resolved; these priority cards lie on them."""
    investigators = situation.state.investigators
    for place, number in enumerate(sorted(priorities)):
        who = place % len(investigators)
        card = ACTION_CARDS[investigators[who].actions.cards[0]]
        situation.play(who, card.title, number, card.copy, revealed=True)
        situation.state.played[-1].resolved = True
    return situation


def reckoning_table(situation: Situation, omens: int) -> Table:
    """The Ancient One phase begins with so many omens on the table."""
    return resolved_cards(situation, *cards_with(omens)).table("ancient-one.reckoning")


def reckon(situation: Situation, omens: int, *answers: str) -> tuple[Table, Asked]:
    """The reckoning alone, with so many omens and these answers of the lead."""
    table = resolved_cards(situation, *cards_with(omens)).table()
    return table, play_out(reckoning(table), *answers)


def reckon_wishing(situation: Situation, omens: int, *wishes: str) -> tuple[Table, list[Decision]]:
    """The reckoning alone; the lead takes what is wished wherever it is offered, and anything elsewhere."""
    table = resolved_cards(situation, *cards_with(omens)).table()
    flow = reckoning(table)
    asked: list[Decision] = []
    granted = set[str]()
    try:
        request = next(flow)
        while isinstance(request, Decision):
            asked.append(request)
            offered = [option.key for option in request.options]
            answer = next((wish for wish in wishes if wish in offered), offered[0])
            granted.add(answer)
            request = flow.send(request.find(answer))
    except StopIteration:
        assert granted >= set(wishes), f"these wishes were never offered: {set(wishes) - granted}"
        return table, asked
    raise AssertionError("a reckoning asks one seat at a time")


def meekest(table: Table) -> str:
    """An answer by which as little as possible is done."""
    assert table.decision is not None
    offered = [option.key for option in table.decision.options]
    return next((key for key in MEEK if key in offered), offered[0])


def carry_on(table: Table, *stops: str) -> Table:
    """Answer meekly until a question of one of these rules comes up, or the game is over."""
    while table.decision is not None and table.decision.rule not in stops:
        table.choose(meekest(table))
    return table


def every_outcome(build: Callable[[], Table], read: Callable[[Table], T], *stops: str) -> list[T]:
    """What can be read off the table after each way of answering everything before these rules ask."""
    found: list[T] = []
    waiting: list[list[str]] = [[]]
    while waiting:
        answers = waiting.pop()
        table = build()
        for answer in answers:
            table.choose(answer)
        if table.decision is None or table.decision.rule in stops:
            found.append(read(table))
        else:
            waiting.extend([*answers, option.key] for option in table.decision.options)
    return found


def health(table: Table) -> list[int]:
    """The health of all investigators."""
    return [each.health.left for each in table.state.investigators]
