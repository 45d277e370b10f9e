"""Locations and moving between them."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import AFTER, WHEN, Card, Me, Table, forced
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import move_enemy, move_hunters
from miskatonic.games.arkham_lcg.moments import Enters, Leaves
from miskatonic.games.arkham_lcg.places import connected, move
from miskatonic.games.arkham_lcg.play import where

from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, PARLOR, ROLAND, SKIDS, STUDY, Scene, given
from .made_up import MakeUp

RIVERTOWN, UNIVERSITY = "01125", "01129"
GHOUL, RATS = "01160", "01159"


def shown(scene: Scene, code: str):
    """A location as the first seat sees it."""
    return next(each for each in scene.resumed().view(0).locations if each.code == code)


# What a location is.


@pytest.mark.rule("lcg.location.3")
def test_assets_and_threats_are_where_their_investigator_is() -> None:
    scene = given(ROLAND).house().asset(0, "01018").threat(0, "01098").enemy(GHOUL, engaged=0).at(0, ATTIC)
    places = {where(scene.table, scene.card(code)) for code in ("01018", "01098", GHOUL)}
    assert places == {scene.place(ATTIC)}


@pytest.mark.rule("lcg.location.3")
def test_who_leaves_takes_assets_and_threats_along() -> None:
    scene = given(ROLAND).house().asset(0, "01018").threat(0, "01098").do("move:01113")
    assert {where(scene.table, scene.card(code)) for code in ("01018", "01098")} == {scene.place(ATTIC)}


@pytest.mark.rule("lcg.location.4")
def test_locations_enter_play_without_shroud_and_clues_to_be_seen() -> None:
    scene = given(ROLAND).has(clues=2).do("use:01108")
    attic = shown(scene, ATTIC)
    assert (attic.revealed, attic.shroud, attic.clues) == (False, None, 0)


@pytest.mark.rule("lcg.location.5")
def test_nobody_may_look_at_the_other_side_of_an_unrevealed_location() -> None:
    scene = given(ROLAND, adventure="midnight-masks")
    codes = {location.code for location in scene.resumed().view(0).locations}
    assert {"southside", "downtown"} <= codes
    assert not codes & {"01126", "01127", "01130", "01131"}


@pytest.mark.rule("lcg.location.6")
@pytest.mark.parametrize("players", [(ROLAND,), (ROLAND, AGNES)])
def test_the_first_to_enter_reveals_a_location_with_its_clues(players: tuple[str, ...]) -> None:
    scene = given(*players).house().do("move:01113")
    attic = scene.entry(ATTIC)
    assert (attic.revealed, attic.clues) == (True, 2 * len(players))


@pytest.mark.rule("lcg.location.6")
def test_the_set_up_reveals_where_the_investigators_begin() -> None:
    study = given(ROLAND).entry(STUDY)
    assert (study.revealed, study.clues) == (True, 2)


@pytest.mark.rule("lcg.location.7")
def test_a_location_that_shows_its_shroud_is_revealed() -> None:
    scene = given(ROLAND).house().at(0, ATTIC)
    seen = {location.code: location.shroud is not None for location in scene.resumed().view(0).locations}
    assert seen == {HALLWAY: True, ATTIC: True, CELLAR: False, PARLOR: False}


@pytest.mark.rule("lcg.location.8")
def test_coming_back_to_a_location_places_no_more_clues() -> None:
    scene = given(ROLAND).house().at(0, ATTIC).clues(ATTIC, 0).do("move:01112", "move:01113")
    assert scene.entry(ATTIC).clues == 0


@pytest.mark.rule("lcg.empty-location.1")
def test_an_empty_location_has_neither_enemies_nor_investigators() -> None:
    scene = given(ROLAND).house().at(0, HALLWAY).enemy(GHOUL, at=ATTIC).location(STUDY).encounter("01169")
    flow = draw_encounter_card(scene.table, 0)
    asked = next(flow)
    assert sorted(option.key[:11] for option in asked.options) == [f"spawn:{at}" for at in (STUDY, CELLAR, PARLOR)]


# Moving.


@pytest.mark.rule("lcg.move.1")
def test_a_move_ends_at_another_location() -> None:
    scene = given(ROLAND).house().do("move:01114")
    assert scene.who().location == scene.place(CELLAR)


@pytest.mark.rule("lcg.move.1")
def test_an_enemy_that_moves_is_at_another_location() -> None:
    scene = given(ROLAND).house().enemy(RATS, at=CELLAR).at(0, ATTIC)
    scene.run(move_hunters(scene.table))
    assert scene.entry(RATS).location == scene.place(HALLWAY)


@pytest.mark.rule("lcg.move.2")
def test_one_moves_to_connected_locations_only() -> None:
    scene = given(ROLAND).house().at(0, ATTIC)
    options = scene.keys()
    assert [key[:10] for key in options if key.startswith("move:")] == ["move:01112"]


@pytest.mark.rule("lcg.move.2", "lcg.move.5")
def test_a_move_to_a_named_location_passes_through_nothing() -> None:
    scene = given(SKIDS).house().at(0, CELLAR).at(0, ATTIC).enemy(GHOUL, at=HALLWAY).hand(0, "01050")
    scene.do("play:01050")
    assert scene.who().location == scene.place(CELLAR)
    assert scene.entry(GHOUL).engaged == -1


@pytest.mark.rule("lcg.move.3")
def test_connections_follow_the_symbols() -> None:
    scene = given(ROLAND).house()
    found = {code: scene.codes(connected(scene.table, scene.place(code))) for code in (HALLWAY, ATTIC, CELLAR)}
    assert found == {HALLWAY: [ATTIC, CELLAR, PARLOR], ATTIC: [HALLWAY], CELLAR: [HALLWAY]}


@pytest.mark.rule("lcg.move.4")
def test_leaving_one_location_is_entering_the_other(made_up: MakeUp) -> None:
    made_up("01017", "99001")
    seen: list[tuple[str, int]] = []

    class Watcher(Card, code="99001"):
        @forced(WHEN, Leaves)
        def leaving(self, table: Table, me: Me) -> None:
            seen.append(("leaves", table.state.investigators[me.you].location))

        @forced(AFTER, Enters)
        def entered(self, table: Table, me: Me) -> None:
            seen.append(("entered", table.state.investigators[me.you].location))

    scene = given(ROLAND).house().asset(0, "99001").at(0, ATTIC)
    scene.run(move(scene.table, 0, scene.place(HALLWAY)))
    assert seen == [("leaves", scene.place(ATTIC)), ("entered", scene.place(HALLWAY))]


@pytest.mark.rule("lcg.move.6")
def test_a_location_stays_unrevealed_when_an_enemy_moves_there() -> None:
    scene = given(ROLAND).house().at(0, ATTIC).enemy(RATS, at=CELLAR)
    scene.entry(HALLWAY).revealed = False
    scene.run(move_hunters(scene.table))
    assert scene.entry(RATS).location == scene.place(HALLWAY)
    assert not scene.entry(HALLWAY).revealed


@pytest.mark.rule("lcg.move.7")
def test_rivertown_leads_to_miskatonic_university() -> None:
    scene = given(ROLAND, adventure="midnight-masks").at(0, RIVERTOWN).do("move:01129")
    assert scene.who().location == scene.place(UNIVERSITY)


@pytest.mark.rule("lcg.move.8")
def test_an_ability_moves_tokens_from_one_card_to_another() -> None:
    scene = given(DAISY).threat(0, "01009", controller=0, horror=3).do("activate:01009")
    assert (scene.entry("01009").horror, scene.who().horror) == (2, 1)


@pytest.mark.rule("lcg.move.9")
def test_nobody_moves_to_where_they_are_already() -> None:
    scene = given(ROLAND).house()
    assert scene.run(move(scene.table, 0, scene.place(HALLWAY))) is False
    assert not scene.events("moved")


@pytest.mark.rule("lcg.move.9")
def test_who_is_told_to_move_where_they_are_stays() -> None:
    scene = given(ROLAND, adventure="midnight-masks").at(0, RIVERTOWN).bag("auto-fail").encounter("01173")
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.who().location == scene.place(RIVERTOWN)
    assert not scene.events("moved")


@pytest.mark.rule("lcg.move.9")
def test_an_enemy_does_not_move_to_where_it_is() -> None:
    scene = given(ROLAND).house().at(0, ATTIC).enemy(GHOUL, at=HALLWAY)
    scene.run(move_enemy(scene.table, scene.card(GHOUL), scene.place(HALLWAY)))
    assert not scene.events("enemy-moved")
