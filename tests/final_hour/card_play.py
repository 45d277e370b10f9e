"""Playing one half of an action card by itself, and crowds that show how strong an attack was."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from miskatonic.games.final_hour.bestiary import KINDS, MONSTERS
from miskatonic.games.final_hour.campus import BOARD
from miskatonic.games.final_hour.cards import ACTION_CARDS
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.verbs import Me
from miskatonic.games.final_hour.words import DAMAGE, FRESH_SEAL
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effects import Effects, resolve

from .given import Asked, Situation, card_number, given, monsters_at, play_out

ONE_LEFT = ["red-plain-1"]
"""What an attack of just the right strength leaves of a crowd."""


def alone_on_campus(investigator: str) -> Situation:
    """An investigator in the Laboratory Building (8), hurt by 1; a friend out of the way in the Library (5)."""
    friend = "lily-chen" if investigator != "lily-chen" else "jenny-barnes"
    return given(investigators=[investigator, friend]).stand(0, 8).stand(1, 5).health(0, 4)


def crowd(situation: Situation, wounds: int, *places: int) -> Situation:
    """In each location a monster that takes all the wounds but one, and two small ones for the last wound.

    An attack of just so many wounds leaves one small monster; a weaker one leaves more, a stronger one none.
    """
    for at in places:
        waiting = {MONSTERS[token].id for token in situation.state.cup.tokens} - set(ONE_LEFT)
        big = next(kind for kind in sorted(waiting) if KINDS[kind].health == wounds - 1)
        situation.put(big, at).put("red-plain-1", at, 2)
    return situation


def upper(table: Table, who: int, title: str, *answers: str) -> Asked:
    """Resolve the upper effect of a card; attacks destroy all they can, the other questions are answered by key."""
    return carry_out(ACTION_CARDS[card_number(title)].upper, table, who, *answers)


def lower(table: Table, who: int, title: str, copy: int, *answers: str) -> Asked:
    """Resolve the lower effect of one copy of a card."""
    return carry_out(ACTION_CARDS[card_number(title, copy)].lower, table, who, *answers)


def carry_out(effects: Effects, table: Table, who: int, *answers: str) -> Asked:
    return play_out(hit_hard(resolve(effects, table, Me(who))), *answers)


def hit_hard(flow: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
    """A flow in which wounds always go to the strongest monster they can destroy."""
    reply: Any = None
    while True:
        try:
            request = flow.send(reply)
        except StopIteration as finished:
            return finished.value
        reply = strongest(request) if divides_wounds(request) else (yield request)


def divides_wounds(request: Any) -> bool:
    return isinstance(request, Decision) and request.prompt.id == "prompt-wounds"


def strongest(decision: Decision) -> Option:
    def health(option: Option) -> int:
        verb, _, monster = option.key.partition(":")
        return KINDS[monster.partition("@")[0]].health or 0 if verb == "destroy" else 0

    return max(decision.options, key=health)


def sealed(table: Table) -> list[tuple[int, int]]:
    """The walkways with a fresh seal."""
    return [BOARD.walkways[walkway] for walkway, seal in enumerate(table.state.seals) if seal == FRESH_SEAL]


def whereabouts(table: Table, who: int = 0) -> int:
    return table.state.investigators[who].location


def health(table: Table, who: int = 0) -> int:
    return table.state.investigators[who].health.left


def crowds(table: Table, *places: int) -> list[list[str]]:
    """What is left in these locations."""
    return [monsters_at(table, at) for at in places]


def damaged_at(table: Table) -> dict[int, int]:
    """How many damage tokens lie in each location that has any."""
    counts = {at: location.spaces.count(DAMAGE) for at, location in enumerate(table.state.locations)}
    return {at: count for at, count in counts.items() if count}


def spawned_at(table: Table) -> dict[int, int]:
    """How many monsters stand in each location that has any."""
    counts = {at: len(location.monsters()) for at, location in enumerate(table.state.locations)}
    return {at: count for at, count in counts.items() if count}
