"""Batches of games and their figures."""

from __future__ import annotations

import pytest

from miskatonic.agents import make_agent
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.errors import MiskatonicError, SetupError
from miskatonic.sim.batch import Batch, play, simulate
from miskatonic.sim.batch.report import wilson


def bots(players: int) -> list[object]:
    return [make_agent("random", "final-hour", seat) for seat in range(players)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_is_played_to_its_end(players: int) -> None:
    played = play("final-hour", players, bots(players), seed=3)  # type: ignore[arg-type]
    assert played.result is not None and sorted(played.result.won) == list(range(players))
    assert played.decisions > 0 and played.defect is None


def test_a_bot_sees_the_view_of_its_own_seat() -> None:
    seen: list[tuple[int, int]] = []

    class Looking:
        def choose(self, decision: Decision, look: object) -> Option:
            seen.append((decision.seat, look().seat))  # type: ignore[operator]
            return decision.options[0]

    play("final-hour", 2, [Looking(), Looking()], seed=1)
    assert seen and all(seat == shown for seat, shown in seen)
    assert {seat for seat, _ in seen} == {0, 1}


def test_the_games_do_not_depend_on_the_number_of_jobs() -> None:
    batch = Batch("final-hour", players=2, seed="jobs", games=120)
    one, two = simulate(batch, jobs=1), simulate(batch, jobs=2)
    assert one.each == two.each
    assert len({line.seed for line in one.each}) == 120


def test_the_figures_add_up() -> None:
    told: list[int] = []
    report = simulate(Batch("final-hour", games=60, seed=5), progress=told.append)
    assert sum(told) == report.games == sum(report.rounds.values()) == 60
    assert sum(share.count for share in report.reasons.values()) == 60
    victories = sum(report.reasons[name].count for name in report.winning)
    assert report.wins.count == sum(report.rounds_won.values()) == victories
    assert report.decisions.total == sum(line.decisions for line in report.each)
    assert report.decisions.least <= report.decisions.mean <= report.decisions.most
    assert report.defects == []


def test_every_ending_has_its_interval() -> None:
    report = simulate(Batch("arkham-lcg", games=20))
    assert sorted(report.reasons) == sorted({line.reason for line in report.each})
    for reason, share in report.reasons.items():
        assert share == wilson(sum(line.reason == reason for line in report.each), 20)


def test_options_reach_the_games() -> None:
    easy = simulate(Batch("final-hour", games=40, options={"difficulty": "low"}))
    hard = simulate(Batch("final-hour", games=40, options={"difficulty": "high"}))
    assert easy.each != hard.each


@pytest.mark.parametrize(
    "batch",
    [
        Batch("final-hour", players=5),
        Batch("final-hour", options={"difficulty": "absurd"}),
        Batch("final-hour", options={"investigators": ("nobody",)}),
        Batch("chess"),
    ],
)
def test_a_batch_that_cannot_be_played_is_refused_at_once(batch: Batch) -> None:
    with pytest.raises(SetupError):
        simulate(batch)


def test_an_unknown_bot_is_refused_at_once() -> None:
    with pytest.raises(MiskatonicError, match="no bot"):
        simulate(Batch("final-hour", agent="oracle"))


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (71, 1000, 0.0567, 0.0887), (0, 0, 0, 1)],
)
def test_the_interval_after_wilson(count: int, of: int, low: float, high: float) -> None:
    share = wilson(count, of)
    assert (share.low, share.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))
