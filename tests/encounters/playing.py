"""An encounter played along a route: nothing else is rolled or asked, and everything is as foreseen at the end."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any
from unittest.mock import patch

from miskatonic.kernel import dice as kernel_dice
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.table import Table

from .foreseen import Foreseen, Standing, changes

Look = Callable[[], Standing]


@contextmanager
def _watched(look: Look, test_began: type) -> Iterator[dict[str, int]]:
    """After how many events something was changed last, and each test made."""
    changed: dict[str, int] = {}
    was, events, tests = look(), count(), count()
    tell = Table.tell

    def compare() -> None:
        nonlocal was
        was, before = look(), was
        changed.update(dict.fromkeys(changes(before, was), next(events)))

    def watch(table: Any, event: Any, *said: Any, **more: Any) -> None:
        compare()
        if event is test_began:
            changed[f"test {next(tests)}"] = next(events)
        tell(table, event, *said, **more)

    with patch.object(Table, "tell", watch):
        yield changed
    compare()


def follow(table: Table[Any], flow: Generator[Any, Any, Any], foreseen: Foreseen, look: Look, test_began: type) -> None:
    """Play something along the route of which everything is foreseen."""
    rolls, answers = list(foreseen.tests), list(foreseen.answers)

    def roll(source: Any, count: int, sides: int = kernel_dice.SIDES) -> list[int]:
        assert rolls, f"{count} dice are rolled, and no test is to be made any more"
        skill, pool, shown = rolls.pop(0)
        assert count == pool, f"{count} dice are rolled for {skill}, and not {pool}"
        return [shown] * count if isinstance(shown, int) else shown

    def reply(asked: Decision) -> Any:
        if asked.topic == "dice":
            return asked.find("keep")
        keys = {option.key for option in asked.options}
        assert answers, f"nobody should be asked {asked.prompt.id}: {sorted(keys)}"
        key, among = answers.pop(0)
        assert among is None or keys == among
        return asked.find(key)

    with patch.object(kernel_dice, "roll", roll), _watched(look, test_began) as changed:
        answer: Any = None
        try:
            while True:
                answer = reply(flow.send(answer))
        except StopIteration:
            pass
    assert not rolls, f"these tests were never made: {rolls}"
    assert not answers, f"nobody asked for {answers}"
    tested = [str(event.skill) for event in table.events if isinstance(event, test_began)]
    assert tested == [skill for skill, _, _ in foreseen.tests if skill]
    assert look() == foreseen.after
    assert sorted(foreseen.changed, key=lambda each: (foreseen.changed[each], changed[each])) == sorted(
        foreseen.changed, key=lambda each: (changed[each], foreseen.changed[each])
    ), "the effects are not resolved in their order"
