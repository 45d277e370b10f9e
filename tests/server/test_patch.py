"""What changed between two values turns the one into the other."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec import Struct

import miskatonic
from bench.player import put
from miskatonic.games import GAMES
from miskatonic.server.broadcast import shown
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


class Room(Struct, frozen=True):
    name: str
    clues: int = 0


class Remark(Struct, frozen=True, omit_defaults=True):
    word: str
    loud: bool = False


class House(Struct, frozen=True, rename={"owner": "keptBy"}):
    owner: str
    rooms: dict[int, Room]
    remark: Remark = Remark("none")
    guests: tuple[str, ...] = ()


def test_a_struct_is_looked_into_and_its_fields_are_called_as_on_the_way() -> None:
    before = House("Ann", {1: Room("hall"), 2: Room("attic")})
    after = House("Bob", {1: Room("hall"), 2: Room("attic", 3)})
    assert changes(before, after) == [Change(["keptBy"], "Bob"), Change(["rooms", "2", "clues"], 3)]


def test_a_struct_that_leaves_out_what_is_usual_is_replaced_as_a_whole() -> None:
    before = House("Ann", {}, Remark("hush", loud=True))
    after = House("Ann", {}, Remark("hush"))
    assert changes(before, after) == [Change(["remark"], Remark("hush"))]


def test_parts_of_another_kind_or_number_are_replaced() -> None:
    before = House("Ann", {1: Room("hall")}, guests=("Carl",))
    assert changes(before, House("Ann", {2: Room("hall")}, guests=("Carl", "Dora"))) == [
        Change(["rooms"], {2: Room("hall")}),
        Change(["guests"], ("Carl", "Dora")),
    ]
    assert changes([Room("hall")], [Remark("hall")]) == [Change([0], Remark("hall"))]


@pytest.mark.parametrize("face", ["board", "plain"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_changes_keep_a_client_as_the_table_is_and_what_it_had_before_stays_as_it_was(game: str, face: Any) -> None:
    table = miskatonic.new_game(game, players=2, seed=11)
    dice = random.Random(11)
    looking = [0, 1, None]
    before = {seat: shown(table, seat, face) for seat in looking}
    client = {seat: sent(before[seat]) for seat in looking}
    for _ in range(60):
        if not table.decision:
            break
        was = {seat: sent(before[seat]) for seat in looking}
        if dice.random() < 0.1:
            table.undo()
        else:
            table.choose(dice.choice(table.decision.options))
        for seat in looking:
            now = shown(table, seat, face)
            assert sent(before[seat]) == was[seat], "a view never changes once it was given"
            for change in sent(changes(before[seat], now)):
                client[seat] = put(client[seat], change["path"], change["value"])
            assert client[seat] == sent(now)
            before[seat] = now


def sent(value: Any) -> Any:
    """What arrives at a client."""
    return msgspec.json.decode(msgspec.json.encode(value))
