"""Eldritch Horror at the terminal: what stands around the map, tests and combats, what can be looked up, the story."""

from __future__ import annotations

import re

import pytest

import miskatonic
from miskatonic.games.eldritch.events import Lost, RoundBegan, Spent, TestEnded
from miskatonic.games.eldritch.words import Skill
from miskatonic.kernel.text import LOCALES
from miskatonic.terminal.eldritch.current import source_name
from miskatonic.terminal.face import face_of
from miskatonic.terminal.log import log_lines
from miskatonic.terminal.words import say as say_terminal
from tests.eldritch.given import Situation, given

from .conftest import Piped
from .drawing import Shown, fits_every_screen, frame_of, printed_out

FACE = face_of("eldritch")
SHOWN = Shown(FACE)
header, team, behind = SHOWN.header, SHOWN.team, SHOWN.behind
looked_up, page = SHOWN.looked_up, SHOWN.page


# Whole screens.


@pytest.mark.parametrize(
    ("players", "ancient_one"), [(1, "azathoth"), (2, "cthulhu"), (4, "shub-niggurath"), (8, "yog-sothoth")]
)
def test_every_screen_of_a_random_game_fits_and_says_everything(players: int, ancient_one: str) -> None:
    table = miskatonic.new_game("eldritch", players=players, seed=players, ancient_one=ancient_one)
    fits_every_screen(FACE, table, ("terminal-eldritch", "eldritch"), choices=32, seed=players)


def test_a_game_is_played_through_pipes(piped: Piped) -> None:
    keys = ["h", "i", "j", "d", "b", "g", "c", "? rome", "? nothing like it", "c cultist"]
    shown = piped("play eldritch --new --players 2 --bots 2=random --seed 3", *keys, *["1"] * 30, "q").out
    assert "Round 2 · Action phase" in shown
    assert "the sheets and cards of everybody" in shown
    assert "Ship path: London, space 10 (West Africa) and the Pyramids" in shown
    assert "nothing like it" in shown


# Above the map.


def test_the_head_tells_round_phase_ancient_one_doom_and_omen() -> None:
    text = header(given(ancient_one="cthulhu", difficulty="hard").doom(7).omen(2))
    first, second, *_ = text.splitlines()
    assert first.startswith("Eldritch Horror · Cthulhu, hard") and first.endswith("Round 1 · Action phase")
    assert "Doom ●7" in second and "Omen  ☄  ✶ [●] ✶ " in second
    assert "mysteries 0/3" in second


def test_before_the_first_round_the_head_tells_of_the_setup() -> None:
    table = miskatonic.new_game("eldritch", seed=1, investigators=["lola-hayes"])
    assert table.decision is not None and table.decision.topic == "improve"
    head = printed_out(FACE.header(frame_of(table))).splitlines()[0]
    assert head.endswith("  Setup") and "Round" not in head
    assert [line.id for line in table.game.overview(table.view(0)).header[:2]] == [
        "phase-setup",
        "ancient-one-azathoth",
    ]
    table.choose(0)
    assert [line.id for line in table.game.overview(table.view(0)).header[:2]] == ["overview-round", "phase-action"]


def test_the_head_counts_the_gates_that_match_the_omen() -> None:
    game = given().omen(2).gate("arkham", "rome", "tokyo")
    assert "2 gates match" in header(game)
    assert "no gate matches" in header(game.omen(0))


def test_eldritch_tokens_lie_on_their_place_of_the_track() -> None:
    game = given(ancient_one="cthulhu")
    game.state.omen_tokens[3] = 2
    assert " ✶ ¤¤" in header(game)


def test_an_ancient_one_that_is_awake_has_no_doom() -> None:
    text = header(given(ancient_one="cthulhu").awake())
    assert "The Ancient One is awake" in text and "Doom" not in text


def test_the_mystery_says_how_far_it_is() -> None:
    game = given(ancient_one="azathoth").mystery("omen-of-devastation")
    assert "※ Omen of Devastation · Eldritch tokens: 0 of 1" in header(game)


def test_rumors_say_where_they_are_met_and_what_lies_on_them() -> None:
    assert "! Faded From Society · space 16 (Siberia) · ¤3" in header(given().ongoing("faded-from-society", 3))


# Why something is asked.


def origin(game: Situation, locale: str = "en") -> str:
    told = FACE.origin(frame_of(game.table))
    assert told is not None
    return told.text(locale)


def test_a_question_says_who_is_asked_and_by_what() -> None:
    game = given("jim-culver").stand(0, "rome").turn()
    assert origin(game) == "Jim Culver"
    game.do("travel")
    assert origin(game) == "Jim Culver · Travel"
    assert origin(game, "uk").endswith(" · Подорож")


def test_a_condition_that_reckons_shows_its_text_and_the_back_it_was_turned_to() -> None:
    game = given("jim-culver").clues(0, 1).card(0, "leg-injury#1")
    game.mythos("omen-of-good-fortune", dice="1 1", step="mythos.card")
    assert origin(game) == "Jim Culver · Leg Injury"
    before = behind(game)
    assert "Reckoning" in before
    game.do("keep")
    assert origin(game) == "Jim Culver · Leg Injury"
    assert "lose 2 health" in behind(game) and "lose 2 health" not in before


def test_a_monster_in_combat_is_described_once() -> None:
    game = given("mark-harrigan").stand(0, "rome").clues(0, 1).monster("ghoul", "rome").encounter(dice="1 1 1 1 1")
    assert origin(game) == "Mark Harrigan · Ghoul"
    assert behind(game).count("Paranoia") == 1


def test_what_follows_from_something_stands_below_it_in_the_log() -> None:
    game = given("jim-culver").clues(0, 1).card(0, "leg-injury#1")
    game.mythos("omen-of-good-fortune", dice="1 1", step="mythos.card").do("keep")
    told = {line.text: line.below for line in log_lines(game.table.events, 0, FACE, "en")}
    assert list(told.items())[-5:] == [
        ("The omen advances to the blue stars.", True),
        ("The reckoning has come.", True),
        ("Leg Injury", False),
        ("Jim Culver fails a test of strength. ⚀ ⚀", True),
        ("Jim Culver turns over “Leg Injury”.", False),
    ]


# The investigators.


def test_the_own_sheet_is_whole_and_comes_first() -> None:
    game = given("silas-marsh", "jim-culver").turn(1).improve(1, "will", 2).clues(1, 2).tickets(1, trains=1, ships=2)
    game.card(1, "axe", "debt").health(1, 2).stand(1, "rome")
    game.turn(1)
    lines = team(game)
    assert lines[0] == "▸J Jim Culver ♥2/7 ☾5/5 ?2 · Rome · 1 train ticket · 2 ship tickets · you"
    assert lines[1] == "  lore 3 · influence 3 · observation 2 · strength 2 · will 5 (3+2)"
    assert lines[2] == "  Axe · Debt"
    assert lines[3].startswith(" S Silas Marsh ♥8/8 ☾4/4")
    assert not any("lore 1" in line for line in lines)


def test_others_have_their_cards_unless_the_screen_is_short() -> None:
    game = given("jim-culver", "silas-marsh").card(1, "axe").turn()
    assert "  Axe" in team(game)
    assert "  Axe" not in team(game, brief=True)


def test_beside_the_map_it_takes_a_line_of_its_own_to_say_where_somebody_is() -> None:
    lines = team(given("jim-culver").stand(0, "rome").turn(), 44)
    assert lines[:2] == ["▸J Jim Culver ♥7/7 ☾5/5", "  Rome · leads"]


def test_whoever_is_delayed_or_leads_is_told() -> None:
    line = team(given("jim-culver").delay(0).turn())[0]
    assert line.endswith("delayed · leads")


def test_the_reserve_tells_what_its_cards_are_worth() -> None:
    game = given().reserve("axe", "kerosene")
    text = printed_out(FACE.cards(frame_of(game.table)))
    assert re.fullmatch(r"Reserve: Axe \(\d\) and Kerosene \(\d\)", text)


# Tests and combats.


def test_a_test_tells_its_pool_by_parts_and_marks_the_successes() -> None:
    game = given("jim-culver").stand(0, "6").clues(0, 1).improve(0, "observation")
    game.top_encounter("general", "general-1").encounter(dice="2 5 6")
    text = behind(game)
    assert "Jim Culver tests observation with 3 dice · success on 5–6" in text
    assert "2 observation · +1 improvement" in text
    assert "⚅✓ ⚄✓ ⚁  2 successes" in text


def test_a_cursed_one_needs_a_six() -> None:
    game = given("jim-culver").stand(0, "6").clues(0, 1).card(0, "cursed")
    game.top_encounter("general", "general-1").encounter(dice="5 6")
    text = behind(game)
    assert "success on 6" in text and "⚅✓ ⚄  1 success" in text


def test_before_the_roll_there_is_a_chance() -> None:
    game = given("lola-hayes").stand(0, "6").top_encounter("general", "general-1").encounter()
    assert game.table.decision is not None and game.table.decision.topic == "before-roll"
    assert re.search(r"success on 5–6 · \d+%", behind(game))
    assert "⚀" not in behind(game)


def test_a_combat_tells_the_numbers_of_the_monster_and_what_it_does() -> None:
    game = given("jim-culver").stand(0, "6").clues(0, 1).monster("ghoul", "6").encounter(dice="1 1 1 1 1")
    text = behind(game)
    assert text.startswith("Jim Culver fights the Ghoul · will +1, ☾1 · strength +0, ♥2 · toughness 1/1")
    assert "gain the Paranoia condition" in " ".join(text.split())
    assert "gain the Paranoia condition" not in behind(game, brief=True)


@pytest.mark.parametrize("source", ["modifier", "improvement", "more", "mystery", "card:axe", "card:debt@jim-culver"])
def test_every_source_of_dice_has_a_name(source: str) -> None:
    for locale in LOCALES:
        assert source_name(source).text(locale)


# Looking things up.


def test_cards_monsters_sheets_and_mythos_cards_are_found_by_name() -> None:
    game = given("jim-culver")
    assert "monster · will +1, ☾1 · strength +0, ♥2 · toughness 1" in looked_up(game, "ghoul")
    assert "Action: each investigator on this space recovers 1 sanity." in looked_up(game, "jim culver")
    assert "spell · incantation" in looked_up(game, "flesh ward")
    assert "blue Mythos card · rumor" in looked_up(game, "faded from")
    assert "Ancient One · doom 15" in looked_up(game, "azathoth")


def test_cultists_are_those_of_the_sheet_and_of_the_side_that_shows() -> None:
    sheets = {looked_up(given(ancient_one=id), "cultist") for id in ("azathoth", "cthulhu")}
    assert len(sheets) == 2
    assert looked_up(given(ancient_one="cthulhu").awake(), "cultist") not in sheets


def test_a_space_tells_its_paths_and_what_lies_there() -> None:
    text = looked_up(given("jim-culver").monster("ghoul", "rome"), "rome")
    assert "Train path: Istanbul and space 14 (Finland)" in text
    assert text.endswith("▲Ghoul")


def test_the_number_of_an_option_means_what_it_is_about() -> None:
    game = given("jim-culver").stand(0, "rome").turn().do("travel")
    assert game.table.decision is not None
    number = 1 + [option.about for option in game.table.decision.options].index(("space:london",))
    assert looked_up(game, str(number)) == looked_up(game, "london")


def test_many_of_a_name_are_only_listed() -> None:
    text = looked_up(given(), "the")
    assert len(text.splitlines()) > 6 and "Action:" not in text


def test_without_words_one_reads_what_is_at_hand() -> None:
    text = looked_up(given("jim-culver").card(0, "axe").reserve("kerosene").turn(), "")
    assert text.index("Jim Culver") < text.index("Axe") < text.index("Kerosene")


def test_only_a_back_that_one_knows_is_shown() -> None:
    game = given("jim-culver").card(0, "debt").turn()
    assert "On its back" not in looked_up(game, "debt") and "Debt↷" not in "".join(team(game))
    game.state.backs.show(game[0].conditions[0], 0)
    assert "On its back" in looked_up(game, "debt") and "Debt↷" in "".join(team(game))


@pytest.mark.parametrize(("locale", "word"), [("en", "ghoul"), ("ru", "гуль"), ("uk", "гуль")])
def test_names_are_found_in_every_language(locale: str, word: str) -> None:
    assert looked_up(given(), word, locale).casefold().startswith(word)


def test_pages_show_sheets_threats_and_piles() -> None:
    game = given("jim-culver", "silas-marsh", ancient_one="azathoth").card(1, "axe")
    game.mystery("omen-of-devastation").ongoing("faded-from-society")
    assert "Silas Marsh" in page(game, "i") and "Axe" in page(game, "i")
    assert "Omen of Devastation" in page(game, "j") and "Faded From Society" in page(game, "j")
    assert "Monsters beside the board:" in page(game, "d")


# The story.


def test_the_log_has_the_dice_of_a_test_and_reads_scenes_aloud() -> None:
    game = given("jim-culver").stand(0, "6").top_encounter("general", "general-1").encounter(dice="1 6")
    lines = [line.text for line in log_lines(game.table.log(0), 0, FACE, "en")]
    assert any(line.endswith("⚅ ⚀") for line in lines)
    assert any(line.startswith("The shopkeeper turns away") for line in lines)


def test_a_round_is_told_in_a_line() -> None:
    events = [
        RoundBegan(1),
        Lost("jim-culver", "health", 2),
        Lost("jim-culver", "health", 1),
        Lost("jim-culver", "sanity", 1),
        Spent("jim-culver", "sanity", 4),
        TestEnded("jim-culver", Skill.LORE, 1, [5]),
        RoundBegan(2),
    ]
    told = [line.text("en") for line in FACE.told_by_rounds(events)]
    nothing = say_terminal("nothing").text("en")
    assert told == ["1. J −3♥ · J −1☾", f"2. {nothing}"]
