"""Doom, clues, anomalies, outbreaks and the event deck (rules ah3.402, 416, 428, 460, 470, 479, 480, 485)."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e import doom as dooms
from miskatonic.games.arkham_3e.board import board_of
from miskatonic.games.arkham_3e.codex import settle
from miskatonic.games.arkham_3e.components import ENCOUNTERS, EVENTS, SCENARIOS, TILES
from miskatonic.games.arkham_3e.play import unstable_spaces
from tests.arkham_3e.given import given


@pytest.mark.rule("ah3.480.2", "ah3.444.2", "ah3.444.3", "ah3.489.2", "ah3.489.4")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_spaces_of_a_tile_are_adjacent_to_each_other_and_to_the_streets_at_their_edges(scenario: str) -> None:
    board = board_of(scenario)
    for spaces in board.spaces_of.values():
        assert len(spaces) == 3
        for one in spaces:
            assert all(board.map.adjacent(one, other) for other in spaces if other != one)
            assert not board.map.adjacent(one, one)
    for street in SCENARIOS[scenario].streets:
        assert set(board.near(street.id)) == set(street.touches)
    assert all(len(tile.spaces) == 3 for tile in TILES.values())


@pytest.mark.rule("ah3.402.3", "ah3.402.3a")
@pytest.mark.parametrize(
    ("doom", "appears"),
    [
        ({"black_cave": 3}, True),
        ({"black_cave": 2, "graveyard": 2, "general_store": 1}, True),
        ({"black_cave": 2, "graveyard": 2}, False),
        ({"black_cave": 5}, True),
    ],
)
def test_three_doom_in_a_space_or_five_in_a_neighbourhood_bring_an_anomaly(doom: dict[str, int], appears: bool) -> None:
    game = given().codex(2).doom(**doom)
    game.run(settle(game.table))
    assert game.state.anomalies == (["rivertown"] if appears else [])
    without = given().doom(**doom)
    without.run(settle(without.table))
    assert without.state.anomalies == []


@pytest.mark.rule("ah3.402.3a-2", "ah3.402.3a-3", "ah3.480.4")
def test_a_neighbourhood_has_one_anomaly_and_its_clues_stay() -> None:
    game = given().codex(2).doom(black_cave=3).clue("rivertown")
    game.run(settle(game.table))
    game.state.doom["graveyard"] = 3
    game.run(settle(game.table))
    assert game.state.anomalies == ["rivertown"]
    assert game.state.clues == {"rivertown": 1}


@pytest.mark.rule("ah3.402.3e")
def test_an_anomaly_is_gone_with_the_last_doom_of_its_neighbourhood() -> None:
    game = given().codex(2).anomaly("rivertown").doom(black_cave=1, graveyard=1)
    game.run(dooms.remove_doom(game.table, "black-cave", 1))
    assert game.state.anomalies == ["rivertown"]
    game.run(dooms.remove_doom(game.table, "graveyard", 1))
    assert game.state.anomalies == []


@pytest.mark.rule("ah3.402.3")
def test_doom_for_a_neighbourhood_with_an_anomaly_goes_to_the_sheet_and_other_doom_does_not() -> None:
    game = given().codex(2).anomaly("rivertown").doom(graveyard=1)
    game.run(dooms.place_doom(game.table, ["black-cave", "arkham-asylum"]))
    assert (game.state.doom, game.state.sheet_doom) == ({"graveyard": 1, "arkham-asylum": 1}, 1)


@pytest.mark.rule("ah3.402.3a-4")
def test_by_another_reading_doom_is_checked_token_by_token() -> None:
    game = given(doom_checks="token").codex(2).doom(black_cave=2, graveyard=1, general_store=1)
    game.run(
        dooms.place_doom(game.table, ["black-cave", "graveyard", "general-store"]),
        "space:black-cave",
        "space:graveyard",
    )
    assert game.state.doom == {"black-cave": 3, "graveyard": 1, "general-store": 1}
    assert (game.state.anomalies, game.state.sheet_doom) == (["rivertown"], 2)


@pytest.mark.rule("ah3.402.3c", "ah3.402.3d", "ah3.402.5", "ah3.402.6")
@pytest.mark.parametrize(("doom", "section"), [(0, "low"), (1, "low"), (2, "mid"), (3, "high"), (4, "high")])
def test_an_encounter_beside_an_anomaly_is_one_with_it_by_the_doom_of_the_space(doom: int, section: str) -> None:
    game = given().stand(0, "graveyard").codex(2).anomaly("rivertown").doom(black_cave=3)
    game.top_encounter("temporal-fissure-1")
    assert ENCOUNTERS["temporal-fissure-1"].bands == [2, 3]
    if doom:
        game.doom(graveyard=doom)
    from miskatonic.games.arkham_3e.encounters import encounter

    flow = encounter(game.table, 0)
    from contextlib import suppress

    with suppress(StopIteration):
        next(flow)
    assert game.state.scene is not None
    assert (game.state.scene.card, game.state.scene.section) == ("temporal-fissure-1", section)


@pytest.mark.rule("ah3.402.3")
def test_without_the_anomaly_card_doom_and_encounters_are_those_of_the_space() -> None:
    game = given().stand(0, "police-station").display("knife").anomaly("easttown").doom(police_station=1)
    game.run(dooms.place_doom(game.table, ["police-station"]))
    assert (game.state.doom, game.state.sheet_doom) == ({"police-station": 2}, 0)
    game.top_encounter("easttown-2").encounter(0)
    assert game.keys == ["gain:knife", "deck"]


@pytest.mark.rule("ah3.416.3", "ah3.416.3-2")
def test_doom_for_a_street_goes_beside_it_token_by_token() -> None:
    game = given(players=2).leader(1)
    asked = game.run(
        dooms.place_doom(game.table, ["downtown-rivertown"] * 2, 0), "space:black-cave", "space:la-bella-luna"
    )
    assert game.state.doom == {"black-cave": 1, "la-bella-luna": 1}
    assert {each.seat for each in asked.decisions} == {1}
    game = given(players=2, street_doom="investigator").leader(1)
    asked = game.run(dooms.place_doom(game.table, ["downtown-rivertown"], 0), "space:black-cave")
    assert asked.decisions[0].seat == 0


@pytest.mark.rule("ah3.111.4b-3")
def test_an_instruction_that_places_no_doom_is_no_occasion_to_check_the_codex() -> None:
    """By the other reading a page that is due at setup waits for the next doom that is really placed."""
    game = given(codex_at_setup="next-doom").codex(2, 3).sheet(clues=3)
    game.run(dooms.place_doom(game.table, []))
    assert game.state.in_codex(4) is None
    game.run(dooms.place_doom(game.table, ["black-cave"]))
    assert game.state.in_codex(4) is not None


@pytest.mark.rule("ah3.485.1")
def test_without_the_outbreak_card_doom_only_heaps_up() -> None:
    game = given(scenario="feast-for-umordhoth").doom(black_cave=5)
    game.run(settle(game.table))
    assert game.state.doom == {"black-cave": 5}


@pytest.mark.rule("ah3.485.1a-3", "ah3.004-2")
def test_the_group_chooses_which_outbreak_comes_first() -> None:
    game = given(players=2, scenario="feast-for-umordhoth").codex(1).doom(black_cave=4, police_station=4)
    asked = game.run(settle(game.table), "outbreak:police-station")
    assert asked.keys == [["outbreak:black-cave", "outbreak:police-station"]]
    assert game.state.sheet_doom == 2


@pytest.mark.rule("ah3.428.2", "ah3.428.3-2", "ah3.428.3-3", "ah3.428.4", "ah3.470.5")
def test_the_event_of_a_clue_is_one_of_the_top_three_cards_nobody_knows_which() -> None:
    places = set()
    for seed in range(12):
        game = given(seed=seed)
        card = game.state.events[-1]
        deck = ENCOUNTERS[card].deck
        before = list(game.state.decks[deck])
        game.run(dooms.spawn_clue(game.table))
        after = game.state.decks[deck]
        assert len(after) == len(before) + 1
        assert after[:-3] == before[:-2]
        places.add(after[::-1].index(card))
    assert places == {0, 1, 2}


@pytest.mark.rule("ah3.428.3-4")
def test_with_fewer_cards_the_event_is_shuffled_with_those_that_remain() -> None:
    game = given()
    deck = ENCOUNTERS[game.state.events[-1]].deck
    game.state.decks[deck] = game.state.decks[deck][:1]
    game.run(dooms.spawn_clue(game.table))
    assert len(game.state.decks[deck]) == 2


@pytest.mark.rule("ah3.479.3", "ah3.460.2-2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_symbol_of_an_event_is_one_doom(scenario: str) -> None:
    for card in EVENTS[scenario]:
        game = given(scenario=scenario).bottom([], *())
        game.state.events.remove(card)
        game.state.events.insert(0, card)
        game.run(dooms.spread_doom(game.table))
        marked = ENCOUNTERS[card].doom
        assert game.state.doom == {space: marked.count(space) for space in marked}
        assert unstable_spaces(game.state) == list(dict.fromkeys(marked))


@pytest.mark.rule("ah3.479.3")
def test_some_events_mark_a_space_twice_or_two_spaces() -> None:
    doubled = {card for cards in EVENTS.values() for card in cards if len(ENCOUNTERS[card].doom) > 1}
    assert doubled == {
        *(f"feast-for-umordhoth-{n}" for n in (7, 12, 16, 21)),
        *(f"veil-of-twilight-{n}" for n in (3, 8, 12, 23)),
        *(f"echoes-of-the-deep-{n}" for n in (5, 7, 12, 17, 23)),
    }


@pytest.mark.rule("ah3.470.6", "ah3.470.7", "ah3.470.7-2", "ah3.470.10", "ah3.428.5", "ah3.428.6", "ah3.qr.11")
def test_an_event_whose_clue_was_gained_is_discarded_and_otherwise_hidden_again() -> None:
    game = given().stand(0, "police-station").clue("easttown").top_encounter("approach-of-azathoth-1")
    game.encounter(0, dice="6 1 1")
    assert game[0].clues == 1
    assert game.state.event_discard == ["approach-of-azathoth-1"]
    assert game.state.clues["easttown"] == 0
    game = given().stand(0, "police-station").clue("easttown").top_encounter("approach-of-azathoth-1")
    game.encounter(0, dice="1 1 1")
    assert "approach-of-azathoth-1" in game.state.decks["easttown"][-3:]
    assert not game.state.event_discard


@pytest.mark.rule("ah3.447.1", "ah3.447.2", "ah3.447.3", "ah3.446.5", "ah3.446.11")
def test_a_street_encounter_is_the_one_for_the_type_of_the_street() -> None:
    game = given().stand(0, "downtown-rivertown").top_encounter("street-8").encounter(0)
    assert game[0].money == 2
    assert game.state.decks["street"][0] == "street-8"


@pytest.mark.rule("ah3.448.2", "ah3.448.3", "ah3.448.4", "ah3.446.4", "ah3.203.1", "ah3.446.2")
def test_a_neighbourhood_encounter_is_the_one_for_the_space() -> None:
    game = given().stand(0, "police-station").display("knife").top_encounter("easttown-2").encounter(0)
    assert game.keys == ["gain:knife", "deck"]
    game.do("gain:knife")
    assert game.held(0) == ["knife"]
    assert game.state.decks["easttown"][0] == "easttown-2"
    for card in ENCOUNTERS.values():
        assert len(card.sections) == 3
