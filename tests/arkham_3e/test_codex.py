"""Every branch of every codex, and each way to win and to lose (rules ah3.301 to 302, 403, 452)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from miskatonic.games.arkham_3e import codex, monsters
from miskatonic.games.arkham_3e.codex import settle
from miskatonic.games.arkham_3e.components import ARCHIVE, MONSTERS, SCENARIOS
from miskatonic.games.arkham_3e.doom import place_sheet_doom
from miskatonic.games.arkham_3e.encounters import encounter
from miskatonic.games.arkham_3e.events import ArchiveAdded, ArchiveTurned
from miskatonic.games.arkham_3e.harm import defeat
from miskatonic.games.arkham_3e.replacing import replace_investigators
from miskatonic.games.arkham_3e.texts import archive_lines
from miskatonic.games.arkham_3e.verbs.codex import Add, Flip
from miskatonic.games.arkham_3e.words import say
from tests.arkham_3e.given import Situation, given

AZATHOTH, FEAST, VEIL, DEEP = "approach-of-azathoth", "feast-for-umordhoth", "veil-of-twilight", "echoes-of-the-deep"


def numbers(game: Situation) -> list[tuple[int, str]]:
    return sorted((each.number, each.face) for each in game.state.codex)


# Approach of Azathoth.


@pytest.mark.rule("ah3.403.5", "ah3.403.5a", "ah3.403.5b", "ah3.403.5c", "ah3.403.5c-2", "ah3.452.1")
def test_three_clues_bring_the_profane_ritual_once() -> None:
    game = given(scenario=AZATHOTH).codex(3).sheet(clues=3)
    game.run(settle(game.table))
    assert numbers(game) == [(3, "front"), (4, "back")]
    down = {each.space for each in game.state.markers if not each.up}
    assert down == {"arkham-advertiser", "black-cave", "independence-square", "unvisited-isle", "velmas-diner"}
    assert sorted(str(each.colour) for each in game.state.markers) == ["blue", "red", "white", "white", "white"]
    codex.give_back(game.table, 4)
    game.state.markers = []
    game.run(settle(game.table))
    assert numbers(game) == [(3, "front")]
    again = given(scenario=AZATHOTH, archive_three="again").codex(3).sheet(clues=3)
    again.run(settle(again.table))
    codex.give_back(again.table, 4)
    again.state.markers = []
    again.run(settle(again.table))
    assert (4, "back") in numbers(again)


@pytest.mark.rule("ah3.403.5d")
def test_three_doom_on_the_sheet_wake_a_cultist_and_turn_the_first_card() -> None:
    game = given(scenario=AZATHOTH).codex(3).stand(0, "graveyard")
    game.run(place_sheet_doom(game.table, 3))
    assert numbers(game) == [(5, "front")]
    assert len(game.monsters()) == 1
    assert "cultist" in MONSTERS[game.kinds()[0]].traits


def ritual(game: Situation) -> Situation:
    """The profane ritual with every colour in a place that the test knows."""
    game.codex(4, face="back")
    places = {"black-cave": "blue", "velmas-diner": "red", "arkham-advertiser": "white"}
    for space, colour in places.items():
        game.marker(space, colour, up=False)
    return game


@pytest.mark.rule("ah3.423.2a", "ah3.403.4")
def test_a_white_marker_is_discarded_a_blue_one_is_the_ritual_site() -> None:
    game = ritual(given(scenario=AZATHOTH)).stand(0, "arkham-advertiser").turn(0).do("codex:4")
    assert {each.space for each in game.state.markers} == {"black-cave", "velmas-diner"}
    game = ritual(given(scenario=AZATHOTH)).stand(0, "black-cave").turn(0).do("codex:4")
    assert (6, "front") in numbers(game)
    assert len(game.monsters("black-cave")) == 2
    assert all("cultist" in MONSTERS[kind].traits for kind in game.kinds("black-cave"))


def test_the_barrier_keeps_everybody_out_until_it_is_destroyed() -> None:
    game = ritual(given(scenario=AZATHOTH)).stand(0, "velmas-diner").turn(0).do("codex:4", "move:police-station")
    assert (7, "front") in numbers(game)
    game.do("move")
    assert "move:velmas-diner" not in game.keys
    game = given(scenario=AZATHOTH).codex(6, 7).marker("black-cave", "blue").marker("velmas-diner", "red")
    game.stand(0, "black-cave").sheet(clues=5).turn(0).do("codex:6")
    assert {(6, "back"), (7, "back")} <= set(numbers(game))
    assert game.state.sheet_clues == 0
    game.stand(0, "police-station").turn(0).do("move")
    assert "move:velmas-diner" in game.keys


def test_with_both_colours_shown_the_ritual_is_over() -> None:
    game = ritual(given(scenario=AZATHOTH)).codex(6)
    game.state.shown = ["blue"]
    next(each for each in game.state.markers if each.colour == "blue").up = True
    game.stand(0, "velmas-diner").turn(0).do("codex:4", "move:police-station")
    assert 4 in game.state.archive
    assert {each.space for each in game.state.markers} == {"black-cave", "velmas-diner"}


@pytest.mark.rule("ah3.301.1", "ah3.cooperative.ltp")
def test_the_epicenter_wins_the_game_for_three_clues() -> None:
    game = given(players=2, scenario=AZATHOTH).codex(7, face="back").marker("velmas-diner", "red")
    game.stand(0, "velmas-diner").sheet(clues=3).turn(0).do("codex:7")
    assert game.state.result is not None
    assert (game.state.result.reason, game.state.result.won) == ("azathoth-kept-asleep", {0: True, 1: True})


def test_seven_doom_awaken_azathoth_and_open_the_future() -> None:
    game = given(scenario=AZATHOTH).codex(5, 6, 7).marker("black-cave", "blue").marker("velmas-diner", "red")
    game.run(place_sheet_doom(game.table, 7))
    assert numbers(game) == [(8, "back"), (9, "front")]
    assert [each.space for each in game.state.markers] == ["velmas-diner"]
    assert game.state.cup.tokens.count("gate-burst") == 2
    bare = given(scenario=AZATHOTH).codex(5)
    bare.run(place_sheet_doom(bare.table, 7))
    assert [(each.space, each.colour) for each in bare.state.markers] == [("train-station", "red")]


@pytest.mark.rule("ah3.467.4")
def test_in_the_future_clues_are_moved_to_the_card_and_five_of_them_win() -> None:
    game = given(scenario=AZATHOTH).codex(8, 9).marker("velmas-diner", "red").stand(0, "velmas-diner").sheet(clues=1)
    game.state.codex[0].face = "back"
    game.state.codex[0].clues = 4
    game.turn(0).do("codex:8")
    assert game[0].space == "the-future"
    game.do("codex:9", dice="6")
    assert game.state.result is not None
    assert game.state.result.reason == "lost-in-time"


def test_the_future_has_horror_instead_of_encounters_and_its_doom_is_the_sheet_s() -> None:
    from miskatonic.games.arkham_3e.doom import place_doom

    game = given(scenario=AZATHOTH).codex(8, 9).stand(0, "the-future")
    game.run(encounter(game.table, 0))
    assert game[0].horror == 2
    game.run(place_doom(game.table, ["the-future"]))
    assert game.state.sheet_doom == 1


@pytest.mark.parametrize("at", ["adjacent", "adjacent-most-doom"])
def test_nothing_is_adjacent_to_the_future(at: str) -> None:
    game = given(scenario=AZATHOTH).codex(8, 9).stand(0, "the-future")
    doom = dict(game.state.doom)
    game.effect({"do": "place-doom", "at": at})
    assert (game.state.doom, game.state.sheet_doom) == (doom, 0)


@pytest.mark.rule("ah3.302.1")
def test_thirteen_doom_end_the_world() -> None:
    game = given(players=2, scenario=AZATHOTH).codex(8, 9)
    game.state.codex[0].face = "back"
    asked = game.run(place_sheet_doom(game.table, 13))
    assert asked.result is not None
    assert (asked.result.reason, asked.result.won) == ("blind-chaos", {0: False, 1: False})


def test_the_ritual_may_come_again_after_azathoth_stirs() -> None:
    game = given(scenario=AZATHOTH).codex(5).sheet(clues=3)
    game.run(settle(game.table))
    assert (4, "back") in numbers(game)


# Feast for Umôrdhoth.


@pytest.mark.rule("ah3.455.3", "ah3.412.1", "ah3.412.2")
def test_three_clues_reveal_the_worshipers() -> None:
    game = given(players=2, scenario=FEAST).leader(1).codex(10, 11).sheet(clues=3)
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
    assert game.kinds() == ["umordhoth"]
    assert numbers(game) == [(12, "front"), (18, "front")]


def test_eight_doom_bring_umordhoth_and_turn_the_first_card_too() -> None:
    game = given(scenario=FEAST).codex(10, 11).sheet(clues=1)
    game.run(place_sheet_doom(game.table, 8))
    assert numbers(game) == [(12, "front"), (18, "front")]
    assert game.the("umordhoth").space == "hangmans-hill"
    assert game.state.sheet_clues == 1


def test_markers_weaken_umordhoth_and_clues_of_the_sheet_hurt_it() -> None:
    game = given("michael-mcglen", scenario=FEAST).codex(12, 18).sheet(markers=2, clues=3).stand(0, "hangmans-hill")
    game.monster("umordhoth", "hangmans-hill", engaged=(0,))
    umordhoth = game.the("umordhoth")
    assert monsters.health_of(game.state, umordhoth) == 8 + 4 - 4
    game.turn(0).do("attack", dice="5 1").do("clues:3")
    assert game.the("umordhoth").damage == 4
    assert game.state.sheet_clues == 0


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


# Veil of Twilight.


def test_without_the_lodge_its_monsters_come() -> None:
    game = given(players=2, scenario=VEIL).codex(20, 21).sheet(clues=1)
    size = len(game.state.monster_deck)
    game.run(place_sheet_doom(game.table), "no", "no")
    assert numbers(game) == [(21, "back"), (22, "front")]
    assert len(game.state.monster_deck) == size + 7
    assert game.state.cup.tokens.count("monster") == 3
    assert game.state.cup.tokens.count("gate-burst") == 2


def test_whoever_joins_the_lodge_takes_a_dark_pact() -> None:
    game = given(players=2, scenario=VEIL).codex(20, 21).sheet(clues=1)
    game.run(place_sheet_doom(game.table), "no", "join")
    assert numbers(game) == [(21, "back"), (24, "front"), (25, "front")]
    assert game.held(1) == ["dark-pact"]
    assert game.state.lodge == [1]


def test_an_anomaly_leaves_a_scar_where_most_doom_is() -> None:
    game = given(scenario=VEIL).codex(2, 21).doom(black_cave=3, graveyard=1)
    game.run(settle(game.table))
    assert [(each.space, each.up) for each in game.state.markers] == [("black-cave", True)]
    game = given(scenario=VEIL).codex(2, 21).doom(black_cave=3).marker("graveyard", "white")
    game.run(settle(game.table))
    assert len(game.state.markers) == 1
    game = given(scenario=VEIL).codex(2).doom(black_cave=3).marker("graveyard", "white", up=False)
    game.codex(21, face="back")
    game.run(settle(game.table))
    assert len(game.state.markers) == 1


def test_a_scar_is_mended_for_two_clues_and_gives_no_doom_any_more() -> None:
    game = given(scenario=VEIL).codex(21, face="back").marker("graveyard", "white").sheet(clues=2)
    game.stand(0, "graveyard").turn(0).do("codex:21")
    assert [each.up for each in game.state.markers] == [False]
    game.effect({"do": "doom-at-scars"}, board=True)
    assert game.state.doom == {}


def test_everybody_sees_which_scars_are_mended() -> None:
    game = given(scenario=VEIL).marker("graveyard", "white", up=False).marker("black-cave", "white")
    assert {each.space: each.up for each in game.table.view(0).markers} == {"graveyard": False, "black-cave": True}


def test_the_first_mended_scar_is_a_eureka_moment() -> None:
    game = given(scenario=VEIL).codex(22).marker("graveyard", "white", up=False)
    game.run(settle(game.table), "space:arkham-advertiser", "space:observatory")
    assert numbers(game) == [(23, "front")]
    assert [each.space for each in game.state.markers] == ["graveyard", "arkham-advertiser", "observatory"]


@pytest.mark.parametrize(("card", "doom", "scars"), [(22, 6, 1), (23, 8, 0), (24, 6, 1), (26, 9, 0)])
def test_doom_lets_the_servitor_come(card: int, doom: int, scars: int) -> None:
    game = given(scenario=VEIL).codex(card)
    game.run(place_sheet_doom(game.table, doom), *["space:graveyard"] * scars)
    assert (27, "front") in numbers(game)
    assert game.the("servitor-of-yog-sothoth").space == "historical-society"
    assert card in game.state.archive
    assert len(game.state.markers) == scars


def test_three_mended_scars_close_the_way() -> None:
    game = given(scenario=VEIL).codex(23)
    for space in ("graveyard", "arkham-advertiser", "observatory"):
        game.marker(space, "white", up=False)
    asked = game.run(settle(game.table))
    assert asked.result is not None
    assert asked.result.reason == "the-way-is-closed"


def test_the_lodge_gathers_power_and_is_left_or_not() -> None:
    game = given(scenario=VEIL).codex(24, 25).marker("graveyard", "white", up=False)
    game.run(settle(game.table), "stay", "space:arkham-advertiser", "space:observatory")
    assert numbers(game) == [(25, "front"), (26, "front")]
    game = given(scenario=VEIL).codex(24, 25).marker("graveyard", "white", up=False)
    game.run(settle(game.table), "leave")
    assert numbers(game) == [(25, "front"), (27, "front")]


def test_with_the_lodge_only_its_members_win() -> None:
    game = given(players=2, scenario=VEIL).codex(25, 26)
    game.state.lodge = [1]
    for space in ("graveyard", "arkham-advertiser", "observatory"):
        game.marker(space, "white", up=False)
    asked = game.run(settle(game.table))
    assert asked.result is not None
    assert (asked.result.reason, asked.result.won) == ("lodge", {0: False, 1: True})


def test_plumbing_the_void_leads_to_another_anomaly_or_to_the_unstable_space() -> None:
    game = given("norman-withers", scenario=VEIL).codex(25).anomaly("rivertown", "uptown").stand(0, "graveyard")
    game.doom(graveyard=1, hangmans_hill=1).turn(0).do("codex:25", dice="6 1").do("move:hangmans-hill")
    assert game[0].space == "hangmans-hill"
    game = given("norman-withers", scenario=VEIL).codex(25).anomaly("rivertown").stand(0, "graveyard")
    game.doom(graveyard=1).turn(0).do("codex:25", dice="1 1")
    assert (game[0].space, game[0].horror) == ("mas-boarding-house", 1)
    assert "codex:25" not in given(scenario=VEIL).codex(25).stand(0, "graveyard").turn(0).keys


def test_the_servitor_comes_where_sanford_is_named() -> None:
    game = given(scenario=VEIL).codex(27).monster("servitor-of-yog-sothoth", "historical-society")
    game.stand(0, "rivertown-southside").hurt(0)
    game.state.decks["street"].remove("street-8")
    game.state.decks["street"].append("street-8")
    game.stand(0, "northside-rivertown")
    game.run(encounter(game.table, 0))
    assert game[0].money == 0
    assert (game[0].damage, game[0].horror) == (2, 2)
    assert game.the("servitor-of-yog-sothoth").engaged == [0]


@pytest.mark.parametrize("scars", [0, 2])
def test_open_scars_make_the_servitor_stronger_and_its_defeat_wins(scars: int) -> None:
    game = given(scenario=VEIL).codex(27).monster("servitor-of-yog-sothoth", "historical-society")
    for space in ("graveyard", "observatory")[:scars]:
        game.marker(space, "white")
    servitor = game.the("servitor-of-yog-sothoth")
    assert monsters.health_of(game.state, servitor) == 2 + 2 + 3 * scars
    asked = game.run(monsters.defeat_monster(game.table, servitor, None))
    assert asked.result is not None
    assert asked.result.reason == "arkham-scarred"


def test_thirteen_doom_open_the_gate() -> None:
    asked = given(scenario=VEIL).codex(27)
    ended = asked.run(place_sheet_doom(asked.table, 13))
    assert ended.result is not None
    assert ended.result.reason == "the-key-and-the-gate"


# Echoes of the Deep.


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

    game.run(after_encounter(game.table, 0, "rivertown"), "yes", "remnants:2", dice="1 1")
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


@pytest.mark.rule("ah3.459.9")
def test_a_servitor_falls_with_the_scar_that_kept_it_alive() -> None:
    game = given(scenario="veil-of-twilight").stand(0, "graveyard")
    game.marker("graveyard", "white").monster("servitor-of-yog-sothoth", "black-cave", damage=4)
    assert monsters.health_of(game.state, game.the("servitor-of-yog-sothoth")) == 2 + 2 + 3
    game.effect({"do": "mend-scar"})
    assert game.kinds("black-cave") == []


def test_strange_aeons_come_with_thirteen_doom() -> None:
    game = given(scenario=DEEP).codex(38)
    asked = game.run(place_sheet_doom(game.table, 13))
    assert asked.result is not None
    assert asked.result.reason == "strange-aeons"


# For all.


@pytest.mark.rule("ah3.302.3", "ah3.005.2-ex2", "ah3.429.7a")
def test_the_game_is_lost_when_nobody_is_left_to_play() -> None:
    game = given(players=2)
    game.state.unused = []
    for who in (0, 1):
        game.run(defeat(game.table, who, "defeated"))
    asked = game.run(replace_investigators(game.table))
    assert asked.result is not None
    assert asked.result.reason == "nobody-left"


def first(flow: Any) -> None:
    """Run a rule with the first answer to every question."""
    try:
        request = next(flow)
        while True:
            request = flow.send(request.options[0])
    except StopIteration:
        pass


# The codex as it is shown.


def test_a_page_tells_what_it_waits_for_and_how_far_that_has_come() -> None:
    game = given(scenario=AZATHOTH).codex(3).sheet(clues=1, doom=2)
    [page] = game.table.view(0).codex
    assert [(goal.what, goal.have, goal.need) for goal in page.goals] == [("clues", 1, 3), ("doom", 2, 3)]
    assert page.lines == archive_lines(3, "front")


def test_a_page_tells_what_its_action_costs() -> None:
    game = given(scenario=VEIL).codex(21, face="back").sheet(clues=1)
    [page] = game.table.view(0).codex
    assert [(goal.what, goal.have, goal.need) for goal in page.goals] == [("price", 1, 2)]


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_every_page_that_comes_up_has_a_story(locale: str) -> None:
    for number, card in ARCHIVE.items():
        flips = [each for each in flipped() if each.number == number]
        if any(each == number for each in added()):
            assert ArchiveAdded(number).highlighted().title
            assert say(f"story-archive-{number}").text(locale)
        for each in flips:
            told = ArchiveTurned(number, each.part)
            assert told.highlighted().text or number == 6
            story = f"story-part-{each.part}" if each.part else f"story-archive-{number}-back"
            assert say(story).text(locale)
            assert each.part is None or each.part in card.back.parts


def nodes(found: object) -> Iterator[Any]:
    """Every effect of the archive, however deep."""
    if isinstance(found, (list, tuple)):
        for each in found:
            yield from nodes(each)
    elif isinstance(found, dict):
        yield from nodes(list(found.values()))
    elif isinstance(found, Struct):
        yield found
        yield from nodes([getattr(found, field) for field in found.__struct_fields__])


def flipped() -> list[Flip]:
    return [each for each in nodes(list(ARCHIVE.values())) if isinstance(each, Flip)]


def added() -> list[int]:
    by_cards = [each.number for each in nodes(list(ARCHIVE.values())) if isinstance(each, Add)]
    return [*by_cards, *(number for sheet in SCENARIOS.values() for number in sheet.codex)]
