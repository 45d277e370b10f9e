"""Playing the card game through pipes and at a real terminal."""

from __future__ import annotations

import json
import re
from itertools import cycle, islice
from pathlib import Path

import pexpect
import pytest

import miskatonic
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.decks import starter, write_text
from miskatonic.kernel.text import LOCALES
from miskatonic.terminal.arkham_lcg.settings import read_setting
from miskatonic.terminal.arkham_lcg.words import say
from miskatonic.terminal.save_files import read_saved_game

from .conftest import Piped, Terminal

ASKED = "h lists the keys"
MANY = list(islice(cycle(["1", ""]), 3000))


def saved(data: Path) -> Path:
    (path,) = (data / "saves").glob("arkham-lcg-[0-9]*.json")
    return path


@pytest.mark.parametrize("command", ["--adventure gathering", "--players 2 --bots 2=random --adventure devourer"])
def test_a_piped_game_reaches_its_end(piped: Piped, command: str) -> None:
    code, out, _ = piped(f"play arkham-lcg {command} --seed 7", *MANY)
    assert code == 0
    assert "Watch it again: miskatonic replay" in out
    assert re.search(r"^1\. ", out, re.MULTILINE)


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_no_line_is_longer_than_eighty_columns_and_none_has_colours(piped: Piped, locale: str) -> None:
    out = piped(f"play arkham-lcg --adventure midnight --seed 3 --lang {locale}", *MANY[:60]).out
    assert max(len(line.rstrip()) for line in out.splitlines() if "/" not in line) <= 80
    assert "\x1b" not in out


def test_set_up_options_are_heeded(piped: Piped, data: Path) -> None:
    piped(
        "play arkham-lcg --players 3 --adventure night --difficulty hard --investigators agnes,01001,skids "
        "--decks alt,,starter --option core-sets=2 --option grim_rule=yes --option sitting_out=3 --seed word",
    )
    setup = miskatonic.load(saved(data).read_bytes()).setup
    assert (setup.players, setup.seed) == (3, "word")
    assert setup.options["adventure"] == "night-of-the-zealot"
    assert setup.options["difficulty"] == "hard"
    assert list(setup.options["investigators"]) == ["01004", "01001", "01003"]
    assert setup.options["decks"] == ["alternative", "starter", "starter"]
    assert (setup.options["core_sets"], setup.options["grim_rule"]) == (2, True)
    assert setup.options["sitting_out"] == [2]


def test_original_cards_are_named_by_their_codes() -> None:
    assert read_setting(GAME.settings["originals"], "90001, 90002", 1, "en") == ["90001", "90002"]


def test_investigators_are_known_by_their_english_names_too(piped: Piped, data: Path) -> None:
    piped("play arkham-lcg --investigators daisy --lang ru")
    assert miskatonic.load(saved(data).read_bytes()).setup.options["investigators"] == ["01002"]


def test_a_deck_file_is_read(piped: Piped, data: Path) -> None:
    deck = data / "agnes.txt"
    deck.write_text(write_text(starter("01004")), encoding="utf-8")
    code, _, err = piped(f"play arkham-lcg --decks {deck}")
    assert (code, err) == (0, "")
    table = miskatonic.load(saved(data).read_bytes())
    assert table.state.sheets[0].deck.investigator == "01004"


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("--decks nowhere.txt", "The file nowhere.txt cannot be read: No such file or directory."),
        ("--investigators nobody", "investigators cannot be “nobody”; it is one of: Roland Banks, Daisy Walker,"),
        ("--option sitting_out=5", "sitting_out is a seat from 1 to 1, not “5”."),
        ("--option core_sets=3", "core_sets cannot be “3”; it is one of: 2, 1."),
    ],
)
def test_a_mistake_is_one_sentence(piped: Piped, option: str, sentence: str) -> None:
    code, out, err = piped(f"play arkham-lcg {option}")
    assert (code, out) == (2, "")
    assert err.startswith(sentence)


def test_a_file_that_is_no_deck_is_refused_with_the_reason(piped: Piped, data: Path) -> None:
    path = data / "other.json"
    path.write_text(json.dumps({"name": "Not a deck"}), encoding="utf-8")
    code, _, err = piped(f"play arkham-lcg --decks {path}")
    assert code == 2
    assert "is no deck one could play:" in err


def test_an_empty_line_takes_what_the_prompt_names(piped: Piped, data: Path) -> None:
    out = piped("play arkham-lcg --investigators roland --seed 5", "").out
    assert "Choose 1–6, Enter: done (h lists the keys):" in out
    assert miskatonic.load(saved(data).read_bytes()).choices == [(0, "done")]


def test_an_empty_line_does_nothing_where_nothing_is_usual(piped: Piped, data: Path) -> None:
    out = piped("play arkham-lcg --investigators roland --seed 5", "", "").out
    assert "“” is neither a number" in out
    assert len(miskatonic.load(saved(data).read_bytes()).choices) == 1


def test_p_passes_until_something_else_is_asked(piped: Piped, data: Path) -> None:
    out = piped("play arkham-lcg --investigators roland --seed 5", "p", "p", "з").out
    assert out.count("There is nothing to pass on here.") == 2
    assert miskatonic.load(saved(data).read_bytes()).choices == [(0, "done")]
    assert "The introduction to The Gathering is read." in out


def test_what_happens_while_one_passes_is_told(piped: Piped) -> None:
    out = piped("play arkham-lcg --investigators roland --seed 5", "", "investigate", "p").out
    assert "reveals a chaos token" in out


def test_cards_and_pages_are_shown_at_their_keys(piped: Piped) -> None:
    out = piped(
        "play arkham-lcg --investigators roland --seed 5", "", "c knife", "c", "i", "d", "t", "j", "в", "h", "?"
    ).out
    for expected in (
        "Knife  01086",
        "W3 I3 C4 A2",
        "Victory display ★0: none",
        "Skull: −X",
        "Nothing has been written into the campaign log yet.",
        "victory display, discard piles, agenda and act in full",
        "lcg.framework.2.2.1.a",
    ):
        assert expected in out
    assert out.count("Victory display") == 2


def test_the_way_back_names_the_game(piped: Piped) -> None:
    assert "miskatonic play arkham-lcg --resume" in " ".join(piped("play arkham-lcg", "q").out.split())


def test_one_person_can_lead_everybody(piped: Piped, data: Path) -> None:
    out = piped("play arkham-lcg --players 2 --open --seed 3", "1", "1", "", "").out
    assert "Pass to" not in out
    assert read_saved_game(saved(data)).seating.open
    assert out.count("The introduction to The Gathering is read.") == 1


# At a terminal.


def test_pressing_enter_starts_a_game_at_once(terminal: Terminal) -> None:
    child = terminal("play arkham-lcg", rows=40)
    for question in ("How many players", "Your choice", "Your choice", "chance decides", "Decks seat by seat"):
        child.expect(question)
        child.sendline("")
    child.expect("opening hand")
    # Chance decides, too, whether anybody has something to do before the first turn.
    while child.expect(["Your turn", ASKED]) == 1:
        child.sendline("")
    child.expect(ASKED)
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_answers_that_do_not_go_together_are_asked_for_again(terminal: Terminal, data: Path) -> None:
    deck = data / "agnes.txt"
    deck.write_text(write_text(starter("01004")), encoding="utf-8")
    child = terminal("play arkham-lcg", rows=40)
    for question, answer in (
        ("How many players", "2"),
        ("Which seats do bots play", ""),
        ("Does one person lead all", "maybe"),
        ("neither yes nor no", "y"),
        ("Your choice", ""),
        ("Your choice", ""),
        ("Up to 2 numbers", "1 2"),
        ("Decks seat by seat", "nowhere.txt"),
        ("cannot be read", f"{deck}"),
    ):
        child.expect(question)
        child.sendline(answer)
    child.expect("is for Agnes Baker, not for Roland Banks")
    child.expect("How many players")


def test_enter_after_a_look_shows_the_table_again_before_it_passes(terminal: Terminal, data: Path) -> None:
    child = terminal("play arkham-lcg --investigators roland --seed 5 --new", rows=40)
    child.expect("Enter: done")
    child.sendline("c knife")
    child.expect("01086")
    child.expect(r"Choose 1–\d+ \(h lists the keys\)")
    child.sendline("")
    child.expect("Enter: done")
    child.sendline("")
    child.expect("Your turn")
    child.expect(ASKED)
    assert len(miskatonic.load(saved(data).read_bytes()).choices) == 1


@pytest.mark.parametrize("columns", [60, 80, 140])
def test_the_map_is_drawn_as_wide_as_the_terminal_allows(terminal: Terminal, columns: int) -> None:
    child = terminal("play arkham-lcg --adventure gathering --seed 3 --new", rows=40, columns=columns)
    child.expect("Enter: done")
    child.sendline("")
    child.expect("Your turn")
    assert ("╔Study═" in re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", child.before or "")) is (columns >= 80)
    child.sendline("q")
    child.expect(pexpect.EOF)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_decks_that_are_named_as_usual_may_be_typed(locale: str) -> None:
    usual = say("ask-decks").text(locale).rpartition("[")[2].rstrip("]")
    assert read_setting(GAME.settings["decks"], usual, 1, locale) == ["starter"]
