"""The five investigators: their abilities and their elder signs."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.actions import lose_action
from miskatonic.games.arkham_lcg.harm import take
from miskatonic.games.arkham_lcg.phases.framework import begin_phase

from .given import AGNES, ATTIC, CELLAR, DAISY, ROLAND, SKIDS, WENDY, Scene, given
from .names import (
    ANCIENT_EVILS,
    BEAT_COP,
    DARK_MEMORY,
    EMERGENCY_CACHE,
    FIRST_AID,
    FORBIDDEN_KNOWLEDGE,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GUTS,
    HAUNTED,
    HOLY_ROSARY,
    KNIFE,
    MEDICAL_TEXTS,
    OLD_BOOK_OF_LORE,
    SCAVENGING,
    SWARM_OF_RATS,
    THE_NECRONOMICON,
    WENDYS_AMULET,
)
from .player_cards import draws, hand, offered, offers_among, tokens_revealed
from .scenes import last_test

# Roland Banks


def roland(*rats: int) -> Scene:
    """Roland in the Attic with two clues, and as many rats engaged with him."""
    scene = given(ROLAND).house().at(0, ATTIC).bag("0")
    for _ in rats or (1,):
        scene.enemy(SWARM_OF_RATS, engaged=0)
    return scene


def test_roland_discovers_a_clue_after_he_defeats_an_enemy() -> None:
    scene = roland().do(f"fight:{SWARM_OF_RATS}", f"use:{ROLAND}")
    assert (scene.who().clues, scene.entry(ATTIC).clues) == (1, 1)


def test_roland_may_let_the_clue_lie() -> None:
    scene = roland().do(f"fight:{SWARM_OF_RATS}", "pass")
    assert scene.who().clues == 0


def test_roland_does_so_once_a_round() -> None:
    scene = roland(1, 2).do(f"fight:{SWARM_OF_RATS}", f"use:{ROLAND}", f"fight:{SWARM_OF_RATS}")
    assert not scene.offers(f"use:{ROLAND}")


def test_roland_needs_a_clue_at_his_location() -> None:
    scene = roland().clues(ATTIC, 0).do(f"fight:{SWARM_OF_RATS}")
    assert not scene.offers(f"use:{ROLAND}")


def test_roland_needs_to_defeat_the_enemy_himself() -> None:
    scene = given(ROLAND, AGNES).house().at(0, ATTIC).at(1, ATTIC).enemy(SWARM_OF_RATS, engaged=1).turn(1).bag("0")
    scene.do(f"fight:{SWARM_OF_RATS}")
    assert (scene.in_play(SWARM_OF_RATS), scene.offers(f"use:{ROLAND}")) == (False, False)


def test_an_enemy_defeated_by_rolands_ally_is_defeated_by_roland() -> None:
    scene = roland().asset(0, BEAT_COP).do(f"use:{BEAT_COP}")
    assert scene.offers(f"use:{ROLAND}")


def test_rolands_elder_sign_counts_the_clues_at_his_location_and_not_his_own() -> None:
    scene = given(ROLAND).has(clues=1).bag("elder-sign").do("investigate")
    assert last_test(scene).value == 3 + 2


# Daisy Walker


def daisy() -> Scene:
    return given(DAISY).asset(0, OLD_BOOK_OF_LORE).asset(0, MEDICAL_TEXTS).bag("0")


def test_daisy_has_an_action_more_for_tomes_only() -> None:
    scene = daisy().asset(0, FIRST_AID).has(actions=0, damage=1)
    assert scene.offers(f"activate:{OLD_BOOK_OF_LORE}")
    assert not scene.offers(f"activate:{FIRST_AID}")
    assert not scene.offers("resource")


def test_daisys_first_tome_uses_the_additional_action_and_the_second_an_ordinary_one() -> None:
    scene = daisy().do(f"activate:{OLD_BOOK_OF_LORE}", "take:")
    assert scene.who().actions == 3
    scene.do(f"activate:{MEDICAL_TEXTS}")
    assert scene.who().actions == 2


def test_daisy_loses_ordinary_actions_first_and_the_additional_one_last() -> None:
    scene = daisy()
    left = []
    for _ in range(4):
        lose_action(scene.table, 0)
        left.append((scene.who().actions, len(scene.who().extra_spent)))
    assert left == [(2, 0), (1, 0), (0, 0), (0, 1)]


def test_daisys_additional_action_does_not_help_to_pay_two_actions_for_something_else() -> None:
    scene = given(DAISY).threat(0, HAUNTED).has(actions=1)
    assert not scene.offers(f"activate:{HAUNTED}")


def test_daisys_elder_sign_draws_a_card_for_each_tome_if_the_test_succeeds() -> None:
    scene = daisy().asset(0, FIRST_AID).bag("elder-sign").do("investigate", "as-listed")
    assert (last_test(scene).value, len(hand(scene))) == (5, 2)


def test_daisys_elder_sign_draws_nothing_if_the_test_fails() -> None:
    scene = daisy().house().enemy(GHOUL_PRIEST, engaged=0).bag("elder-sign").do(f"fight:{GHOUL_PRIEST}")
    assert (last_test(scene).succeeded, hand(scene)) == (False, [])


# "Skids" O'Toole


def test_skids_buys_an_action_for_two_resources() -> None:
    scene = given(SKIDS).has(resources=2).do(f"use:{SKIDS}")
    assert (scene.who().resources, scene.who().actions) == (0, 4)


def test_skids_does_so_once_a_turn() -> None:
    scene = given(SKIDS).has(resources=9).do(f"use:{SKIDS}")
    assert not scene.offers(f"use:{SKIDS}")


def test_skids_cannot_with_one_resource() -> None:
    assert not given(SKIDS).has(resources=1).offers(f"use:{SKIDS}")


def test_skids_cannot_in_the_turn_of_another() -> None:
    scene = given(SKIDS, ROLAND).has(resources=9).turn(1)
    assert (scene.seat(), scene.offers(f"use:{SKIDS}")) == (1, False)


def test_the_action_skids_did_not_use_is_lost_at_the_end_of_the_round() -> None:
    scene = given(SKIDS).encounter(ANCIENT_EVILS).do(f"use:{SKIDS}", "end-turn").pass_all()
    assert (scene.state.round, scene.who().actions) == (2, 3)


def test_skids_elder_sign_is_plus_2_and_brings_2_resources_if_the_test_succeeds() -> None:
    scene = given(SKIDS).has(resources=0).bag("elder-sign").do("investigate", "as-listed")
    assert (last_test(scene).value, scene.who().resources) == (3 + 2, 2)


def test_skids_elder_sign_brings_nothing_if_the_test_fails() -> None:
    scene = given(SKIDS).house().threat(0, HAUNTED).threat(0, HAUNTED).enemy(GHOUL_PRIEST, engaged=0)
    scene.has(resources=0).bag("elder-sign").do(f"fight:{GHOUL_PRIEST}")
    assert (last_test(scene).succeeded, scene.who().resources) == (False, 0)


# Agnes Baker


def agnes() -> Scene:
    return given(AGNES, ROLAND).house().enemy(GHOUL_MINION, engaged=1)


def test_agnes_damages_any_enemy_at_her_location_after_horror_is_placed_on_her() -> None:
    scene = agnes()
    scene.run(take(scene.table, 0, horror=1), f"use:{AGNES}")
    assert scene.harm(GHOUL_MINION) == 1


def test_agnes_chooses_the_enemy() -> None:
    scene = agnes().enemy(GHOUL_PRIEST, engaged=0)
    scene.run(take(scene.table, 0, horror=2), f"use:{AGNES}", f"target:{GHOUL_PRIEST}")
    assert (scene.harm(GHOUL_PRIEST), scene.harm(GHOUL_MINION)) == (1, 0)


def test_agnes_needs_an_enemy_at_her_location() -> None:
    scene = agnes().at(1, ATTIC)
    assert not offered(take(scene.table, 0, horror=1))


def test_agnes_does_so_once_a_phase() -> None:
    scene = agnes()
    scene.run(take(scene.table, 0, horror=1), f"use:{AGNES}")
    assert not offered(take(scene.table, 0, horror=1))
    scene.run(begin_phase(scene.table, "enemy"))
    assert offers_among(offered(take(scene.table, 0, horror=1)), f"use:{AGNES}")


def test_damage_does_not_move_agnes() -> None:
    scene = agnes()
    assert not offered(take(scene.table, 0, damage=1))


def test_horror_that_is_placed_on_an_asset_alone_does_not_move_agnes() -> None:
    scene = agnes().asset(0, HOLY_ROSARY)
    scene.run(take(scene.table, 0, horror=1), f"assign-horror:{HOLY_ROSARY}")
    assert (scene.who().horror, scene.harm(GHOUL_MINION)) == (0, 0)
    assert scene.events("ability-used") == []


def test_direct_horror_moves_agnes() -> None:
    scene = agnes()
    assert offers_among(offered(take(scene.table, 0, horror=1, direct=True)), f"use:{AGNES}")


def test_horror_taken_as_a_cost_moves_agnes() -> None:
    scene = agnes().asset(0, FORBIDDEN_KNOWLEDGE).do(f"use:{FORBIDDEN_KNOWLEDGE}")
    assert scene.offers(f"use:{AGNES}")


def test_horror_that_is_moved_to_her_moves_agnes() -> None:
    scene = agnes().threat(0, THE_NECRONOMICON, controller=0, horror=2).do(f"activate:{THE_NECRONOMICON}")
    assert (scene.who().horror, scene.offers(f"use:{AGNES}")) == (1, True)


def test_agnes_elder_sign_counts_the_horror_on_her() -> None:
    scene = given(AGNES).has(horror=3).bag("elder-sign").do("investigate")
    assert last_test(scene).value == 2 + 3


# Wendy Adams


def wendy(*cards: str) -> Scene:
    return given(WENDY).hand(0, *cards).bag("-8")


def test_wendy_discards_a_card_to_reveal_another_token(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = draws(monkeypatch, wendy(EMERGENCY_CACHE), "-8", "0").do("investigate", f"use:{WENDY}")
    assert (tokens_revealed(scene), last_test(scene).value, hand(scene)) == (["-8", "0"], 3, [])


def test_the_token_wendy_returned_may_come_again() -> None:
    scene = wendy(EMERGENCY_CACHE).do("investigate", f"use:{WENDY}")
    assert (tokens_revealed(scene), scene.state.bag) == (["-8", "-8"], ["-8"])


def test_wendy_chooses_the_card() -> None:
    scene = wendy(EMERGENCY_CACHE, GUTS).do("investigate", f"use:{WENDY}", f"discard:{GUTS}")
    assert hand(scene) == [EMERGENCY_CACHE]


def test_wendy_does_so_once_a_test() -> None:
    scene = wendy(EMERGENCY_CACHE, EMERGENCY_CACHE).do("investigate", f"use:{WENDY}")
    assert not scene.offers(f"use:{WENDY}")
    assert scene.do("investigate").offers(f"use:{WENDY}")


def test_wendy_cannot_discard_a_weakness_for_it() -> None:
    assert not wendy(DARK_MEMORY).do("investigate").offers(f"use:{WENDY}")


def test_wendy_cannot_with_an_empty_hand() -> None:
    assert not wendy().do("investigate").offers(f"use:{WENDY}")


def test_wendy_does_nothing_about_the_tokens_of_others() -> None:
    scene = given(WENDY, ROLAND).hand(0, EMERGENCY_CACHE).turn(1).bag("-8").do("investigate")
    assert not scene.offers(f"use:{WENDY}")


def test_wendy_cancels_even_an_automatic_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = draws(monkeypatch, wendy(EMERGENCY_CACHE), "auto-fail", "0").do("investigate", f"use:{WENDY}")
    assert last_test(scene).succeeded


def test_what_a_cancelled_token_says_does_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cultist of The Gathering costs 1 horror if the test fails."""
    scene = draws(monkeypatch, wendy(EMERGENCY_CACHE), "cultist", "-8").do("investigate", f"use:{WENDY}")
    assert (last_test(scene).succeeded, scene.who().horror) == (False, 0)


def test_wendys_elder_sign_alone_is_0() -> None:
    scene = given(WENDY).house().at(0, CELLAR).bag("elder-sign").do("investigate")
    assert (last_test(scene).value, last_test(scene).succeeded) == (3, False)


def test_wendys_elder_sign_succeeds_by_itself_with_her_amulet() -> None:
    scene = given(WENDY).house().at(0, CELLAR).asset(0, WENDYS_AMULET).bag("elder-sign").do("investigate")
    assert (last_test(scene).difficulty, last_test(scene).succeeded) == (0, True)


def test_wendys_automatic_success_counts_from_difficulty_0() -> None:
    """Scavenging wants a success by 2: intellect 3 against shroud 4 would be none."""
    scene = given(WENDY).house().at(0, CELLAR).asset(0, WENDYS_AMULET).asset(0, SCAVENGING).discarded(0, KNIFE)
    assert scene.bag("elder-sign").do("investigate").offers(f"use:{SCAVENGING}")
