"""The codex of Echoes of the Deep: every branch, each way to win and to lose (rules ah3.301 to 302, 403, 452)."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e import monsters
from miskatonic.games.arkham_3e.codex import settle
from miskatonic.games.arkham_3e.doom import place_sheet_doom
from tests.arkham_3e.codices import DEEP, numbers
from tests.arkham_3e.given import given


def test_three_clues_point_to_the_lost_city() -> None:
    game = given(scenario=DEEP).codex(29).sheet(clues=3)
    game.run(settle(game.table))
    assert numbers(game) == [(31, "front")]
    assert game.state.archive_aside == [32, 33, 34, 35]


def test_four_doom_bring_the_servitor_of_rlyeh() -> None:
    game = given(scenario=DEEP).codex(30)
    game.run(place_sheet_doom(game.table, 4))
    assert numbers(game) == [(37, "front")]
    assert game.the("servitor-of-rlyeh").space == "unvisited-isle"


@pytest.mark.rule("ah3.403.5h", "ah3.403.5i")
@pytest.mark.parametrize(
    ("number", "neighborhood", "space", "dice"),
    [
        (32, "rivertown", "graveyard", 1),
        (33, "downtown", "arkham-asylum", 1),
        (34, "northside", "train-station", 1),
        (35, "miskatonic-university", "observatory", 2),
    ],
)
def test_a_breach_is_closed_after_an_encounter_there(number: int, neighborhood: str, space: str, dice: int) -> None:
    game = given("norman-withers", scenario=DEEP).stand(0, space)
    game.state.archive.remove(number)
    game.state.attached = {neighborhood: [number]}
    from miskatonic.games.arkham_3e.encounters import after_encounter

    game.run(after_encounter(game.table, 0, neighborhood), "yes", dice=" ".join(["6"] * dice))
    assert game.state.sheet_markers == 1
    assert game.state.attached[neighborhood] == []
    assert number in game.state.archive


@pytest.mark.rule("ah3.434.3")
def test_remnants_are_dice_against_a_breach() -> None:
    game = given("norman-withers", scenario=DEEP).stand(0, "graveyard").has(0, remnants=2)
    game.state.archive.remove(32)
    game.state.attached = {"rivertown": [32]}
    from miskatonic.games.arkham_3e.encounters import after_encounter

    asked = game.run(after_encounter(game.table, 0, "rivertown"), "yes", "remnants:2", dice="1 1")
    assert asked.keys[1] == ["remnants:0", "remnants:1", "remnants:2"]
    assert (game[0].remnants, game.state.sheet_markers) == (0, 0)


def test_four_markers_lead_to_the_docks_unless_cthulhu_is_there() -> None:
    game = given(scenario=DEEP).codex(31).sheet(markers=4)
    game.run(settle(game.table))
    assert numbers(game) == [(36, "front")]
    game = given(scenario=DEEP).codex(31, 38).sheet(markers=4)
    game.run(settle(game.table))
    assert numbers(game) == [(38, "front")]


def test_closing_the_gate_at_the_docks_wins() -> None:
    game = given("norman-withers", scenario=DEEP).codex(36).stand(0, "river-docks").turn(0).do("codex:36", dice="6")
    assert game.state.result is not None
    assert game.state.result.reason == "gate-closed"


def test_nine_doom_raise_rlyeh() -> None:
    game = given(scenario=DEEP).codex(36, 37)
    game.run(place_sheet_doom(game.table, 9))
    assert numbers(game) == [(38, "front")]
    assert game.the("cthulhu").space == "river-docks"
    assert 36 in game.state.archive


@pytest.mark.parametrize("markers", [0, 2])
def test_markers_weaken_cthulhu_whose_defeat_wins(markers: int) -> None:
    game = given(scenario=DEEP).codex(38).sheet(markers=markers).monster("cthulhu", "river-docks")
    assert monsters.health_of(game.state, game.the("cthulhu")) == 8 + 4 - 3 * markers
    asked = game.run(monsters.defeat_monster(game.table, game.the("cthulhu"), None))
    assert asked.result is not None
    assert asked.result.reason == "cthulhu-defeated"


@pytest.mark.rule("ah3.459.9")
def test_four_markers_leave_a_lone_investigators_cthulhu_no_health_to_rise_with() -> None:
    game = given(scenario=DEEP).codex(37).sheet(markers=4)
    asked = game.run(place_sheet_doom(game.table, 9))
    assert asked.result is not None
    assert asked.result.reason == "cthulhu-defeated"


@pytest.mark.rule("ah3.459.9")
def test_who_is_weakened_to_the_damage_it_has_is_defeated() -> None:
    game = given(scenario=DEEP).codex(38).sheet(markers=1).monster("cthulhu", "river-docks", damage=6)
    asked = game.effect({"do": "sheet-marker"})
    assert asked.result is not None
    assert asked.result.reason == "cthulhu-defeated"
    less = given(scenario=DEEP).codex(38).sheet(markers=1).monster("cthulhu", "river-docks", damage=5)
    assert less.effect({"do": "sheet-marker"}).result is None


def test_strange_aeons_come_with_thirteen_doom() -> None:
    game = given(scenario=DEEP).codex(38)
    asked = game.run(place_sheet_doom(game.table, 13))
    assert asked.result is not None
    assert asked.result.reason == "strange-aeons"
