"""Looking up cards of the card game, and its pages."""

from __future__ import annotations

import re

from miskatonic.games.arkham_lcg.words import say as say_game
from tests.arkham_lcg.given import DAISY, ROLAND, given

from .arkham_lcg import CACHE, FACE, GLASS, GUN, GUTS, KNIFE, PRIEST, looked_up, numbered, page, shown
from .drawing import frame_of


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
