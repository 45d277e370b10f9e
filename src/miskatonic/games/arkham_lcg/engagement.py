"""Engagement: which enemy is in whose threat area."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from miskatonic.kernel.flow import Flow

from .card import Table
from .events import Disengaged, Engaged
from .moments import EnemyEngages
from .play import investigator_option, investigators_at, lead_settles
from .printed import PRINTED
from .timing import happened, whole
from .values import best, has, is_blank, remaining_health, remaining_sanity
from .words import ALOOF, MASSIVE, NOBODY, NOWHERE, Prey, card_name, say


def engage(table: Table, enemy: int, who: int) -> Flow[None]:
    """An enemy comes into a threat area, out of any other one (rules lcg.engagement.1, lcg.engage-action.4)."""
    state = table.state
    entry = state.play[enemy]
    if entry.engaged != NOBODY:
        state.investigators[entry.engaged].threats.remove(enemy)
    entry.engaged = who
    entry.location = NOWHERE
    state.investigators[who].threats.append(enemy)
    table.tell(Engaged, state.codes[enemy], enemy, state.investigators[who].code)
    yield from happened(table, EnemyEngages, who=who, enemy=enemy)


def disengage(table: Table, enemy: int) -> None:
    """An enemy leaves a threat area and stays at the location."""
    state = table.state
    entry = state.play[enemy]
    if entry.engaged == NOBODY:
        return
    investigator = state.investigators[entry.engaged]
    investigator.threats.remove(enemy)
    entry.location = investigator.location
    entry.engaged = NOBODY
    table.tell(Disengaged, state.codes[enemy], enemy, investigator.code)


def engage_ready_enemies(table: Table) -> Iterable[Any]:
    """All ready unengaged enemies engage investigators at their location, then come reactions.

    Rules lcg.engagement.3, 5 to 9.
    """
    waiting = [enemy for enemy in table.state.enemies if may_engage(table, enemy)]
    return whole(table, engage_each(table, waiting)) if waiting else ()


def engage_each(table: Table, waiting: list[int]) -> Flow[None]:
    for enemy in waiting:
        yield from engage_somebody(table, enemy)


def may_engage(table: Table, enemy: int) -> bool:
    """Neither exhausted, engaged, aloof nor massive (rules lcg.engagement.8, lcg.aloof.1, lcg.massive.3)."""
    entry = table.state.play[enemy]
    if entry.exhausted or entry.engaged != NOBODY or entry.location == NOWHERE:
        return False
    return not (has(table, enemy, ALOOF) or has(table, enemy, MASSIVE))


def engage_somebody(table: Table, enemy: int) -> Flow[None]:
    """The one who matches its Prey best; the lead investigator settles ties (rules lcg.prey.2, 3, 6 and 11)."""
    state = table.state
    present = quarry(table, enemy, investigators_at(table, state.play[enemy].location))
    if not present:
        return
    among = best(table, present, prey(table, enemy))
    options = [investigator_option("engaged-by", state.investigators[who].code, who) for who in among]
    prompt = say("prompt-engaged-by", enemy=card_name(state.codes[enemy]))
    who: int = yield from lead_settles(table, options, prompt, lambda who: weakest(table, who), "lcg.prey.3")
    yield from engage(table, enemy, who)


def prey(table: Table, enemy: int) -> Prey:
    """Its Prey instruction; a blank enemy has none."""
    return Prey.ANY if is_blank(table, enemy) else PRINTED[table.state.codes[enemy]].prey


def quarry(table: Table, enemy: int, among: list[int]) -> list[int]:
    """With "only", nobody else counts (rule lcg.prey.6)."""
    if prey(table, enemy) is Prey.BEARER:
        return [who for who in among if who == table.state.owners[enemy]]
    return among


def weakest(table: Table, who: int) -> int:
    """How near somebody is to defeat: the Grim Rule chooses whoever is nearest."""
    return -min(remaining_health(table, who), remaining_sanity(table, who))
