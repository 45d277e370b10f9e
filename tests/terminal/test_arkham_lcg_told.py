"""What a player of the card game wants to know at a glance: the number that is missing is the one that hurts."""

from __future__ import annotations

import re

import miskatonic
from miskatonic.games.arkham_lcg.state import Chapter, Fate
from miskatonic.terminal.log import log_lines
from tests.arkham_lcg.given import ATTIC, DAISY, ROLAND, STUDY, Scene, given

from .arkham_lcg import ACOLYTE, COP, FACE, GUN, KNIFE, LITA, RATS, in_the_woods, looked_up, shown
from .drawing import frame_of, printed_out

SHOTGUN = "01029"


def test_beside_the_board_the_skills_stand_with_the_circumstances() -> None:
    text = shown(given().has(0, resources=5).resumed(), width=120)
    assert re.search(r"R Roland Banks ♥9/9 ☾5/5 \$5 \?0 ▸▸▸$", text, re.MULTILINE)
    assert re.search(r" W3 I3 C4 A2 · Study · hand 0 · deck \d+$", text, re.MULTILINE)


def test_an_enemy_in_one_of_several_woods_is_told_with_its_number() -> None:
    scene = in_the_woods()
    wood = [id for id in scene.state.locations if scene.state.codes[id] != "01149"][1]
    scene.enemy(ACOLYTE, at="01149")
    enemy = scene.state.enemies[-1]
    scene.state.play[enemy].location = wood
    scene.state.play[enemy].engaged = -1
    assert "at Arkham Woods #2" in shown(scene.resumed(), width=140)


def test_between_scenarios_no_round_is_told() -> None:
    scene = given(adventure="night-of-the-zealot")
    scene.state.phase = "resolution"
    assert "Round" not in printed_out(FACE.header(frame_of(scene.resumed())))


def test_the_campaign_log_tells_who_was_defeated_and_who_resigned() -> None:
    scene = given(ROLAND, DAISY)
    fates = {0: Fate.DEFEATED, 1: Fate.RESIGNED}
    scene.state.log.chapters.append(Chapter("gathering", "none", 3, {0: 2, 1: 2}, fates))
    text = printed_out(*FACE.pages["j"].show(frame_of(scene.resumed())))
    assert "Roland Banks: 2 XP earned · defeated" in text
    assert "Daisy Walker: 2 XP earned · resigned" in text


def test_a_card_for_two_hands_says_so_once() -> None:
    assert "2 hand slots" in looked_up(given(), SHOTGUN)
    assert "слота рук" in looked_up(given(), SHOTGUN, "ru")
    assert "2 слоти: руки" in looked_up(given(), SHOTGUN, "uk")
    assert "ally slot" in looked_up(given(), LITA)


def test_a_name_is_found_without_its_accents() -> None:
    assert "Umôrdhoth" in looked_up(given(), "umordhoth")
    assert "Roland’s .38 Special" in looked_up(given(), "roland's .38")
    assert "Сторожевой пёс" in looked_up(given(), "сторожевой пес", "ru")


def test_a_card_that_would_drive_another_out_of_its_slot_is_marked() -> None:
    scene = given().has(0, resources=9).hand(0, COP, SHOTGUN, KNIFE).asset(0, LITA).asset(0, GUN)
    text = shown(scene.resumed())
    assert re.search(r"Beat Cop \$4 ⇄", text)
    assert re.search(r"Shotgun \$5 ⇄", text)
    assert re.search(r"Knife \$1(?! ⇄)", text)


def test_copies_in_the_opening_hand_are_counted() -> None:
    table = miskatonic.new_game("arkham-lcg", players=1, seed=1, investigators=["01001"], adventure="gathering")
    for seed in range(2, 40):
        hand = [card.code for card in table.view(0).investigators[0].hand or []]
        if len(set(hand)) < len(hand):
            break
        table = miskatonic.new_game("arkham-lcg", players=1, seed=seed, investigators=["01001"], adventure="gathering")
    assert "×2" in shown(table)


def test_on_the_smallest_screen_the_head_is_still_in_view() -> None:
    scene = given(adventure="midnight-masks").hand(0, COP, SHOTGUN, KNIFE).has(0, resources=9)
    text = shown(scene.resumed(), width=60, height=20)
    assert len(text.splitlines()) <= 18
    assert "Agenda 1" in text


# What happened, and why.


def told(scene: Scene) -> list[str]:
    """The log, with a sign before what stands below its cause."""
    entries = log_lines(scene.resumed().log(0), 0, FACE, "en")
    return [f"· {entry.text}" if entry.below else entry.text for entry in entries]


def test_what_a_forced_ability_does_stands_below_its_card() -> None:
    lines = told(given().house().do(f"move:{ATTIC}"))
    place = lines.index("Attic")
    assert lines[place + 1] == "· Roland Banks takes 1 horror."


def test_what_an_ability_does_stands_below_the_line_that_names_it() -> None:
    scene = given().clues(STUDY, 1).enemy(RATS, engaged=0).bag("0")
    lines = told(scene.do("fight", "use:01001"))
    place = lines.index("Roland Banks uses an ability of their own.")
    assert lines[place + 1] == "· Roland Banks discovers 1 clue in the Study."


def test_an_agenda_that_advances_is_not_said_to_go_on() -> None:
    assert not any("continued" in line for line in told(given().doom(2).has(0, resources=0).do("end-turn")))


def test_the_log_calls_a_location_by_its_whole_name() -> None:
    scene = in_the_woods().bag("0")
    wood = next(id for id in scene.state.locations if scene.state.codes[id] == "01150")
    lines = told(scene.has(0, damage=0).do(f"move:arkham-woods#{wood}"))
    assert any("against 4 Arkham Woods (Unhallowed Ground)." in line for line in lines)
