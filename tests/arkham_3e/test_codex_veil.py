"""The codex of Veil of Twilight: every branch, each way to win and to lose (rules ah3.301 to 302, 403, 452)."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e import monsters
from miskatonic.games.arkham_3e.codex import settle
from miskatonic.games.arkham_3e.components import ENCOUNTERS
from miskatonic.games.arkham_3e.doom import place_sheet_doom
from miskatonic.games.arkham_3e.encounters import encounter
from miskatonic.games.arkham_3e.resolver import Me
from miskatonic.games.arkham_3e.verbs.markers import DoomAtScars
from tests.arkham_3e.codices import VEIL, numbers
from tests.arkham_3e.given import given


def test_without_the_lodge_its_monsters_come() -> None:
    game = given(players=2, scenario=VEIL).codex(20, 21).sheet(clues=1)
    size = len(game.state.monster_deck)
    game.run(place_sheet_doom(game.table), "no", "no")
    assert numbers(game) == [(21, "back"), (22, "front")]
    assert len(game.state.monster_deck) == size + 7
    assert not set(game.state.monster_deck) & set(game.state.aside)
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


def test_only_the_scar_in_the_space_is_mended() -> None:
    game = given(scenario=VEIL).codex(21, face="back").marker("black-cave", "white").marker("graveyard", "white")
    game.sheet(clues=2).stand(0, "graveyard").turn(0).do("codex:21")
    assert {each.space: each.up for each in game.state.markers} == {"black-cave": True, "graveyard": False}


@pytest.mark.parametrize(("scars", "possible"), [((), False), ((False,), False), ((False, True), True)])
def test_doom_comes_to_scars_only_where_one_is_open(scars: tuple[bool, ...], possible: bool) -> None:
    game = given(scenario=VEIL)
    for space, up in zip(("graveyard", "black-cave"), scars, strict=False):
        game.marker(space, "white", up=up)
    assert DoomAtScars().possible(game.table, Me(who=0)) is possible


def test_of_two_scars_in_a_space_one_is_mended_at_a_time() -> None:
    game = given(scenario=VEIL).stand(0, "graveyard").marker("graveyard", "white").marker("graveyard", "white")
    game.effect({"do": "mend-scar"})
    assert [each.up for each in game.state.markers] == [False, True]


@pytest.mark.rule("ah3.459.9")
def test_a_servitor_falls_with_the_scar_that_kept_it_alive() -> None:
    game = given(scenario=VEIL).stand(0, "graveyard")
    game.marker("graveyard", "white").monster("servitor-of-yog-sothoth", "black-cave", damage=4)
    assert monsters.health_of(game.state, game.the("servitor-of-yog-sothoth")) == 2 + 2 + 3
    game.effect({"do": "mend-scar"})
    assert game.kinds("black-cave") == []


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


def test_the_servitor_leaves_another_for_whoever_meets_sanford() -> None:
    game = given(players=2, scenario=VEIL).codex(27).stand(0, "historical-society").stand(1, "graveyard")
    game.monster("servitor-of-yog-sothoth", "graveyard", engaged=(1,))
    [card] = [id for id, each in ENCOUNTERS.items() if "historical-society" in each.names_sanford]
    game.top_encounter(card).encounter(0)
    servitor = game.the("servitor-of-yog-sothoth")
    assert (servitor.engaged, servitor.space, game[0].damage, game[1].damage) == ([0], "historical-society", 2, 0)


def test_the_servitor_comes_to_whoever_meets_sanford_and_to_nobody_else_there() -> None:
    game = given("wendy-adams", "norman-withers", scenario=VEIL).codex(27)
    game.stand(0, "historical-society").stand(1, "historical-society").monster("servitor-of-yog-sothoth", "graveyard")
    [card] = [id for id, each in ENCOUNTERS.items() if "historical-society" in each.names_sanford]
    asked = game.run(encounter(game.top_encounter(card).table, 0))
    assert asked.decisions == [] and game.the("servitor-of-yog-sothoth").engaged == [0]
    assert (game[0].damage, game[1].damage) == (2, 0)


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
