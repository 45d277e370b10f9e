"""Play tests of every game on a small budget; `miskatonic fuzz` does the same on a large one."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games import GAMES
from miskatonic.kernel.sides import one_side
from miskatonic.sim.playtest import check_game, examine, hooks_of
from miskatonic.sim.playtest.examination import CHECKS
from miskatonic.sim.playtest.fuzz import drawn_options
from tests.example.ashgrove import GAME as ASHGROVE
from tests.example.ashgrove import cards
from tests.example.ashgrove.events import Heard
from tests.kernel.toy import TOY

CARD_GAME = GAMES["arkham-lcg"]
FINAL_HOUR = GAMES["final-hour"]
GAMES_EACH = 20


@pytest.mark.parametrize("ancient_one", FINAL_HOUR.settings["ancient_one"].values or ())
@pytest.mark.parametrize("players", FINAL_HOUR.players)
def test_final_hour_keeps_its_promises(players: int, ancient_one: str) -> None:
    for number in range(GAMES_EACH):
        draw = Random(f"{ancient_one} {players} {number}")
        options = {**drawn_options(FINAL_HOUR, draw), **hooks_of(FINAL_HOUR).free_options(draw, players)}
        options["ancient_one"] = ancient_one
        violations = check_game(FINAL_HOUR, players, f"small budget {number}", options)
        assert not violations, "\n".join(map(str, violations))


@pytest.mark.parametrize("players", FINAL_HOUR.players)
def test_final_hour_keeps_them_at_every_decision(players: int) -> None:
    violations = check_game("final-hour", players, "every decision", thoroughness=1)
    assert not violations, "\n".join(map(str, violations))


@pytest.mark.parametrize("adventure", CARD_GAME.settings["adventure"].values or ())
@pytest.mark.parametrize("players", CARD_GAME.players)
def test_the_card_game_keeps_its_promises(players: int, adventure: str) -> None:
    for number in range(1 if adventure == "night-of-the-zealot" else 2):
        draw = Random(f"{adventure} {players} {number}")
        options = {**drawn_options(CARD_GAME, draw), **hooks_of(CARD_GAME).free_options(draw, players)}
        options["adventure"] = adventure
        violations = check_game(CARD_GAME, players, f"small budget {number}", options)
        assert not violations, "\n".join(map(str, violations))


@pytest.mark.parametrize("seed", range(3))
def test_a_game_without_a_census_is_examined_too(seed: int) -> None:
    violations = check_game(TOY, 2, seed, thoroughness=1)
    assert not violations, "\n".join(map(str, violations))


def test_a_keeper_who_lets_the_secret_slip_is_noticed() -> None:
    careless = copy(ASHGROVE)
    careless.view = lambda state, seat: replace(ASHGROVE.view(state, seat), idol=state.idol)
    assert any("depends on what is hidden" in str(each) for each in check_game(careless, 3, 1, thoroughness=1))


def test_a_side_that_both_wins_and_loses_is_noticed() -> None:
    torn = copy(ASHGROVE)
    torn.sides = lambda setup: one_side(setup.players)
    assert [each.what for each in check_game(torn, 3, 1)] == ["investigators both won and lost"]


def test_a_seat_without_a_side_is_noticed() -> None:
    torn = copy(ASHGROVE)
    torn.sides = lambda setup: one_side(setup.players - 1)
    assert [each.what for each in check_game(torn, 3, 1)] == ["the sides are for the seats [0, 1]"]


def test_a_keeper_whose_ears_are_too_good_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def overheard(table: Any, room: str) -> None:
        table.state.heard.append(room)
        table.tell(Heard, room, room == table.state.idol)

    monkeypatch.setattr(cards, "listen", overheard)
    found = [each for seed in range(20) for each in check_game(ASHGROVE, 3, seed, thoroughness=1)]
    assert any("seat 1 is told depends on what is hidden" in str(each) for each in found)


def test_every_kind_of_check_is_made_in_every_game() -> None:
    for seed in range(5):
        assert set(examine("final-hour", 2, seed, thoroughness=0.01).checks) == {check.name for check in CHECKS}


def test_the_same_seed_examines_the_same_game() -> None:
    one, other = (examine("final-hour", 3, "same", thoroughness=0.1) for _ in range(2))
    assert (one.result, one.decisions, one.checks) == (other.result, other.decisions, other.checks)


def test_checks_do_not_change_the_game() -> None:
    rare, often = (examine("final-hour", 2, "calm", thoroughness=share) for share in (0.01, 1))
    assert (rare.result, rare.decisions) == (often.result, often.decisions)
