"""Win rates of several batches side by side, as the documentation shows them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bench import difficulty
from bench.difficulty import by_players, by_row, draw, play, read, table
from miskatonic.kernel.flow import Result
from miskatonic.kernel.sides import Side
from miskatonic.kernel.text import plain
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
    (group,) = read(folder).values()
    lines = table(group).splitlines()
    assert lines[0] == "| Ancient One | easy | hard |"
    assert lines[2].startswith("| azathoth | 75.0 % (30.1 % to 95.4 %), 4 | 25.0 % ")
    assert lines[3].startswith("| cthulhu | 25.0 % ") and lines[3].endswith(" |  |")
    assert lines[4].startswith("| all | 50.0 % ") and ", 8 | 25.0 %" in lines[4]


def test_a_game_of_scenarios_is_told_by_them(tmp_path: Path) -> None:
    batch = Batch("arkham-3e", 2, "greedy", 0, 1, {"scenario": "veil-of-twilight", "difficulty": "normal"})
    played = [PlayedGame(0, Result({0: True}, "the-way-is-closed", None, 9), 10)]
    (tmp_path / "one.json").write_bytes(msgspec.json.encode(report(batch, (), played, 1.0)))
    (group,) = read(tmp_path).values()
    assert table(group).splitlines()[::2] == [
        "| Scenario | normal |",
        "| veil-of-twilight | 100.0 % (20.7 % to 100.0 %), 1 |",
    ]


def test_the_picture_is_drawn_though_a_cell_is_missing_and_another_was_never_won(folder: Path) -> None:
    put(folder, "cthulhu", "normal", 0, 4)
    groups = read(folder)
    panels = [("two players", by_row(group)) for group in groups.values()]
    draw([*panels, ("all", by_players(groups))], picture := folder / "rates.svg")
    assert "</svg>" in picture.read_text()


@pytest.fixture
def stories(tmp_path: Path) -> Path:
    """Ten games of a story: six won by the investigators, two by the keeper, two by nobody."""
    sides = [Side("investigators", plain("x"), (1, 2)), Side("keeper", plain("y"), (0,))]
    ends = (
        [{0: False, 1: True, 2: True}] * 6 + [{0: True, 1: False, 2: False}] * 2 + [{0: False, 1: False, 2: False}] * 2
    )
    played = [PlayedGame(number, Result(won, "end", None, 9), 10) for number, won in enumerate(ends)]
    batch = Batch("mansions", 4, "greedy", 0, 10, {"story": "blood-ties"})
    (tmp_path / "one.json").write_bytes(msgspec.json.encode(report(batch, sides, played, 1.0)))
    return tmp_path


def test_a_game_of_two_sides_is_told_by_who_has_won(stories: Path) -> None:
    (group,) = read(stories).values()
    head, _, row, together = table(group).splitlines()
    assert head == "| Story | investigators | keeper | all lose | investigators, if decided |"
    shares = [cell.split(" (")[0] for cell in row.split(" | ")]
    assert shares == ["| blood-ties", "60.0 %", "20.0 %", "20.0 %", "75.0 %"]
    assert row.endswith(", 8 |") and together.replace("all", "blood-ties", 1) == row


def test_the_shares_of_both_sides_and_of_nobody_are_drawn(stories: Path) -> None:
    (group,) = read(stories).values()
    assert {name: rate.count for name, rate in by_row(group)["blood-ties"].items()} == {
        "investigators": 6,
        "keeper": 2,
        "all lose": 2,
    }
    difficulty.tell(stories, picture := stories / "rates.svg")
    assert "</svg>" in picture.read_text()


def test_a_batch_that_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[Batch] = []

    def simulated(batch: Batch, **more: object) -> object:
        batches.append(batch)
        won = Result(dict.fromkeys(range(batch.players), True), "end", None, 9)
        return report(batch, (), [PlayedGame(number, won, 10) for number in range(batch.games)], 1.0)

    monkeypatch.setattr(difficulty, "simulate", simulated)
    play("eldritch", tmp_path, 2, 2, "greedy", ["easy"])
    played = list(batches)
    assert [batch.options["ancient_one"] for batch in played] == list(difficulty.ROWS["eldritch"].values)
    (tmp_path / "greedy-2-cthulhu-easy.json").unlink()
    play("eldritch", tmp_path, 2, 2, "greedy", ["easy"])
    assert batches[len(played) :] == [played[1]]
    play("eldritch", tmp_path, 3, 2, "greedy", ["easy"])
    assert len(batches) == 2 * len(played) + 1
