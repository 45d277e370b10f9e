"""How the investigators lose, and the only way to win. With Cthulhu the ritual site is 12 and has four spaces."""

from __future__ import annotations

from random import Random

import pytest

from miskatonic.games.final_hour import GAME
from miskatonic.games.final_hour.activation import activate_zone
from miskatonic.games.final_hour.damage import place_damage
from miskatonic.games.final_hour.events import (
    ActionRevealed,
    Activated,
    GameEnded,
    GateRevealed,
    HealthLost,
    LeadPassed,
    MonsterMoved,
    RitualTokensRevealed,
    Spawned,
)
from miskatonic.games.final_hour.monsters import drive_monster, move_monster, spawn
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.words import Half, Zone
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.flow import GameOver
from miskatonic.kernel.table import Table as KernelTable

from .given import Situation, choose, given, kinds_at, monsters_at, play_out
from .phases import LAY_DOWN, VOTE, carry_on, reckoning_table
from .scenes import block, cup, resolving, told

OVERRUN, LOST, FAILED, REVERSED = "ritual-site-overrun", "investigator-lost", "ritual-failed", "ritual-reversed"


def token_at(table: Table, at: int) -> int:
    return table.state.locations[at].monsters()[0]


def full_site(how: str) -> Situation:
    """The ritual site without an empty space: monsters, damage, or both."""
    situation = given(2)
    match how:
        case "monsters":
            return situation.put("blue-plain-1", 12, 4)
        case "damage":
            return situation.damage(12, 4)
        case _:
            return situation.put("blue-plain-1", 12, 2).damage(12, 2)


# One more token at a full ritual site.


@pytest.mark.rule("fh.defeat.1")
@pytest.mark.parametrize("how", ["monsters", "damage", "both"])
def test_a_monster_that_moves_to_a_full_ritual_site_is_a_defeat(how: str) -> None:
    table = full_site(how).put("blue-wanderer-2", 13).table()
    with pytest.raises(GameOver) as over:
        move_monster(table, token_at(table, 13), 13)
    assert over.value.result.reason == OVERRUN


@pytest.mark.rule("fh.defeat.1")
def test_a_monster_driven_to_a_full_ritual_site_is_a_defeat() -> None:
    table = full_site("monsters").put("red-plain-1", 3).table()
    with pytest.raises(GameOver) as over:
        drive_monster(table, token_at(table, 3), 3, 12)
    assert over.value.result.reason == OVERRUN


@pytest.mark.rule("fh.defeat.1")
def test_a_monster_that_spawns_at_a_full_ritual_site_is_a_defeat() -> None:
    table = full_site("monsters").table()
    with pytest.raises(GameOver) as over:
        spawn(table, 12)
    assert over.value.result.reason == OVERRUN


@pytest.mark.rule("fh.defeat.1")
def test_a_monster_pushed_on_to_a_full_ritual_site_is_a_defeat() -> None:
    table = cup(block(full_site("monsters"), 13, 15), "blue-plain-1").table()
    with pytest.raises(GameOver) as over:
        spawn(table, 15)
    assert over.value.result.reason == OVERRUN


@pytest.mark.rule("fh.defeat.2")
@pytest.mark.parametrize("how", ["monsters", "damage", "both"])
def test_damage_by_an_effect_at_a_full_ritual_site_is_a_defeat(how: str) -> None:
    table = full_site(how).table()
    before = kinds_at(table, 12)
    asked = play_out(place_damage(table, 0, 12, 1))
    assert asked.result is not None
    assert asked.result.reason == OVERRUN
    assert (asked.decisions, kinds_at(table, 12)) == ([], before)


@pytest.mark.rule("fh.defeat.2")
def test_a_destroyer_at_a_full_ritual_site_is_a_defeat() -> None:
    table = given(2).put("red-destroyer-1", 12).damage(12, 3).table()
    asked = play_out(activate_zone(table, 0, Zone.ORANGE))
    assert asked.result is not None
    assert asked.result.reason == OVERRUN


@pytest.mark.rule("fh.defeat.2")
def test_a_card_that_damages_a_full_ritual_site_is_a_defeat() -> None:
    situation = given(2, investigators=("ashcan-pete", "lily-chen")).fill(12)
    table = resolving(situation, 0, "campfire-visions", Half.LOWER)
    assert table.result is not None
    assert table.result.reason == OVERRUN


@pytest.mark.rule("fh.defeat.3")
def test_a_monster_in_the_last_space_of_the_ritual_site_is_no_defeat() -> None:
    table = given(2).damage(12, 3).put("blue-wanderer-2", 13).table()
    asked = play_out(activate_zone(table, 0, Zone.ORANGE))
    assert asked.result is None
    assert kinds_at(table, 12) == ["damage", "damage", "damage", "blue-wanderer-2"]


@pytest.mark.rule("fh.defeat.3")
def test_damage_in_the_last_space_of_the_ritual_site_is_no_defeat() -> None:
    table = given(2).put("blue-plain-1", 12, 3).table()
    asked = play_out(place_damage(table, 0, 12, 1))
    assert asked.result is None
    assert kinds_at(table, 12) == ["blue-plain-1", "blue-plain-1", "blue-plain-1", "damage"]


@pytest.mark.rule("fh.defeat.3")
def test_a_round_may_end_with_a_full_ritual_site() -> None:
    table = full_site("both").gates("trinity", "trinity").table("ancient-one.gates")
    assert table.result is None
    choose(table, "wait", "wait")
    assert table.decision is not None


# No health left.


@pytest.mark.rule("fh.defeat.4")
@pytest.mark.parametrize("who", [0, 1, 2])
def test_all_lose_when_any_single_investigator_has_no_health_left(who: int) -> None:
    table = reckoning_table(given(3).health(who, 2), 7)
    assert table.result is not None
    assert (table.result.reason, table.result.won) == (LOST, {0: False, 1: False, 2: False})
    assert table.state.investigators[who].health.left == 0


@pytest.mark.rule("fh.defeat.4")
def test_one_health_left_is_no_defeat() -> None:
    table = reckoning_table(given(2).health(0, 3).health(1, 3), 7)
    assert [each.health for each in table.view(None).investigators] == [1, 1]
    assert table.result is None


@pytest.mark.rule("fh.defeat.4")
def test_a_killer_that_takes_the_last_health_ends_the_game() -> None:
    table = given(2).health(1, 1).stand(1, 6).put("red-killer-1", 6).table()
    asked = play_out(activate_zone(table, 0, Zone.PURPLE))
    assert asked.result is not None
    assert asked.result.reason == LOST


# A failed attempt.


@pytest.mark.rule("fh.defeat.5")
def test_a_failed_attempt_is_a_defeat() -> None:
    situation = given(2).ritual("moon", "star").hand(0, [1, 6, 11, 16]).hand(1, [2, 7, 12, 17])
    table = carry_on(situation.table("ritual.attempt"))
    assert table.result is not None
    assert (table.result.reason, table.result.won) == (FAILED, {0: False, 1: False})


# At once.


@pytest.mark.rule("fh.defeat.6")
def test_defeat_ends_the_activation_under_way() -> None:
    situation = given(2).health(0, 1).stand(0, 6).put("red-killer-1", 6, 2).put("red-wanderer-2", 7)
    table = situation.table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert len(told(table, Activated)) == 1
    assert monsters_at(table, 7) == ["red-wanderer-2"]
    assert isinstance(table.events[-1], GameEnded)


@pytest.mark.rule("fh.defeat.6")
def test_defeat_ends_the_effect_under_way() -> None:
    table = reckoning_table(given(3).lead(1).health(2, 1), 7)
    assert [event.who for event in told(table, HealthLost)] == ["lily-chen", "michael-mcglen"]
    assert table.state.investigators[0].health.left == 4


@pytest.mark.rule("fh.defeat.6")
def test_defeat_ends_the_ancient_one_phase_under_way() -> None:
    table = reckoning_table(given(2).health(0, 1), 3)
    assert isinstance(table.events[-1], GameEnded)
    assert not told(table, GateRevealed)
    assert not told(table, LeadPassed)
    assert table.view(None).gates_left == 8


@pytest.mark.rule("fh.defeat.6")
def test_defeat_ends_the_spawning_under_way() -> None:
    situation = block(given(2).gates("heptagram", "trinity"), 15, 13).damage(12, 3)
    next(gate for gate in situation.state.gates if gate.symbol == "heptagram").tokens = 3
    table = cup(situation, *["blue-plain-1"] * 4).table("ancient-one.gates")
    assert len(told(table, Spawned)) == 2
    assert len(told(table, MonsterMoved)) == 1
    assert not told(table, LeadPassed)


@pytest.mark.rule("fh.defeat.6")
def test_defeat_ends_the_action_phase_under_way() -> None:
    table = resolving(given(2).health(1, 1), 1, "stillness", Half.LOWER)
    assert table.result is not None
    assert table.result.reason == LOST
    assert len(told(table, ActionRevealed)) == 1
    assert not told(table, Spawned)
    assert table.decision is None


# Victory.


@pytest.mark.rule("fh.victory.1")
def test_a_board_without_monsters_and_with_all_clues_found_is_no_victory() -> None:
    situation = given(2)
    for at in range(1, 16):
        situation.no_clue(at)
    table = situation.table()
    choose(table, "ready", "wait")
    assert table.result is None
    assert table.decision is not None


@pytest.mark.rule("fh.victory.1")
def test_to_live_through_the_last_round_is_no_victory() -> None:
    table = given(2).gates("trinity").table("ancient-one.gates")
    assert table.result is None
    assert {decision.rule for decision in table.pending.values()} == {LAY_DOWN}


@pytest.mark.rule("fh.victory.1")
def test_a_won_game_is_one_whose_ritual_was_reversed() -> None:
    reasons = set[str]()
    for seed in range(200):
        table = game_by_chance(seed)
        result = table.result
        assert result is not None
        reasons.add(result.reason)
        counts = [(event.matches, event.target) for event in told(table, RitualTokensRevealed)]
        reversed_now = any(matches >= target for matches, target in counts)
        assert set(result.won.values()) == {reversed_now}
        assert (result.reason == REVERSED) is reversed_now
    assert reasons >= {REVERSED, FAILED, LOST, OVERRUN}


def game_by_chance(seed: int) -> Table:
    """A whole game of random choices; the vote is held back so that games end in every way."""
    chance = Random(seed)
    table: Table = KernelTable(GAME, GAME.setup(2 + seed % 3, seed, {"ancient_one": "umordhoth"}), checkpoints=False)
    while isinstance(decision := table.decision, Decision):
        if decision.rule == VOTE:
            table.choose("ready" if seed % 2 else "wait", decision.seat)
        else:
            table.choose(chance.choice(decision.options), decision.seat)
    return table
