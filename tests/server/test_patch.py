"""What changed between two values turns the one into the other."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as some

from bench.player import put
from miskatonic.server.messages import Change
from miskatonic.server.patch import changes


def apply(value: Any, made: list[Change]) -> Any:
    """The value after the changes; the one given is left as it is."""
    for change in made:
        value = put(value, change.path, change.value)
    return value


SCALARS = some.none() | some.booleans() | some.integers(2, 5) | some.text("ab", max_size=2)
"""Every place of a view has one type, so 0 and 1 never take turns with False and True."""
VALUES = some.recursive(
    SCALARS,
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


def as_json(value: Any) -> str:
    """As it goes over the wire."""
    return json.dumps(value, sort_keys=True)


@given(VALUES, VALUES)
def test_the_changes_lead_from_one_value_to_the_other(before: Any, after: Any) -> None:
    old = as_json(before)
    made = changes(before, after)
    assert as_json(apply(before, made)) == as_json(after)
    assert as_json(before) == old, "nothing is changed in place"


@given(VALUES, VALUES)
def test_what_a_client_applies_after_the_journey_is_the_same(before: Any, after: Any) -> None:
    value = before
    for change in json.loads(msgspec.json.encode(changes(before, after))):
        value = put(value, change["path"], change["value"])
    assert as_json(value) == as_json(after)


@given(VALUES)
def test_where_nothing_changed_nothing_is_said(value: Any) -> None:
    assert changes(value, json.loads(json.dumps(value))) == []


@given(VALUES, VALUES)
def test_no_place_is_named_twice_or_inside_another(before: Any, after: Any) -> None:
    paths = [tuple(change.path) for change in changes(before, after)]
    for path in paths:
        assert not any(other != path and other == path[: len(other)] for other in paths)
    assert len(set(paths)) == len(paths)


def test_a_small_change_in_a_large_view_is_small() -> None:
    before = {"round": 1, "places": [{"number": number, "gate": None} for number in range(20)]}
    after = {
        "round": 1,
        "places": [{"number": number, "gate": "moon" if number == 7 else None} for number in range(20)],
    }
    (change,) = changes(before, after)
    assert (change.path, change.value) == (["places", 7, "gate"], "moon")
