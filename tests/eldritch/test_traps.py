"""Fifteen interactions of rules that are easy to get wrong, in the order of the implementer's brief."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.board import GATES
from miskatonic.games.eldritch.clues import random_space, spawn_clue_on
from miskatonic.games.eldritch.combat import ambush, fight
from miskatonic.games.eldritch.components import TOKENS
from miskatonic.games.eldritch.doom import advance_doom, advance_omen, retreat_doom
from miskatonic.games.eldritch.gates import close_gate, discard_gate
from miskatonic.games.eldritch.health import can_spend, spend
from miskatonic.games.eldritch.monsters import discard, hurt, spawn
from miskatonic.games.eldritch.movement import delay
from miskatonic.games.eldritch.mythos_phase import draw_card, monster_surge
from miskatonic.games.eldritch.possessions import (
    discard_card,
    gain_asset_from_deck,
    gain_condition,
    gain_condition_by_trait,
    gain_spell,
)
from miskatonic.games.eldritch.reckoning import reckon
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.rumors import solve
from miskatonic.games.eldritch.state import Combat
from miskatonic.games.eldritch.testing import prepare
from miskatonic.games.eldritch.verbs.costs import Loss
from miskatonic.games.eldritch.verbs.investigator import Lose
from miskatonic.games.eldritch.words import LORE, STRENGTH, Harm, Occurring, front
from miskatonic.kernel.effects import Fixed
from miskatonic.kernel.effects.verbs import Unless

from .given import Situation, given
from .mythos_play import event

LEO, LILY = 0, 1


def hurt_of(game: Situation, who: int = 0) -> tuple[int, int]:
    each = game[who]
    return each.health.most - each.health.left, each.sanity.most - each.sanity.left


def token(kind: str) -> int:
    return next(token for token, each in TOKENS.items() if each == kind)


# 1. Doom overflow


@pytest.mark.rule("eh.doom.5", "eh.doom.6", "eh.doom.7")
def test_1_doom_stops_at_0_awakens_and_goes_on_by_the_back_of_the_sheet() -> None:
    game = given(ancient_one="yog-sothoth").doom(1).next_gate("rome", "london")
    asked = game.run(advance_doom(game.table, 3))
    assert (game.state.doom, game.state.awake, game.state.sheet_gates) == (0, True, ["rome", "london"])
    assert asked.result is None
    retreat_doom(game.table)
    assert game.state.doom == 0


# 2. Omen by two


@pytest.mark.rule("eh.omen.4")
def test_2_doom_is_looked_for_on_each_space_the_omen_enters() -> None:
    game = given().doom(15).gate("london", "rome", "arkham")
    game.run(advance_omen(game.table, 2))
    assert game.state.doom == 12


@pytest.mark.rule("eh.monster-surge.5")
def test_2_a_surge_on_the_same_card_uses_the_new_omen() -> None:
    game = (
        given("leo-anderson").gate("istanbul", "london").quiet_cup().top_mythos("strange-sightings").in_mythos_phase()
    )
    game.run(draw_card(game.table))
    assert (len(game.kinds("istanbul")), len(game.kinds("london"))) == (0, 1)


# 3. A surge with no matching gate


@pytest.mark.rule("eh.monster-surge.6")
def test_3_a_surge_without_a_matching_gate_is_one_gate_with_one_monster() -> None:
    game = given(players=8).omen(2).quiet_cup().next_gate("london", "tokyo").in_mythos_phase()
    game.run(monster_surge(game.table))
    assert (game.state.gates, len(game.kinds())) == (["london"], 1)


@pytest.mark.rule("eh.gate.7")
def test_3_without_any_gate_it_is_doom_and_no_monster() -> None:
    game = given(players=8).omen(2).doom(9).quiet_cup().in_mythos_phase()
    game.state.gate_stack = []
    game.run(monster_surge(game.table))
    assert (game.state.doom, game.kinds(), game.state.gates) == (8, [], [])


@pytest.mark.rule("eh.ancient-one.10.ltp")
def test_3_with_yog_sothoth_awake_that_doom_only_looks_for_the_loss() -> None:
    game = given(ancient_one="yog-sothoth").awake().omen(0).gate(*(gate for gate in GATES if gate not in ("istanbul",)))
    game.state.gates.remove("san-francisco")
    game.state.gate_stack = []
    asked = game.in_mythos_phase().run(monster_surge(game.table))
    assert (asked.result, game.state.sheet_gates, game.kinds()) == (None, [], [])


# 4. Delayed on the own turn


@pytest.mark.rule("eh.delayed.3")
def test_4_whoever_is_delayed_in_their_own_turn_only_ends_it() -> None:
    game = given("leo-anderson", "lily-chen").turn(LEO)
    delay(game.table, LEO)
    assert (game.state.turn_over, game[LEO].delayed) == (True, False)


@pytest.mark.rule("eh.delayed.3", "eh.delayed.4")
@pytest.mark.parametrize("phase", ["encounter", "mythos", "action"])
def test_4_in_any_other_phase_or_turn_they_are_delayed_in_the_next_round(phase: str) -> None:
    game = given("leo-anderson", "lily-chen").turn(LILY)
    if phase != "action":
        game.in_mythos_phase()
        game.state.phase = phase  # type: ignore[assignment]
        game.state.turn = LEO if phase == "encounter" else None
    delay(game.table, LEO)
    assert (game.state.turn_over, game[LEO].delayed) == (False, True)


# 5. Defeat in combat


@pytest.mark.rule("eh.combat.6", "eh.defeated.14")
def test_5_without_sanity_after_the_will_test_there_is_no_strength_test() -> None:
    game = given("leo-anderson").stand(0, "rome").sanity(0, 1).monster("ghoul", "rome")
    game.run(fight(game.table, 0, game.monsters()[0]), dice="1 1 1 1")
    assert (game[0].fate, game.kinds()) == ("defeated", ["ghoul"])


@pytest.mark.rule("eh.combat.10", "eh.combat.8")
def test_5_without_health_after_the_strength_test_the_successes_still_count() -> None:
    game = given("leo-anderson").stand(0, "rome").health(0, 1).monster("ghoul", "rome")
    game.run(fight(game.table, 0, game.monsters()[0]), dice="6 1 1 1 6 1 1")
    assert (game[0].fate, game.kinds()) == ("defeated", [])


# 6. The encounter that follows


@pytest.mark.rule("eh.combat.15", "eh.encounter.4")
def test_6_where_the_monsters_have_left_another_encounter_may_follow() -> None:
    game = given("leo-anderson").stand(0, "rome").monster("ghoul", "rome")
    game.encounter(dice="6 1 1 1 6 1 1")
    assert "encounter:general" in game.keys
    assert "no" in game.keys


@pytest.mark.rule("eh.combat.15", "eh.encounter.4")
def test_6_where_a_monster_is_left_none_follows() -> None:
    game = given("leo-anderson").stand(0, "rome").monster("shoggoth", "rome").top_mythos("strange-sightings")
    game.encounter(dice="6 6 6 1")
    assert game.state.phase != "encounter"


@pytest.mark.rule("eh.encounter.7", "eh.faq.7")
def test_6_whoever_is_detained_does_not_fight() -> None:
    game = (
        given("leo-anderson", "lily-chen")
        .stand(0, "rome")
        .monster("ghoul", "rome")
        .card(0, "detained#1")
        .stand(1, "london")
    )
    game.encounter(dice="6 6")
    assert game.kinds() == ["ghoul"]
    assert (game.held(0), game.state.turn) == ([], LILY)


@pytest.mark.rule("eh.ambush.8", "eh.ambush.5", "eh.ambush.6")
@pytest.mark.parametrize(("kind", "dice"), [("ghoul", "6 1 1 1 6 1 1"), ("cultist", "6 1 1")])
def test_6_a_named_ambush_only_borrows_numbers(kind: str, dice: str) -> None:
    game = given("leo-anderson").stand(0, "rome").monster(kind, "5")
    cup, aside = list(game.state.cup), list(game.state.aside)
    asked = game.run(ambush(game.table, 0, kind), dice=dice)
    assert asked.value is True
    assert (game.kinds("5"), game.monsters()[0].lost) == ([kind], 0)
    assert (game.state.cup, game.state.aside) == (cup, aside)


@pytest.mark.rule("eh.ambush.7", "eh.ambush.9.ltp")
def test_6_after_an_ambush_what_caused_it_goes_on_and_no_encounter_follows() -> None:
    """A Deep One guards the token; its defeat buys the token, and that was the encounter."""
    game = given("lily-chen", ancient_one="cthulhu").stand(0, "8").mystery("the-deep-ones-attack").clues(0, 1)
    game.top_mythos("stars-aligned").encounter().do("mystery", "keep", "keep", "pay", dice="6 6 1 6 6 1")
    assert game.state.phase != "encounter"
    assert game.state.solved == ["the-deep-ones-attack"]


# 7. The pool of dice


@pytest.mark.rule("eh.test.5", "eh.test.7", "eh.test.9")
def test_7_a_pool_of_six_dice() -> None:
    """Skill 2, modifier -2, improvement +1, bonuses +1 and +3, two additional dice."""
    game = given("akachi-onyele").stand(0, "5").improve(0, STRENGTH)
    game.card(0, "45-automatic", "axe").monster("ghost", "5").in_mythos_phase()
    test = prepare(game.state, 0, STRENGTH, -2, (), 2)
    assert test.pool == 3
    game.state.combat = Combat(0, token("ghost"))
    test = prepare(game.state, 0, STRENGTH, -2, (Occurring.COMBAT,), 2)
    assert test.pool == 6


@pytest.mark.rule("eh.test.9")
def test_7_there_is_always_one_die() -> None:
    game = given("mark-harrigan").stand(0, "5")
    assert prepare(game.state, 0, LORE, -3).pool == 1


# 8. Not every roll is a test


@pytest.mark.rule("eh.faq.10", "eh.faq.11")
def test_8_the_roll_of_a_curse_cannot_be_rolled_again_and_takes_no_bonus() -> None:
    game = given("leo-anderson").card(0, "cursed", "lucky-rabbits-foot", "lucky-cigarette-case").clues(0, 2)
    asked = game.in_mythos_phase().run(reckon(game.table), dice="3")
    assert (asked.decisions, len(game[0].clues)) == ([], 2)
    assert "cursed" in game.held(0)


# 9. Spend and lose


@pytest.mark.rule("eh.health-sanity.7", "eh.health-sanity.8")
def test_9_nothing_prevents_spending_and_the_last_cannot_be_spent() -> None:
    game = given("leo-anderson").card(0, "whiskey").sanity(0, 3)
    assert (can_spend(game.state, 0, Harm.SANITY, 2), can_spend(game.state, 0, Harm.SANITY, 3)) == (True, False)
    spend(game.table, 0, Harm.SANITY, 2)
    assert (game[0].sanity.left, game.held(0)) == (1, ["whiskey"])


@pytest.mark.rule("eh.faq.18", "eh.faq.19")
def test_9_a_loss_chosen_after_unless_may_be_prevented_and_has_been_paid() -> None:
    game = given("leo-anderson").card(0, "whiskey")
    effect = Unless(cost=Loss(Harm.SANITY, 2), then=[Lose(Harm.HEALTH, Fixed(3))])
    game.run(effect.resolve(game.table, Me(who=0)), "pay", "use:whiskey")
    assert (hurt_of(game), game.held(0)) == ((0, 0), [])


# 10. Duplicates


@pytest.mark.rule("eh.gain.3", "eh.gain.5")
def test_10_a_random_spell_is_one_they_do_not_have() -> None:
    game = given("leo-anderson").card(0, "wither#1").bottom_spell("conjuration#1").bottom_spell("wither#2")
    game.run(gain_spell(game.table, 0))
    assert game.held(0) == ["conjuration", "wither"]


@pytest.mark.rule("eh.gain.3", "eh.gain.5", "eh.condition.3")
def test_10_where_only_duplicates_are_left_nothing_is_gained() -> None:
    game = given("leo-anderson").card(0, "wither#1", "amnesia#1")
    game.state.spells = ["wither#2"]
    game.state.conditions = ["amnesia#2", "amnesia#3"]
    assert game.run(gain_spell(game.table, 0)).value is False
    assert game.run(gain_condition_by_trait(game.table, 0, "madness")).value is False
    assert (game.state.spells, len(game.state.conditions)) == (["wither#2"], 2)


@pytest.mark.rule("eh.faq.17")
def test_10_whoever_has_a_dark_pact_cannot_pay_with_one() -> None:
    game = given("leo-anderson").doom(9).card(0, "dark-pact")
    event(game, "desperate-times")
    assert game.state.doom == 7


@pytest.mark.rule("eh.delayed.7.ltp")
def test_10_whoever_is_delayed_cannot_pay_with_a_delay() -> None:
    game = given("leo-anderson").delay(0)
    event(game, "heat-wave-singes-the-globe")
    assert hurt_of(game) == (3, 0)


@pytest.mark.rule("eh.condition.7.ltp", "eh.condition.8.ltp")
def test_10_blessings_and_curses_meet_in_their_own_way() -> None:
    blessed = given("leo-anderson").card(0, "blessed#2")
    blessed.run(gain_condition(blessed.table, 0, "blessed"))
    assert (blessed.held(0), len(blessed[0].clues)) == (["blessed"], 2)
    blessed.run(gain_condition(blessed.table, 0, "cursed"))
    assert blessed.held(0) == []


# 11. Double-sided decks


@pytest.mark.rule("eh.double-sided.4", "eh.double-sided.5")
def test_11_spells_come_from_the_bottom_and_go_back_into_the_deck() -> None:
    game = given("leo-anderson").bottom_spell("conjuration#2")
    game.run(gain_spell(game.table, 0))
    assert game[0].cards == ["conjuration#2"]
    before = list(game.state.spells)
    discard_card(game.table, 0, "conjuration#2")
    assert sorted(game.state.spells) == sorted([*before, "conjuration#2"])
    assert game.state.spells != [*before, "conjuration#2"], "it was shuffled"


@pytest.mark.rule("eh.search.1", "eh.search.3")
def test_11_searches_go_from_the_bottom_up_and_the_deck_is_shuffled() -> None:
    game = given("leo-anderson")
    injuries = [
        card for card in game.state.conditions if front(card) in ("back-injury", "internal-injury", "leg-injury")
    ]
    order = [card for card in game.state.conditions if card != injuries[0]]
    game.run(gain_condition_by_trait(game.table, 0, "injury"))
    assert game[0].conditions == [injuries[0]]
    assert sorted(order) == sorted(game.state.conditions)
    assert order != game.state.conditions


# 12. A random space discards a clue


@pytest.mark.rule("eh.random-space.1", "eh.discard.9")
def test_12_a_random_space_thins_the_pool_and_may_reset_it() -> None:
    game = given("leo-anderson").clues(0, 2)
    game.state.clue_pool, game.state.clue_discard = ["rome"], ["tokyo"]
    asked = game.run(random_space(game.table))
    assert asked.value == "rome"
    assert sorted([*game.state.clue_pool, *game.state.clue_discard]) == ["rome", "tokyo"]
    assert "tokyo" in game.state.clue_pool
    assert len(game[0].clues) == 2


@pytest.mark.rule("eh.clue.5")
def test_12_a_clue_for_a_given_space_ignores_its_face() -> None:
    game = given()
    game.state.clue_pool = ["rome"]
    spawn_clue_on(game.table, "5")
    assert [(clue.face, clue.space) for clue in game.state.clues] == [("rome", "5")]


# 13. What is new does not reckon


@pytest.mark.rule("eh.reckoning.9")
def test_13_what_a_reckoning_brings_does_not_reckon_now() -> None:
    game = given("leo-anderson").ongoing("growing-madness").monster("zombie", "rome").doom(9)
    game.in_mythos_phase().run(reckon(game.table))
    assert (game.kinds(), game.state.doom, len(game[0].conditions)) == (["zombie-horde"], 9, 1)


@pytest.mark.rule("eh.mythos.5", "eh.mythos.6")
def test_13_the_icon_in_the_corner_does_not_trigger_anything() -> None:
    game = given("leo-anderson").ongoing("lost-knowledge").gate("london").quiet_cup().in_mythos_phase()
    game.top_mythos("strange-sightings").run(draw_card(game.table))
    assert (game.state.ongoing[0].tokens, len(game.state.ongoing)) == (3, 2)
    game.top_mythos("rally-the-people").run(draw_card(game.table), "reckon:lost-knowledge")
    assert (game.state.ongoing[0].tokens, len(game.state.ongoing)) == (2, 1)


# 14. Once per round is per component


@pytest.mark.rule("eh.component-action.3")
def test_14_the_action_of_a_card_that_changed_hands_stays_used() -> None:
    game = given("leo-anderson", "lily-chen").stand(0, "rome").stand(1, "rome").card(0, "cat-burglar").turn(LEO)
    game.do("use:cat-burglar", dice="3")
    assert "use:cat-burglar" not in game.keys
    game[LILY].cards.append(game[LEO].cards.pop())
    assert "use:cat-burglar" not in game.turn(LILY).keys


@pytest.mark.rule("eh.local-action.4")
def test_14_a_local_action_is_once_for_each_investigator() -> None:
    game = given("leo-anderson", "lily-chen").stand(0, "rome").stand(1, "rome").card(0, "debt").turn(LEO)
    game.do("local:debt", dice="1 1")
    assert "local:debt" not in game.keys
    assert "local:debt@leo-anderson" in game.turn(LILY).keys


@pytest.mark.rule("eh.inv-charlie.1", "eh.inv-charlie.2")
def test_14_charlie_helps_neither_the_delayed_nor_himself() -> None:
    alone = given("charlie-kane", "lily-chen").delay(1).turn(0)
    assert "use:charlie-kane" not in alone.keys
    helping = given("charlie-kane", "lily-chen").turn(0)
    assert "use:charlie-kane" in helping.keys


@pytest.mark.rule("eh.inv-charlie.3")
def test_14_the_action_that_charlie_gives_may_be_none_that_was_performed() -> None:
    game = given("charlie-kane", "lily-chen").lead(1).stand(1, "rome").turn(1).do("rest", "end")
    game.do("use:charlie-kane")
    assert game.table.decision is not None
    assert game.table.decision.seat == 1
    assert "rest" not in game.keys


# 15. Unavailable and protected pieces


@pytest.mark.rule("eh.component-limit.3")
def test_15_what_a_defeated_investigator_has_is_not_to_be_had() -> None:
    game = given("leo-anderson").fallen("lily-chen", "rome", Harm.HEALTH, "axe")
    assert game.run(gain_asset_from_deck(game.table, 0, "axe")).value is False
    assert "axe" not in game.state.assets.discard


@pytest.mark.rule("eh.set-aside.3", "eh.set-aside.5")
def test_15_monsters_that_were_set_aside_never_come_into_the_cup() -> None:
    game = given(ancient_one="cthulhu").monster("deep-one", "rome")
    discard(game.table, game.monsters()[0])
    assert token("deep-one") in game.state.aside
    game.state.cup = []
    assert game.run(spawn(game.table, "rome")).value is None


@pytest.mark.rule("eh.epic.3", "eh.epic.4", "eh.epic.6", "eh.faq.8")
def test_15_epic_monsters_stay_but_can_be_hurt_outside_combat() -> None:
    game = given("leo-anderson").monster("zombie-horde", "rome")
    (horde,) = game.monsters()
    assert not discard(game.table, horde)
    assert game.kinds() == ["zombie-horde"]
    game.run(hurt(game.table, horde, 5))
    assert game.kinds() == []
    assert horde.token not in (*game.state.cup, *game.state.aside)


@pytest.mark.rule("eh.rumor.4.ltp")
def test_15_the_epic_monster_of_a_solved_rumor_goes_to_the_box() -> None:
    game = given("leo-anderson").ongoing("the-wind-walker").monster("wind-walker", "4")
    solve(game.table, "the-wind-walker")
    assert game.kinds() == []
    assert token("wind-walker") not in (*game.state.cup, *game.state.aside)


@pytest.mark.rule("eh.faq.28", "eh.faq.29")
def test_15_where_gates_cannot_be_closed_they_can_be_discarded() -> None:
    game = given().gate("rome", "london").ongoing("mysterious-lights")
    assert not close_gate(game.table, 0, "rome")
    discard_gate(game.table, "london")
    assert game.state.gates == ["rome"]


# And also


@pytest.mark.rule("eh.reserve.4")
def test_the_reserve_is_refilled_after_the_purchase_and_not_during_it() -> None:
    game = given("trish-scarborough").stand(0, "rome").reserve("axe", "bandages", "kerosene", "whiskey").turn(0)
    game.do("acquire", "no", "buy:whiskey", dice="6 6 6")
    assert game.state.reserve == ["axe", "bandages", "kerosene"]
    game.do("done")
    assert len(game.state.reserve) == 4


@pytest.mark.rule("eh.flip.2")
def test_turning_a_card_to_its_front_resolves_nothing() -> None:
    game = given("leo-anderson").card(0, "blessed#1").health(0, 1)
    game.run(gain_condition(game.table, 0, "blessed"))
    assert (game.held(0), game[0].health.left) == (["blessed"], 3)
