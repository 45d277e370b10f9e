"""Encounters as scenes: one component shows them for every game."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

import miskatonic
from miskatonic.games.eldritch.words import say as say_game
from miskatonic.kernel.scenes import OutcomeView, SceneView
from miskatonic.terminal.face import Frame, face_of, plain_face_of
from miskatonic.terminal.layout import compose
from miskatonic.terminal.log import LogLine, log_lines
from miskatonic.terminal.save_files import SaveFile, SaveFolder
from miskatonic.terminal.scene import draw_scene, is_told, scene_of, without_scene
from miskatonic.terminal.seating import Seating
from miskatonic.terminal.session import Session
from tests.eldritch.given import Situation, given

from .drawing import draw, frame_of, printed_out, screen, written

FIRST, SECOND = say_game("scene-general-1-city"), say_game("scene-general-2-city")
TITLE = say_game("space-rome")


class Scenic(Struct):
    """A view of some game that tells of a scene."""

    scene: SceneView | None


def scene(*outcomes: OutcomeView, further: bool = False) -> SceneView:
    return SceneView("investigator:x", TITLE, [FIRST, SECOND] if further else [FIRST], list(outcomes))


def framed(shown: SceneView | None, locale: str = "en", *, brief: bool = False) -> Frame:
    setup = miskatonic.new_game("eldritch", players=1, seed=1).setup
    return Frame(setup, Scenic(shown), locale, brief=brief)


def test_a_scene_tells_its_title_and_its_story() -> None:
    text = " ".join(printed_out(*draw_scene(framed(scene(further=True)))).split())
    assert text.startswith("Rome ")
    assert text.index(FIRST.text("en")) < text.index(SECOND.text("en"))


def test_outcomes_are_marked_as_passed_or_failed_and_say_what_follows() -> None:
    passed = OutcomeView(passed=True, result=2, text=say_game("deck-asset"))
    failed = OutcomeView(passed=False, result=0, text=None)
    lines = printed_out(*draw_scene(framed(scene(passed, failed)))).splitlines()
    assert lines[-2:] == ["  ✓ 2 successes. assets", "  ✗ Failed."]


def test_a_short_screen_has_the_title_and_the_outcomes_only() -> None:
    failed = OutcomeView(passed=False, result=0, text=None)
    assert printed_out(*draw_scene(framed(scene(failed), brief=True))) == "Rome\n  ✗ Failed."


def test_the_scene_of_another_is_named_after_them() -> None:
    text = printed_out(*draw_scene(framed(scene(), brief=True), say_game("investigator-jim-culver")))
    assert text == "Jim Culver · Rome"


def test_views_without_a_scene_show_none() -> None:
    assert scene_of(object()) is None
    assert list(draw_scene(framed(None))) == []


def test_the_log_leaves_out_the_story_that_stands_above_the_question_and_nothing_else() -> None:
    frame = framed(scene())
    story, other = LogLine(FIRST.text("en"), below=True), LogLine(SECOND.text("en"), below=True)
    plain = LogLine("Something happens.")
    assert without_scene([plain, story, other], frame) == [plain, other]
    assert without_scene([plain, story, other], framed(None)) == [plain, story, other]


def test_a_scene_is_told_again_when_it_goes_on_but_not_when_a_test_is_made() -> None:
    before = Scenic(scene())
    tried = Scenic(scene(OutcomeView(passed=True, result=1, text=None)))
    assert is_told(tried, before)
    assert not is_told(Scenic(scene(further=True)), before)
    assert not is_told(Scenic(replace(scene(), title=say_game("space-london"))), before)
    assert not is_told(before, Scenic(None)) and not is_told(Scenic(None), before)


# In a game.


def shopping() -> Situation:
    """Somebody with clues fails the test of an encounter in a city, and may roll again."""
    game = given("jim-culver").stand(0, "6").clues(0, 3).top_encounter("general", "general-1")
    return game.encounter(dice="1 1")


def test_where_lines_stay_the_story_is_told_once_though_it_is_asked_twice(tmp_path: Path) -> None:
    game, made = shopping(), screen(interactive=False)
    session = Session(game.table, Seating(), made, SaveFile(SaveFolder(tmp_path)), "en")
    session.show(0)
    session.read_positions.mark_read(game.table, 0)
    game.do("reroll:1", dice="2")
    session.show(0)
    shown = written(made)
    assert shown.count("Change the dice?") == 2
    assert shown.count("\nIn a city\n") == 2
    assert " ".join(shown.split()).count(FIRST.text("en")) == 1


def test_at_a_terminal_the_story_stands_above_the_question_and_not_in_the_log_as_well() -> None:
    for width in (80, 130):
        shown = draw(screen(width, 60), face_of("eldritch"), shopping().table, events=20)
        assert " ".join(shown.split()).count(FIRST.text("en")[:40]) == 1
        assert shown.index(FIRST.text("en")[:40]) > shown.index("In a city")


def test_where_the_screen_is_too_short_for_the_story_the_log_tells_it() -> None:
    made, table = screen(80, 22), shopping().table
    frame = frame_of(table)
    composed = compose(made, face_of("eldritch"), frame, log_lines(table.log(0), 0, face_of("eldritch"), "en"))
    made.show(*composed.parts)
    shown = written(made)
    assert "In a city" in shown
    assert FIRST.text("en")[:20] not in shown[shown.index("In a city") :]


def test_the_plain_face_tells_scenes_too() -> None:
    frame = frame_of(shopping().table)
    assert printed_out(*plain_face_of("eldritch").behind(frame)) == printed_out(*draw_scene(frame)) != ""
