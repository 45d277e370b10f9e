"""Arkham Horror at the terminal: what stands around the city, tests and monsters, what can be looked up, the story."""

from __future__ import annotations

import re

import pytest

import miskatonic
from miskatonic.games.arkham_3e.components import ENCOUNTERS
from miskatonic.games.arkham_3e.events import (
    AnomalyAppeared,
    ArchiveAdded,
    ArchiveTurned,
    CardTurned,
    HeadlineRead,
    MonsterAttacked,
    Recovered,
    RoundBegan,
    SheetDoom,
    Suffered,
)
from miskatonic.games.arkham_3e.scenes import situation
from miskatonic.games.arkham_3e.state import Rumor
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import LOCALES
from miskatonic.terminal.arkham_3e.current import source_name
from miskatonic.terminal.face import face_of
from miskatonic.terminal.log import log_lines
from miskatonic.terminal.words import say as say_terminal
from tests.arkham_3e.given import Situation, given

from .conftest import Piped
from .drawing import Shown, draw, fits_every_screen, frame_of, printed_out, screen

FACE = face_of("arkham-3e")
SHOWN = Shown(FACE)
header, team, behind = SHOWN.header, SHOWN.team, SHOWN.behind
looked_up, page = SHOWN.looked_up, SHOWN.page


# Whole screens.


@pytest.mark.parametrize(
    ("players", "scenario"),
    [(1, "approach-of-azathoth"), (2, "feast-for-umordhoth"), (4, "veil-of-twilight"), (6, "echoes-of-the-deep")],
)
def test_every_screen_of_a_random_game_fits_and_says_everything(players: int, scenario: str) -> None:
    table = miskatonic.new_game("arkham-3e", players=players, seed=players, scenario=scenario)
    fits_every_screen(FACE, table, ("terminal-arkham-3e", "arkham-3e"), choices=48, seed=players)


def test_a_game_is_played_through_pipes(piped: Piped) -> None:
    keys = ["h", "i", "j", "m", "d", "b", "g", "c", "? black cave", "? nothing like it", "c black cave"]
    shown = piped("play arkham-3e --new --players 2 --bots 2=random --seed 3", *keys, *["1"] * 40, "q").out
    assert "Round 2 · Action phase" in shown
    assert "the scenario sheet, the codex and the rumor" in shown
    assert "Beside it: Graveyard" in shown
    assert "nothing like it" in shown


def test_why_an_action_is_not_possible_is_told_by_its_name(piped: Piped) -> None:
    shown = piped("play arkham-3e --new --seed 11", "1", "? research", "? research is a fine thing", "q").out
    assert "research: You have no clues." in shown.replace("Research", "research")
    assert "Nothing here is called “research is a fine thing”." in shown


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (200, 50)])
def test_a_screen_is_never_higher_than_the_terminal(width: int, height: int) -> None:
    game = given(players=6, scenario="feast-for-umordhoth").codex(1, 10, 11)
    for who in range(6):
        game.stand(who, "graveyard").card(who, "knife", "dark-pact") if who == 0 else game.focus(who, "will")
    for kind in ("hooded-stalker", "abyssal-servant", "eyeless-watcher"):
        game.monster(kind, "graveyard", engaged=(0,))
    text = draw(screen(width, height), FACE, game.turn().table, events=40)
    assert len(text.splitlines()) <= height - 1


# Above the city.


def test_the_head_tells_round_phase_scenario_and_what_lies_on_the_sheet() -> None:
    first, second, *_ = header(given(scenario="veil-of-twilight").sheet(3, 2, 1)).splitlines()
    assert first.startswith("Veil of Twilight · Arkham Horror") and first.endswith("Round 1 · Action phase")
    assert second.startswith("Sheet ●3 ?2 □1 · ")


def test_on_a_narrow_terminal_the_round_is_never_cut() -> None:
    assert header(given(), "ru", width=50).splitlines()[0].endswith("Раунд 1 · Фаза действий")


def test_the_cup_tells_what_is_in_it_and_what_was_drawn() -> None:
    game = given()
    game.state.cup.tokens, game.state.cup.beside = ["doom", "doom", "headline"], ["reckoning", "blank", "blank"]
    assert "Cup ●2¶ → ‡○2 · " in header(game)
    game.state.cup.tokens = []
    assert "Cup – → ‡○2" in header(game)


def test_the_event_deck_tells_where_the_next_clue_comes() -> None:
    game = given()
    deck = ENCOUNTERS[game.state.events[-1]].deck
    shown = {"merchant-district": "Merchant"}.get(deck, deck.capitalize())
    assert f"{len(game.state.events)} events ({shown}) · ¶13" in header(game)


def test_the_codex_tells_how_far_it_is() -> None:
    game = given().codex(2, 3).sheet(doom=1, clues=2)
    assert "§2 Anomalies · §3 Déjà Vu ?2/3 ●1/3" in header(game)


def test_of_a_card_in_the_codex_the_side_that_lies_open_counts() -> None:
    game = given().codex(8, face="back").sheet(doom=9)
    game.state.codex[0].clues = 4
    assert "§8 Azathoth Awakens! §?4/5 ●9/13" in header(game)


def test_scars_that_are_mended_count() -> None:
    game = given(scenario="veil-of-twilight").codex(23).marker("black-cave", "white", up=False)
    assert "▪1/3 ●0/8" in header(game)


def test_a_rumor_lies_in_the_codex_with_its_doom() -> None:
    game = given()
    rumor = next(each for each in game.state.headlines)
    game.state.rumor = Rumor(rumor, 2)
    assert re.search(r"^! .+ ●2$", header(game), re.MULTILINE)


def test_without_a_codex_there_is_no_line_for_it() -> None:
    assert len(header(given()).splitlines()) == 2


# Why something is asked.


def origin(game: Situation) -> str:
    told = FACE.origin(frame_of(game.table))
    assert told is not None
    return told.text("en")


def test_a_question_says_who_is_asked() -> None:
    assert origin(given("jenny-barnes").turn()).startswith("Jenny Barnes")


@pytest.mark.parametrize(
    ("cause", "name"),
    [
        ("card:knife", "Knife"),
        ("card:dark-pact@jenny-barnes", "Dark Pact"),
        ("monster:robed-figure", "Robed Figure"),
        ("archive:3", "Déjà Vu"),
        ("investigator:jenny-barnes", "Jenny Barnes"),
        ("encounter:space-black-cave", "Black Cave"),
        ("archive:4-back", "Profane Ritual"),
        ("token:gate-burst", "Gate burst"),
        ("action:focus", "Focus"),
    ],
)
def test_what_something_comes_from_has_a_name(cause: str, name: str) -> None:
    assert FACE.cause_name(cause).text("en") == name


def test_what_follows_from_something_stands_below_it_in_the_log() -> None:
    events: list[Event] = [
        MonsterAttacked(1, "robed-figure", "jenny-barnes", cause="monster:robed-figure"),
        Suffered("jenny-barnes", "damage", 1, cause="monster:robed-figure"),
        Suffered("jenny-barnes", "horror", 1, cause="card:knife"),
    ]
    told = [(line.text, line.below) for line in log_lines(events, 0, FACE, "en")]
    assert [below for _, below in told] == [False, True, False, True]
    assert told[2][0] == "Knife"


# The investigators.


def test_the_own_sheet_is_whole_and_comes_first() -> None:
    game = given("agnes-baker", "jenny-barnes").stand(1, "black-cave").hurt(1, damage=5, horror=1)
    game.has(1, money=3, clues=2, remnants=1).focus(1, "will").card(1, "38-revolver", "dark-pact")
    lines = team(game.turn(1))
    assert lines[0] == "▸J Jenny Barnes ♥2/7 ☾4/5 $3 ?2 ✦1 · Black Cave · you"
    assert lines[1] == "  lore 1 · influence 4 · observation 2 · strength 3 · will 3+1 · focus 1/1"
    assert lines[2] == "  .38 Revolver (1h) · Dark Pact"
    assert lines[3].startswith(" A Agnes Baker ♥6/6 ☾6/6 $0 · Train Station · leader")
    assert not any("lore 4" in line for line in lines)


def test_the_focus_of_others_is_told_unless_the_screen_is_short() -> None:
    game = given("jenny-barnes", "agnes-baker").focus(1, "lore").turn()
    assert any("lore 4+1" in line for line in team(game))
    assert not any("lore 4+1" in line for line in team(game, brief=True))


def test_cards_tell_what_they_can_still_bear() -> None:
    game = given("jenny-barnes").card(0, "leather-coat").on_card("leather-coat", damage=1)
    assert "Leather Coat ♥2/3" in team(game.turn())[2]


def test_a_back_that_is_known_has_a_sign() -> None:
    game = given("jenny-barnes").card(0, "dark-pact").turn()
    assert "↷" not in "".join(team(game)) and "On its back" not in looked_up(game, "dark pact")
    game.state.backs.show(game[0].conditions[0])
    assert "Dark Pact↷" in "".join(team(game)) and "On its back" in looked_up(game, "dark pact")


def test_whoever_is_gone_is_told_in_a_line() -> None:
    game = given("jenny-barnes", "agnes-baker").turn()
    game[1].fate = "devoured"
    assert next(line for line in team(game) if "Agnes" in line).endswith("· devoured")


def test_the_display_tells_prices_and_what_lies_open_to_be_chosen() -> None:
    game = given().display("knife", "38-revolver")
    game.state.revealed = [game.take("leather-coat")]
    text = printed_out(FACE.cards(frame_of(game.table)))
    assert text.splitlines() == ["Display: Knife ($1) and .38 Revolver ($3)", "To choose from: Leather Coat ($3)"]
    assert "Leather Coat" in behind(game.turn())


# Tests and monsters.


def test_a_test_tells_its_pool_by_parts_and_marks_the_successes() -> None:
    game = given("jenny-barnes").stand(0, "black-cave").doom(black_cave=2).focus(0, "will").turn()
    game.do("ward", dice="6")
    text = behind(game)
    assert "Jenny Barnes tests lore with 1 die · success on 5–6" in text
    assert "1 lore" in text and "⚅✓  1 success" in text


def test_somebody_engaged_sees_the_numbers_of_the_monsters_before_acting() -> None:
    game = given("jenny-barnes").stand(0, "graveyard").monster("robed-figure", "graveyard", engaged=(0,)).turn()
    text = behind(game)
    assert text.startswith("▼Robed Figure · health 1/1 · attack +0, evade +0 · hits for ♥1")
    assert "Patrol" in text and "Patrol" not in behind(game, brief=True)
    assert not behind(given("jenny-barnes").turn())


def test_the_chance_of_evading_several_monsters_is_told_once() -> None:
    game = given("jenny-barnes").stand(0, "graveyard")
    game.monster("robed-figure", "graveyard", engaged=(0,)).monster("hooded-stalker", "graveyard", engaged=(0,)).turn()
    frame = frame_of(game.table)
    assert frame.decision is not None
    evade = next(option for option in frame.decision.options if option.verb == "evade")
    assert FACE.note(evade, frame).plain.count("%") == 1


def test_a_headline_that_is_read_shows_its_text() -> None:
    game = given("jenny-barnes")
    game.state.headline = game.state.headlines[-1]
    assert behind(game.turn()).startswith("Headline: ")


@pytest.mark.parametrize("source", ["modifier", "more", "lent", "monster", "card:knife", "investigator:rex-murphy"])
def test_every_source_of_dice_has_a_name(source: str) -> None:
    for locale in LOCALES:
        assert source_name(source).text(locale)


# Looking things up.


def test_cards_monsters_sheets_headlines_and_the_codex_are_found_by_name() -> None:
    game = given("jenny-barnes").codex(3)
    assert "monster · human · cultist · health 1 · attack +0, evade +0" in looked_up(game, "robed figure")
    assert "item · common · weapon · $3 · 1 hand" in looked_up(game, ".38 revolver")
    assert "focus limit 1" in looked_up(game, "jenny barnes")
    assert "archive card 3" in looked_up(game, "déjà vu")
    assert looked_up(game, "time unstuck") == ""


def test_a_space_tells_what_is_beside_it_and_what_lies_there() -> None:
    text = looked_up(given("jenny-barnes").monster("robed-figure", "graveyard"), "graveyard")
    assert "Rivertown" in text and "Beside it: Black Cave" in text
    assert text.endswith("▲Robed Figure")


def test_the_number_of_an_option_means_what_it_is_about() -> None:
    game = given("jenny-barnes").stand(0, "train-station").turn().do("move")
    assert game.table.decision is not None
    number = 1 + [option.about for option in game.table.decision.options].index(("space:arkham-advertiser",))
    assert looked_up(game, str(number)) == looked_up(game, "arkham advertiser")


def test_a_monster_of_an_option_is_shown_by_its_kind() -> None:
    game = given("jenny-barnes").stand(0, "graveyard").monster("hooded-stalker", "graveyard", engaged=(0,))
    game.monster("robed-figure", "graveyard", engaged=(0,)).turn().do("attack")
    assert looked_up(game, "2") == looked_up(game, "robed figure")


def test_without_words_one_reads_what_is_at_hand() -> None:
    text = looked_up(given("jenny-barnes").card(0, "knife").display("leather-coat").turn(), "")
    assert text.index("Jenny Barnes") < text.index("Knife") < text.index("Leather Coat")


@pytest.mark.parametrize(("locale", "word"), [("en", "graveyard"), ("ru", "кладбище"), ("uk", "цвинтар")])
def test_names_are_found_in_every_language(locale: str, word: str) -> None:
    assert looked_up(given(), word, locale).casefold().startswith(word)


def test_pages_show_sheets_codex_monsters_and_piles() -> None:
    game = given("jenny-barnes", "agnes-baker").card(1, "knife").codex(3).monster("robed-figure", "graveyard")
    assert "Agnes Baker" in page(game, "i") and "Knife" in page(game, "i")
    assert "Approach of Azathoth" in page(game, "j") and "Déjà Vu" in page(game, "j") and "?0/3 ●0/3" in page(game, "j")
    assert "Robed Figure" in page(game, "m")
    assert "In the cup: ● spread doom 3" in page(game, "d") and "Event deck" in page(game, "d")


# The story.


def test_the_log_has_the_dice_of_a_test_and_reads_scenes_aloud() -> None:
    game = given("jenny-barnes").stand(0, "black-cave").top_encounter("rivertown-1").encounter(dice="6")
    lines = [line.text for line in log_lines(game.table.log(0), 0, FACE, "en")]
    assert any(line.endswith("⚅") for line in lines)
    assert situation("rivertown-1", "black-cave").text("en") in lines


@pytest.mark.parametrize(
    "event",
    [
        ArchiveAdded(3),
        HeadlineRead("jenny-barnes", "mysticism-malfeasance"),
        CardTurned("jenny-barnes", "dark-pact", 0),
    ],
)
def test_cards_that_are_turned_up_are_read_aloud(event: Event) -> None:
    (text,) = FACE.aloud(event)
    assert len(text.text("en")) > 20


def test_a_round_is_told_in_a_line() -> None:
    events = [
        RoundBegan(1),
        Suffered("jenny-barnes", "damage", 2),
        Suffered("jenny-barnes", "damage", 1),
        Recovered("jenny-barnes", "damage", 1),
        Suffered("jenny-barnes", "horror", 1),
        SheetDoom(1, 4),
        ArchiveAdded(5),
        RoundBegan(2),
    ]
    told = [line.text("en") for line in FACE.told_by_rounds(events)]
    nothing = say_terminal("nothing").text("en")
    assert told == ["1. §5 Time Unstuck · doom 4 · J −3♥ · J −1☾", f"2. {nothing}"]


def test_cards_of_the_codex_that_come_and_turn_are_told() -> None:
    events = [RoundBegan(1), ArchiveTurned(3), ArchiveAdded(4), ArchiveTurned(4), AnomalyAppeared("northside")]
    (told,) = [line.text("en") for line in FACE.told_by_rounds(events)]
    assert told == "1. §3↷ · §4 Profane Ritual · §4↷ · anomaly: Northside"
