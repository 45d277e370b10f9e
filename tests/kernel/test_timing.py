"""Timing: would, when, resolve, after; forced before optional; cancel, replace, limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import plain
from miskatonic.kernel.timing import Limit, Occasion, Point, Timing, Trigger, Uses


class Desk(Struct):
    """Stands in for a table: abilities, a log, and the uses."""

    abilities: list[Any]
    log: list[str]
    uses: Uses
    cause: str | None = None


def ability(key: str, point: Point, seat: int = 0, run: Callable[[Occasion], None] | None = None, **more: Any) -> Any:
    def act(desk: Any, occasion: Occasion) -> Flow[None]:
        desk.log.append(key)
        if run:
            run(occasion)
        yield from ()

    return Trigger(key, seat, "arrive", point, plain("effect-none"), act, **more)


def happen(
    *abilities: Any, answers: tuple[str, ...] = (), uses: Uses | None = None
) -> tuple[list[str], list[Decision], bool]:
    desk = Desk(list(abilities), [], uses or Uses({}))
    timing: Any = Timing(lambda desk, occasion, point: desk.abilities, lambda desk: [0, 1], lambda desk: desk.uses)

    def resolve() -> Flow[None]:
        desk.log.append("resolve")
        yield from ()

    flow = timing.happen(desk, Occasion("arrive"), resolve)
    asked: list[Decision] = []
    waiting = list(answers)
    reply = None
    try:
        while True:
            asked.append(flow.send(reply))
            reply = asked[-1].find(waiting.pop(0))
    except StopIteration as finished:
        assert not waiting
        return desk.log, asked, finished.value


def test_points_come_in_order() -> None:
    log, asked, happened = happen(
        ability("c", Point.AFTER, forced=True),
        ability("b", Point.WHEN, forced=True),
        ability("a", Point.WOULD, forced=True),
    )
    assert log == ["a", "b", "resolve", "c"] and asked == [] and happened


def test_forced_abilities_come_before_optional_ones() -> None:
    log, asked, _ = happen(ability("may", Point.WHEN), ability("must", Point.WHEN, forced=True), answers=("use:may",))
    assert log == ["must", "may", "resolve"] and len(asked) == 1


def test_the_first_seat_settles_the_order_of_forced_abilities() -> None:
    log, asked, _ = happen(
        ability("x", Point.AFTER, seat=1, forced=True), ability("y", Point.AFTER, forced=True), answers=("use:y",)
    )
    assert log == ["resolve", "y", "x"] and asked[0].seat == 0


def test_an_optional_ability_may_be_passed() -> None:
    log, asked, _ = happen(ability("may", Point.AFTER), answers=("pass",))
    assert log == ["resolve"] and [option.key for option in asked[0].options] == ["use:may", "pass"]


def test_seats_are_asked_in_order_until_all_pass() -> None:
    uses = Uses({})
    limit = Limit(1, "round")
    log, asked, _ = happen(
        ability("one", Point.AFTER, 0, limit=limit),
        ability("two", Point.AFTER, 1, limit=limit),
        answers=("use:one", "use:two"),
        uses=uses,
    )
    assert log == ["resolve", "one", "two"] and [each.seat for each in asked] == [0, 1]


def test_a_cancelled_occasion_has_neither_effect_nor_aftermath() -> None:
    log, _, happened = happen(
        ability("stop", Point.WHEN, forced=True, run=lambda occasion: occasion.cancel()),
        ability("after", Point.AFTER, forced=True),
        ability("late", Point.WHEN),
    )
    assert log == ["stop"] and not happened


def test_a_replaced_occasion_does_the_other_thing_instead() -> None:
    done: list[str] = []

    def instead() -> Flow[None]:
        done.append("instead")
        yield from ()

    log, _, happened = happen(
        ability("swap", Point.WOULD, forced=True, run=lambda occasion: occasion.replace(instead)),
        ability("after", Point.AFTER, forced=True),
    )
    assert log == ["swap"] and done == ["instead"] and not happened


def test_an_ability_that_does_not_apply_is_not_offered() -> None:
    log, asked, _ = happen(ability("never", Point.AFTER, applies=lambda desk, occasion: False))
    assert log == ["resolve"] and asked == []


def test_a_limit_holds_for_its_period_and_is_forgotten_with_it() -> None:
    uses = Uses({})
    limit = Limit(1, "round")
    once = ability("once", Point.AFTER, limit=limit)
    assert happen(once, answers=("use:once",), uses=uses)[0] == ["resolve", "once"]
    assert happen(once, uses=uses)[1] == []
    uses.new("game")
    assert happen(once, uses=uses)[1] == []
    uses.new("round")
    assert len(happen(once, answers=("pass",), uses=uses)[1]) == 1


def test_an_optional_ability_triggers_once_for_each_occasion() -> None:
    log, asked, _ = happen(ability("may", Point.AFTER), answers=("use:may",))
    assert log == ["resolve", "may"] and len(asked) == 1
