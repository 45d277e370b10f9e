"""What the archive cards do as they come, are turned and are used; thresholds are in test_archive_numbers."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e import codex, monsters
from miskatonic.games.arkham_3e.codex import settle
from miskatonic.games.arkham_3e.components import ARCHIVE, TOKENS
from miskatonic.games.arkham_3e.doom import place_doom, place_sheet_doom, remove_doom
from miskatonic.games.arkham_3e.events import SheetDoom

from .given import Situation, given

AZATHOTH, FEAST, VEIL, DEEP = "approach-of-azathoth", "feast-for-umordhoth", "veil-of-twilight", "echoes-of-the-deep"


def shown(game: Situation) -> list[tuple[int, str]]:
    return sorted((each.number, each.face) for each in game.state.codex)


def markers(game: Situation) -> list[tuple[str, str, bool]]:
    return sorted((each.space, str(each.colour), each.up) for each in game.state.markers)


# The two cards of every scenario.


@pytest.mark.rule("ah3.402.3b", "ah3.402.3e")
def test_an_anomaly_sends_doom_to_the_sheet_until_the_last_doom_is_gone() -> None:
    game = given().codex(2).doom(graveyard=3)
    game.run(settle(game.table))
    game.run(place_doom(game.table, ["black-cave", "graveyard"]))
    assert (game.state.doom, game.state.sheet_doom) == ({"graveyard": 3}, 2)
    assert [(each.count, each.total) for each in game.table.events if isinstance(each, SheetDoom)] == [(2, 2)]
    game.run(remove_doom(game.table, "graveyard", 2))
    assert game.state.anomalies == ["rivertown"]
    game.run(remove_doom(game.table, "graveyard", 1))
    assert game.state.anomalies == []


# Approach of Azathoth.


@pytest.mark.rule("ah3.462.3b")
def test_the_back_of_deja_vu_finds_a_cultist_for_the_street_nearest_the_leader() -> None:
    game = given(players=2, scenario=AZATHOTH).leader(1).codex(3).stand(0, "train-station").stand(1, "police-station")
    game.next_monster("hooded-stalker").next_monster("swift-byakhee").next_monster("keening-hound")
    game.run(codex.flip(game.table, 3), "space:rivertown-easttown")
    assert shown(game) == [(5, "front")] and 3 in game.state.archive
    assert [(TOKENS[each.token], each.space) for each in game.monsters()] == [("hooded-stalker", "rivertown-easttown")]
    assert {TOKENS[token] for token in game.state.monster_deck[-2:]} == {"swift-byakhee", "keening-hound"}


def test_the_ritual_hides_five_markers_in_five_spaces() -> None:
    game = given(scenario=AZATHOTH)
    game.run(codex.add(game.table, 4))
    assert shown(game) == [(4, "back")]
    assert [each[0] for each in markers(game)] == [
        "arkham-advertiser",
        "black-cave",
        "independence-square",
        "unvisited-isle",
        "velmas-diner",
    ]
    assert sorted(each[1] for each in markers(game)) == ["blue", "red", "white", "white", "white"]
    assert not any(each[2] for each in markers(game))


@pytest.mark.parametrize(("broken", "face"), [(False, "front"), (True, "back")])
def test_a_red_marker_is_the_barrier_or_what_is_left_of_it(broken: bool, face: str) -> None:
    game = given(scenario=AZATHOTH).codex(4, face="back").codex(6, face="back" if broken else "front")
    game.marker("velmas-diner", "red", up=False).marker("black-cave", "white", up=False).stand(0, "velmas-diner")
    game.turn(0).do("codex:4", *(() if broken else ("move:police-station",)))
    assert (7, face) in shown(game)
    assert ("velmas-diner", "red", True) in markers(game)


def test_there_is_nothing_to_reveal_where_no_marker_lies_face_down() -> None:
    game = (
        given(scenario=AZATHOTH)
        .codex(4, face="back")
        .marker("velmas-diner", "red")
        .marker("black-cave", "white", up=False)
    )
    assert "codex:4" not in game.stand(0, "velmas-diner").turn(0).keys
    before = markers(game)
    game.effect({"do": "show-marker"})
    assert (markers(game), game.state.shown) == (before, [])
    assert "codex:4" in game.stand(0, "black-cave").turn(0).keys


def test_the_ritual_is_over_with_both_colours_and_the_other_markers_go() -> None:
    game = given(scenario=AZATHOTH).codex(4, face="back").codex(6, 7).marker("velmas-diner", "red")
    game.marker("black-cave", "blue").marker("unvisited-isle", "white", up=False)
    game.state.shown = ["blue"]
    game.run(settle(game.table))
    assert (4, "back") in shown(game)
    game.state.shown = ["blue", "red"]
    game.run(settle(game.table))
    assert 4 in game.state.archive
    assert markers(game) == [("black-cave", "blue", True), ("velmas-diner", "red", True)]


def test_the_ritual_site_calls_two_cultists_and_no_other_monster() -> None:
    game = given(scenario=AZATHOTH).marker("black-cave", "blue").marker("velmas-diner", "red").stand(0, "train-station")
    for kind in ("high-priest", "swift-byakhee", "robed-figure"):
        game.next_monster(kind)
    game.run(codex.add(game.table, 6))
    assert game.kinds("black-cave") == ["high-priest", "robed-figure"] == game.kinds()


def test_destroying_the_ritual_site_breaks_the_barrier() -> None:
    game = given(scenario=AZATHOTH).codex(6, 7).marker("black-cave", "blue").marker("velmas-diner", "red")
    game.stand(0, "black-cave").sheet(clues=5).turn(0).do("codex:6")
    assert shown(game) == [(6, "back"), (7, "back")]
    assert markers(game) == [("velmas-diner", "red", True)]


def test_the_barrier_throws_everybody_out_each_where_they_like() -> None:
    game = given(players=3, scenario=AZATHOTH).marker("velmas-diner", "red")
    game.stand(0, "velmas-diner").stand(1, "velmas-diner").stand(2, "graveyard")
    game.run(codex.add(game.table, 7), "move:police-station", "move:hibbs-roadhouse")
    assert [each.space for each in game.state.investigators] == ["police-station", "hibbs-roadhouse", "graveyard"]


def test_azathoth_awakens_and_only_the_epicenter_is_left() -> None:
    game = given(scenario=AZATHOTH).codex(4, face="back").codex(6, 7).marker("velmas-diner", "red", up=False)
    game.marker("black-cave", "blue").marker("unvisited-isle", "white", up=False)
    before = {token: game.state.cup.tokens.count(token) for token in ("doom", "gate-burst")}
    game.run(codex.add(game.table, 8))
    assert shown(game) == [(8, "back")] and {4, 6, 7} <= set(game.state.archive)
    assert markers(game) == [("velmas-diner", "red", True)]
    assert {token: game.state.cup.tokens.count(token) for token in before} == {"doom": 4, "gate-burst": 2}


def test_the_future_is_entered_from_the_epicenter_alone_and_no_way_leads_back() -> None:
    game = given(scenario=AZATHOTH).codex(8, face="back").codex(9).marker("velmas-diner", "red")
    game.marker("graveyard", "blue")
    assert "codex:8" not in game.stand(0, "graveyard").turn(0).keys
    game.stand(0, "velmas-diner").turn(0).do("codex:8")
    assert game[0].space == "the-future"
    assert "move" not in game.turn(0).keys


@pytest.mark.parametrize(("dice", "moved"), [("5 1", 1), ("1 1", 0)])
def test_a_clue_is_moved_from_the_sheet_in_the_future(dice: str, moved: int) -> None:
    game = given("agnes-baker", scenario=AZATHOTH).codex(8, face="back").codex(9).stand(0, "the-future").sheet(clues=2)
    game.turn(0).do("codex:9", dice=dice)
    entry = game.state.in_codex(8)
    assert entry is not None and (entry.clues, game.state.sheet_clues) == (moved, 2 - moved)
    elsewhere = given("agnes-baker", scenario=AZATHOTH).codex(8, face="back").codex(9).sheet(clues=2)
    assert "codex:9" not in elsewhere.stand(0, "graveyard").turn(0).keys


# Feast for Umôrdhoth.


def test_a_monster_that_is_no_worshiper_leaves_no_marker() -> None:
    game = given(scenario=FEAST).codex(12).monster("flesh-eater", "graveyard").marker("rivertown", "white", up=False)
    game.run(monsters.defeat_monster(game.table, game.the("flesh-eater"), None))
    assert game.state.sheet_markers == 0
    game.next_monster("flesh-eater")
    game.run(monsters.spawn_from_deck(game.table, "graveyard"))
    assert len(game.state.markers) == 1


@pytest.mark.parametrize(
    "kind", ["alma-hill", "billy-cooper", "herman-collins", "masked-hunter", "ruth-turner", "wolf-man-drew"]
)
def test_each_worshiper_takes_a_marker_as_they_come_and_gives_one_as_they_fall(kind: str) -> None:
    game = given(scenario=FEAST).codex(12).marker("rivertown", "white", up=False).marker("uptown", "white", up=False)
    game.effect({"do": "spawn", "kind": kind, "at": "general-store"}, board=True)
    assert [each.space for each in game.state.markers] == ["uptown"]
    monster = game.the(kind)
    game.run(monsters.defeat_monster(game.table, monster, None))
    assert (game.state.sheet_markers, monster.token in game.state.box) == (1, True)


def test_the_fifth_marker_matters_only_while_umordhoth_has_not_come() -> None:
    game = given(scenario=FEAST).codex(12, 18).sheet(markers=6)
    game.run(settle(game.table))
    assert shown(game) == [(12, "front"), (18, "front")] and game.kinds() == []


# Veil of Twilight.


def test_before_the_threshold_a_mended_scar_does_not_count() -> None:
    game = given(scenario=VEIL).codex(2, 21).doom(black_cave=3).marker("graveyard", "white", up=False)
    game.run(settle(game.table))
    assert ("black-cave", "white", True) in markers(game)


def test_an_anomaly_scars_its_own_neighbourhood() -> None:
    game = given(scenario=VEIL).codex(2).codex(21, face="back").doom(black_cave=3, general_store=3)
    game.run(settle(game.table), "space:general-store")
    assert markers(game) == [("general-store", "white", True)]


def test_without_the_lodge_its_seven_monsters_come_and_stay_out_with_it() -> None:
    joined = given(scenario=VEIL).codex(20, 21)
    joined.run(codex.flip(joined.table, 20), "join")
    assert len([token for token in joined.state.aside if "lodge" in _traits(token)]) == 7
    assert {token: joined.state.cup.tokens.count(token) for token in ("monster", "gate-burst")} == {
        "monster": 2,
        "gate-burst": 1,
    }


def _traits(token: int) -> list[str]:
    return monsters.kind_of(token).traits


def test_scars_come_to_neighbourhoods_that_have_none() -> None:
    game = given(scenario=VEIL).codex(22).marker("graveyard", "white", up=False)
    asked = game.run(settle(game.table), "space:arkham-advertiser", "space:orne-library")
    rivertown = {"space:black-cave", "space:graveyard", "space:general-store"}
    assert not rivertown & set(asked.keys[0])
    assert "space:train-station" in asked.keys[0] and "space:train-station" not in asked.keys[1]


# Echoes of the Deep.


def test_at_the_observatory_one_of_four_breaches_is_found_by_chance() -> None:
    found = set()
    for seed in range(12):
        game = given(scenario=DEEP, seed=seed).codex(29).sheet(clues=3)
        game.run(settle(game.table))
        game.stand(0, "observatory").turn(0).do("codex:31")
        ((neighborhood, [number]),) = ((id, pile) for id, pile in game.state.attached.items() if pile)
        assert ARCHIVE[number].attaches == neighborhood
        assert len(game.state.archive_aside) == 3 and number not in game.state.archive_aside
        found.add(number)
    assert found <= {32, 33, 34, 35} and len(found) > 1


def test_with_no_breach_set_aside_there_is_nothing_to_find() -> None:
    game = given(scenario=DEEP).codex(31).sheet(clues=5).stand(0, "observatory").turn(0)
    assert "codex:31" not in game.keys


def test_the_gate_at_the_docks_stays_open_without_a_success() -> None:
    game = given("norman-withers", scenario=DEEP).codex(36).stand(0, "river-docks").turn(0).do("codex:36", dice="4")
    assert game.state.result is None and shown(game) == [(36, "front")]
    assert "codex:36" not in given(scenario=DEEP).codex(36).stand(0, "graveyard").turn(0).keys


def test_rlyeh_rises_where_no_gate_stands_open() -> None:
    game = given(scenario=DEEP).codex(37).sheet(doom=8)
    game.run(place_sheet_doom(game.table))
    assert (shown(game), game.kinds("river-docks")) == ([(38, "front")], ["cthulhu"])
