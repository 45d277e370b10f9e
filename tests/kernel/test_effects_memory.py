"""What follows from parts of components is found out once for each."""

from __future__ import annotations

from miskatonic.kernel.effects.memory import once_for_each


def test_what_is_made_of_a_part_is_made_once() -> None:
    made: list[list[str]] = []

    @once_for_each
    def told(parts: list[str]) -> str:
        made.append(parts)
        return ", ".join(parts)

    card = ["draw", "discard"]
    assert told(card) is told(card)
    assert made == [card]


def test_parts_that_say_the_same_are_still_two() -> None:
    @once_for_each
    def both(one: list[int], other: list[int]) -> tuple[list[int], list[int]]:
        return one, other

    first, second = [1], [1]
    assert both(first, second) is not both(second, first)


def test_nothing_is_taken_for_a_part_that_is_gone() -> None:
    @once_for_each
    def total(numbers: list[int]) -> int:
        return sum(numbers)

    # Were a list not kept, the next one could lie at its place, and have its id.
    assert [total([number, number]) for number in range(100)] == [2 * number for number in range(100)]
