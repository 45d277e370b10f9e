"""Constant, forced, lasting and delayed effects, and what happens at the same time."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import AFTER, Card, Me, Table, event, reaction
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import evade_enemy
from miskatonic.games.arkham_lcg.harm import damage_enemy, take
from miskatonic.games.arkham_lcg.moments import EncounterCardDrawn
from miskatonic.games.arkham_lcg.phases import upkeep
from miskatonic.games.arkham_lcg.phases.framework import end_phase
from miskatonic.games.arkham_lcg.play import printed
from miskatonic.games.arkham_lcg.skill_test import skill_test
from miskatonic.games.arkham_lcg.state import Lasting
from miskatonic.games.arkham_lcg.values import fight, has_trait, is_blank, skill_value
from miskatonic.games.arkham_lcg.words import AUTO_FAIL, COMBAT, ELDER_SIGN, INTELLECT, SKULL, WILLPOWER
from miskatonic.games.arkham_lcg.zones import discard

from .given import AGNES, ATTIC, DAISY, HALLWAY, ROLAND, SKIDS, WENDY, Scene, given
from .made_up import MakeUp
from .names import (
    BEAT_COP,
    CRYPT_CHILL,
    DISSONANT_VOICES,
    DR_MILAN_CHRISTOPHER,
    DYNAMITE_BLAST,
    ENCYCLOPEDIA,
    FLASHLIGHT,
    FORTY_FIVE_AUTOMATIC,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    HOLY_ROSARY,
    HYPOCHONDRIA,
    KNIFE,
    LOOK_WHAT_I_FOUND,
    MAGNIFYING_GLASS,
    MIND_WIPE,
    MISKATONIC_UNIVERSITY,
    PERCEPTION,
    PHYSICAL_TRAINING,
    PICKPOCKETING,
    RELENTLESS_DARK_YOUNG,
    ROLANDS_38_SPECIAL,
    ROTTING_REMAINS,
    RUTH_TURNER,
    SCREECHING_BYAKHEE,
    SWARM_OF_RATS,
    UNEXPECTED_COURAGE,
    WILL_TO_SURVIVE,
    WIZARD_OF_THE_ORDER,
)

# Abilities.


@pytest.mark.rule("lcg.ability.2")
def test_a_card_does_nothing_before_it_is_in_play() -> None:
    scene = given(ROLAND).hand(0, HOLY_ROSARY)
    assert skill_value(scene.table, 0, WILLPOWER) == 3
    assert skill_value(scene.asset(0, HOLY_ROSARY).table, 0, WILLPOWER) == 4


@pytest.mark.rule("lcg.ability.3")
def test_abilities_look_at_cards_in_play_only() -> None:
    """Crypt Chill takes an asset; those in hand do not count, so it deals 2 damage."""
    scene = given(ROLAND).hand(0, HOLY_ROSARY).encounter(CRYPT_CHILL).bag("auto-fail")
    scene.run(draw_encounter_card(scene.table, 0))
    assert (scene.codes(scene.who().hand), scene.who().damage) == ([HOLY_ROSARY], 2)


@pytest.mark.rule("lcg.ability.4")
def test_several_equal_abilities_count_one_by_one() -> None:
    """Frozen in Fear makes the first move of the round an action dearer; two of them make it two."""
    scene = given(ROLAND, DAISY).house().threat(0, FROZEN_IN_FEAR).threat(0, FROZEN_IN_FEAR).do("move:01113")
    assert scene.who().actions == 0


@pytest.mark.rule("lcg.ability.4")
def test_two_beat_cops_add_two() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP).asset(0, BEAT_COP)
    assert skill_value(scene.table, 0, COMBAT) == 6


@pytest.mark.rule("lcg.ability.6")
def test_a_constant_ability_works_without_being_used() -> None:
    scene = given(ROLAND).asset(0, HOLY_ROSARY)
    assert skill_value(scene.table, 0, WILLPOWER) == 4
    options = scene.keys()
    assert not any(HOLY_ROSARY in key for key in options)


@pytest.mark.rule("lcg.ability.7")
@pytest.mark.parametrize(("horror", "value"), [(0, 3), (1, 4)])
def test_a_constant_ability_with_a_condition_works_while_it_holds(horror: int, value: int) -> None:
    """The Byakhee is harder to fight while its prey has 4 sanity or less."""
    scene = given(ROLAND).enemy(SCREECHING_BYAKHEE, engaged=0).has(horror=horror)
    assert fight(scene.table, scene.card(SCREECHING_BYAKHEE)) == value


@pytest.mark.rule("lcg.ability.7")
def test_a_bonus_for_investigating_is_none_in_other_tests() -> None:
    scene = given(ROLAND).asset(0, MAGNIFYING_GLASS).bag("0")
    scene.run(skill_test(scene.table, 0, INTELLECT, 1))
    assert scene.events("test-ended")[-1].value == 3
    scene.do("investigate")
    assert scene.events("test-ended")[-1].value == 4


@pytest.mark.rule("lcg.ability-designator.1")
def test_a_fight_ability_is_an_attack_with_its_changes() -> None:
    """Roland has combat 4 and the knife adds 1; a hit deals 1 damage."""
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0).asset(0, KNIFE).bag("0")
    scene.do(f"activate:01086#{scene.card(KNIFE)}:stab")
    told = scene.events("test-ended")[-1]
    assert (told.value, told.difficulty, scene.harm(GHOUL_MINION)) == (5, 2, 1)


@pytest.mark.rule("lcg.ability-designator.1")
def test_a_fight_ability_needs_an_enemy_like_the_action() -> None:
    assert not given(ROLAND).asset(0, KNIFE).offers("activate:01086")


@pytest.mark.rule("lcg.ability-designator.1")
def test_an_investigate_ability_finds_clues_with_its_changes() -> None:
    """The Study has shroud 2, and the flashlight takes 2 off."""
    scene = given(ROLAND).asset(0, FLASHLIGHT).bag("-4").do("activate:01087")
    assert (scene.events("test-ended")[-1].difficulty, scene.who().clues) == (0, 1)


# Qualifiers.


@pytest.mark.rule("lcg.qualifier.1")
def test_each_stands_for_every_kind_of_thing_that_follows() -> None:
    """Dynamite Blast hits each enemy and investigator at a location."""
    scene = given(ROLAND, AGNES).house().enemy(GHOUL_MINION).enemy(RELENTLESS_DARK_YOUNG).hand(0, DYNAMITE_BLAST)
    scene.has(resources=5).do("play:01024")
    assert [scene.who(seat).damage for seat in (0, 1)] == [3, 3]
    assert (scene.in_play(GHOUL_MINION), scene.harm(RELENTLESS_DARK_YOUNG)) == (False, 3)


@pytest.mark.rule("lcg.qualifier.1", "lcg.qualifier.2")
def test_each_unique_ally_and_item_means_unique_allies_and_unique_items(made_up: MakeUp) -> None:
    made_up("01088", "99001")

    class Farewell(Card, code="99001"):
        @event()
        def play(self, table: Table, me: Me) -> None:
            for card in list(table.state.investigators[me.you].assets):
                if printed(table, card).unique and (has_trait(table, card, "ally") or has_trait(table, card, "item")):
                    discard(table, card)

    scene = given(ROLAND).hand(0, "99001")
    for asset in (BEAT_COP, DR_MILAN_CHRISTOPHER, FORTY_FIVE_AUTOMATIC, ROLANDS_38_SPECIAL):
        scene.asset(0, asset)
    scene.do("play:99001")
    assert scene.codes(scene.who().assets) == [BEAT_COP, FORTY_FIVE_AUTOMATIC]


# Forced abilities.


@pytest.mark.rule("lcg.forced-ability.1")
def test_a_forced_ability_happens_without_a_question() -> None:
    scene = given(ROLAND).threat(0, HYPOCHONDRIA)
    scene.run(take(scene.table, 0, damage=2))
    assert scene.who().horror == 1


@pytest.mark.rule("lcg.forced-ability.2")
@pytest.mark.parametrize(("damage", "told"), [(0, 0), (1, 1)])
def test_a_forced_ability_that_changes_nothing_does_not_trigger(damage: int, told: int) -> None:
    """At the end of the round the Dark Young heals 2 damage, if it has any."""
    scene = given(ROLAND).house().enemy(RELENTLESS_DARK_YOUNG, at=ATTIC, damage=damage)
    scene.run(upkeep.end(scene.table))
    assert len(scene.events("healed")) == told


@pytest.mark.rule("lcg.forced-ability.3")
def test_a_forced_ability_happens_every_time() -> None:
    scene = given(ROLAND).house().do("move:01113", "move:01112", "move:01113")
    assert scene.who().horror == 2


@pytest.mark.rule("lcg.forced-ability.4")
def test_forced_abilities_come_before_reactions_to_the_same_moment() -> None:
    """Ruth Turner breaks down when she is evaded; then her pockets may be picked."""
    scene = given(SKIDS).enemy(RUTH_TURNER, engaged=0).asset(0, PICKPOCKETING)
    asked = next(evade_enemy(scene.table, scene.card(RUTH_TURNER), 0))
    assert asked.options[0].key.startswith("use:01046")
    assert scene.codes(scene.state.victory) == [RUTH_TURNER]


@pytest.mark.rule("lcg.simultaneous.3")
def test_the_lead_investigator_puts_simultaneous_forced_abilities_in_order() -> None:
    scene = given(ROLAND, AGNES).threat(0, DISSONANT_VOICES).enemy(RELENTLESS_DARK_YOUNG, damage=1)
    scene.state.lead = 1
    flow = upkeep.end(scene.table)
    assert not isinstance(flow, str)
    asked = next(flow)
    assert (asked.seat, [option.key[:9] for option in asked.options]) == (1, ["use:01165", "use:01179"])


# After.


@pytest.mark.rule("lcg.after.1")
def test_after_comes_when_everything_has_been_resolved() -> None:
    """When Roland may react to the defeat of an enemy, it is in the discard pile already."""
    scene = given(ROLAND).enemy(GHOUL_MINION, engaged=0)
    asked = next(damage_enemy(scene.table, scene.card(GHOUL_MINION), 2, by=0))
    assert asked.options[0].key.startswith("use:01001")
    assert scene.codes(scene.state.encounter.discard)[-1] == GHOUL_MINION


@pytest.mark.rule("lcg.after.2")
def test_after_an_enemy_was_drawn_it_has_spawned(made_up: MakeUp) -> None:
    made_up(PHYSICAL_TRAINING, "99001")

    class Lookout(Card, code="99001"):
        @reaction(AFTER, EncounterCardDrawn)
        def look(self, table: Table, me: Me) -> None:
            pass

    scene = given(ROLAND).asset(0, "99001").encounter(SWARM_OF_RATS)
    asked = next(draw_encounter_card(scene.table, 0))
    assert asked.options[0].key.startswith("use:99001")
    assert scene.entry(SWARM_OF_RATS).engaged == 0


# Delayed effects.


@pytest.mark.rule("lcg.delayed-effect.2")
@pytest.mark.parametrize(("difficulty", "horror"), [(2, 0), (3, 1)])
def test_a_delayed_effect_happens_by_itself_when_its_condition_comes_true(difficulty: int, horror: int) -> None:
    """The cultist token says: if you fail, take 1 horror."""
    scene = given(ROLAND).bag("cultist")
    scene.run(skill_test(scene.table, 0, WILLPOWER, difficulty))
    assert scene.who().horror == horror


@pytest.mark.rule("lcg.delayed-effect.3")
def test_a_delayed_effect_is_about_what_is_there_when_it_happens() -> None:
    """The tablet takes all your clues if you fail, those you found after it was revealed among them."""
    scene = given(WENDY, adventure="midnight-masks", difficulty="hard")
    scene.at(0, MISKATONIC_UNIVERSITY).clues(MISKATONIC_UNIVERSITY, 2).has(clues=1, resources=2).bag("tablet")
    scene.hand(0, LOOK_WHAT_I_FOUND, PERCEPTION, UNEXPECTED_COURAGE)
    scene.do("investigate", "commit:01090", "commit:01093", "done", "pass", "use:01079")
    assert (scene.who().clues, scene.entry(MISKATONIC_UNIVERSITY).clues) == (0, 3)


# Lasting effects.


def wiped(scene: Scene, code: str) -> Scene:
    """Mind Wipe on an enemy, until the end of the phase."""
    scene.state.lasting.append(Lasting("blank", MIND_WIPE, "phase", card=scene.card(code)))
    return scene


@pytest.mark.rule("lcg.lasting-effect.2")
def test_a_lasting_effect_outlives_its_card() -> None:
    scene = given(DAISY).asset(0, ENCYCLOPEDIA).do("activate:01042", "skill:combat")
    discard(scene.table, scene.card(ENCYCLOPEDIA))
    assert skill_value(scene.table, 0, COMBAT) == 2 + 2


@pytest.mark.rule("lcg.lasting-effect.3")
def test_a_lasting_effect_is_not_for_those_who_come_later() -> None:
    scene = wiped(given(ROLAND).house().enemy(WIZARD_OF_THE_ORDER, at=ATTIC), WIZARD_OF_THE_ORDER)
    scene.enemy(WIZARD_OF_THE_ORDER, at=HALLWAY)
    assert [is_blank(scene.table, card) for card in scene.state.enemies] == [True, False]


@pytest.mark.rule("lcg.lasting-effect.3")
def test_a_card_that_comes_back_is_no_longer_affected() -> None:
    scene = wiped(given(ROLAND).house().enemy(WIZARD_OF_THE_ORDER, at=ATTIC), WIZARD_OF_THE_ORDER)
    discard(scene.table, scene.card(WIZARD_OF_THE_ORDER))
    scene.enemy(WIZARD_OF_THE_ORDER, at=ATTIC)
    assert not is_blank(scene.table, scene.card(WIZARD_OF_THE_ORDER))


@pytest.mark.rule("lcg.lasting-effect.4")
def test_a_lasting_effect_ends_at_its_time() -> None:
    scene = given(DAISY).asset(0, ENCYCLOPEDIA).do("activate:01042", "skill:combat")
    scene.run(end_phase(scene.table, "investigation"))
    assert skill_value(scene.table, 0, COMBAT) == 2


@pytest.mark.rule("lcg.lasting-effect.5")
def test_what_lasts_until_the_end_of_the_phase_has_ended_before_what_happens_then() -> None:
    """The wizard chants at the end of the mythos phase, although his mind was wiped until then."""
    scene = wiped(given(ROLAND).house().enemy(WIZARD_OF_THE_ORDER, at=ATTIC), WIZARD_OF_THE_ORDER)
    scene.run(end_phase(scene.table, "mythos"))
    assert scene.entry(WIZARD_OF_THE_ORDER).doom == 1


@pytest.mark.rule("lcg.lasting-effect.6")
def test_what_lasts_until_the_end_of_a_turn_begins_in_that_turn() -> None:
    """Will to Survive is offered in the turn, and not in a test of the mythos phase."""
    scene = given(WENDY).hand(0, WILL_TO_SURVIVE).has(resources=4).bag("0")
    assert scene.offers("play:01085")
    scene.step("mythos.encounters").encounter(ROTTING_REMAINS)
    flow = draw_encounter_card(scene.table, 0)
    asked = next(flow)
    assert not any(option.key.startswith("play:") for option in asked.options)


# Constant effects that cannot both be applied.


def omen(code: str, reading: str) -> None:
    """A card that reads the elder sign as something else."""

    class Omen(Card, code=code):
        def counts_as(self, table: Table, card: int, who: int, token: str) -> str:
            return reading if token == ELDER_SIGN else token


@pytest.mark.rule("lcg.simultaneous.4")
@pytest.mark.parametrize(("first", "succeeded"), [("99001", False), ("99002", True)])
def test_the_lead_investigator_says_which_of_two_conflicting_effects_comes_first(
    first: str, succeeded: bool, made_up: MakeUp
) -> None:
    """To one card the elder sign is the auto-fail, to the other a skull."""
    omen(made_up(PHYSICAL_TRAINING, "99001"), AUTO_FAIL)
    omen(made_up(PHYSICAL_TRAINING, "99002"), SKULL)
    scene = given(ROLAND, AGNES).asset(0, "99001").asset(0, "99002").bag(ELDER_SIGN)
    scene.state.lead = 1
    flow = skill_test(scene.table, 0, WILLPOWER, 3)
    asked = next(flow)
    assert asked.seat == 1
    with pytest.raises(StopIteration):
        flow.send(next(option for option in asked.options if option.key.startswith(f"applies-first:{first}")))
    assert scene.events("test-ended")[-1].succeeded is succeeded
