"""The codex of Feast for Umôrdhoth: every branch, each way to win and to lose (rules ah3.301 to 302, 403, 452)."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.arkham_3e import monsters
from miskatonic.games.arkham_3e.codex import settle
from miskatonic.games.arkham_3e.doom import place_sheet_doom
from miskatonic.games.arkham_3e.encounters import encounter
from miskatonic.games.arkham_3e.events import SheetClues
from miskatonic.games.arkham_3e.harm import defeat
from tests.arkham_3e.codices import FEAST, numbers
from tests.arkham_3e.given import given


@pytest.mark.rule("ah3.455.3", "ah3.412.1", "ah3.412.2")
def test_three_clues_reveal_the_worshipers() -> None:
    game = given("wendy-adams", "norman-withers", scenario=FEAST).leader(1).codex(10, 11).sheet(clues=3)
    game.run(settle(game.table))
    assert numbers(game) == [(11, "front"), (12, "front")]
    assert game.state.sheet_clues == 0
    assert game.held(1) == ["lita-chantler"]
    assert game.the("masked-hunter").engaged == [1]
    assert len(game.state.markers) == 5
    for number, deck in ((13, "downtown"), (14, "easttown"), (15, "rivertown"), (16, "uptown"), (17, "southside")):
        assert f"archive-{number}" in game.state.decks[deck][-3:]


@pytest.mark.rule("ah3.455.3-2")
def test_without_an_investigator_the_leader_gains_nothing() -> None:
    game = given(players=2, scenario=FEAST).leader(1).codex(10).sheet(clues=3)
    game[1].fate = "defeated"
    game.run(settle(game.table))
    assert game.kinds() == []
    assert game.held(0) == []
    other = given(players=2, scenario=FEAST, leader_without_investigator="next").leader(1).codex(10).sheet(clues=3)
    other[1].fate = "defeated"
    other.run(settle(other.table))
    assert other.held(0) == ["lita-chantler"]


@pytest.mark.parametrize(
    ("number", "space", "kind"),
    [
        (13, "arkham-asylum", "wolf-man-drew"),
        (14, "police-station", "billy-cooper"),
        (15, "graveyard", "herman-collins"),
        (16, "st-marys-hospital", "ruth-turner"),
        (17, "historical-society", "alma-hill"),
    ],
)
def test_each_hunt_brings_its_worshiper_and_the_marker_goes(number: int, space: str, kind: str) -> None:
    game = given(scenario=FEAST).codex(12).stand(0, space)
    deck = game.state.decks
    from miskatonic.games.arkham_3e.components import ENCOUNTERS

    card = f"archive-{number}"
    neighborhood = ENCOUNTERS[card].deck
    game.state.archive.remove(number)
    deck[neighborhood].append(card)
    game.marker(neighborhood, "white", up=False)
    first(encounter(game.table, 0))
    assert game.kinds() == [kind]
    assert not game.state.markers
    assert number in game.state.archive


@pytest.mark.rule("ah3.412.3")
def test_a_worshiper_who_falls_leaves_the_game_and_the_fifth_brings_umordhoth() -> None:
    game = given(scenario=FEAST).codex(11, 12).sheet(markers=4).monster("billy-cooper", "graveyard")
    billy = game.the("billy-cooper")
    game.run(monsters.defeat_monster(game.table, billy, None))
    assert billy.token in game.state.box
    assert billy.token not in game.state.monster_deck
    assert game.kinds() == ["umordhoth"]
    assert numbers(game) == [(12, "front"), (18, "front")]


def test_eight_doom_bring_umordhoth_and_turn_the_first_card_too() -> None:
    game = given(scenario=FEAST).codex(10, 11).sheet(clues=1)
    game.run(place_sheet_doom(game.table, 8))
    assert numbers(game) == [(12, "front"), (18, "front")]
    assert game.the("umordhoth").space == "hangmans-hill"
    assert game.state.sheet_clues == 1


def test_the_codex_hears_of_the_end_of_umordhoth_whoever_dies_with_it() -> None:
    game = given(players=2, scenario=FEAST).codex(12, 18).monster("umordhoth", "hangmans-hill")
    game.run(defeat(game.table, 1, "defeated"))
    asked = game.run(monsters.defeat_monster(game.table, game.the("umordhoth"), 1))
    assert asked.result is not None
    assert asked.result.reason == "umordhoth-defeated"


def test_markers_weaken_umordhoth_and_clues_of_the_sheet_hurt_it() -> None:
    game = given("michael-mcglen", scenario=FEAST).codex(12, 18).sheet(markers=2, clues=3).stand(0, "hangmans-hill")
    game.monster("umordhoth", "hangmans-hill", engaged=(0,))
    umordhoth = game.the("umordhoth")
    assert monsters.health_of(game.state, umordhoth) == 8 + 4 - 4
    game.turn(0).do("attack", dice="5 1").do("clues:2")
    assert game.the("umordhoth").damage == 3
    assert game.state.sheet_clues == 1
    assert [(each.count, each.total) for each in game.table.events if isinstance(each, SheetClues)] == [(-2, 1)]


def test_clues_of_the_sheet_that_stay_there_are_not_told() -> None:
    game = given("michael-mcglen", scenario=FEAST).codex(12, 18).sheet(clues=3).stand(0, "hangmans-hill")
    game.monster("umordhoth", "hangmans-hill", engaged=(0,)).turn(0).do("attack", dice="5 1").do("clues:0")
    assert game.the("umordhoth").damage == 1
    assert not [each for each in game.table.events if isinstance(each, SheetClues)]


def test_defeating_umordhoth_wins() -> None:
    game = given(scenario=FEAST).codex(12, 18).monster("umordhoth", "hangmans-hill")
    asked = game.run(monsters.defeat_monster(game.table, game.the("umordhoth"), None))
    assert asked.result is not None
    assert asked.result.reason == "umordhoth-defeated"


def test_fifteen_doom_end_in_a_feast_of_ghouls() -> None:
    game = given(scenario=FEAST).codex(12, 18)
    asked = game.run(place_sheet_doom(game.table, 15))
    assert asked.result is not None
    assert asked.result.reason == "feast-of-ghouls"


def first(flow: Any) -> None:
    """Run a rule with the first answer to every question."""
    try:
        request = next(flow)
        while True:
            request = flow.send(request.options[0])
    except StopIteration:
        pass
