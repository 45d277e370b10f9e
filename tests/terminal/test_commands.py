"""The command line: errors of one sentence, exit codes that mean something."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import miskatonic
from miskatonic import cli
from miskatonic.agents import agents
from miskatonic.games import GAMES
from miskatonic.kernel import saves
from miskatonic.kernel.game import Game

from .conftest import Piped

SETTINGS = ", ".join(GAMES["final-hour"].settings)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("plya", f"There is no command “plya”; there are: {', '.join(cli.COMMANDS)}."),
        ("play final-hour --fast", "--fast needs a value; --help tells what is expected."),
        ("play final-hour --fast very", f"There is no option “fast”; there are: {SETTINGS}."),
        ("rules --fast", "There is no option “--fast”; --help lists them."),
        ("play", "Which game? Name one of: {games}."),
        ("play --players 2", "Which game? Name one of: {games}."),
        ("play chess --settings", "There is no game “chess”; there are: {games}."),
        ("play final-hour --seed", "--seed needs a value; --help tells what is expected."),
        ("play final-hour --players many", "“many” does not suit --players; --help tells what is expected."),
        ("play final-hour now", "“now” is one word too many; --help tells what is expected."),
        ("replay", "FILE is missing; --help tells what is expected."),
        ("play chess", "There is no game “chess”; there are: {games}."),
        ("play final-hour --players 9", "“9” is not a number of players from 1 to 4."),
        ("play --lang de", "There is no language “de”; there are: en, ru, uk."),
        ("play final-hour --option weather", "An option is written name=value, not “weather”."),
        ("play final-hour --bots 3 --players 2", "There is no seat “3”; the seats are 1 to 2."),
        ("play final-hour --bots 2=clever", f"There is no bot “clever”; there are: {', '.join(agents('final-hour'))}."),
        ("play final-hour --bots clever", f"There is no bot “clever”; there are: {', '.join(agents('final-hour'))}."),
        ("play arkham-3e --players 2 --leader 0", "leader is a seat from 1 to 2, not “0”."),
        ("play final-hour --lead 3", "lead is a seat from 1 to 2, not “3”."),
        ("play --new --resume", "Choose one of --new and --resume."),
        ("play --resume", "There is no unfinished game to resume."),
        ("serve --port 99999", "A port is a number from 0 to 65535, not 99999."),
        ("serve --port -1", "A port is a number from 0 to 65535, not -1."),
        ("serve --rate 0", "The rate has to be more than zero, not 0."),
        ("serve --keep-days 0", "Tables have to be kept for more than zero days, not 0."),
        ("serve --connections 0", "One address has to be allowed at least one connection, not 0."),
        (
            "serve --origin example.org",
            "An address of the pages is written https://name or https://name:port, not “example.org”.",
        ),
        (
            "serve --origin https://example.org/games",
            "An address of the pages is written https://name or https://name:port, not “https://example.org/games”.",
        ),
        ("serve --host a.invalid", "The server cannot listen on a.invalid:8026: Name or service not known."),
        ("serve --port 0 --data mysql://here", "Tables are kept in sqlite or postgresql, not in mysql."),
        ("serve --port 0 --data /dev/null/folder", "The folder /dev/null/folder cannot be used: Not a directory."),
        ("replay nowhere.json", "The file nowhere.json cannot be read: No such file or directory."),
        ("content schema", "GAME is missing; --help tells what is expected."),
        ("--load nowhere.chess play", "There is no Python package “nowhere.chess” to load a game from."),
        ("--load json play", "The Python package “json” holds no game: it has no GAME."),
        ("rules chess", "There is no game “chess”; there are: {games}."),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(piped: Piped, command: str, sentence: str) -> None:
    # Other tests may have brought a game of their own.
    told = sentence.replace("{games}", ", ".join(miskatonic.games()))
    assert piped(command) == (2, "", f"{told}\n")


def test_an_interrupted_command_leaves_quietly(piped: Piped, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "make_app", interrupt)
    assert piped("play") == (130, "", "")


def test_a_game_from_elsewhere_is_loaded_for_any_command(piped: Piped) -> None:
    package = "tests.server.window_game"
    try:
        code, out, _ = piped(f"--load {package} play window-game --settings")
        assert code == 0 and "--dreams" in out
        assert piped(f"simulate window-game --games 2 --jobs 1 --load {package}").code == 0
    finally:
        GAMES.unregister("window-game")


@pytest.mark.parametrize("locale", ["en_GB", "ru_RU", "uk_UA"])
def test_help_lists_every_command(piped: Piped, monkeypatch: pytest.MonkeyPatch, locale: str) -> None:
    monkeypatch.setenv("LANG", locale)
    out = piped("--help").out
    assert all(f"│ {name} " in out for name in cli.COMMANDS)
    assert "--load" in out and "--settings" in piped("play --help").out


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_settings_of_a_game_are_listed_with_what_they_may_be(piped: Piped, game: Game[object]) -> None:
    code, out, _ = piped(f"play {game.name} --settings --lang uk")
    listed = [line.removeprefix("--").replace("-", "_") for line in out.splitlines() if line.startswith("--")]
    assert (code, listed) == (0, list(game.settings))
    words = " ".join(out.split())
    for setting in game.settings.values():
        assert setting.about.text("uk") in words
        assert all(label.text("uk") in words for label in (setting.labels or {}).values())
    usual = game.settings.get("difficulty", next(iter(game.settings.values()))).default
    assert [line.split()[0] for line in out.splitlines() if "якщо не сказано інше" in line].count(usual) == 1


def test_a_listed_setting_can_be_said(piped: Piped) -> None:
    assert "umordhoth" not in piped("play final-hour --seed 3").out.casefold()
    assert "umôrdhoth" in piped("play final-hour --ancient-one umordhoth --seed 3").out.casefold()


def test_a_missing_command_module_does_not_break_the_others(piped: Piped, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cli.COMMANDS, "bench", "miskatonic.cli.nowhere:bench")
    assert piped("bench") == (2, "", "The command “bench” is not part of this installation.\n")
    assert piped("rules final-hour fh.move.2").code == 0


@pytest.mark.parametrize("command", ["", "serve --port 0"])
@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en_GB", 'The table in the browser needs the packages of the server: pip install "miskatonic[server]".'),
        ("ru_RU", 'Для стола в браузере нужны пакеты сервера: pip install "miskatonic[server]".'),
        ("uk_UA", 'Для столу в браузері потрібні пакети сервера: pip install "miskatonic[server]".'),
    ],
)
def test_without_the_packages_of_the_server_the_command_says_what_to_install(
    piped: Piped, monkeypatch: pytest.MonkeyPatch, command: str, locale: str, sentence: str
) -> None:
    monkeypatch.setenv("LANG", locale)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    # Other tests may have brought a game of their own.
    told = sentence.replace("{games}", ", ".join(miskatonic.games()))
    assert piped(command) == (2, "", f"{told}\n")


def test_rules_by_words_by_id_and_by_topic(piped: Piped) -> None:
    by_id = piped("rules final-hour fh.move.2")
    assert by_id.code == 0
    assert by_id.out.startswith("fh.move.2  Move\n")
    by_words = piped("rules final-hour seal walkway").out
    assert "fh.seal.4" in by_words
    assert "fh.seal.4" in piped("rules final-hour запечатанной дорожке --lang ru").out
    assert "Monster movement" in piped("rules final-hour").out
    assert "Note: " in piped("rules final-hour fh.activate.6").out


def test_rules_that_do_not_exist_are_exit_code_1(piped: Piped) -> None:
    assert piped("rules final-hour pancake") == (1, "No rule contains “pancake”.\n", "")


def finished(data: Path) -> Path:
    table = miskatonic.new_game("final-hour", players=2, seed=11)
    while table.decision:
        table.choose(table.decision.options[0])
    path = data / "game.json"
    path.write_bytes(table.save())
    return path


def test_a_piped_replay_tells_the_whole_game(piped: Piped, data: Path) -> None:
    path = finished(data)
    table = miskatonic.load(path.read_bytes())
    code, out, _ = piped(f"replay {path}")
    assert code == 0
    assert f"{len(table.choices)} · seat" in out
    assert "Round 1." in out
    assert out.rstrip().endswith(table.events[-1].text())


def test_a_replay_as_a_seat_shows_only_what_it_saw(piped: Piped, data: Path) -> None:
    path = finished(data)
    out = piped(f"replay {path} --seat 2").out
    assert "· seat 2 ·" in out
    assert "· seat 1 ·" not in out
    assert piped(f"replay {path} --seat 5").code == 2


def test_the_replay_of_a_defect_shows_the_choice_that_failed(piped: Piped, data: Path) -> None:
    table = miskatonic.new_game("final-hour", players=1, seed=1)
    table.choose(0)
    defect = "ZeroDivisionError: by zero\n  final_hour/rounds.py:7 in act"
    report = saves.write(table, failed=(0, "act:rita-young"), defect=defect)
    path = data / "report.json"
    path.write_bytes(report)
    out = piped(f"replay {path}").out
    assert "A rule failed when seat 1 chose act:rita-young: ZeroDivisionError: by zero" in out
    assert "  final_hour/rounds.py:7 in act" in out


def test_a_file_that_is_no_save_is_refused(piped: Piped, data: Path) -> None:
    (data / "junk.json").write_text("{")
    code, out, err = piped(f"replay {data / 'junk.json'}")
    assert (code, out, err.count("\n")) == (2, "", 1)
