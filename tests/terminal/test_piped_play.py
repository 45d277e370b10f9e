"""Playing through pipes: plain lines, one answer a line."""

from __future__ import annotations

import re
from itertools import cycle, islice
from pathlib import Path

import pytest

import miskatonic

from .conftest import Piped

ANY = list(islice(cycle("1"), 500))


@pytest.mark.parametrize("command", ["--players 1", "--players 2 --bots 2=random", "--players 4 --bots random"])
def test_a_piped_game_reaches_its_end(piped: Piped, command: str) -> None:
    code, out, _ = piped(f"play final-hour {command} --seed 7", *ANY)
    assert code == 0
    assert "Watch it again: miskatonic replay" in out
    assert "Seed 7" in out


@pytest.mark.parametrize("command", ["final-hour --players 2 --bots 2=random", "arkham-lcg --players 1"])
def test_a_game_can_be_played_as_plain_lists(piped: Piped, command: str) -> None:
    code, out, _ = piped(f"play {command} --plain --seed 7", *ANY)
    assert code == 0
    assert re.search(r"^  .+ \[1\]", out, re.MULTILINE), "the options stand at their things"
    assert "Watch it again: miskatonic replay" in out or "Saved:" in out


@pytest.mark.parametrize(
    ("locale", "ends"),
    [("en", "idol (wakes|is found)"), ("ru", "просыпается|найден"), ("uk", "прокида|знайдено")],
)
@pytest.mark.parametrize("command", ["--bots 2", "--players 3 --bots 1=random", "--players 4", "--bots 1,2"])
def test_a_game_without_a_face_is_played_to_its_end(
    piped: Piped, ashgrove: str, command: str, locale: str, ends: str
) -> None:
    code, out, err = piped(f"play {ashgrove} {command} --seed 7 --lang {locale}", *ANY)
    assert (code, err) == (0, "")
    assert re.search(ends, out) and "miskatonic replay" in out


@pytest.mark.parametrize(("bot", "verdict"), [(1, "Lost after 6 rounds."), (2, "Won after 6 rounds.")])
def test_the_ending_tells_which_side_has_won(piped: Piped, ashgrove: str, bot: int, verdict: str) -> None:
    out = piped(f"play {ashgrove} --bots {bot} --seed 7", *["rest", "1"] * 99).out
    assert f"{verdict}\nThe winners: the keeper.\nMidnight: the idol wakes." in out
    assert out.count("Midnight: the idol wakes.") == 1


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
def test_no_line_is_longer_than_eighty_columns_and_none_has_colours(piped: Piped, locale: str) -> None:
    out = piped(f"play final-hour --players 2 --bots 2=random --seed 3 --lang {locale}", *ANY[:60]).out
    assert max(len(line) for line in out.splitlines() if "/" not in line) <= 80
    assert "\x1b" not in out


def test_a_narrow_pipe_lists_the_locations_instead_of_the_map(piped: Piped, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    out = piped("play final-hour --seed 3", "1").out
    assert max(len(line) for line in out.splitlines() if "/" not in line) <= 50
    assert re.search(r"^12 ☼ Humanities", out, re.MULTILINE)


def test_a_game_of_bots_alone_plays_itself(piped: Piped) -> None:
    assert "Watch it again" in piped("play final-hour --players 2 --bots 1=random,2=random --seed 2").out


def test_the_end_of_input_saves_and_leaves(piped: Piped, data: Path) -> None:
    code, out, _ = piped("play final-hour --seed 7", "1", "1")
    (save,) = (data / "saves").glob("*.json")
    assert code == 0
    assert "Saved:" in out
    assert len(miskatonic.load(save.read_bytes()).choices) == 2


def test_wrong_input_is_one_sentence_and_the_question_again(piped: Piped) -> None:
    out = piped("play final-hour --seed 7", "9", "fly", "c nobody").out
    assert "“9” is neither a number from 1 to 5 nor a key; h lists the keys." in out
    assert "“fly” is neither a number from 1 to 5 nor a key; h lists the keys." in " ".join(out.split())
    assert "Nothing here is called “nobody”." in out
    assert out.count("Choose 1–5") == 4


def test_an_option_can_be_chosen_by_its_key(piped: Piped, data: Path) -> None:
    piped("play final-hour --seed 7 --players 2", "1")
    (save,) = (data / "saves").glob("*.json")
    (_, key) = miskatonic.load(save.read_bytes()).choices[0]
    save.unlink()
    piped("play final-hour --seed 7 --players 2", key)
    (save,) = (data / "saves").glob("*.json")
    assert miskatonic.load(save.read_bytes()).choices == [(0, key)]


def test_undo_takes_back_the_last_decision_and_what_bots_did_since(piped: Piped, data: Path) -> None:
    piped("play final-hour --seed 7 --players 2 --bots 2=random", "1", "1", "u", "u")
    (save,) = (data / "saves").glob("*.json")
    assert miskatonic.load(save.read_bytes()).choices == []


def test_undo_at_the_very_start_is_refused_in_one_sentence(piped: Piped) -> None:
    assert "There is nothing to take back." in piped("play final-hour --seed 7", "u").out


def test_the_language_can_be_switched_at_the_prompt(piped: Piped) -> None:
    out = piped("play final-hour --seed 7", "l", "l uk", "l de", "д en").out
    assert "Выберите 1–5" in out
    assert "Виберіть 1–5" in out
    assert "Мови «de» немає; є: en, ru, uk." in out
    assert out.rindex("Choose 1–5") > out.rindex("Виберіть 1–5")


@pytest.mark.parametrize(
    ("environment", "word"), [("ru_RU.UTF-8", "Выберите"), ("uk_UA.UTF-8", "Виберіть"), ("C", "Choose")]
)
def test_the_environment_names_the_language(
    piped: Piped, monkeypatch: pytest.MonkeyPatch, environment: str, word: str
) -> None:
    monkeypatch.setenv("LANG", environment)
    assert word in piped("play final-hour --seed 7").out


def test_the_rule_behind_the_question_is_shown(piped: Piped) -> None:
    out = piped("play final-hour --seed 7", "?").out
    assert "fh.solo.6" in out


def test_components_can_be_looked_up(piped: Piped) -> None:
    out = piped(
        "play final-hour --seed 7",
        "c grand gala",
        "c lantern",
        "c deep",
        "c library",
        "c cthulhu",
        "i",
        "g",
        "b",
        "h",
        "s",
    ).out
    for expected in (
        "Grand Gala (Jenny Barnes)",
        "Storm Lantern",
        "▲O1 red Deep One",
        "Orne Library",
        "Cthulhu: the reckoning by number of omens",
        "Beside the sheet",
        "take back the last decision",
        "Saved:",
    ):
        assert expected in out


def test_set_up_options_are_heeded(piped: Piped, data: Path) -> None:
    piped(
        "play final-hour --players 2 --ancient-one umord --difficulty high --investigators rita,lily --lead 2 "
        "--option killer_victim=each --option simultaneous-draw=yes --seed word",
    )
    (save,) = (data / "saves").glob("*.json")
    setup = miskatonic.load(save.read_bytes()).setup
    assert (setup.players, setup.seed) == (2, "word")
    assert setup.options["ancient_one"] == "umordhoth"
    assert setup.options["difficulty"] == "high"
    assert list(setup.options["investigators"]) == ["rita-young", "lily-chen"]
    assert setup.options["lead"] == 1
    assert setup.options["killer_victim"] == "each"
    assert setup.options["simultaneous_draw"] is True
