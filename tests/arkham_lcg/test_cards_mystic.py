"""The mystic cards."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.drawing import draw
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import attack
from miskatonic.games.arkham_lcg.harm import damage_enemy, take
from miskatonic.games.arkham_lcg.phases.framework import begin_phase, end_phase
from miskatonic.games.arkham_lcg.values import doom_in_play, has, has_trait, skill_value
from miskatonic.games.arkham_lcg.words import WILLPOWER, Keyword

from .given import AGNES, ATTIC, DAISY, ROLAND, STUDY, Scene, given
from .made_up import MakeUp
from .names import (
    ANCIENT_EVILS,
    ARCANE_INITIATE,
    ARCANE_STUDIES,
    BLINDING_LIGHT,
    BLINDING_LIGHT_2,
    BOOK_OF_SHADOWS,
    DRAWN_TO_THE_FLAME,
    FEARLESS,
    FLESH_EATER,
    FORBIDDEN_KNOWLEDGE,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GROTESQUE_STATUE,
    GUTS,
    HOLY_ROSARY,
    KNIFE,
    MIND_WIPE,
    OBSCURING_FOG,
    PARANOIA,
    SCRYING,
    SHRIVELLING,
    SWARM_OF_RATS,
    THE_NECRONOMICON,
    WARD_OF_PROTECTION,
    WIZARD_OF_THE_ORDER,
)
from .player_cards import draws, hand, offered, pile, tokens_revealed
from .scenes import harm, last_test

GRIM = ["skull", "cultist", "tablet", "elder-thing", "auto-fail"]


def agnes(*assets: str) -> Scene:
    scene = given(AGNES).house().bag("0")
    for asset in assets:
        scene.asset(0, asset)
    return scene


def pair() -> Scene:
    return given(AGNES, ROLAND).house().bag("0")


# Forbidden Knowledge


def test_forbidden_knowledge_turns_a_horror_and_a_secret_into_a_resource() -> None:
    scene = agnes(FORBIDDEN_KNOWLEDGE).do(f"use:{FORBIDDEN_KNOWLEDGE}")
    entry = scene.entry(FORBIDDEN_KNOWLEDGE)
    assert (scene.who().resources, harm(scene), entry.uses, entry.exhausted) == (6, (0, 1), 3, True)
    assert not scene.offers(f"use:{FORBIDDEN_KNOWLEDGE}")


def test_the_resource_of_forbidden_knowledge_is_moved_from_there_and_not_gained() -> None:
    scene = agnes(FORBIDDEN_KNOWLEDGE).do(f"use:{FORBIDDEN_KNOWLEDGE}")
    assert scene.events("resources-gained") == []
    (taken,) = scene.events("resources-taken")
    assert (taken.who, taken.id, taken.count) == (AGNES, scene.card(FORBIDDEN_KNOWLEDGE), 1)


def test_forbidden_knowledge_is_discarded_with_its_last_secret() -> None:
    scene = agnes().asset(0, FORBIDDEN_KNOWLEDGE, uses=1).do(f"use:{FORBIDDEN_KNOWLEDGE}")
    assert (scene.who().resources, pile(scene)) == (6, [FORBIDDEN_KNOWLEDGE])


# Holy Rosary


def test_the_holy_rosary_gives_1_willpower_and_bears_2_horror() -> None:
    scene = pair().asset(0, HOLY_ROSARY)
    assert [skill_value(scene.table, who, WILLPOWER) for who in (0, 1)] == [6, 3]
    scene.run(take(scene.table, 0, horror=3), *[f"assign-horror:{HOLY_ROSARY}"] * 2)
    assert (harm(scene), pile(scene)) == ((0, 1), [HOLY_ROSARY])


# Shrivelling


def test_shrivelling_attacks_with_willpower_for_2_damage() -> None:
    scene = agnes(SHRIVELLING).enemy(GHOUL_PRIEST, engaged=0).do(f"activate:{SHRIVELLING}")
    assert (last_test(scene).value, scene.harm(GHOUL_PRIEST), scene.entry(SHRIVELLING).uses) == (5, 2, 3)
    assert harm(scene) == (0, 0)


@pytest.mark.parametrize("token", GRIM)
def test_shrivelling_costs_a_horror_if_a_grim_symbol_is_revealed(token: str) -> None:
    scene = agnes(SHRIVELLING).enemy(SWARM_OF_RATS, engaged=0).bag(token).do(f"activate:{SHRIVELLING}")
    assert harm(scene) == (0, 1)


def test_shrivelling_costs_its_horror_before_the_test_is_decided() -> None:
    scene = agnes(SHRIVELLING).enemy(GHOUL_PRIEST, engaged=0).bag("auto-fail").do(f"activate:{SHRIVELLING}")
    assert (harm(scene), scene.offers(f"use:{AGNES}"), scene.events("test-ended")) == ((0, 1), True, [])


def test_an_elder_sign_that_counts_as_a_failure_is_grim_too() -> None:
    scene = given(DAISY).asset(0, SHRIVELLING).threat(0, THE_NECRONOMICON, controller=0, horror=3)
    scene.enemy(GHOUL_MINION, engaged=0).bag("elder-sign").do(f"activate:{SHRIVELLING}")
    assert harm(scene) == (0, 1)


# Scrying


def test_scrying_looks_at_three_cards_of_a_deck_and_puts_them_back_in_any_order() -> None:
    scene = pair().asset(0, SCRYING).deck(1, KNIFE, GUTS, FEARLESS, PARANOIA)
    scene.do(f"activate:{SCRYING}", f"scry:{ROLAND}", f"put-on-top:{KNIFE}", f"put-on-top:{FEARLESS}")
    assert scene.codes(scene.who(1).deck) == [PARANOIA, KNIFE, FEARLESS, GUTS]
    assert (scene.entry(SCRYING).uses, scene.entry(SCRYING).exhausted) == (2, True)


def test_scrying_looks_at_the_encounter_deck_too() -> None:
    scene = agnes(SCRYING).encounter_deck(GHOUL_MINION, SWARM_OF_RATS)
    scene.do(f"activate:{SCRYING}", "scry:encounter", f"put-on-top:{GHOUL_MINION}")
    assert scene.codes(scene.state.encounter.cards) == [GHOUL_MINION, SWARM_OF_RATS]


# Arcane Studies


def test_arcane_studies_buy_intellect_and_willpower() -> None:
    scene = agnes(ARCANE_STUDIES, SHRIVELLING).enemy(GHOUL_PRIEST, engaged=0, exhausted=True).has(resources=3)
    scene.do("investigate", *[f"use:{ARCANE_STUDIES}"] * 2, "pass", "pass")
    assert last_test(scene).value == 2 + 2
    scene.do(f"activate:{SHRIVELLING}", f"use:{ARCANE_STUDIES}")
    assert (last_test(scene).value, scene.who().resources) == (6, 0)


def test_arcane_studies_buy_no_combat() -> None:
    scene = agnes(ARCANE_STUDIES).enemy(GHOUL_PRIEST, engaged=0)
    assert not scene.do(f"fight:{GHOUL_PRIEST}").offers(f"use:{ARCANE_STUDIES}")


# Arcane Initiate


def test_the_arcane_initiate_comes_with_a_doom_that_counts() -> None:
    scene = agnes().hand(0, ARCANE_INITIATE).do(f"play:{ARCANE_INITIATE}")
    assert (scene.entry(ARCANE_INITIATE).doom, doom_in_play(scene.table)) == (1, 1)


def test_the_arcane_initiate_gets_no_doom_when_others_come() -> None:
    scene = agnes(ARCANE_INITIATE).hand(0, KNIFE).do(f"play:{KNIFE}")
    assert doom_in_play(scene.table) == 0


def test_the_arcane_initiate_needs_a_deck() -> None:
    assert not agnes(ARCANE_INITIATE).deck(0).offers(f"use:{ARCANE_INITIATE}")


def test_the_doom_leaves_with_the_arcane_initiate() -> None:
    scene = agnes().asset(0, ARCANE_INITIATE, doom=1)
    scene.run(take(scene.table, 0, damage=1), f"assign-damage:{ARCANE_INITIATE}")
    assert (scene.in_play(ARCANE_INITIATE), doom_in_play(scene.table)) == (False, 0)


def test_the_arcane_initiate_searches_three_cards_for_a_spell() -> None:
    scene = agnes(ARCANE_INITIATE).deck(0, KNIFE, SCRYING, GUTS, SHRIVELLING).do(f"use:{ARCANE_INITIATE}")
    assert (hand(scene), len(scene.who().deck), scene.entry(ARCANE_INITIATE).exhausted) == ([SCRYING], 3, True)


def test_the_arcane_initiate_finds_nothing_deeper_down() -> None:
    scene = agnes(ARCANE_INITIATE).deck(0, KNIFE, KNIFE, GUTS, SHRIVELLING).do(f"use:{ARCANE_INITIATE}")
    assert (hand(scene), len(scene.who().deck)) == ([], 4)


# Drawn to the Flame


def test_drawn_to_the_flame_draws_an_encounter_card_and_then_discovers_two_clues() -> None:
    scene = given(AGNES).clues(STUDY, 3).hand(0, DRAWN_TO_THE_FLAME).encounter(ANCIENT_EVILS)
    scene.do(f"play:{DRAWN_TO_THE_FLAME}")
    assert (scene.who().clues, doom_in_play(scene.table), scene.who().actions) == (2, 1, 2)


def test_drawn_to_the_flame_needs_an_encounter_card() -> None:
    assert not given(AGNES).hand(0, DRAWN_TO_THE_FLAME).encounter_deck().offers(f"play:{DRAWN_TO_THE_FLAME}")


# Ward of Protection


def test_ward_of_protection_cancels_a_revelation_for_a_horror() -> None:
    scene = agnes().hand(0, WARD_OF_PROTECTION).encounter(ANCIENT_EVILS)
    scene.run(draw_encounter_card(scene.table, 0), f"use:{WARD_OF_PROTECTION}")
    assert (doom_in_play(scene.table), harm(scene), scene.who().resources) == (0, (0, 1), 4)
    assert scene.codes(scene.state.encounter.discard)[-1] == ANCIENT_EVILS


def test_ward_of_protection_does_not_cancel_surge(made_up: MakeUp) -> None:
    made_up(ANCIENT_EVILS, "99001", keywords=frozenset({Keyword.SURGE}))
    scene = agnes().hand(0, WARD_OF_PROTECTION).encounter("99001", OBSCURING_FOG)
    scene.run(draw_encounter_card(scene.table, 0), f"use:{WARD_OF_PROTECTION}")
    assert scene.in_play(OBSCURING_FOG)


def test_ward_of_protection_is_for_ones_own_draw() -> None:
    scene = pair().hand(0, WARD_OF_PROTECTION).encounter(ANCIENT_EVILS)
    assert offered(draw_encounter_card(scene.table, 1)) == []


def test_ward_of_protection_is_not_for_enemies_or_weaknesses() -> None:
    scene = agnes().hand(0, WARD_OF_PROTECTION).encounter(GHOUL_MINION)
    assert offered(draw_encounter_card(scene.table, 0)) == []
    scene.top(0, PARANOIA)
    assert (offered(draw(scene.table, 0)), scene.who().resources) == ([], 0)


# Blinding Light


@pytest.mark.parametrize(("light", "damage", "left"), [(BLINDING_LIGHT, 1, 3), (BLINDING_LIGHT_2, 2, 4)])
def test_blinding_light_evades_with_willpower_and_damages_the_enemy(light: str, damage: int, left: int) -> None:
    scene = agnes().hand(0, light).enemy(GHOUL_PRIEST, engaged=0).do(f"play:{light}")
    entry = scene.entry(GHOUL_PRIEST)
    assert (last_test(scene).value, last_test(scene).difficulty, entry.exhausted, entry.damage) == (5, 4, True, damage)
    assert (scene.who().resources, scene.who().actions, harm(scene)) == (left, 2, (0, 0))


@pytest.mark.parametrize("token", GRIM)
@pytest.mark.parametrize(("light", "horror"), [(BLINDING_LIGHT, 0), (BLINDING_LIGHT_2, 1)])
def test_blinding_light_costs_an_action_if_a_grim_symbol_is_revealed_the_better_one_a_horror_too(
    light: str, horror: int, token: str
) -> None:
    scene = given(DAISY).house().hand(0, light).enemy(FLESH_EATER, engaged=0).bag(token).do(f"play:{light}")
    assert (scene.who().actions, scene.who().horror) == (1, horror)


# Fearless


def test_fearless_heals_a_horror_of_whoever_committed_it_if_the_test_succeeds() -> None:
    scene = pair().asset(0, SHRIVELLING).hand(1, FEARLESS).has(horror=2).has(1, horror=2)
    scene.enemy(GHOUL_PRIEST, engaged=0).do(f"activate:{SHRIVELLING}", f"commit:{FEARLESS}", "as-listed")
    assert (last_test(scene).value, harm(scene), harm(scene, 1)) == (6, (0, 2), (0, 1))


def test_fearless_heals_nothing_if_the_test_fails() -> None:
    scene = agnes(SHRIVELLING).hand(0, FEARLESS).has(horror=2).enemy(GHOUL_MINION, engaged=0).bag("-8")
    assert harm(scene.do(f"activate:{SHRIVELLING}", f"commit:{FEARLESS}")) == (0, 2)


# Mind Wipe


def wiped(enemy: str) -> Scene:
    scene = agnes().hand(0, MIND_WIPE).enemy(enemy, engaged=0)
    scene.run(begin_phase(scene.table, "enemy"), f"use:{MIND_WIPE}")
    return scene


def test_mind_wipe_blanks_an_enemy_until_the_end_of_the_phase_but_not_its_traits() -> None:
    scene = wiped(WIZARD_OF_THE_ORDER)
    wizard = scene.card(WIZARD_OF_THE_ORDER)
    assert (has(scene.table, wizard, Keyword.RETALIATE), has_trait(scene.table, wizard, "cultist")) == (False, True)
    scene.run(end_phase(scene.table, "enemy"))
    assert (has(scene.table, wizard, Keyword.RETALIATE), scene.who().resources) == (True, 4)


def test_mind_wipe_leaves_what_the_enemy_deals() -> None:
    scene = wiped(FLESH_EATER)
    scene.run(attack(scene.table, scene.card(FLESH_EATER), 0))
    assert harm(scene) == (1, 2)


def test_a_mind_wiped_enemy_is_worth_nothing_when_it_is_defeated() -> None:
    scene = wiped(FLESH_EATER)
    scene.run(damage_enemy(scene.table, scene.card(FLESH_EATER), 4, by=0))
    assert (scene.state.victory, scene.codes(scene.state.encounter.discard)[-1]) == ([], FLESH_EATER)


def test_mind_wipe_does_nothing_to_elite_enemies_or_far_ones() -> None:
    scene = agnes().hand(0, MIND_WIPE).enemy(GHOUL_PRIEST, engaged=0).enemy(GHOUL_MINION, at=ATTIC)
    assert not list(begin_phase(scene.table, "enemy"))


def test_mind_wipe_passes_over_the_elite_enemy_beside_another() -> None:
    scene = agnes().hand(0, MIND_WIPE).enemy(GHOUL_PRIEST, engaged=0).enemy(WIZARD_OF_THE_ORDER, engaged=0)
    scene.run(begin_phase(scene.table, "enemy"), f"use:{MIND_WIPE}")
    enemies = (GHOUL_PRIEST, WIZARD_OF_THE_ORDER)
    assert [has(scene.table, scene.card(enemy), Keyword.RETALIATE) for enemy in enemies] == [True, False]


def test_mind_wipe_is_played_when_a_phase_begins() -> None:
    assert not agnes().hand(0, MIND_WIPE).enemy(GHOUL_MINION, engaged=0).offers(f"play:{MIND_WIPE}")


# Book of Shadows


def test_the_book_of_shadows_puts_a_charge_on_a_spell() -> None:
    scene = agnes(BOOK_OF_SHADOWS, SHRIVELLING, SCRYING).do(f"activate:{BOOK_OF_SHADOWS}", f"reload:{SCRYING}")
    assert (scene.entry(SCRYING).uses, scene.entry(BOOK_OF_SHADOWS).exhausted) == (4, True)


def test_the_book_of_shadows_needs_a_spell() -> None:
    assert not agnes(BOOK_OF_SHADOWS, FORBIDDEN_KNOWLEDGE).offers(f"activate:{BOOK_OF_SHADOWS}")


@pytest.mark.parametrize("books", [0, 1])
def test_the_book_of_shadows_gives_an_arcane_slot(books: int) -> None:
    scene = agnes(SHRIVELLING, SHRIVELLING, *[BOOK_OF_SHADOWS] * books).hand(0, SCRYING).do(f"play:{SCRYING}")
    assert scene.offers("make-room:") is (books == 0)


# Grotesque Statue


def test_the_grotesque_statue_reveals_two_tokens_to_choose_from(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = draws(monkeypatch, agnes(GROTESQUE_STATUE), "-3", "0", "+1")
    scene.do("investigate", f"use:{GROTESQUE_STATUE}")
    assert scene.keys() == ["resolve:-3", "resolve:0"]
    scene.do("resolve:0")
    assert (last_test(scene).value, scene.entry(GROTESQUE_STATUE).uses) == (2, 3)
    assert sorted(scene.state.bag) == ["+1", "-3", "0"]


def test_the_grotesque_statue_may_stand_idle() -> None:
    scene = agnes(GROTESQUE_STATUE).do("investigate", "pass")
    assert (tokens_revealed(scene), scene.entry(GROTESQUE_STATUE).uses) == (["0"], 4)


def test_the_grotesque_statue_is_discarded_with_its_last_charge() -> None:
    scene = agnes().asset(0, GROTESQUE_STATUE, uses=1).do("investigate", f"use:{GROTESQUE_STATUE}")
    assert pile(scene) == [GROTESQUE_STATUE]


def test_the_grotesque_statue_does_nothing_for_others() -> None:
    scene = pair().asset(0, GROTESQUE_STATUE).turn(1).do("investigate")
    assert not scene.offers(f"use:{GROTESQUE_STATUE}")
