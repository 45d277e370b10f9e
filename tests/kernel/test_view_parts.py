"""Parts of views: kept as long as what they are made from is the same, and never longer than their state."""

from __future__ import annotations

from miskatonic.kernel.view_parts import forget_parts, part, parts_of

from .toy import Toy, toy


def hands(state: Toy) -> list[list[int]]:
    return part(parts_of(state), "hands", (state.hands, state.round), lambda: [list(hand) for hand in state.hands])


def test_a_part_is_made_once_while_its_source_is_the_same() -> None:
    state = toy().state
    assert hands(state) is hands(state)


def test_a_part_is_made_again_when_anything_in_its_source_has_changed() -> None:
    state = toy().state
    before = hands(state)
    state.hands[1][0] += 1
    assert hands(state) == state.hands != before


def test_parts_with_different_names_are_kept_side_by_side() -> None:
    parts = parts_of(toy().state)
    one, other = (part(parts, name, 0, list[int]) for name in ("one", "other"))
    assert one is not other
    assert part(parts, "one", 0, list[int]) is one


def test_parts_can_be_forgotten() -> None:
    state = toy().state
    before = hands(state)
    forget_parts(state)
    assert hands(state) is not before


def test_parts_are_no_part_of_the_state() -> None:
    table, untouched = toy(), toy()
    hands(table.state)
    assert table.hash() == untouched.hash()
    assert table.state == untouched.state


def test_a_clone_has_no_parts_of_its_original() -> None:
    table = toy()
    hands(table.state)
    assert not parts_of(table.clone().state)


def test_no_part_outlives_an_undo() -> None:
    table = toy()
    table.choose(0)
    hands(table.state)
    table.undo()
    assert not parts_of(table.state)
