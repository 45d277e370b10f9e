"""The scenario sheets and the tiles are as published: map, cup, monsters, set-up, reckoning."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from miskatonic.games.arkham_3e import GAME
from miskatonic.games.arkham_3e.board import board_of
from miskatonic.games.arkham_3e.components import ENCOUNTERS, SCENARIOS, TILES, TOKENS
from miskatonic.games.arkham_3e.mythos_phase import reckonings
from miskatonic.games.arkham_3e.resolver import resolve_for_all
from miskatonic.games.arkham_3e.state import Arkham
from miskatonic.games.arkham_3e.words import scenario_name
from miskatonic.kernel.table import Table

from .given import Situation, given
from .published import facts

SHEETS: dict[str, dict[str, Any]] = facts("scenarios")["scenarios"]
SPACES: dict[str, list[str]] = facts("scenarios")["neighborhoods"]
EDGES = {"SideRight": (2, 0), "BottomRight": (1, 1), "BottomLeft": (-1, 1), "TopRight": (1, -1)}
"""Where the tile beyond an edge lies: columns in halves of a tile, and rows."""


def test_the_scenarios_and_the_tiles_are_the_published_ones() -> None:
    assert set(SCENARIOS) == set(SHEETS)
    assert {id: sorted(tile.spaces) for id, tile in TILES.items()} == {id: sorted(all) for id, all in SPACES.items()}
    assert len(SPACES) == 8 and all(len(spaces) == 3 for spaces in SPACES.values())


@pytest.mark.rule("ah3.102.1", "ah3.480.1")
@pytest.mark.parametrize("id", SHEETS)
def test_the_map_is_as_published(id: str) -> None:
    sheet, published = SCENARIOS[id], SHEETS[id]
    assert scenario_name(id).text("en") == published["name"]
    assert sheet.start == published["start"]
    assert list(sheet.neighborhoods) == published["neighborhoods"]
    streets = {street.id: (street.type, sorted(street.touches)) for street in sheet.streets}
    assert streets == {
        street: (printed["type"], sorted(printed["touches"])) for street, printed in published["streets"].items()
    }


@pytest.mark.parametrize(("id", "street"), [(id, street) for id, each in SHEETS.items() for street in each["streets"]])
def test_the_tiles_lie_beside_each_other_as_their_streets_say(id: str, street: str) -> None:
    places = SCENARIOS[id].neighborhoods
    one, two = next((one, two) for one in places for two in places if f"{one}-{two}" == street)
    column, row = EDGES[SHEETS[id]["streets"][street]["edge"]]
    assert places[two] == [places[one][0] + column, places[one][1] + row]


@pytest.mark.rule("ah3.489.2", "ah3.489.4")
@pytest.mark.parametrize("id", SHEETS)
def test_the_spaces_of_a_tile_are_adjacent_and_streets_lead_from_one_to_another(id: str) -> None:
    board = board_of(id)
    for neighborhood in SHEETS[id]["neighborhoods"]:
        for space in SPACES[neighborhood]:
            streets = {street for street, each in SHEETS[id]["streets"].items() if space in each["touches"]}
            assert set(board.near(space)) == {*SPACES[neighborhood], *streets} - {space}
    for street, printed in SHEETS[id]["streets"].items():
        assert set(board.near(street)) == set(printed["touches"])


@pytest.mark.rule("ah3.104.1", "ah3.104.2-2", "ah3.105.1", "ah3.109.1", "ah3.111.5")
@pytest.mark.parametrize("id", SHEETS)
def test_the_decks_and_the_cup_are_as_published(id: str) -> None:
    state, published = given(scenario=id).state, SHEETS[id]
    assert (SCENARIOS[id].monsters, SCENARIOS[id].trait) == (published["listed"], published["trait"])
    assert Counter(state.cup.tokens) == published["cup"]
    assert Counter(TOKENS[token] for token in state.monster_deck) == published["deck"]
    epic = [kind for kind, each in facts("monsters")["epic"].items() if each["scenario"] == id]
    assert sorted(TOKENS[token] for token in state.aside) == sorted([*published["aside"], *epic])
    numbers = {each["number"] for each in facts("monsters")["epic"].values()}
    assert sorted(state.archive) == [number for number in published["archive"] if number not in numbers]
    anomalies = [card for card in state.decks.get("anomaly", ()) if ENCOUNTERS[card].deck == published["anomaly"]]
    assert len(anomalies) == (12 if published["anomaly"] else 0) == len(state.decks.get("anomaly", ()))
    assert (len(state.events), len(state.decks["street"])) == (24, 8)
    assert all(len(state.decks[deck]) == 8 for deck in published["neighborhoods"])


def set_up(id: str) -> Arkham:
    """A game of a scenario that is set up: its first question is about starting cards, the next is the first turn."""
    table = Table(GAME, GAME.setup(1, 3, {"scenario": id, "investigators": ["wendy-adams"]}))
    while table.state.round == 0:
        table.choose(0)
    return table.state


@pytest.mark.rule("ah3.102.2", "ah3.110.6a", "ah3.111.2a", "ah3.111.3a", "ah3.111.4b")
@pytest.mark.parametrize("id", SHEETS)
def test_a_game_begins_as_published(id: str) -> None:
    state, published = set_up(id), SHEETS[id]
    assert state.investigators[0].space == published["start"]
    assert sorted([TOKENS[each.token], each.space] for each in state.monsters) == sorted(published["monsters"])
    (spread,) = state.event_discard
    assert Counter(state.doom) == Counter([*published["doom"], *ENCOUNTERS[spread].doom])
    assert [[each.space, each.colour] for each in state.markers if each.up] == published["markers"]
    assert [each.number for each in state.codex] == published["codex"]
    assert sum(state.clues.values()) == 3


# Reckoning.


def reckoned(game: Situation, *answers: str) -> Situation:
    key, effects, me = reckonings(game.table)[0]
    assert key == "sheet"
    game.run(resolve_for_all(game.table, effects, me), *answers)
    return game


def two(scenario: str) -> Situation:
    return given("norman-withers", "wendy-adams", scenario=scenario).stand(0, "graveyard").stand(1, "black-cave")


@pytest.mark.rule("ah3.204.12a", "ah3.416.3")
def test_azathoth_brings_doom_to_every_cultist() -> None:
    game = two("approach-of-azathoth").monster("robed-figure", "velmas-diner").monster("hooded-stalker", "velmas-diner")
    game.monster("swift-byakhee", "train-station").monster("occult-ritualist", "downtown-rivertown")
    game.monster("ghoul-acolyte", "river-docks").monster("lodge-enforcer", "arkham-asylum")
    reckoned(game, "space:la-bella-luna")
    assert game.state.doom == {"velmas-diner": 2, "la-bella-luna": 1, "river-docks": 1}, "cultists, human or not"


def test_the_feast_brings_doom_to_the_sheet() -> None:
    game = reckoned(two("feast-for-umordhoth"))
    assert (game.state.sheet_doom, game.state.doom) == (1, {})


def test_the_veil_brings_doom_to_every_open_scar() -> None:
    game = two("veil-of-twilight").marker("graveyard", "white").marker("observatory", "white")
    reckoned(game.marker("train-station", "white", up=False))
    assert game.state.doom == {"graveyard": 1, "observatory": 1}


def test_the_deep_frightens_everybody_by_the_doom_of_their_space() -> None:
    game = reckoned(two("echoes-of-the-deep").doom(graveyard=2, train_station=1))
    assert [each.horror for each in game.state.investigators] == [2, 0]
