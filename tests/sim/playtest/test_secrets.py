"""Secrets that come out in the example game, one way after the other, and how the harness tells of them."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.game import Game, State
from miskatonic.kernel.sides import one_side
from miskatonic.kernel.table import Table
from miskatonic.kernel.view_parts import part, parts_of
from miskatonic.sim.playtest import Violation, check_game, examination, examine
from miskatonic.sim.playtest.causes import origin_of, without_particulars
from miskatonic.sim.playtest.differences import differences, fields_of, never_hidden
from miskatonic.sim.playtest.fuzz import FuzzResult
from tests.example.ashgrove import GAME as ASHGROVE
from tests.example.ashgrove import census
from tests.example.ashgrove.events import Hidden

SEEDS = range(6)


def violations(game: Game[Any]) -> list[Violation]:
    return [each for seed in SEEDS for each in check_game(game, 3, seed, thoroughness=1)]


def with_determinize(determinize: Callable[[Any, int | None, int], None]) -> Game[Any]:
    game = copy(ASHGROVE)
    game.determinize = determinize
    return game


def reshuffled_but_the_idol(state: Any, seat: int | None, seed: int) -> None:
    idol = state.idol
    ASHGROVE.determinize(state, seat, seed)
    state.idol = idol


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the idol is hidden is told to everybody."""
    tell = Table[Any].tell

    def tell_all(self: Table[Any], event: Any, *args: Any, **kwargs: Any) -> None:
        tell(self, event, *args, **(kwargs if event is not Hidden else {}))

    monkeypatch.setattr(Table, "tell", tell_all)


TOLD = "what somebody is told depends on what is hidden from it: hidden, room"


@pytest.mark.usefixtures("talkative")
def test_an_event_that_tells_everybody_a_secret_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examination, "CHECKS", [each for each in examination.CHECKS if each.name != "answers"])
    found = violations(ASHGROVE)
    assert {(each.check, each.cause) for each in found} == {("worlds", TOLD)}


@pytest.mark.usefixtures("talkative")
def test_an_event_that_tells_an_answer_nobody_called_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(census, "secret_answer", lambda state, decision: False)
    found = violations(ASHGROVE)
    assert {(each.check, each.cause) for each in found} == {("answers", TOLD)}


ASKED = "who is asked depends on what is hidden from somebody"


@pytest.mark.parametrize("opposed", [True, False])
def test_a_seat_that_is_asked_only_where_its_hidden_cards_allow_something(opposed: bool) -> None:
    """Those who play together may be passed over."""
    careful = ASHGROVE.steps["omen"]
    careless = copy(ASHGROVE)
    careless.steps = {
        **ASHGROVE.steps,
        "omen": lambda table: careful(table) if "draught" in table.state.hand else "search",
    }
    if not opposed:
        careless.sides = lambda setup: one_side(setup.players)
    found = {each.cause for each in violations(careless) if each.check == "worlds"}
    assert found == ({ASKED} if opposed else set())


def test_a_view_that_leaks_is_told_with_the_field_and_both_values() -> None:
    careless = copy(ASHGROVE)
    careless.view = lambda state, seat: replace(ASHGROVE.view(state, seat), idol=state.idol)
    found = next(each for each in violations(careless) if each.check == "views")
    assert "depends on what is hidden from it: idol: '" in found.what and "' or '" in found.what


def test_a_view_that_is_kept_although_something_has_changed() -> None:
    stale = copy(ASHGROVE)
    stale.view = lambda state, seat: part(parts_of(state), seat, state.step, ASHGROVE.view, state, seat)
    assert violations(stale)


def test_reshuffling_that_leaves_the_dice_to_come_as_they_are() -> None:
    def foreseeing(state: Any, seat: int | None, seed: int) -> None:
        rng = state.rng
        ASHGROVE.determinize(state, seat, seed)
        state.rng = rng

    found = violations(with_determinize(foreseeing))
    assert {each.cause for each in found} == {"reshuffled for somebody: the random numbers to come are the real ones"}


def fuzzed(game: Game[Any]) -> FuzzResult:
    result = FuzzResult.nothing()
    for seed in SEEDS:
        result.add(3, examine(game, 3, seed, thoroughness=1))
    return result


def test_what_is_never_reshuffled_is_listed() -> None:
    in_the_open = ["midnight", "investigators", "hour", "locked", "searched", "deck.discard", "dice"]
    assert fuzzed(ASHGROVE).never_hidden == in_the_open
    careless = fuzzed(with_determinize(reshuffled_but_the_idol)).never_hidden
    assert careless == [*in_the_open[:3], "idol", *in_the_open[3:]]


def test_violations_with_the_same_cause_are_one_and_the_soonest_stands_for_them() -> None:
    careless = copy(ASHGROVE)
    careless.view = lambda state, seat: replace(ASHGROVE.view(state, seat), idol=state.idol)
    result = fuzzed(careless)
    [(shown, count)] = [each for each in result.causes if each[0].check == "views"]
    alike = [each for each in result.violations if each.check == "views"]
    assert count == len(alike) > 1
    assert shown.decision == min(each.decision for each in alike)


class Hand(Struct):
    cards: list[int]
    name: str


class Desk(State):
    hands: dict[int, Hand]
    top: Hand | None
    round: int


def desk(cards: list[int], top: Hand | None = None) -> Desk:
    return Desk(1, "", None, {4: Hand([1], "a"), 7: Hand(cards, "b")}, top, 3)


def test_a_difference_is_named_by_its_place() -> None:
    [found] = differences(desk([1, 2]), desk([2, 1]))
    assert (found.path, found.field, found.values) == (".hands[7].cards", "hands.cards", "[1, 2] or [2, 1]")
    [found] = differences(desk([]), desk([], Hand([], "")))
    assert found.field == "top"
    assert not list(differences(desk([1]), desk([1])))


def test_a_difference_of_lists_names_the_places_in_them() -> None:
    """A list may hold what everybody has seen beside what is hidden."""
    [found] = differences(desk([1, 2, 3]), desk([1, 4, 3]))
    assert found.items == {".hands[7].cards[1]"}
    [longer] = differences(desk([1]), desk([1, 2]))
    assert longer.items == set()


def test_the_fields_of_a_state_are_those_of_what_it_holds() -> None:
    fields = fields_of(Desk)
    assert fields == ("hands.cards", "hands.name", "top.cards", "top.name", "top", "round")
    assert never_hidden(fields, {"hands.cards", "rng"}) == ["hands.name", "top", "round"]
    assert never_hidden(fields, {"top"}) == ["hands", "round"]


def test_a_cause_has_no_particulars() -> None:
    assert without_particulars("seat 2 sees 'tower' in [1, 2]") == without_particulars("a spectator sees '' in [7]")
    assert without_particulars("event-went in en") != without_particulars("event-went in ru")


def test_errors_from_different_lines_have_different_causes() -> None:
    def failing(key: str) -> str:
        try:
            return {"": ""}[key]
        except KeyError as error:
            return origin_of(error)

    assert failing("one") == failing("two")
    assert failing("one").startswith("KeyError at ")
