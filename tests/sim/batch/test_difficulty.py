"""Win rates of several batches side by side, as the documentation shows them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bench.difficulty import by_players, by_row, draw, read, table
from miskatonic.kernel.flow import Result
from miskatonic.sim.batch import Batch, PlayedGame
from miskatonic.sim.batch.report import report


def put(folder: Path, ancient_one: str, difficulty: str, won: int, lost: int) -> None:
    """The report of a batch that was won and lost so often."""
    options = {"ancient_one": ancient_one, "difficulty": difficulty}
    batch = Batch("eldritch", 2, "greedy", 0, won + lost, options)
    ends = [Result({0: True}, "mysteries-solved", 0.0, 9)] * won + [Result({0: False}, "azathoth", None, 9)] * lost
    played = [PlayedGame(number, result, 10) for number, result in enumerate(ends)]
    written = msgspec.json.encode(report(batch, (), played, 1.0))
    (folder / f"{ancient_one}-{difficulty}.json").write_bytes(written)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    put(tmp_path, "azathoth", "easy", 3, 1)
    put(tmp_path, "azathoth", "hard", 1, 3)
    put(tmp_path, "cthulhu", "easy", 1, 3)
    return tmp_path


def test_a_table_has_a_row_for_each_ancient_one_and_one_for_all(folder: Path) -> None:
    (cells,) = read(folder).values()
    lines = table(cells).splitlines()
    assert lines[0] == "| Ancient One | easy | hard |"
    assert lines[2].startswith("| azathoth | 75.0 % (30.1 % to 95.4 %), 4 | 25.0 % ")
    assert lines[3].startswith("| cthulhu | 25.0 % ") and lines[3].endswith(" |  |")
    assert lines[4].startswith("| all | 50.0 % ") and ", 8 | 25.0 %" in lines[4]


def test_a_game_of_scenarios_is_told_by_them(tmp_path: Path) -> None:
    batch = Batch("arkham-3e", 2, "greedy", 0, 1, {"scenario": "veil-of-twilight", "difficulty": "normal"})
    played = [PlayedGame(0, Result({0: True}, "the-way-is-closed", None, 9), 10)]
    (tmp_path / "one.json").write_bytes(msgspec.json.encode(report(batch, (), played, 1.0)))
    (cells,) = read(tmp_path).values()
    assert table(cells).splitlines()[::2] == [
        "| Scenario | normal |",
        "| veil-of-twilight | 100.0 % (20.7 % to 100.0 %), 1 |",
    ]


def test_the_picture_is_drawn_though_a_cell_is_missing_and_another_was_never_won(folder: Path) -> None:
    put(folder, "cthulhu", "normal", 0, 4)
    groups = read(folder)
    panels = [("two players", by_row(cells)) for cells in groups.values()]
    draw([*panels, ("all", by_players(groups))], picture := folder / "rates.svg")
    assert "</svg>" in picture.read_text()
