"""Scenes for the tests of effects: one action card about to be resolved, a cup with known monsters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from miskatonic.games.final_hour.bestiary import MONSTERS
from miskatonic.games.final_hour.campus import NUMBERS
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.words import EMPTY, Half, location_name
from miskatonic.kernel.events import Event

from .given import Situation, card_number, keys

E = TypeVar("E", bound=Event)

WAITING = {
    "jenny-barnes": "well-connected",
    "lily-chen": "open-palm",
    "michael-mcglen": "unfinished-business",
    "rita-young": "passing-the-baton",
    "tommy-muldoon": "stakeout",
    "ashcan-pete": "odd-jobs",
}
"""A card of each investigator that begins with a move: nothing happens before its owner has chosen."""

WITHOUT_OMENS = (2, 6, 11, 13)

BEFORE = ["sawn-off-shotgun", "delivery-bicycle", "brass-whistle", "rabbits-foot"]
AFTER = ["storm-lantern", "doctors-bag", "elder-chalk", "masons-tools", "torn-almanac"]
NINE_ITEMS = [*BEFORE, *AFTER]
"""The items of the box. There may be others, made up later."""


def resolving(
    situation: Situation,
    who: int,
    title: str,
    half: Half,
    *,
    copy: int = 0,
    again: bool = False,
    priorities: Sequence[int] = WITHOUT_OMENS,
) -> Table:
    """The table as a card of an investigator is resolved by one half; then a card of the next one waits.

    With `again` the card that waits belongs to the same investigator.
    """
    investigators = situation.state.investigators
    other = (who + 1) % len(investigators)
    own_title, other_title = WAITING[investigators[who].id], WAITING[investigators[other].id]
    card = (who, title, copy)
    own = (who, own_title, 1 - copy if title == own_title else 0)
    first, second = (other, other_title, 0), (other, other_title, 1)
    waiting, others = (own, [first, second]) if again else (first, [own, second])
    upper = half is Half.UPPER
    order = [card, waiting, *others] if upper else [*others, card, waiting]
    for (owner, name, which), priority in zip(order, priorities, strict=True):
        situation.play(owner, name, priority, which)
    for played in situation.state.played[: 0 if upper else 2]:
        played.revealed = played.resolved = True
    return situation.table("action.resolve")


def resolved(table: Table, title: str, copy: int = 0) -> bool:
    """Is this card resolved, with nothing left to ask about it?"""
    number = card_number(title, copy)
    return any(played.resolved for played in table.state.played if played.card == number)


def cup(situation: Situation, *kinds: str) -> Situation:
    """Leave exactly these monsters in the cup; the others lie beside it."""
    pool = situation.state.cup
    tokens = [*pool.tokens, *pool.beside]
    pool.tokens = []
    for kind in kinds:
        token = next(token for token in tokens if MONSTERS[token].id == kind)
        tokens.remove(token)
        pool.tokens.append(token)
    pool.beside = tokens
    return situation


def nothing_beside_the_cup(situation: Situation) -> Situation:
    """The monsters beside the cup are out of this game."""
    situation.state.cup.beside = []
    return situation


def block(situation: Situation, *places: int) -> Situation:
    """Leave no empty space in these locations: damage wherever nothing stands."""
    for at in places:
        situation.damage(at, situation.state.locations[at].spaces.count(EMPTY))
    return situation


def building(name: str) -> int:
    """The number of a location by its English name."""
    return next(number for number in NUMBERS if location_name(number).text() == name)


def told(table: Table, kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in table.events if isinstance(event, kind)]


def every_way(table: Table, rule: str) -> Iterator[Table]:
    """The table after every way of answering the questions that come from one rule; look at it before the next."""
    decision = table.decision
    if decision is None or decision.rule != rule:
        yield table
        return
    for key in keys(table):
        table.choose(key)
        yield from every_way(table, rule)
        table.undo()


def reckoning(situation: Situation, *priorities: int) -> Table:
    """The table as the omens of four priority cards are reckoned."""
    situation.state.played = []
    count = len(situation.state.investigators)
    for place, priority in enumerate(priorities):
        who = place % count
        situation.play(who, WAITING[situation.state.investigators[who].id], priority, place // count)
    return situation.table("ancient-one.reckoning")
