"""Cards that meet other cards: what a judge is asked about."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.drawing import draw
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.places import move
from miskatonic.games.arkham_lcg.state import Fate
from miskatonic.games.arkham_lcg.words import NOBODY, Keyword

from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, ROLAND, SKIDS, STUDY, WENDY, Scene, given
from .made_up import MakeUp
from .names import (
    ABANDONED_AND_ALONE,
    ACOLYTE,
    ANCIENT_EVILS,
    AQUINNAH,
    BARRICADE,
    BASEBALL_BAT,
    BEAT_COP_2,
    COVER_UP,
    CRYPTIC_RESEARCH,
    CUNNING_DISTRACTION,
    DRAWN_TO_THE_FLAME,
    DYNAMITE_BLAST,
    FALSE_LEAD,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GUTS,
    HOSPITAL_DEBTS,
    HUNTING_SHADOW,
    HYPOCHONDRIA,
    KNIFE,
    MOB_ENFORCER,
    MYSTERIOUS_CHANTING,
    ON_THE_LAM,
    PICKPOCKETING,
    PSYCHOSIS,
    ROTTING_REMAINS,
    SCAVENGING,
    SWARM_OF_RATS,
    THE_NECRONOMICON,
    WILL_TO_SURVIVE,
    WIZARD_OF_THE_ORDER,
    YOUR_HOUSE,
)
from .player_cards import hand, pile
from .scenes import CAMPAIGN, harm, tags

# Barricade


def followed(enemy: str) -> Scene:
    """Somebody moves with an enemy into a barricaded location; a colleague stays behind."""
    scene = given(ROLAND, AGNES).house().at(1, CELLAR).attached(BARRICADE, ATTIC, owner=1).enemy(enemy, engaged=0)
    scene.do(f"move:{ATTIC}")
    return scene.pass_all()


def test_an_engaged_enemy_that_the_barricade_keeps_out_attacks_and_stays_behind() -> None:
    scene = followed(GHOUL_MINION)
    entry = scene.entry(GHOUL_MINION)
    assert (entry.engaged, entry.location, entry.exhausted) == (NOBODY, scene.place(HALLWAY), False)
    assert tags(scene, "attacked", "disengaged", "moved") == ["attacked", "disengaged", "moved"]


def test_an_elite_enemy_follows_through_the_barricade() -> None:
    assert followed(GHOUL_PRIEST).entry(GHOUL_PRIEST).engaged == 0


def test_an_enemy_left_behind_at_a_barricade_turns_to_whoever_is_still_there() -> None:
    scene = given(ROLAND, AGNES).house().attached(BARRICADE, ATTIC, owner=1).enemy(SWARM_OF_RATS, engaged=0)
    scene.run(move(scene.table, 0, scene.place(ATTIC)))
    assert (scene.who(0).location, scene.entry(SWARM_OF_RATS).engaged) == (scene.place(ATTIC), 1)


# Drawn to the Flame


def test_drawn_to_the_flame_resolves_surge_before_the_clues_are_discovered() -> None:
    scene = given(AGNES).hand(0, DRAWN_TO_THE_FLAME).encounter(FALSE_LEAD, ANCIENT_EVILS)
    scene.do(f"play:{DRAWN_TO_THE_FLAME}")
    drawn = "encounter-card-was-drawn"
    assert tags(scene, drawn, "doom-placed", "clues-discovered") == [drawn, drawn, "doom-placed", "clues-discovered"]


def test_a_peril_is_over_before_the_card_that_surge_draws(made_up: MakeUp) -> None:
    lonely = made_up(HUNTING_SHADOW, "99001", keywords=frozenset({Keyword.PERIL, Keyword.SURGE}))
    scene = given(AGNES, ROLAND).has(clues=1).hand(0, DRAWN_TO_THE_FLAME).hand(1, GUTS)
    scene.encounter(lonely, ROTTING_REMAINS).do(f"play:{DRAWN_TO_THE_FLAME}", "hunting-shadow:clue")
    assert (scene.seat(), scene.keys()) == (1, [f"commit:{GUTS}", "done"])


# The end of the scenario


def test_who_falls_with_the_ghoul_priest_still_answers_for_the_cover_up() -> None:
    scene = given(ROLAND, adventure=CAMPAIGN).house().act(3).hand(0, DYNAMITE_BLAST).has(damage=7)
    scene.threat(0, COVER_UP, clues=3).enemy(GHOUL_PRIEST, exhausted=True, damage=3)
    scene.do(f"play:{DYNAMITE_BLAST}", "falls-first:enemies", "house:keep")
    sheet = scene.state.sheets[0]
    assert (sheet.physical_trauma, sheet.mental_trauma) == (1, 1)


def test_who_falls_with_the_ghoul_priest_still_has_hospital_debts() -> None:
    scene = given(SKIDS, adventure=CAMPAIGN).house().act(3).hand(0, DYNAMITE_BLAST).has(damage=7)
    scene.threat(0, HOSPITAL_DEBTS).enemy(GHOUL_PRIEST, exhausted=True, damage=3)
    scene.do(f"play:{DYNAMITE_BLAST}", "falls-first:enemies", "house:keep")
    (chapter,) = scene.state.log.chapters
    assert chapter.earned == {0: 2 + 3 - 2}


def test_when_the_ghouls_break_out_at_the_last_act_the_lead_investigator_stays_the_lead() -> None:
    scene = given(ROLAND, AGNES, SKIDS, adventure=CAMPAIGN).house().act(3).agenda(3).doom(9).step("round.begin")
    assert (scene.seat(), scene.keys()) == (0, ["lita:yes", "lita:no"])
    assert scene.events("lead-chosen") == []


# Costs that hurt


def test_a_beat_cop_whose_wound_defeats_you_strikes_nobody() -> None:
    scene = given(ROLAND, AGNES).asset(0, BEAT_COP_2).threat(0, HYPOCHONDRIA).has(horror=4)
    scene.enemy(MOB_ENFORCER, engaged=0, owner=0).enemy(GHOUL_MINION, exhausted=True).do(f"use:{BEAT_COP_2}")
    assert (scene.who(0).fate, scene.seat(), scene.harm(GHOUL_MINION)) == (Fate.DEFEATED, 1, 0)


def test_an_aquinnah_whose_horror_defeats_you_strikes_nobody() -> None:
    scene = given(AGNES, ROLAND).asset(0, AQUINNAH).threat(0, PSYCHOSIS).has(damage=5)
    scene.enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=0).enemy(GHOUL_PRIEST, exhausted=True)
    scene.do("resource", f"attacked-by:{GHOUL_MINION}", f"use:{AQUINNAH}")
    assert (scene.who(0).fate, scene.seat(), scene.in_play(SWARM_OF_RATS)) == (Fate.DEFEATED, 1, True)


def test_nobody_asks_the_defeated_which_enemy_attacks_next() -> None:
    scene = given(ROLAND, AGNES).has(damage=8)
    scene.enemy(GHOUL_MINION, engaged=0).enemy(SWARM_OF_RATS, engaged=0).enemy(GHOUL_PRIEST, engaged=0)
    scene.do("resource", f"attacked-by:{SWARM_OF_RATS}")
    assert (scene.who(0).fate, scene.seat(), len(scene.events("attacked"))) == (Fate.DEFEATED, 1, 1)


# Your House


@pytest.mark.parametrize("drawer", [0, 1])
def test_the_ghoul_priest_that_comes_home_engages_its_prey_whoever_drew_it(drawer: int) -> None:
    scene = given(WENDY, ROLAND, adventure="midnight-masks").location(YOUR_HOUSE)
    scene.at(0, YOUR_HOUSE).at(1, YOUR_HOUSE).encounter(GHOUL_PRIEST)
    scene.run(draw_encounter_card(scene.table, drawer))
    assert scene.entry(GHOUL_PRIEST).engaged == 1


# Survivors


def test_scavenging_that_returns_a_weakness_has_it_come_as_if_drawn() -> None:
    scene = given(DAISY).asset(0, SCAVENGING).discarded(0, THE_NECRONOMICON).bag("0")
    scene.do("investigate", f"use:{SCAVENGING}")
    assert (hand(scene), pile(scene), scene.entry(THE_NECRONOMICON).horror) == ([], [], 3)


def test_an_elder_sign_that_counts_as_a_failure_breaks_the_baseball_bat() -> None:
    scene = given(DAISY).asset(0, BASEBALL_BAT).threat(0, THE_NECRONOMICON, horror=3, controller=0)
    scene.enemy(GHOUL_PRIEST, exhausted=True).bag("elder-sign").do(f"activate:{BASEBALL_BAT}")
    assert not scene.in_play(BASEBALL_BAT)


def test_cunning_distraction_evades_everybody_before_anything_reacts() -> None:
    scene = given(SKIDS).asset(0, PICKPOCKETING).hand(0, CUNNING_DISTRACTION).enemy(GHOUL_MINION, engaged=0)
    scene.enemy(SWARM_OF_RATS, engaged=0).do(f"play:{CUNNING_DISTRACTION}")
    assert scene.offers(f"use:{PICKPOCKETING}")
    assert (scene.entry(GHOUL_MINION).exhausted, scene.entry(SWARM_OF_RATS).exhausted) == (True, True)


# Cryptic Research


def test_cryptic_research_is_for_somebody_with_cards_to_draw() -> None:
    scene = given(DAISY, ROLAND).hand(0, CRYPTIC_RESEARCH).deck(0).deck(1, KNIFE, KNIFE, KNIFE)
    scene.do(f"play:{CRYPTIC_RESEARCH}")
    assert hand(scene, 1) == [KNIFE, KNIFE, KNIFE]


# Weaknesses drawn together


def test_of_several_weaknesses_drawn_at_once_their_bearer_says_which_comes_first() -> None:
    scene = given(WENDY).deck(0, ABANDONED_AND_ALONE, KNIFE, PSYCHOSIS)
    scene.run(draw(scene.table, 0, 3), f"applies-first:{ABANDONED_AND_ALONE}")
    assert (hand(scene), harm(scene), scene.in_play(PSYCHOSIS)) == ([KNIFE], (0, 2), True)
    scene = given(WENDY).deck(0, ABANDONED_AND_ALONE, KNIFE, PSYCHOSIS)
    scene.run(draw(scene.table, 0, 3), f"applies-first:{PSYCHOSIS}")
    assert (hand(scene), harm(scene)) == ([KNIFE], (1, 2))


# Mysterious Chanting


def test_a_cultist_where_no_way_leads_is_the_nearest_if_there_is_no_other() -> None:
    scene = given(AGNES).house().location(STUDY).enemy(WIZARD_OF_THE_ORDER, at=STUDY).encounter(MYSTERIOUS_CHANTING)
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.entry(WIZARD_OF_THE_ORDER).doom == 2


def test_a_cultist_somewhere_on_the_way_is_nearer_than_one_where_no_way_leads() -> None:
    scene = given(AGNES).house().location(STUDY).enemy(WIZARD_OF_THE_ORDER, at=STUDY).enemy(ACOLYTE, at=ATTIC)
    scene.encounter(MYSTERIOUS_CHANTING).run(draw_encounter_card(scene.table, 0))
    assert (scene.entry(WIZARD_OF_THE_ORDER).doom, scene.entry(ACOLYTE).doom) == (0, 2)


# The end of a turn, and of everybody


@pytest.mark.rule("lcg.lasting-effect.6")
def test_what_is_for_ones_own_turn_is_too_late_when_the_turn_has_ended() -> None:
    scene = given(WENDY, ROLAND).threat(0, FROZEN_IN_FEAR).hand(0, WILL_TO_SURVIVE).has(resources=6).bag("-1")
    assert scene.offers(f"play:{WILL_TO_SURVIVE}")
    assert not scene.do("end-turn").offers(f"play:{WILL_TO_SURVIVE}")


def test_an_enemy_that_cannot_attack_does_not_exhaust() -> None:
    scene = given(SKIDS).enemy(GHOUL_MINION, engaged=0).hand(0, ON_THE_LAM).step("investigation.next")
    scene.has(turn_taken=False).do(f"use:{ON_THE_LAM}", "end-turn")
    assert "exhausted" not in tags(scene)


def test_a_lead_investigator_who_falls_with_all_the_others_stays_the_lead() -> None:
    scene = given(ROLAND, AGNES, adventure=CAMPAIGN).house().hand(1, DYNAMITE_BLAST).turn(1)
    scene.has(0, damage=8).has(1, damage=5, resources=5).do(f"play:{DYNAMITE_BLAST}")
    assert (scene.seat(), scene.keys(), scene.events("lead-chosen")) == (0, ["lita:yes", "lita:no"], [])
