"""Activating monsters: killers, wanderers, destroyers."""

from __future__ import annotations

from collections import Counter
from functools import cache

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import things
from .bestiary import LEFTMOST, MONSTERS
from .campus import ZONES
from .damage import destroyer_strikes
from .events import Activated, ZoneActivated
from .health import lose_health
from .monsters import choose_monster, move_monster
from .overflow import arrow, overflow
from .play import Table
from .words import (
    DESTROYER,
    EMPTY,
    KILLER,
    WANDERER,
    Activation,
    Zone,
    investigator_name,
    location_name,
    monster_name,
    say,
)

CLASSES = tuple(Activation)
"""Killers, then wanderers, then destroyers (rule fh.activate.10)."""


@cache
def activate_prompt(here: int) -> Message:
    return say("prompt-activate", where=location_name(here))


def activate_zone(table: Table, seat: int, zone: Zone) -> Flow[None]:
    """Activate a zone, location by location in ascending order (rules fh.activate.1 to fh.activate.4)."""
    table.tell(ZoneActivated, zone)
    for here in ZONES[zone]:
        present = set(map(LEFTMOST.get, table.state.locations[here].spaces))
        for symbol in CLASSES:
            if symbol in present:
                yield from activate_class(table, seat, here, symbol)


def activate_class(table: Table, seat: int, here: int, symbol: Activation) -> Flow[None]:
    """All killers, then all wanderers, then all destroyers of a location, by their leftmost symbol.

    A monster activates at most once per effect (rules fh.activate.10, fh.activate.13, fh.activate.17).
    """
    spaces = table.state.locations[here].spaces
    activated = table.state.activated
    ready = [token for token in spaces if LEFTMOST[token] is symbol and token not in activated]
    while ready:
        token = ready[0]
        if len(ready) > 1 and order_matters(table, ready, here):
            token = yield from choose_monster(
                table, seat, activate_prompt(here), ready, "activate", here, "fh.activate.11", QuestionKind.ORDER
            )
        ready.remove(token)
        yield from activate(table, seat, token, here)


def order_matters(table: Table, ready: list[int], here: int) -> bool:
    """Can it make a difference which of these monsters of one class, two or more, acts first?

    Monsters that only kill strike where they stand; those that only wander cannot leave the ritual site, or find room
    where they go; those that only destroy need not give way to each other while there are enough empty spaces, and
    without any go as wanderers do. Which space of a location is whose makes no difference.
    """
    if any(len(MONSTERS[token].symbols) > 1 for token in ready):
        return True
    symbol = LEFTMOST[ready[0]]
    if symbol is KILLER:
        return False
    at_site, empty = here == table.state.ritual_site, table.state.locations[here].spaces.count(EMPTY)
    if symbol is DESTROYER and (empty or at_site):
        return empty < len(ready)
    return not at_site and not find_room(table, ready, here)


def find_room(table: Table, leaving: list[int], here: int) -> bool:
    """All of these monsters get an empty space where their arrows lead, or one of them is stopped by a seal.

    What is full stays full while they come; only the location they leave does not.
    """
    coming: Counter[int] = Counter()
    stopped = 0
    for token in leaving:
        course = overflow(table.state, token, here, arrow(token, here))
        if course.comes_round is not None or here in (*course.through, course.to):
            return False
        if course.seal is not None:
            stopped += 1
        else:
            coming[course.to] += 1
    return stopped < 2 and all(table.state.locations[to].spaces.count(EMPTY) >= count for to, count in coming.items())


def activate(table: Table, seat: int, token: int, here: int) -> Flow[None]:
    """Resolve its symbols from left to right, each in full; a destroyed monster stops (fh.activate.12, 14, 16, 21)."""
    table.state.activated.append(token)
    if table.telling:
        table.tell(Activated, token, MONSTERS[token].id, here)
    at: int | None = here
    for symbol in MONSTERS[token].symbols:
        if symbol is KILLER:
            yield from strike_investigator(table, seat, token, at)
        elif symbol is WANDERER:
            at = move_monster(table, token, at)
        else:
            at = destroyer_strikes(table, token, at)
        if at is None:
            return


def strike_investigator(table: Table, seat: int, token: int, here: int) -> Flow[None]:
    """The killer: an investigator in its location loses 1 health (rules fh.activate.6, fh.activate.7)."""
    investigators = table.state.investigators
    present = [who for who, each in enumerate(investigators) if each.location == here]
    if not present:
        return
    if table.state.readings.killer_victim == "each":
        for who in present:
            lose_health(table, who)
        return
    victims = [victim_option(investigators[who].id, who) for who in present]
    prompt = victim_prompt(MONSTERS[token].id, here)
    who: int = yield from ask(seat, prompt, victims, "fh.activate.6", table.cause, topic="victim")
    lose_health(table, who)


@cache
def victim_prompt(kind: str, here: int) -> Message:
    return say("prompt-victim", monster=monster_name(kind), where=location_name(here))


@cache
def victim_option(id: str, who: int) -> Option:
    return Option(f"victim:{id}", investigator_name(id), who, "victim", (things.investigator(id),))
