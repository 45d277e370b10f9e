"""Elimination, health and healing."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import Card, Table
from miskatonic.games.arkham_lcg.elimination import resign
from miskatonic.games.arkham_lcg.harm import damage_enemy, heal, take
from miskatonic.games.arkham_lcg.play import player_order
from miskatonic.games.arkham_lcg.playing import take_control
from miskatonic.games.arkham_lcg.state import Fate
from miskatonic.games.arkham_lcg.values import health, remaining_health
from miskatonic.games.arkham_lcg.words import NOBODY
from miskatonic.games.arkham_lcg.zones import discard

from .given import AGNES, ATTIC, DAISY, PARLOR, ROLAND, SKIDS, STUDY, given
from .made_up import MakeUp
from .names import (
    BEAT_COP,
    COVER_UP,
    FIRST_AID,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    GUARD_DOG,
    HOLY_ROSARY,
    HOSPITAL_DEBTS,
    HYPERAWARENESS,
    HYPOCHONDRIA,
    KNIFE,
    MACHETE,
    RAVENOUS_GHOUL,
    ST_MARYS_HOSPITAL,
)
from .scenes import CAMPAIGN, harm, pass_round, tags

# Elimination.


@pytest.mark.rule("lcg.elimination.1")
def test_a_defeated_investigator_is_eliminated() -> None:
    scene = given(ROLAND, DAISY)
    scene.run(take(scene.table, 1, damage=5))
    assert scene.who(1).fate is Fate.DEFEATED
    assert player_order(scene.state) == [0]


@pytest.mark.rule("lcg.elimination.1")
def test_an_investigator_who_resigns_is_eliminated() -> None:
    scene = given(ROLAND, DAISY).house().at(0, PARLOR)
    scene.do(f"activate:{PARLOR}")
    assert scene.who(0).fate is Fate.RESIGNED
    assert player_order(scene.state) == [1]


@pytest.mark.rule("lcg.elimination.2")
def test_eliminated_investigators_take_no_part_in_the_scenario() -> None:
    scene = given(ROLAND, DAISY).encounter(*[GHOUL_MINION] * 2)
    scene.run(resign(scene.table, 1))
    scene.turn(0).do("end-turn")
    pass_round(scene)
    assert {told.who for tag in ("turn-began", "encounter-card-was-drawn") for told in scene.events(tag)} == {ROLAND}


@pytest.mark.rule("lcg.elimination.3", "lcg.elimination.4")
def test_for_the_weaknesses_of_an_eliminated_investigator_the_game_is_over() -> None:
    scene = given(ROLAND, DAISY, adventure=CAMPAIGN).threat(0, COVER_UP, clues=1)
    weakness = scene.card(COVER_UP)
    scene.run(resign(scene.table, 0))
    assert scene.state.sheets[0].mental_trauma == 1
    assert not scene.in_play(COVER_UP)
    assert weakness in scene.state.removed


@pytest.mark.rule("lcg.elimination.3")
def test_each_weakness_that_acts_at_the_end_of_the_game_does_so_and_only_theirs() -> None:
    scene = given(SKIDS, DAISY, adventure=CAMPAIGN).threat(0, HOSPITAL_DEBTS).threat(1, HOSPITAL_DEBTS)
    scene.run(resign(scene.table, 0))
    assert [sheet.penalty for sheet in scene.state.sheets] == [2, 0]
    assert scene.in_play(HOSPITAL_DEBTS)


@pytest.mark.rule("lcg.elimination.5")
def test_all_they_control_and_all_their_cards_out_of_play_leave_the_game() -> None:
    scene = given(ROLAND, DAISY).asset(0, BEAT_COP).hand(0, KNIFE).discarded(0, MACHETE)
    who = scene.who(0)
    theirs = {who.card, *who.assets, *who.hand, *who.deck, *who.discard}
    scene.run(resign(scene.table, 0))
    assert (who.assets, who.hand, who.deck, who.discard) == ([], [], [], [])
    assert theirs <= set(scene.state.removed)


@pytest.mark.rule("lcg.elimination.6")
def test_what_they_own_and_another_controls_stays_until_it_leaves_play() -> None:
    scene = given(ROLAND, DAISY).asset(0, BEAT_COP)
    cop = scene.card(BEAT_COP)
    scene.run(take_control(scene.table, 1, cop))
    scene.run(resign(scene.table, 0))
    assert scene.in_play(BEAT_COP)
    discard(scene.table, cop)
    assert cop in scene.state.removed


@pytest.mark.rule("lcg.elimination.7", "lcg.elimination.8")
def test_their_clues_stay_at_the_location_and_their_resources_are_gone() -> None:
    scene = given(ROLAND, DAISY).house().at(0, ATTIC).clues(ATTIC, 1).has(0, clues=3, resources=4)
    scene.run(resign(scene.table, 0))
    assert scene.entry(ATTIC).clues == 4
    assert (scene.who(0).clues, scene.who(0).resources) == (0, 0)


@pytest.mark.rule("lcg.elimination.9")
@pytest.mark.parametrize("exhausted", [True, False])
def test_enemies_engaged_with_them_stay_at_the_location_as_they_are(exhausted: bool) -> None:
    scene = given(ROLAND, DAISY).house().at(0, ATTIC)
    scene.enemy(RAVENOUS_GHOUL, engaged=0, damage=1, doom=1, exhausted=exhausted)
    scene.run(resign(scene.table, 0))
    entry = scene.entry(RAVENOUS_GHOUL)
    assert (entry.engaged, entry.location) == (NOBODY, scene.place(ATTIC))
    assert (entry.damage, entry.doom, entry.exhausted) == (1, 1, exhausted)


@pytest.mark.rule("lcg.elimination.10")
def test_other_cards_of_their_threat_area_go_to_their_discard_piles() -> None:
    scene = given(ROLAND, DAISY).threat(0, FROZEN_IN_FEAR).threat(0, HYPOCHONDRIA, owner=1)
    scene.run(resign(scene.table, 0))
    assert scene.codes(scene.state.encounter.discard) == [FROZEN_IN_FEAR]
    assert scene.codes(scene.who(1).discard) == [HYPOCHONDRIA]


@pytest.mark.rule("lcg.elimination.11")
def test_when_nobody_is_left_the_scenario_ends_without_a_resolution() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0).has(damage=8)
    scene.do("resource")
    assert [told.resolution for told in scene.events("scenario-ended")] == ["none"]


@pytest.mark.rule("lcg.elimination.12")
def test_a_ready_enemy_they_leave_behind_engages_somebody_else_there() -> None:
    scene = given(ROLAND, DAISY).enemy(GHOUL_MINION, engaged=0).enemy(RAVENOUS_GHOUL, engaged=0, exhausted=True)
    scene.run(resign(scene.table, 0))
    assert (scene.entry(GHOUL_MINION).engaged, scene.entry(RAVENOUS_GHOUL).engaged) == (1, NOBODY)


@pytest.mark.rule("lcg.elimination.13")
def test_the_steps_of_an_elimination_have_their_order() -> None:
    """Weaknesses, cards, clues, enemies, other cards in the threat area, a new lead."""
    scene = given(ROLAND, DAISY, adventure=CAMPAIGN).threat(0, FROZEN_IN_FEAR).threat(0, COVER_UP, clues=1)
    scene.enemy(GHOUL_MINION, engaged=0, exhausted=True).has(0, clues=1).resumed()
    scene.run(resign(scene.table, 0))
    steps = ("trauma-suffered", "removed-from-game", "clues-dropped", "disengaged", "discarded", "lead-chosen")
    assert tags(scene, *steps) == list(steps)


@pytest.mark.rule("lcg.elimination.13")
def test_the_scenario_ends_after_all_other_steps() -> None:
    scene = given(ROLAND, adventure=CAMPAIGN).threat(0, COVER_UP, clues=1).has(clues=1).at(0, STUDY)
    scene.enemy(GHOUL_MINION, engaged=0).has(damage=8)
    scene.do("resource")
    steps = ("removed-from-game", "clues-dropped", "disengaged", "scenario-ended")
    assert tags(scene, *steps) == list(steps)


# Healing.


@pytest.mark.rule("lcg.heal.1")
@pytest.mark.parametrize(("kind", "left"), [("damage", (2, 3)), ("horror", (3, 2))])
def test_healing_removes_so_much_damage_or_horror(kind: str, left: tuple[int, int]) -> None:
    scene = given(ROLAND).asset(0, FIRST_AID).has(damage=3, horror=3)
    scene.do(f"activate:{FIRST_AID}", f"heal:{kind}")
    assert harm(scene) == left


@pytest.mark.rule("lcg.heal.2")
def test_healing_more_than_there_is_removes_all() -> None:
    scene = given(ROLAND, adventure="midnight-masks").at(0, ST_MARYS_HOSPITAL).has(damage=2, horror=1)
    scene.do(f"activate:{ST_MARYS_HOSPITAL}")
    assert harm(scene) == (0, 1)
    heal(scene.table, 0, damage=5, horror=5)
    assert harm(scene) == (0, 0)


# Health.


@pytest.mark.rule("lcg.health.2")
def test_damage_is_placed_on_the_card_it_is_dealt_to() -> None:
    scene = given(ROLAND).asset(0, GUARD_DOG).enemy(RAVENOUS_GHOUL, damage=1)
    scene.run(take(scene.table, 0, damage=3), f"assign-damage:{GUARD_DOG}", "done")
    scene.run(damage_enemy(scene.table, scene.card(RAVENOUS_GHOUL), 1))
    assert (scene.who().damage, scene.harm(GUARD_DOG), scene.harm(RAVENOUS_GHOUL)) == (2, 1, 2)


def blessing(made_up: MakeUp, amount: int) -> str:
    """An asset that changes the health of every card."""
    made_up(HYPERAWARENESS, "99001")

    class Blessing(Card, code="99001"):
        def health(self, table: Table, card: int, other: int) -> int:
            return amount

    return "99001"


@pytest.mark.rule("lcg.health.3")
def test_an_asset_without_health_takes_no_damage_and_gains_no_health(made_up: MakeUp) -> None:
    scene = given(AGNES).asset(0, HOLY_ROSARY).asset(0, blessing(made_up, 1))
    assert health(scene.table, scene.card(HOLY_ROSARY)) is None
    scene.run(take(scene.table, 0, damage=1))
    assert (scene.who().damage, scene.in_play(HOLY_ROSARY)) == (1, True)


@pytest.mark.rule("lcg.health.4")
@pytest.mark.parametrize("amount", [0, 1, -2])
def test_remaining_health_is_base_health_less_damage_and_with_modifiers(made_up: MakeUp, amount: int) -> None:
    scene = given(ROLAND).asset(0, blessing(made_up, amount)).has(damage=4)
    assert remaining_health(scene.table, 0) == 9 - 4 + amount
    scene.run(take(scene.table, 0, damage=4 + amount))
    assert scene.who().fate is Fate.PLAYING
