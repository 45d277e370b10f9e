"""The odds of what somebody could attempt now, with nothing committed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from msgspec import msgpack

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.flow import Flow, NextStep

from .actions import act_activate
from .attempts import attackable, evadable, investigable
from .card import Ability, Me, Table
from .events import TestBegan
from .odds import odds
from .play import is_playing
from .presence import presence
from .registry import CARDS
from .state import ArkhamLcg, SkillTest
from .view import WeaponOdds
from .window import may_use, within_reach
from .words import AGILITY, COMBAT, INTELLECT, NOWHERE, Designator, Skill


class Glance:
    """Stands in for the table where values are only read."""

    def __init__(self, state: ArkhamLcg) -> None:
        self.state = state
        self.cause: str | None = None

    telling = False

    def tell(self, *args: Any, **kwargs: Any) -> None:
        """Nothing happens while somebody looks."""


def glance(state: ArkhamLcg) -> Table:
    return cast(Table, Glance(state))


def looks_for_odds(table: Table, seat: int | None) -> bool:
    """Who looks on, who is out, and whoever looks while a test is under way attempts nothing."""
    return seat is not None and is_playing(table, seat) and table.state.test is None


def attempt_odds(table: Table, who: int, skill: Skill, attempt: str, target: int) -> float:
    """The chance of a basic attempt."""
    test = SkillTest(who, skill, 0, NOWHERE, attempt, target)
    table.state.test = test
    chance = odds(table, test)
    table.state.test = None
    return round(chance, 4)


def investigate_odds(table: Table, location: int, seat: int | None) -> float | None:
    if seat is None or not looks_for_odds(table, seat):
        return None
    if table.state.investigators[seat].location != location or not investigable(table, seat):
        return None
    skill = CARDS[table.state.codes[location]].investigated_with(table, location) or INTELLECT
    return attempt_odds(table, seat, skill, "investigate", location)


def fight_odds(table: Table, enemy: int, seat: int | None) -> float | None:
    if seat is None or not looks_for_odds(table, seat) or enemy not in attackable(table, seat):
        return None
    return attempt_odds(table, seat, COMBAT, "fight", enemy)


def evade_odds(table: Table, enemy: int, seat: int | None) -> float | None:
    if seat is None or not looks_for_odds(table, seat) or enemy not in evadable(table, seat):
        return None
    return attempt_odds(table, seat, AGILITY, "evade", enemy)


# With a weapon.


def weapon_odds(table: Table, enemy: int, seat: int | None) -> list[WeaponOdds]:
    """The chance to hit an enemy with each ability that fights and could be paid for; none where it is not certain."""
    if seat is None or not looks_for_odds(table, seat):
        return []
    found = (
        (card, ability, rehearse(table, ability, card, seat, enemy)) for card, ability in weapons(table, seat, enemy)
    )
    return [WeaponOdds(card, ability.name, round(chance, 4)) for card, ability, chance in found if chance is not None]


def weapons(table: Table, who: int, enemy: int) -> Iterator[tuple[int, Ability]]:
    for card, ability in presence(table.state).actions:
        if ability.designator is not Designator.FIGHT or not within_reach(table, card, who):
            continue
        if may_use(table, ability, card, who) and enemy in attackable(table, who, card):
            yield card, ability


class Begun(Exception):
    """The test that was waited for has begun."""


class Rehearsal(Glance):
    """A table at which things happen, on a copy of the state, until a skill test begins."""

    telling = True

    def tell(self, *args: Any, **kwargs: Any) -> None:
        if args[0] is TestBegan:
            raise Begun


_DECODER = msgpack.Decoder(ArkhamLcg)


def rehearse(table: Table, ability: Ability, card: int, who: int, enemy: int) -> float | None:
    """What an ability comes to is seen by using it; None where it asks for more than which enemy to fight."""
    there = cast(Table, Rehearsal(_DECODER.decode(msgpack.encode(table.state))))
    try:
        aim(act_activate(there, who, (ability, Me(card, who))), enemy)
    except Begun:
        test = there.state.test
        return odds(there, test) if test is not None and test.target == enemy else None
    except NextStep:
        return None
    return None


def aim(attack: Flow[None], enemy: int) -> None:
    """Answer only the question which enemy to fight."""
    answer: Any = None
    while True:
        try:
            asked = attack.send(answer)
        except StopIteration:
            return
        if not isinstance(asked, Decision) or asked.topic != "fight":
            return
        answer = next((option for option in asked.options if option.value == enemy), None)
        if answer is None:
            return
