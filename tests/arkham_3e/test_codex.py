"""The codex as it is shown, and that of Approach of Azathoth:
every branch, each way to win and to lose (rules ah3.301 to 302, 403, 452)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from miskatonic.games.arkham_3e import codex
from miskatonic.games.arkham_3e.codex import settle
from miskatonic.games.arkham_3e.components import ARCHIVE, MONSTERS, SCENARIOS
from miskatonic.games.arkham_3e.doom import place_sheet_doom
from miskatonic.games.arkham_3e.encounters import encounter
from miskatonic.games.arkham_3e.events import ArchiveAdded, ArchiveAttached, ArchivePage, ArchiveRead, ArchiveTurned
from miskatonic.games.arkham_3e.harm import defeat
from miskatonic.games.arkham_3e.texts import archive_lines
from miskatonic.games.arkham_3e.verbs.codex import Add, Flip, Read
from miskatonic.games.arkham_3e.words import archive_name, say
from miskatonic.kernel.text import render
from tests.arkham_3e.codices import AZATHOTH, VEIL, numbers
from tests.arkham_3e.given import Situation, given

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


@pytest.mark.parametrize(
    ("colour", "up", "closed"), [("red", True, True), ("red", False, False), ("blue", True, False)]
)
def test_the_barrier_is_only_where_the_red_marker_was_shown(colour: str, up: bool, closed: bool) -> None:
    game = given(scenario=AZATHOTH).codex(7).marker("velmas-diner", colour, up=up).stand(0, "police-station")
    assert ("move:velmas-diner" in game.turn(0).do("move").keys) is not closed


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


# For all.


@pytest.mark.rule("ah3.302.3", "ah3.005.2-ex2", "ah3.429.7a")
def test_the_game_is_lost_when_nobody_is_left_to_play() -> None:
    game = given(players=2)
    last, game.state.unused = game.state.unused[:1], []
    assert game.run(defeat(game.table, 0, "devoured")).result is None
    asked = game.run(defeat(game.table, 1, "retired"))
    assert asked.result is not None
    assert asked.result.reason == "nobody-left"
    spared = given(players=2)
    spared.state.unused = last
    for who in (0, 1):
        assert spared.run(defeat(spared.table, who, "defeated")).result is None


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
    fronts = [*added(), *(number for number, card in ARCHIVE.items() if card.attaches)]
    backs = [(each.number, each.part) for each in turned()]
    stories = [
        *(f"story-archive-{number}" for number in fronts),
        *(f"story-part-{part}" if part else f"story-archive-{number}-back" for number, part in backs),
    ]
    assert [problem for id in stories for problem in render(say(id), locale)[1]] == []
    for number, part in backs:
        assert ArchiveTurned(number, part).highlighted().text or number == 6
        assert part is None or part in ARCHIVE[number].back.parts


def pages(game: Situation) -> list[ArchivePage]:
    return [event for event in game.table.events if isinstance(event, ArchivePage)]


def test_a_page_that_comes_on_its_back_is_read_there() -> None:
    game = ritual(given(scenario=AZATHOTH)).codex(6, face="back").stand(0, "velmas-diner").turn(0).do("codex:4")
    [page] = pages(game)
    assert page == ArchiveAdded(7, "back", cause=page.cause)
    assert page.highlighted().title == archive_name(7, "back")
    assert page.say().args["archive"] == archive_name(7, "back")


def test_a_back_that_is_read_without_being_turned_is_told() -> None:
    game = given(players=2, scenario=AZATHOTH).codex(5).codex(7, face="back").marker("velmas-diner", "red")
    game.stand(0, "velmas-diner").sheet(clues=3).turn(0).do("codex:7")
    assert (5, "front") in numbers(game)
    [page] = pages(game)
    assert page == ArchiveRead(5, cause=page.cause)
    assert page.say().text("en") == "The back of an archive card is read: “Let It Sleep”."
    game = given(scenario=VEIL).codex(24, 25).marker("graveyard", "white", up=False)
    game.run(settle(game.table), "leave")
    told = [(type(each), each.archive) for each in pages(game)]
    assert told == [(ArchiveTurned, 24), (ArchiveRead, 26), (ArchiveAdded, 27)]


def test_a_page_that_comes_to_a_neighbourhood_is_read_like_one_of_the_codex() -> None:
    shown = ArchiveAttached(32, "rivertown").highlighted()
    assert shown.title == archive_name(32)
    assert shown.text is not None


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


def turned() -> list[Flip | Read]:
    return [each for each in nodes(list(ARCHIVE.values())) if isinstance(each, (Flip, Read))]


def added() -> list[int]:
    by_cards = [each.number for each in nodes(list(ARCHIVE.values())) if isinstance(each, Add)]
    return [*by_cards, *(number for sheet in SCENARIOS.values() for number in sheet.codex)]
