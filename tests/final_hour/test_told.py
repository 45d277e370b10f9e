"""What the log says: who did it, where it came from, and in the end which symbols were right."""

from __future__ import annotations

import pytest

from miskatonic.games.final_hour.activation import activate_zone
from miskatonic.games.final_hour.events import (
    Damaged,
    FaceDownRound,
    GameEnded,
    MonsterMoved,
    RitualTokensShown,
    SiteOverrun,
    Spawned,
)
from miskatonic.games.final_hour.monsters import move_monster, spawn
from miskatonic.games.final_hour.words import Half, Zone
from miskatonic.kernel.flow import GameOver
from miskatonic.kernel.text import LOCALES

from .given import given, play_out
from .scenes import block, cup, resolving, told


def test_damage_names_the_destroyer_that_leaves_it() -> None:
    table = given().put("red-destroyer-1", 7).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    (damaged,) = told(table, Damaged)
    assert damaged.text() == "The red destroyer (1) leaves a damage token in Lecture Hall."
    assert damaged.touches() == ["location:7", f"monster:{damaged.monster}"]


def test_a_destroyer_that_has_to_move_on_is_named_too() -> None:
    table = block(given().put("red-destroyer-1", 7), 7).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert [event.kind for event in told(table, Damaged)] == ["red-destroyer-1"]


def test_damage_by_a_card_names_no_destroyer() -> None:
    situation = given(2, investigators=("ashcan-pete", "lily-chen")).stand(0, 5)
    table = resolving(situation, 0, "campfire-visions", Half.LOWER)
    assert {event.kind for event in told(table, Damaged)} == {None}


def test_a_monster_that_spawns_where_all_is_full_does_not_appear_there() -> None:
    table = block(cup(given(), "red-plain-1"), 7).table()
    spawn(table, 7)
    (spawned,) = told(table, Spawned)
    assert spawned.text() == "A red monster (1) is to appear in Lecture Hall, but there is no space for it."


def test_a_monster_that_spawns_where_there_is_space_appears_there() -> None:
    table = cup(given(), "red-plain-1").table()
    spawn(table, 7)
    (spawned,) = told(table, Spawned)
    assert spawned.text() == "A red monster (1) appears in Lecture Hall."


@pytest.mark.rule("fh.monster-move.7")
def test_a_monster_that_goes_straight_to_the_ritual_site_is_told_to_do_so() -> None:
    everywhere = [at for at in range(1, 16) if at != 14]
    table = block(cup(given(ancient_one="shudde-mell"), "blue-plain-1"), *everywhere).table()
    spawn(table, 7)
    (moved,) = told(table, MonsterMoved)
    assert moved.straight
    assert moved.text().endswith("and goes straight to the ritual site.")


def test_a_monster_that_only_passes_full_locations_does_not_go_straight() -> None:
    table = block(cup(given(), "blue-plain-1"), 7, 6).table()
    spawn(table, 7)
    (moved,) = told(table, MonsterMoved)
    assert not moved.straight
    assert "straight" not in moved.text()


def test_an_overrun_tells_where_the_monster_comes_from() -> None:
    table = given().damage(12, 4).put("blue-wanderer-2", 13).table()
    token = table.state.locations[13].monsters()[0]
    with pytest.raises(GameOver):
        move_monster(table, token, 13)
    (overrun,) = told(table, SiteOverrun)
    assert (overrun.monster, overrun.origin) == (token, 13)
    assert overrun.text().startswith("The blue wanderer (2) comes from Athletics Building")
    assert {f"monster:{token}", "location:13", "ritual-site"} <= set(overrun.touches())


def test_an_overrun_after_full_locations_names_them() -> None:
    table = block(cup(given().damage(12, 4), "blue-plain-1"), 13, 15).table()
    with pytest.raises(GameOver):
        spawn(table, 15)
    (overrun,) = told(table, SiteOverrun)
    assert "(full on the way: Athletics Building)" in overrun.text()


def test_a_monster_that_spawns_at_the_full_ritual_site_comes_from_nowhere() -> None:
    table = given().damage(12, 4).table()
    with pytest.raises(GameOver):
        spawn(table, 12)
    (overrun,) = told(table, SiteOverrun)
    assert overrun.origin is None


def test_damage_that_overruns_the_ritual_site_names_the_destroyer() -> None:
    table = given().put("red-destroyer-1", 12).damage(12, 3).table()
    play_out(activate_zone(table, 0, Zone.ORANGE))
    (overrun,) = told(table, SiteOverrun)
    assert overrun.text().startswith("The red destroyer (1) at the ritual site")


def test_a_defeat_before_the_attempt_shows_which_symbols_were_right() -> None:
    situation = given().gates("heptagram", "heptagram").ritual("moon", "star")
    table = block(cup(situation, "blue-plain-1"), 15, 13, 12).table("ancient-one.gates")
    assert table.result is not None
    assert table.view(None).ritual_tokens == ["moon", "star"]
    assert [type(event) for event in table.events[-2:]] == [RitualTokensShown, GameEnded]
    assert table.events[-2].text() == "The ritual would have needed moon and star."


def test_an_investigator_lost_shows_which_symbols_were_right() -> None:
    situation = given(2).ritual("moon", "star").health(0, 1).stand(0, 7).put("red-killer-1", 7)
    table = situation.table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    (shown,) = told(table, RitualTokensShown)
    assert (shown.one, shown.other) == ("moon", "star")


def test_while_the_game_lasts_nobody_sees_them() -> None:
    table = given().ritual("moon", "star").table()
    assert table.view(0).ritual_tokens is None
    assert not told(table, RitualTokensShown)


@pytest.mark.rule("fh.cthulhu.2")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_face_down_round_is_announced(hidden: bool) -> None:
    situation = given()
    situation.state.face_down_next = hidden
    assert bool(told(situation.table("round.begin"), FaceDownRound)) is hidden


def test_alone_a_face_down_round_hides_the_kept_card() -> None:
    situation = given(players=1, solo_face_down="blind")
    situation.state.face_down_next = True
    (event,) = told(situation.table("round.begin"), FaceDownRound)
    assert event.text() == "This round the card kept for the ritual is drawn unseen."


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "event",
    [
        Damaged(7, 3, "red-star-spawn"),
        Spawned(3, "red-star-spawn", 7, True),
        MonsterMoved(3, "red-star-spawn", 7, 12, [6], True),
        SiteOverrun("red-star-spawn", 3, None, 7),
        SiteOverrun("red-star-spawn", 3, None, 7, [6]),
        SiteOverrun("damage", 3, "red-star-spawn"),
        RitualTokensShown("moon", "star"),
        FaceDownRound(),
        FaceDownRound(True),
    ],
    ids=lambda event: event.say().id,
)
def test_it_is_said_in_every_language(event: Damaged, locale: str) -> None:
    text = event.text(locale)
    assert text.endswith(".") and "$" not in text and "{" not in text
    assert locale == "en" or text != event.text("en")
