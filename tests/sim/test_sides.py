"""Batches of a game in which some win and others lose."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from miskatonic.cli import run
from miskatonic.cli.simulate import victories
from miskatonic.sim.batch import Batch, simulate
from miskatonic.sim.batch.plot import look_of, series_of
from miskatonic.sim.batch.report import Report, wilson
from miskatonic.sim.figures import OXBLOOD, UNCANNY, VERDIGRIS

from ..example.ashgrove.state import KEEPER

GAMES = 60


@pytest.fixture
def report(ashgrove: str) -> Report:
    return simulate(Batch(ashgrove, players=3, games=GAMES))


def test_each_side_has_its_own_line(report: Report) -> None:
    won = {KEEPER: 0, 1: 0}
    for line in report.each:
        assert line.won is not None and line.won[1] == line.won[2] != line.won[KEEPER]
        for seat in won:
            won[seat] += line.won[seat]
    assert 0 < won[KEEPER] < GAMES
    assert report.sides["keeper"].wins == wilson(won[KEEPER], GAMES)
    assert report.sides["investigators"].wins == wilson(won[1], GAMES)
    assert [side.seats for side in report.sides.values()] == [[1, 2], [KEEPER]]
    assert [label for label, _ in victories(report)] == ["won by the investigators", "won by the keeper"]


def test_a_cooperative_game_is_reported_without_sides() -> None:
    report = simulate(Batch("final-hour", games=5))
    assert victories(report) == [("won", report.wins)] and len(series_of(report)) == 1
    assert "sides" not in msgspec.json.decode(msgspec.json.encode(report))


def test_every_end_and_every_round_counts_for_the_side_that_won(report: Report) -> None:
    investigators, keeper = series_of(report)
    assert (investigators.winning, keeper.winning) == (["found"], ["midnight"])
    assert sum(investigators.rounds.values()) + sum(keeper.rounds.values()) == GAMES
    assert set(keeper.rounds) == {4}
    assert [look_of(reason, report)[0] for reason in ("found", "midnight", "defect")] == [
        VERDIGRIS,
        UNCANNY,
        OXBLOOD,
    ]


def test_simulate_prints_and_draws_both_sides(
    tmp_path: Path, ashgrove: str, capsys: pytest.CaptureFixture[str]
) -> None:
    figures, picture = tmp_path / "figures.json", tmp_path / "picture.png"
    words = f"simulate {ashgrove} --players 3 --games 20 --jobs 1 --json {figures} --plot {picture}"
    assert run(words.split()) == 0
    shown = capsys.readouterr().out
    assert "won by the investigators" in shown and "won by seat" not in shown
    assert list(msgspec.json.decode(figures.read_bytes())["sides"]) == ["investigators", "keeper"]
    assert picture.stat().st_size > 10_000
