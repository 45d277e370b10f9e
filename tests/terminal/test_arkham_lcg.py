"""The card game drawn: the map of each scenario, the people, the test, the options, at every decision."""

from __future__ import annotations

import io
import re
from functools import partial
from itertools import combinations
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

import miskatonic
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.skill_test import skill_test
from miskatonic.games.arkham_lcg.view import LocationView
from miskatonic.games.arkham_lcg.words import BACKS, SCENARIO_ORDER, WILD, Kind, Skill, card_name
from miskatonic.games.arkham_lcg.words import say as say_game
from miskatonic.kernel.decision import Option
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import LOCALES, messages
from miskatonic.terminal.arkham_lcg import plans
from miskatonic.terminal.arkham_lcg.lines import is_detour
from miskatonic.terminal.arkham_lcg.plans import PLANS, WOODS_ROW, Spot, lay_out, place_number
from miskatonic.terminal.arkham_lcg.story import aloud, told_by_rounds
from miskatonic.terminal.arkham_lcg.targets import Target, target_of
from miskatonic.terminal.arkham_lcg.words import say
from miskatonic.terminal.face import Frame, face_of
from miskatonic.terminal.layout import compose
from miskatonic.terminal.log import log_lines
from miskatonic.terminal.palette import THEME
from miskatonic.terminal.screen import Screen
from tests.arkham_lcg.given import ATTIC, CELLAR, DAISY, HALLWAY, ROLAND, STUDY, WENDY, Scene, given

FACE = face_of("arkham-lcg")
GHOUL, RATS, PRIEST, LITA, ACOLYTE = "01160", "01159", "01116", "01117", "01169"
GUN, KNIFE, COP, GLASS, GUTS, CACHE, EVIDENCE = "01006", "01086", "01018", "01030", "01089", "01088", "01022"
PERCEPTION = "01090"
BARRICADE, VOICES, FOG = "01038", "01165", "01168"
AMULET, HUNCH = "01014", "01037"


def screen(width: int, height: int, *, interactive: bool = True) -> Screen:
    made = Screen()
    made.interactive = interactive
    made.console = Console(
        file=io.StringIO(), width=width, height=height, theme=THEME, highlight=False, markup=False, emoji=False
    )
    return made


def written(made: Screen) -> str:
    file = made.console.file
    assert isinstance(file, io.StringIO)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def frame_of(table: Table[Any], locale: str = "en", *, brief: bool = False) -> Frame:
    decision = table.decision
    seat = decision.seat if decision else 0
    details = partial(table.details, seat=seat)
    return Frame(table.setup, table.view(seat), locale, decision=decision, brief=brief, details=details)


def shown(table: Table[Any], width: int = 80, height: int = 60, locale: str = "en", *, events: int = 0) -> str:
    made = screen(width, height)
    frame = frame_of(table, locale)
    log = table.log(frame.view.seat)
    entries = log_lines(log[max(0, len(log) - events) :], 0, FACE, locale)
    made.show(*compose(made, FACE, frame, entries).parts)
    return written(made)


def printed_out(*parts: RenderableType, width: int = 80) -> str:
    made = screen(width, 60)
    made.show(*parts)
    return written(made)


def looked_up(scene: Scene, words: str, locale: str = "en") -> str:
    return printed_out(*FACE.lookup(words, frame_of(scene.resumed(), locale)))


def numbered(text: str, option: str) -> str:
    """The number that stands before an option."""
    found = re.search(r"\[(\d+)\] " + re.escape(option), text)
    assert found is not None, text
    return found[1]


# Every screen.


def eager(table: Table[Any], chance: Random) -> None:
    """Anything but to end the turn or to run away."""
    decision = table.decision
    assert decision is not None
    wanted = [option for option in decision.options if option.key != "end-turn" and "resign" not in option.key]
    table.choose(chance.choice(wanted or decision.options), decision.seat)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("adventure", [*SCENARIO_ORDER, "night-of-the-zealot"])
def test_every_screen_of_a_random_game_fits_and_says_everything(players: int, adventure: str) -> None:
    table = miskatonic.new_game("arkham-lcg", players=players, seed=players, adventure=adventure)
    chance = Random(players)
    known = {id for locale in LOCALES for id in messages("terminal", locale) | messages("arkham-lcg", locale)}
    for count in range(160):
        if table.decision is None:
            break
        if count % 8 == 0:
            place = count // 8
            locale, (width, height) = LOCALES[place % 3], ((80, 40), (140, 50), (60, 60))[place % 7 % 3]
            text = shown(table, width, height, locale, events=4)
            assert max(map(len, text.splitlines())) <= width
            assert len(text.splitlines()) < height or width == 60
            assert not {word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in known}
            for page in FACE.pages.values():
                page_text = printed_out(*page.show(frame_of(table, locale)))
                assert not {word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", page_text) if word in known}
        eager(table, chance)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_looked_up_in_every_language(locale: str) -> None:
    frame = frame_of(given().resumed(), locale)
    for code in PRINTED:
        text = printed_out(*FACE.lookup(code, frame))
        assert frame.say(card_name(code)) in text
        assert not re.search(r"\b(lcg|card|trait|deck-class|set-the)-\w", text), text


# The map.


def connected(one: str, other: str) -> bool:
    """By their revealed sides."""
    first, second = PRINTED[one], PRINTED[other]
    return second.symbol in first.connects or first.symbol in second.connects


@pytest.mark.parametrize(
    ("scenario", "set"), [("gathering", "the-gathering"), ("midnight-masks", "the-midnight-masks")]
)
def test_every_connection_joins_neighbours_of_the_grid(scenario: str, set: str) -> None:
    plan = PLANS[scenario]
    spots = list(plan.values())
    for one, other in combinations([card.code for card in PRINTED.values() if card.symbol and card.set == set], 2):
        if not connected(one, other):
            continue
        here, there = plan[BACKS.get(one, one)], plan[BACKS.get(other, other)]
        assert abs(here.row - there.row) <= 1
        assert abs(here.x - there.x) <= plans.BOX + plans.GAP
        assert not is_detour((here, there), spots)


def test_no_two_connections_of_the_town_cross() -> None:
    plan = PLANS["midnight-masks"]
    corners: list[tuple[int, int]] = []
    town = [card.code for card in PRINTED.values() if card.type is Kind.LOCATION and card.set == "the-midnight-masks"]
    pairs = {
        frozenset({BACKS.get(one, one), BACKS.get(other, other)})
        for one, other in combinations(town, 2)
        if connected(one, other)
    }
    for here, there in (tuple(plan[code] for code in pair) for pair in pairs if len(pair) == 2):
        if here.row != there.row and here.x != there.x:
            corners.append((min(here.row, there.row), min(here.x, there.x)))
    assert len(corners) == len(set(corners)) > 0


def wood(id: int, code: str, *connects: int) -> LocationView:
    return LocationView(
        id=id,
        code=code,
        revealed=True,
        symbol="",
        connects=list(connects),
        clues=0,
        doom=0,
        shroud=2,
        shroud_terms=[],
        victory=None,
        investigators=[],
        attachments=[],
        others=[],
    )


def test_woods_stand_side_by_side_in_the_order_they_came_in() -> None:
    spots = lay_out(
        "devourer-below",
        [wood(id, code) for id, code in enumerate(("01149", "arkham-woods", "01152", "01155", "01150"))],
    )
    assert spots[0] == PLANS["devourer-below"]["01149"]
    assert [spots[id].x for id in (1, 2, 3, 4)] == [0, 20, 40, 60]
    assert {spots[id].row for id in (1, 2, 3, 4)} == {WOODS_ROW}
    assert all(spot.end <= plans.WIDTH for spot in spots.values())


def test_woods_that_are_no_neighbours_are_joined_below() -> None:
    first, second, third = Spot(2, 0, 18), Spot(2, 20, 18), Spot(2, 40, 18)
    spots = [first, second, third]
    assert is_detour((first, third), spots)
    assert not is_detour((first, second), spots)
    scene = given(ROLAND, adventure="devourer-below")
    woods = [id for id in scene.state.locations if scene.state.codes[id] != "01149"]
    for id, code in zip(woods, ("01150", "01154", "01152", "01155"), strict=True):
        scene.state.codes[id] = code
        scene.at(0, code)
    text = shown(scene.at(0, "01149").resumed())
    assert "         ╚═════════════════║═════════════════════╝" in text
    assert "                           ╚═══════════════════════════════════════════╝" in text
    assert "Unhallowed Gr." in text


@pytest.mark.parametrize("locale", LOCALES)
def test_short_names_fit_and_signs_differ(locale: str) -> None:
    places = [*(card.code for card in PRINTED.values() if card.type is Kind.LOCATION), *BACKS.values()]
    for code in places:
        room = plans.WOOD - 2 if BACKS.get(code, code) == "arkham-woods" else plans.BOX - 4
        assert len(say(f"lcg-place-{code}").text(locale)) <= room
    icons = [say(f"lcg-icon-{icon}").text(locale) for icon in (*Skill, WILD)]
    initials = [say(f"lcg-initial-{code}").text(locale) for code in PRINTED if PRINTED[code].type is Kind.INVESTIGATOR]
    for signs in (icons, initials):
        assert len(set(signs)) == len(signs)
        assert {len(sign) for sign in signs} == {1}


def test_a_box_tells_what_is_there_and_which_option_leads_to_it() -> None:
    scene = given(ROLAND, DAISY).house().at(1, CELLAR).clues(CELLAR, 2).enemy(GHOUL, at=CELLAR)
    scene.attached(BARRICADE, ATTIC, owner=1)
    text = shown(scene.resumed())
    box = re.search(r"╭Cellar─+╮\n +│▒4 \?2 ★ +D│\n +│▲Ghoul Minion +│\n +╰─+\[(\d+)\]╯", text)
    assert box is not None, text
    assert box[1] == numbered(text, "Cellar ▒4 ?2 ★ ▲")
    assert "╔Hallway═" in text
    assert "╰Barricade┄" in text


def test_an_exhausted_enemy_and_one_that_is_ready_differ_without_colour() -> None:
    text = shown(given().house().enemy(GHOUL, at=ATTIC, exhausted=True).enemy(RATS, at=CELLAR).resumed())
    assert "△Ghoul Minion" in text
    assert "▲Swarm of Rats" in text


def test_a_narrow_screen_lists_the_locations() -> None:
    text = shown(given().house().enemy(GHOUL, at=ATTIC).resumed(), width=60)
    assert re.search(r"^Hallway ▒1 R \[\d\] → Attic, Cellar, Parlor$", text, re.MULTILINE)
    assert re.search(r"^Attic unrevealed ▲Ghoul Minion \[\d\] → Hallway$", text, re.MULTILINE)


def test_a_card_nobody_controls_stands_at_its_location() -> None:
    scene = given().house().act(3)
    scene.at(0, "01115").state.play[scene.take(LITA)] = scene.entry("01115").__class__(location=scene.place("01115"))
    assert "+Lita Chantler" in shown(scene.at(0, HALLWAY).resumed())


# The head, the people, the hand.


def test_the_head_tells_doom_and_clues_against_what_it_takes() -> None:
    scene = given(ROLAND, DAISY).doom(1).has(0, clues=1).has(1, clues=2).enemy(ACOLYTE, doom=1)
    text = shown(scene.resumed())
    assert "Agenda 1 What’s Going On?! ●2/3 (1 elsewhere)" in text
    assert "Act 1 Trapped ?3/4" in text
    assert "Round 1 · investigation · Roland Banks" in text


def test_an_investigator_is_told_in_a_line_with_areas_below() -> None:
    scene = given().asset(0, GUN, uses=2).asset(0, COP, damage=1, exhausted=True).threat(0, VOICES)
    scene.enemy(GHOUL, engaged=0, damage=1).has(0, damage=2, horror=1, clues=1, resources=3)
    text = shown(scene.resumed())
    assert "R Roland Banks ♥7/9 ☾4/5 $3 ?1 ▸▸▸ W3 I3 C5 A2 Study · hand 0 · deck" in text
    assert "  Roland’s .38 Special ammo 2 · Beat Cop ♥1/2 ☾2/2 ↷" in text
    assert "  ▼ Dissonant Voices" in text
    assert "  ▲ Ghoul Minion fight 2 evade 2 ♥1/2 −1♥−1☾" in text


def test_the_hand_tells_prices_and_icons_and_others_do_not_see_it() -> None:
    scene = given(ROLAND, DAISY).hand(0, CACHE, GUTS, EVIDENCE).hand(1, GLASS)
    text = shown(scene.resumed())
    assert "Hand Emergency Cache $0 · Guts WW · Evidence! $1» II" in text
    assert "Magnifying Glass" not in text


def test_who_has_left_is_told_so() -> None:
    scene = given(ROLAND, DAISY)
    scene.has(1, fate="resigned")
    assert "D Daisy Walker resigned" in shown(scene.resumed())


# The question.


def test_a_turn_is_listed_in_groups_with_odds_and_prices() -> None:
    scene = given().house().enemy(GHOUL, engaged=0).hand(0, CACHE, GLASS).asset(0, GUN).bag("0", "0", "0", "-4")
    text = shown(scene.resumed())
    assert re.search(r"^Fight +\[1\] Ghoul Minion 75% ♥2/2$", text, re.MULTILINE)
    assert re.search(r"^Evade +\[2\] Ghoul Minion 75%$", text, re.MULTILINE)
    assert re.search(r"^Investigate +\[\d\] Hallway 75% \?0 provokes an attack: Ghoul Minion$", text, re.MULTILINE)
    assert re.search(r"^Play +\[\d\] Emergency Cache \$0 provokes an attack: Ghoul Minion$", text, re.MULTILINE)
    assert re.search(r"^Activate +\[\d\] Roland’s .38 Special: .*ammo 4$", text, re.MULTILINE)
    assert re.search(r"^Take +\[\d\] a card provokes an attack: Ghoul Minion$", text, re.MULTILINE)
    decision = scene.resumed().decision
    assert decision is not None
    assert all(f"[{number}]" in text for number in range(1, len(decision.options) + 1))


def test_without_enemies_at_ones_heels_nothing_provokes() -> None:
    scene = given().house().enemy(GHOUL, engaged=0, exhausted=True).hand(0, CACHE)
    assert "provokes" not in shown(scene.resumed()).split("what do you do?")[1]


def test_few_options_of_one_kind_are_a_plain_list() -> None:
    scene = given().hand(0, GUN, PERCEPTION, GUTS).bag("0", "-1", "-2", "auto-fail")
    text = shown(scene.do("investigate").resumed())
    assert re.search(r"^\[1\] .*Roland’s \.38 Special +\+1 75%$", text, re.MULTILINE)
    assert re.search(r"^\[2\] .*Perception +\+2 75%$", text, re.MULTILINE)


def test_a_test_is_told_with_every_number_and_its_source() -> None:
    scene = given().asset(0, GLASS).hand(0, GUN, EVIDENCE).bag("0", "-1", "skull", "auto-fail").clues("01111", 1)
    text = shown(scene.do("investigate").resumed())
    assert "Roland Banks investigates Study with intellect · 75%" in text
    assert "3 Roland Banks + 1 Magnifying Glass = 4 against 2 Study" in text
    assert "Bag 0 −1 skull 0 auto-fail" in text
    text = shown(scene.do("commit:01022").resumed())
    assert "3 Roland Banks + 1 Magnifying Glass + 2 Evidence! = 6 against 2 Study" in text


def test_what_a_token_adds_is_told_too() -> None:
    scene = given(WENDY).bag("-1").hand(0, CACHE, GUTS)
    text = shown(scene.do("investigate").resumed())
    assert "3 Wendy Adams − 1 token = 2 against 2 Study" in text
    assert "Revealed −1" in text


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "Roland Banks succeeds: 4 Roland Banks + 1 Beat Cop − 1 token = 4 against 2 Ghoul Minion."),
        ("ru", "Роланд Бэнкс добивается успеха: 4 Роланд Бэнкс + 1 Патрульный − 1 жетон = 4 против 2 Гуль-прислужник."),
        ("uk", "Роланд Бенкс досягає успіху: 4 Роланд Бенкс + 1 Патрульний − 1 жетон = 4 проти 2 Гуль-прислужник."),
    ],
)
def test_the_log_tells_what_a_test_came_to_and_why(locale: str, line: str) -> None:
    scene = given().asset(0, COP).enemy(GHOUL, engaged=0).bag("-1").hand(0, CACHE)
    assert line in logged(scene.do("fight", "pass", "pass"), locale)


def logged(scene: Scene, locale: str = "en") -> list[str]:
    return [entry.text for entry in log_lines(scene.resumed().log(0), 0, FACE, locale)]


@pytest.mark.parametrize(
    ("token", "line"),
    [
        ("-4", "Wendy Adams fails: 3 Wendy Adams − 4 token, which counts as 0 against 2 Study."),
        ("auto-fail", "Wendy Adams fails: 3 Wendy Adams + 0 auto-fail, automatically 0 against 2 Study."),
        ("elder-sign", "Wendy Adams succeeds: 3 Wendy Adams + 0 elder sign = 3 against 2 Study, automatically 0."),
    ],
)
def test_the_log_tells_when_the_sum_is_not_what_counts(token: str, line: str) -> None:
    assert line in logged(given(WENDY).asset(0, AMULET).bag(token).do("investigate"))


def test_a_difficulty_of_several_parts_is_a_sum_too() -> None:
    scene = given().attached(FOG, STUDY).bag("0")
    assert "Roland Banks fails: 3 Roland Banks + 0 token = 3 against 2 Study + 2 Obscuring Fog = 4." in logged(
        scene.do("investigate")
    )


def test_a_test_that_no_card_asks_for_has_a_bare_difficulty() -> None:
    scene = given().bag("0")
    scene.run(skill_test(scene.table, 0, Skill.WILLPOWER, 3))
    (ended,) = scene.events("test-ended")
    assert FACE.told(ended).text() == "Roland Banks succeeds: 3 Roland Banks + 0 token = 3 against 3."


def test_odds_of_the_plain_action_are_not_shown_for_a_weapon() -> None:
    scene = given().enemy(GHOUL, engaged=0).enemy(RATS, engaged=0).asset(0, GUN).bag("0")
    text = shown(scene.do("activate:01006").resumed())
    assert "Which enemy" in text
    assert "100%" not in text
    assert "fight 1 evade 3 ♥1/1" in text


def test_a_weapon_has_its_own_odds() -> None:
    scene = given().enemy(GHOUL, engaged=0).asset(0, GUN).bag("0", "-3", "auto-fail", "auto-fail")
    assert re.search(r"^Fight +\[\d\] Ghoul Minion 25%", shown(scene.resumed()), re.MULTILINE)
    assert re.search(r"\[\d\] Roland’s .38 Special: .* ammo 4 50%$", shown(scene.resumed(), 140), re.MULTILINE)


def test_a_weapon_has_its_odds_against_each_enemy() -> None:
    scene = given().enemy(GHOUL, engaged=0).enemy(RATS, engaged=0).asset(0, KNIFE).bag("-3", "-4", "auto-fail")
    text = " ".join(shown(scene.resumed(), 140).split())
    assert re.search(r"Knife: stab[^%]+ 33% Ghoul Minion 67% Swarm of Rats", text)
    assert re.search(r"Knife: throw[^%]+ 67% Take", text), "against both the same"


# Events of the discard pile.


def test_an_event_of_the_discard_pile_stands_under_its_own_heading() -> None:
    scene = given(WENDY).asset(0, AMULET).discarded(0, CACHE).enemy(GHOUL, engaged=0)
    text = shown(scene.resumed())
    assert re.search(r"^Discarded +\[\d+\] Emergency Cache \$0 provokes an attack: Ghoul Minion$", text, re.MULTILINE)


def test_a_fast_event_of_the_discard_pile_does_not_provoke() -> None:
    scene = given(WENDY).asset(0, AMULET).discarded(0, HUNCH).enemy(GHOUL, engaged=0)
    assert re.search(r"^Discarded +\[\d+\] Working a Hunch \$2»$", shown(scene.resumed()), re.MULTILINE)


# Woods that look the same.


def in_the_woods() -> Scene:
    return given(adventure="devourer-below")


@pytest.mark.parametrize(("locale", "numbers"), [("en", "#"), ("ru", "№"), ("uk", "№")])
def test_woods_that_look_the_same_are_numbered_on_the_map_and_in_the_options(locale: str, numbers: str) -> None:
    text = shown(in_the_woods().resumed(), locale=locale)
    board, asked = text.split("[1]", 1)
    assert all(f"{numbers}{place}" in board for place in (1, 2, 3, 4))
    assert all(f"{numbers}{place}" in asked for place in (1, 2, 3, 4))


def test_on_a_narrow_screen_the_ways_are_numbered_too() -> None:
    text = " ".join(shown(in_the_woods().resumed(), width=60).split())
    assert "→ Arkham Woods #1, Arkham Woods #2, Arkham Woods #3, Arkham Woods #4" in text


def test_a_number_stays_the_same_while_others_are_revealed() -> None:
    table = in_the_woods().resumed()
    view = table.view(0)
    woods = [each for each in view.locations if each.code == "arkham-woods"]
    assert [place_number(each, view) for each in woods] == [1, 2, 3, 4]
    table.choose(f"move:arkham-woods#{woods[1].id}")
    view = table.view(0)
    assert [place_number(each, view) for each in view.locations if each.code == "arkham-woods"] == [1, 3, 4]


def test_the_question_names_the_card_it_comes_from_and_tells_its_text() -> None:
    scene = given().enemy(GHOUL, engaged=0).enemy(RATS, engaged=0).asset(0, GUN)
    text = shown(scene.do("activate:01006").resumed())
    assert "Roland Banks · Roland’s .38 Special ──" in text
    assert "Uses (4 ammo)." in text


def test_enter_passes_a_window_but_never_ends_a_turn_with_actions_left() -> None:
    scene = given().house().hand(0, GUN)
    decision = scene.resumed().decision
    assert decision is not None
    assert FACE.usual(decision) is None
    decision = scene.do("investigate").resumed().decision
    assert decision is not None
    usual = FACE.usual(decision)
    assert usual is not None
    assert usual.key == "done"
    scene = given().asset(0, COP).enemy(GHOUL, engaged=0).turn(0, actions=0)
    decision = scene.resumed().decision
    assert decision is not None
    usual = FACE.usual(decision)
    assert usual is not None
    assert usual.key == "end-turn"


def test_an_option_is_about_a_card_in_play_in_the_hand_or_in_the_collection() -> None:
    scene = given().house().enemy(GHOUL, engaged=0).hand(0, CACHE).asset(0, GUN)
    frame = frame_of(scene.resumed())
    assert frame.decision is not None
    found = {option.verb: target_of(option, frame.view) for option in frame.decision.options}
    assert found["fight"] == Target("fight", GHOUL, scene.card(GHOUL))
    assert found["play"] == Target("play", CACHE)
    assert (found["activate"].code, found["activate"].id) == (GUN, scene.card(GUN))
    assert found["activate"].more
    bought = Option("upgrade:01030:01040", say_game("title"), None, "upgrade", ("printed:01030", "printed:01040"))
    assert target_of(bought, frame.view).card == "01040"


# Looking up, and the pages.


def test_a_card_is_found_by_name_by_code_and_by_the_number_of_its_option() -> None:
    scene = given().house().hand(0, CACHE)
    number = numbered(shown(scene.resumed()), "Emergency Cache")
    for words in ("emergency cache", "EMERG cach", CACHE, number):
        text = looked_up(scene, words)
        assert text.startswith("Emergency Cache  01088\nevent, neutral · $0 · Supply")
    assert "Неприкосновенный запас" in looked_up(scene, "неприкосновенный", "ru")
    assert looked_up(scene, "roland’s 38") == looked_up(scene, GUN)
    assert FACE.lookup("pancake", frame_of(scene.resumed())) == []


def test_the_full_name_is_preferred_and_many_cards_are_only_named() -> None:
    assert looked_up(given(), "knife").count(KNIFE) == 1
    text = looked_up(given(), "the")
    assert "These are too many to show" in text
    assert re.search(r"^01104 +The Gathering +scenario reference, The Gathering$", text, re.MULTILINE)


def test_without_words_the_hand_is_shown_in_full() -> None:
    text = looked_up(given().hand(0, GUTS, GUTS, CACHE), "")
    assert text.count("Guts  01089") == 1
    assert "Emergency Cache  01088" in text


def test_a_card_that_is_in_play_tells_how_it_stands() -> None:
    assert "▲ Ghoul Priest fight 4 evade 4 ♥2/5" in looked_up(given().enemy(PRIEST, damage=3), PRIEST)


def test_the_other_side_of_an_act_cannot_be_looked_up() -> None:
    assert "The Rest of the House" not in looked_up(given(), "01108")


def page(scene: Scene, key: str) -> str:
    return printed_out(*FACE.pages[key].show(frame_of(scene.resumed())))


def test_the_pages_show_what_does_not_fit() -> None:
    scene = given(ROLAND, DAISY).discarded(1, GLASS).asset(1, KNIFE).house()
    scene.state.victory.append(scene.take(PRIEST))
    scene.state.log.notes.append("house-burned")
    scene.state.log.notes.append("ghoul-priest-alive")
    scene.state.log.crossed_out.append("ghoul-priest-alive")
    piles = page(scene, "d")
    assert "Victory display ★2: Ghoul Priest" in piles
    assert "Discard pile of Daisy Walker: Magnifying Glass" in piles
    assert "The Barrier  01109" in piles
    people = page(scene, "i")
    assert "D Daisy Walker ♥5/5 ☾9/9 $5 ?0 W3 I5 C2 A2" in people
    assert "  Knife" in people
    bag = page(scene, "t")
    assert "Bag +1 0×2 −1×3 −2×2 −3 −4 skull 0×2 cultist −1 tablet −2 auto-fail elder sign" in bag
    assert "Skull: −X" in bag
    assert "Elder sign: +1 for every clue on your location." in bag
    log = page(scene, "j")
    assert f"• {say_game('log-house-burned').text()}" in log
    assert f"× {say_game('log-ghoul-priest-alive').text()} (crossed out)" in log
    assert "trauma ♥0 ☾0 · XP 0 of 0" in log


def test_one_sees_ones_own_deck_in_the_log_and_not_that_of_others() -> None:
    log = page(given(ROLAND, DAISY), "j")
    assert "Roland’s .38 Special" in log
    assert "Daisy’s Tote Bag" not in log


# The story.


def test_the_story_is_read_aloud() -> None:
    table = miskatonic.new_game("arkham-lcg", players=1, seed=1)
    while table.state.round == 0:
        table.choose("done")
    text = shown(table, events=12)
    assert "the study has no door any more" in " ".join(text.split())


def test_the_second_introduction_depends_on_the_first_ending() -> None:
    from miskatonic.games.arkham_lcg.events import IntroductionRead

    read = [message.id for message in aloud(IntroductionRead("midnight-masks", []))]
    assert read == ["intro-midnight-masks-2", "intro-midnight-masks-3"]
    read = [message.id for message in aloud(IntroductionRead("midnight-masks", ["lita-forced-to-find-others"]))]
    assert read == ["intro-midnight-masks-1", "intro-midnight-masks-3"]


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_read_aloud_has_a_text(locale: str) -> None:
    from miskatonic.games.arkham_lcg.events import ActAdvanced, AgendaAdvanced, IntroductionRead, ScenarioEnded
    from miskatonic.games.arkham_lcg.scenarios.night_of_the_zealot import SCENARIOS

    events = [IntroductionRead(id, []) for id in SCENARIOS]
    events += [ScenarioEnded(id, end) for id, each in SCENARIOS.items() for end in (*each.resolutions, "none")]
    events += [ActAdvanced(code, 0) for each in SCENARIOS.values() for code in each.acts]
    events += [AgendaAdvanced(code, 0) for each in SCENARIOS.values() for code in each.agendas]
    for event in events:
        for message in aloud(event):
            assert not re.search(r"\b(intro|resolution|card)-\w", message.text(locale))


def test_a_game_is_told_round_by_round_under_its_scenarios() -> None:
    table = miskatonic.new_game("arkham-lcg", players=2, seed=3, adventure="night-of-the-zealot")
    chance = Random(3)
    while table.decision is not None:
        eager(table, chance)
    lines = [message.text() for message in told_by_rounds(table.log(None))]
    assert lines[0] == "The Gathering"
    assert lines[1].startswith("1. ")
    assert table.result is not None
    assert sum(bool(re.match(r"\d+\. ", line)) for line in lines) == table.result.rounds


# Between scenarios.


def test_between_scenarios_the_deck_is_shown_and_offers_stand_under_their_price() -> None:
    table = miskatonic.new_game("arkham-lcg", players=1, seed=2, adventure="night-of-the-zealot")
    chance = Random(5)
    while table.decision is not None and not any(option.key.startswith("buy:") for option in table.decision.options):
        eager(table, chance)
    assert table.decision is not None
    text = shown(table, 80, 80)
    assert "between scenarios" in text
    assert "XP" in text
    assert re.search(r"^Buy for 1 XP +\[1\] ", text, re.MULTILINE)
    prices = [int(price) for price in re.findall(r"^(?:Buy|Upgrade) for (\d) XP", text, re.MULTILINE)]
    assert prices == sorted(prices)
    assert FACE.usual(table.decision) is None
    assert re.search(r"^asset +", text, re.MULTILINE)
