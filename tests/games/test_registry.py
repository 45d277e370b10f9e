"""How games are found: those of the house by their folders, others when they are registered."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

import miskatonic
from miskatonic.agents import agents, make_agent
from miskatonic.cli import run
from miskatonic.games import GAMES
from miskatonic.kernel.errors import GameError, MiskatonicError
from miskatonic.kernel.game import module_at
from miskatonic.kernel.rulebook import rulebook
from miskatonic.sim.batch import Batch, simulate
from miskatonic.sim.playtest import check_game
from tests.server.window_game import GAME as VIGIL


@pytest.fixture
def vigil() -> Iterator[str]:
    miskatonic.register(VIGIL)
    yield VIGIL.name
    GAMES.unregister(VIGIL.name)


def test_every_folder_with_code_is_a_game_that_bears_its_name() -> None:
    folders = Path(sys.modules["miskatonic.games"].__path__[0]).glob("*/__init__.py")
    assert miskatonic.games() == sorted(path.parent.name.replace("_", "-") for path in folders)
    for name, game in GAMES.items():
        assert (game.name, game.title.domain, game.folder.name) == (name, name, name.replace("-", "_"))


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    program = """
        import sys, miskatonic
        assert len(miskatonic.games()) > 1
        def loaded():
            return {name.split(".")[2] for name in sys.modules if name.startswith("miskatonic.games.")}
        assert loaded() == set(), loaded()
        miskatonic.new_game("final-hour")
        assert loaded() == {"final_hour"}, loaded()
    """
    subprocess.run([sys.executable, "-c", dedent(program)], check=True)


def test_a_registered_game_is_played_like_the_others(vigil: str) -> None:
    assert vigil in miskatonic.games()
    table = miskatonic.new_game(vigil, players=1)
    table.choose("watch")
    assert miskatonic.load(table.save()).hash() == table.hash()
    assert agents(vigil) == ["random"]
    assert check_game(vigil, 2, "registered") == []


def test_other_processes_know_a_registered_game_too(vigil: str) -> None:
    batch = Batch(vigil, players=1, games=100)
    assert simulate(batch, jobs=2).each == simulate(batch, jobs=1).each


def test_a_game_that_is_taken_away_is_gone(vigil: str) -> None:
    GAMES.unregister(vigil)
    assert vigil not in miskatonic.games()
    with pytest.raises(MiskatonicError, match="There is no game 'window-game'"):
        miskatonic.new_game(vigil)
    GAMES.register(VIGIL)


def test_two_games_cannot_have_one_name(vigil: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VIGIL, "package", "tests.elsewhere.vigil")
    with pytest.raises(MiskatonicError, match="There is already a game 'window-game'"):
        miskatonic.register(VIGIL)


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package outside the house: the game of windows again, with a bot and a census of its own."""
    folder = tmp_path / "lantern_watch"
    folder.mkdir()
    source = Path(sys.modules[VIGIL.package].__file__ or "").read_text(encoding="utf-8")
    (folder / "__init__.py").write_text(source, encoding="utf-8")
    (folder / "agents").mkdir()
    (folder / "agents" / "__init__.py").write_text('AGENTS = {"sleepy": "sleepy:SleepyAgent"}\n')
    bot = "class SleepyAgent:\n    def __init__(self, seed): ...\n    def choose(self, decision, look):\n"
    (folder / "agents" / "sleepy.py").write_text(f"{bot}        return decision.options[-1]\n")
    (folder / "census.py").write_text('def census(state):\n    return ["it is dark"] if state.lit == 0 else []\n')
    monkeypatch.syspath_prepend(tmp_path)
    GAMES.register_all(["lantern_watch"])
    yield "lantern-watch"
    GAMES.unregister("lantern-watch")


def test_a_game_from_elsewhere_brings_its_bots_along(guest: str) -> None:
    assert GAMES[guest].package == "lantern_watch"
    assert agents(guest) == ["random", "sleepy"]
    table = miskatonic.new_game(guest, players=1)
    bot = make_agent("sleepy", guest)
    assert table.decision is not None
    assert bot.choose(table.decision, lambda: None).key == "sleep"


def test_a_game_from_elsewhere_brings_its_census_along(guest: str) -> None:
    found = check_game(guest, 1, "dark")
    assert ("components", "it is dark") in [(violation.check, violation.what) for violation in found]


def test_a_part_that_is_not_there_is_none_and_one_that_is_broken_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert GAMES["final-hour"].part("census") is sys.modules["miskatonic.games.final_hour.census"]
    assert GAMES["final-hour"].part("weather") is None
    assert VIGIL.part("census") is None
    (tmp_path / "broken_part.py").write_text("import nothing_of_this_name\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="nothing_of_this_name"):
        module_at("broken_part")


def test_a_game_without_a_rulebook_has_no_rules(guest: str) -> None:
    assert rulebook(GAMES[guest].folder) == {}


BROKEN = {
    "import no_such_name": "ModuleNotFoundError: No module named 'no_such_name' at {}/rules.py:1 in <module>",
    "def rule(table)": "SyntaxError: expected ':' at {}/rules.py:1",
    "STEPS = 1\nGAME = STEPS['deal']": "TypeError: 'int' object is not subscriptable at {}/rules.py:2 in <module>",
}


@pytest.mark.parametrize("source", BROKEN)
def test_a_game_that_cannot_be_imported_says_why_and_in_which_line(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"broken_game_{list(BROKEN).index(source)}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text("from .rules import GAME\n")
    (tmp_path / name / "rules.py").write_text(f"{source}\n")
    monkeypatch.syspath_prepend(tmp_path)
    told = f"The game in {name} cannot be loaded: {BROKEN[source].format(name)}."
    with pytest.raises(GameError) as caught:
        GAMES.register_all([name])
    assert str(caught.value) == told
    assert run(["--load", name, "play", "final-hour"]) == 2
    assert capsys.readouterr().err == f"{told}\n"
    assert miskatonic.new_game("final-hour").decision is not None


def test_a_package_without_a_game_says_so_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "empty_game").mkdir()
    (tmp_path / "empty_game" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES._packages, "empty-game", "empty_game")
    with pytest.raises(GameError, match=r"^There is no game in empty_game: it has no GAME = Game\(\.\.\.\)\.$"):
        miskatonic.new_game("empty-game")
