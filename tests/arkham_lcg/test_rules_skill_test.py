"""The skill test, step by step: ST.1 to ST.8."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.skill_test import skill_test
from miskatonic.games.arkham_lcg.words import WILLPOWER

from .given import AGNES, ATTIC, DAISY, ROLAND, WENDY, Scene, given
from .names import (
    BEAT_COP,
    DEDUCTION,
    DIG_DEEP,
    DYNAMITE_BLAST,
    EMERGENCY_CACHE,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GROTESQUE_STATUE,
    GUTS,
    LEATHER_COAT,
    LUCKY,
    OVERPOWER,
    PERCEPTION,
    PHYSICAL_TRAINING,
    RAVENOUS_GHOUL,
    ROTTING_REMAINS,
    UNEXPECTED_COURAGE,
    VICIOUS_BLOW,
)
from .scenes import harm, last_test, tags


def fighting(*hand: str) -> Scene:
    """Roland, with combat 4, attacks a Ravenous Ghoul, with fight 3."""
    return given(ROLAND).house().enemy(RAVENOUS_GHOUL, engaged=0).hand(0, *hand).bag("0")


FIGHT = f"fight:{RAVENOUS_GHOUL}"


# ST.1


@pytest.mark.rule("lcg.skill-test.st1.1")
@pytest.mark.parametrize(
    ("act", "skill"), [("investigate", "intellect"), (FIGHT, "combat"), (f"evade:{RAVENOUS_GHOUL}", "agility")]
)
def test_the_rule_that_asks_for_a_test_determines_the_skill(act: str, skill: str) -> None:
    scene = fighting().do(act)
    assert [each.skill for each in scene.events("test-began")] == [skill]


@pytest.mark.rule("lcg.skill-test.st1.1")
def test_the_card_that_asks_for_a_test_determines_the_skill() -> None:
    scene = given(ROLAND).encounter(ROTTING_REMAINS)
    scene.run(draw_encounter_card(scene.table, 0))
    assert [each.skill for each in scene.events("test-began")] == ["willpower"]


@pytest.mark.rule("lcg.skill-test.st1.2")
def test_there_is_a_window_before_cards_are_committed() -> None:
    scene = fighting(OVERPOWER).asset(0, PHYSICAL_TRAINING).do(FIGHT)
    assert (scene.state.window, scene.offers(f"use:{PHYSICAL_TRAINING}")) == ("test-begins", True)
    scene.do("pass")
    assert scene.offers(f"commit:{OVERPOWER}")


# ST.2


@pytest.mark.rule("lcg.skill-test.st2.1")
def test_the_tester_may_commit_any_number_of_cards() -> None:
    scene = fighting(OVERPOWER, VICIOUS_BLOW, VICIOUS_BLOW, UNEXPECTED_COURAGE).do(FIGHT)
    for card in (OVERPOWER, VICIOUS_BLOW, VICIOUS_BLOW, UNEXPECTED_COURAGE):
        scene.do(f"commit:{card}")
    assert last_test(scene).value == 4 + 2 + 1 + 1 + 2


@pytest.mark.rule("lcg.skill-test.st2.2")
def test_another_investigator_at_the_location_may_commit_one_card() -> None:
    scene = given(ROLAND, AGNES).house().enemy(RAVENOUS_GHOUL, engaged=0).bag("0").hand(1, OVERPOWER, VICIOUS_BLOW)
    scene.do(FIGHT)
    assert (scene.seat(), scene.keys()) == (1, [f"commit:{OVERPOWER}", f"commit:{VICIOUS_BLOW}", "done"])
    scene.do(f"commit:{VICIOUS_BLOW}")
    assert (last_test(scene).value, scene.codes(scene.who(1).hand)) == (5, [OVERPOWER])


@pytest.mark.rule("lcg.skill-test.st2.1")
def test_only_the_last_who_may_commit_is_told_that_a_token_comes_next() -> None:
    alone = fighting(OVERPOWER).do(FIGHT)
    assert way_on(alone) == "option-draw-token"
    together = given(ROLAND, DAISY).hand(0, PERCEPTION).hand(1, PERCEPTION).do("investigate")
    assert (together.seat(), way_on(together)) == (0, "option-commit-no-more")
    together.do("done")
    assert (together.seat(), way_on(together)) == (1, "option-draw-token")


def way_on(scene: Scene) -> str:
    decision = scene.table.decision
    assert decision is not None
    return decision.options[-1].say.id


@pytest.mark.rule("lcg.skill-test.st2.3")
def test_an_investigator_elsewhere_may_not_commit() -> None:
    scene = given(ROLAND, AGNES).house().enemy(RAVENOUS_GHOUL, engaged=0).bag("0").hand(1, OVERPOWER).at(1, ATTIC)
    scene.do(FIGHT)
    assert (last_test(scene).value, scene.events("committed")) == (4, [])


@pytest.mark.rule("lcg.skill-test.st2.4", "lcg.skill-test.st2.6")
def test_only_cards_with_the_icon_of_the_skill_or_a_wild_icon_may_be_committed() -> None:
    scene = fighting(OVERPOWER, UNEXPECTED_COURAGE, GUTS, PERCEPTION, EMERGENCY_CACHE).do(FIGHT)
    assert scene.keys() == [f"commit:{OVERPOWER}", f"commit:{UNEXPECTED_COURAGE}", "done"]


@pytest.mark.rule("lcg.skill-test.st2.5", "lcg.card-anatomy.11")
@pytest.mark.parametrize(("card", "value"), [(VICIOUS_BLOW, 5), (OVERPOWER, 6), (UNEXPECTED_COURAGE, 6)])
def test_each_matching_icon_adds_1(card: str, value: int) -> None:
    scene = fighting(card).do(FIGHT, f"commit:{card}")
    assert last_test(scene).value == value


@pytest.mark.rule("lcg.skill-test.st2.7")
def test_a_committed_card_is_not_paid_for() -> None:
    scene = given(ROLAND).has(resources=0).hand(0, DYNAMITE_BLAST).bag("0")
    scene.run(skill_test(scene.table, 0, WILLPOWER, 4), f"commit:{DYNAMITE_BLAST}")
    assert (last_test(scene).succeeded, scene.who().resources) == (True, 0)


@pytest.mark.rule("lcg.skill-test.st2.8")
def test_icons_of_other_skills_add_nothing() -> None:
    scene = fighting(PHYSICAL_TRAINING).do(FIGHT, f"commit:{PHYSICAL_TRAINING}")
    assert last_test(scene).value == 5


@pytest.mark.rule("lcg.skill-test.st2.9")
def test_there_is_a_window_after_cards_were_committed() -> None:
    scene = fighting(OVERPOWER).asset(0, PHYSICAL_TRAINING).do(FIGHT, "pass", f"commit:{OVERPOWER}")
    assert (scene.state.window, scene.offers(f"use:{PHYSICAL_TRAINING}")) == ("test-committed", True)
    assert scene.events("token-was-revealed") == []


# ST.3 and ST.4


@pytest.mark.rule("lcg.skill-test.st3.1")
def test_one_token_is_drawn_at_random() -> None:
    drawn: set[str] = set()
    for seed in range(12):
        scene = given(ROLAND, seed=seed).bag("0", "-1", "+1").do("investigate")
        (revealed,) = scene.events("token-was-revealed")
        drawn.add(revealed.token)
    assert drawn == {"0", "-1", "+1"}


@pytest.mark.rule("lcg.skill-test.st3.2")
def test_after_the_token_reactions_may_be_used_and_free_abilities_may_not() -> None:
    scene = given(WENDY).house().enemy(GHOUL_MINION, engaged=0).asset(0, DIG_DEEP).hand(0, EMERGENCY_CACHE).bag("-1")
    scene.do(f"evade:{GHOUL_MINION}", "pass", "pass")
    assert len(scene.events("token-was-revealed")) == 1
    assert (scene.offers(f"use:{WENDY}"), scene.offers(f"use:{DIG_DEEP}")) == (True, False)


@pytest.mark.rule("lcg.skill-test.st3.2")
def test_between_the_token_and_the_end_of_the_test_nobody_has_a_window() -> None:
    scene = fighting().asset(0, PHYSICAL_TRAINING).bag("-4").do(FIGHT, "pass", "pass")
    assert (last_test(scene).succeeded, scene.offers("end-turn")) == (False, True)


@pytest.mark.rule("lcg.skill-test.st4.1")
def test_the_effect_of_a_symbol_comes_before_the_skill_value_is_determined() -> None:
    scene = fighting().bag("tablet").do(FIGHT)
    assert tags(scene, "harmed", "test-ended") == ["harmed", "test-ended"]
    assert (harm(scene), last_test(scene).value) == ((1, 0), 2)


@pytest.mark.rule("lcg.skill-test.st4.2")
@pytest.mark.parametrize("token", ["0", "elder-thing"])
def test_a_number_or_a_symbol_without_an_ability_does_nothing(token: str) -> None:
    scene = fighting().bag(token).do(FIGHT)
    assert (harm(scene), last_test(scene).value) == ((0, 0), 4)


# ST.5 and ST.6


@pytest.mark.rule("lcg.skill-test.st5.1")
def test_base_value_icons_abilities_and_token_make_the_skill_value() -> None:
    scene = fighting(OVERPOWER).asset(0, BEAT_COP).asset(0, PHYSICAL_TRAINING).bag("-2")
    scene.do(FIGHT, f"use:{PHYSICAL_TRAINING}", "pass", f"commit:{OVERPOWER}", "pass")
    assert last_test(scene).value == 4 + 1 + 1 + 2 - 2


@pytest.mark.rule("lcg.skill-test.st6.1", "lcg.skill-test.st6.2", "lcg.skill-test.st6.3")
@pytest.mark.parametrize(("token", "value", "succeeded"), [("+1", 3, True), ("0", 2, False), ("-8", 0, False)])
def test_with_difficulty_3_a_skill_value_of_3_succeeds_and_one_of_2_fails(
    token: str, value: int, succeeded: bool
) -> None:
    scene = given(DAISY).house().enemy(RAVENOUS_GHOUL, engaged=0).bag(token).do(FIGHT)
    ended = last_test(scene)
    assert (ended.value, ended.difficulty, ended.succeeded) == (value, 3, succeeded)


# ST.7


@pytest.mark.rule("lcg.skill-test.st7.1")
@pytest.mark.parametrize(("token", "damage"), [("0", 1), ("-4", 0)])
def test_the_results_are_those_of_the_rule_that_asked_for_the_test(token: str, damage: int) -> None:
    scene = fighting().bag(token).do(FIGHT)
    assert scene.harm(RAVENOUS_GHOUL) == damage


@pytest.mark.rule("lcg.skill-test.st7.1")
def test_other_cards_may_add_to_the_results() -> None:
    scene = given(DAISY).hand(0, DEDUCTION).bag("0").do("investigate", f"commit:{DEDUCTION}")
    assert scene.who().clues == 2


@pytest.mark.rule("lcg.skill-test.st7.2")
@pytest.mark.parametrize(
    ("order", "told"),
    [
        ("result:test", ["enemy-damaged", "cards-were-drawn"]),
        (f"result:{OVERPOWER}", ["cards-were-drawn", "enemy-damaged"]),
    ],
)
def test_the_tester_chooses_the_order_of_several_results(order: str, told: list[str]) -> None:
    scene = fighting(OVERPOWER).do(FIGHT, f"commit:{OVERPOWER}", order)
    assert tags(scene, "enemy-damaged", "cards-were-drawn") == told


@pytest.mark.rule("lcg.skill-test.st7.2", "lcg.fight-action.7")
@pytest.mark.parametrize(("engaged", "asked"), [(0, False), (1, True)])
def test_a_missed_attack_has_a_result_to_put_in_order_only_where_it_strikes_a_colleague(
    engaged: int, asked: bool
) -> None:
    scene = given(WENDY, ROLAND).house().enemy(RAVENOUS_GHOUL, engaged=engaged).bag("cultist").do(FIGHT)
    offered = scene.keys()
    assert ("result:test" in offered) is asked
    assert scene.who(0).horror == (0 if asked else 1)


# ST.8


@pytest.mark.rule("lcg.skill-test.st8.1")
def test_committed_cards_go_to_the_discard_piles_of_their_owners() -> None:
    scene = given(ROLAND, AGNES).house().enemy(RAVENOUS_GHOUL, engaged=0).bag("auto-fail")
    scene.hand(0, OVERPOWER).hand(1, VICIOUS_BLOW)
    scene.do(FIGHT, f"commit:{OVERPOWER}", f"commit:{VICIOUS_BLOW}")
    assert [scene.codes(scene.who(who).discard) for who in (0, 1)] == [[OVERPOWER], [VICIOUS_BLOW]]


@pytest.mark.rule("lcg.skill-test.st8.2")
def test_all_tokens_return_to_the_bag() -> None:
    scene = given(ROLAND, difficulty="hard").bag("cultist", "0")
    for _ in range(3):
        scene.do("investigate")
        scene.pass_all()
    assert sorted(scene.state.bag) == ["0", "cultist"]


@pytest.mark.rule("lcg.skill-test.st8.2")
def test_also_those_that_were_drawn_and_not_resolved() -> None:
    """The Grotesque Statue draws two tokens, of which one counts."""
    scene = given(AGNES).asset(0, GROTESQUE_STATUE).bag("0", "-1")
    scene.do("investigate", f"use:{GROTESQUE_STATUE}", "resolve:0")
    assert sorted(scene.state.bag) == ["-1", "0"]


@pytest.mark.rule("lcg.skill-test.st8.3")
def test_what_counts_for_this_test_is_over_with_it() -> None:
    scene = fighting().asset(0, PHYSICAL_TRAINING).do(FIGHT, f"use:{PHYSICAL_TRAINING}", "pass", "pass")
    assert last_test(scene).value == 5
    scene.do(FIGHT, "pass", "pass")
    assert last_test(scene).value == 4


@pytest.mark.rule("lcg.skill-test.st6.1")
def test_everybody_sees_whether_a_result_may_still_change() -> None:
    scene = given(WENDY).house().hand(0, LUCKY).asset(0, LEATHER_COAT).enemy(GHOUL_PRIEST, engaged=0).bag("-1")
    scene.do(f"fight:{GHOUL_PRIEST}", "pass")
    assert (scene.offers(f"use:{LUCKY}"), scene.table.view(None).test.stage) == (True, "result")
    scene.do("pass")
    assert (scene.offers(f"assign-damage:{LEATHER_COAT}"), scene.table.view(None).test.stage) == (True, "outcome")
