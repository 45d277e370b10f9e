"""Modifiers, printed values, the difficulty of a test, and uses on cards."""

from __future__ import annotations

from fractions import Fraction

import pytest

from miskatonic.games.arkham_lcg.card import AFTER, Card, Me, Table, reaction
from miskatonic.games.arkham_lcg.drawing import gain_resources
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.moments import CardPlayed
from miskatonic.games.arkham_lcg.play import printed
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.skill_test import skill_test
from miskatonic.games.arkham_lcg.state import Lasting
from miskatonic.games.arkham_lcg.values import fight, shroud, skill_value
from miskatonic.games.arkham_lcg.words import AGILITY, COMBAT, INTELLECT, WILLPOWER, Skill
from miskatonic.games.arkham_lcg.zones import discard

from .core_set import CORE_SET
from .given import AGNES, ATTIC, DAISY, HALLWAY, ROLAND, WENDY, Scene, given
from .made_up import MakeUp
from .names import (
    BEAT_COP,
    BOOK_OF_SHADOWS,
    EXTRA_AMMUNITION,
    FIRST_AID,
    FLASHLIGHT,
    FORBIDDEN_KNOWLEDGE,
    FORTY_FIVE_AUTOMATIC,
    GHOUL_MINION,
    GRASPING_HANDS,
    HAUNTED,
    HOLY_ROSARY,
    LUCKY,
    MAGNIFYING_GLASS,
    OBSCURING_FOG,
    ROTTING_REMAINS,
    SHRIVELLING,
)

EASTTOWN = "01132"


def outcome(scene: Scene, skill: Skill, difficulty: int, *answers: str) -> tuple[bool, int, int]:
    """A test by the first investigator: success, skill value, difficulty."""
    scene.run(skill_test(scene.table, 0, skill, difficulty), *answers)
    told = scene.events("test-ended")[-1]
    return told.succeeded, told.value, told.difficulty


# Modifiers.


@pytest.mark.rule("lcg.modifier.1")
def test_a_value_follows_its_modifiers_at_any_time() -> None:
    scene = given(ROLAND)
    before = skill_value(scene.table, 0, COMBAT)
    scene.asset(0, BEAT_COP)
    during = skill_value(scene.table, 0, COMBAT)
    discard(scene.table, scene.card(BEAT_COP))
    assert (before, during, skill_value(scene.table, 0, COMBAT)) == (4, 5, 4)


@pytest.mark.rule("lcg.modifier.2")
def test_a_modifier_that_ends_leaves_the_others_on_the_base_value() -> None:
    """Willpower 3 with a Holy Rosary, Haunted and a lasting bonus of 2; then Haunted goes."""
    scene = given(ROLAND).asset(0, HOLY_ROSARY).threat(0, HAUNTED)
    scene.state.lasting.append(Lasting("skill", "01042", "phase", who=0, skill=WILLPOWER, amount=2))
    assert skill_value(scene.table, 0, WILLPOWER) == 5
    discard(scene.table, scene.card(HAUNTED))
    assert skill_value(scene.table, 0, WILLPOWER) == 6


@pytest.mark.rule("lcg.modifier.2")
def test_a_penalty_is_not_forgotten_at_zero() -> None:
    """Combat 1 with four times Haunted is -3; one less makes it -2, which is still 0."""
    scene = given(WENDY)
    for _ in range(4):
        scene.threat(0, HAUNTED)
    discard(scene.table, scene.card(HAUNTED))
    assert skill_value(scene.table, 0, COMBAT) == 0


def multiplier(code: str, value: str, by: Fraction) -> None:
    """An asset that multiplies a value."""

    class Multiplier(Card, code=code):
        def factor(self, table: Table, card: int, value: str, of: int) -> Fraction:
            return by if value == wanted else Fraction(1)

    wanted = value


@pytest.mark.rule("lcg.modifier.3")
def test_additions_come_before_doubling(made_up: MakeUp) -> None:
    """Combat 4 with a Beat Cop, doubled: (4 + 1) times 2, whichever came into play first."""
    multiplier(made_up("01017", "99001"), COMBAT, Fraction(2))
    scene = given(ROLAND).asset(0, "99001").asset(0, BEAT_COP)
    assert skill_value(scene.table, 0, COMBAT) == 10


@pytest.mark.rule("lcg.modifier.3")
def test_the_chaos_token_counts_before_doubling(made_up: MakeUp) -> None:
    multiplier(made_up("01017", "99001"), COMBAT, Fraction(2))
    scene = given(ROLAND).asset(0, "99001").bag("-1")
    assert outcome(scene, COMBAT, 6) == (True, 6, 6)


@pytest.mark.rule("lcg.modifier.3")
def test_a_fogged_location_is_doubled_fog_and_all(made_up: MakeUp) -> None:
    multiplier(made_up("01017", "99001"), "shroud", Fraction(2))
    scene = given(ROLAND).house().at(0, ATTIC).attached(OBSCURING_FOG, ATTIC).asset(0, "99001")
    assert shroud(scene.table, scene.place(ATTIC)) == (1 + 2) * 2


@pytest.mark.rule("lcg.modifier.4")
def test_fractions_are_rounded_up(made_up: MakeUp) -> None:
    multiplier(made_up("01017", "99001"), INTELLECT, Fraction(1, 2))
    scene = given(ROLAND).asset(0, "99001")
    assert skill_value(scene.table, 0, INTELLECT) == 2


@pytest.mark.rule("lcg.modifier.4")
def test_fractions_are_rounded_once_in_the_end(made_up: MakeUp) -> None:
    """Intellect 5, halved and doubled: 5 again. Rounded in between it would be 6."""
    multiplier(made_up("01017", "99001"), INTELLECT, Fraction(1, 2))
    multiplier(made_up("01017", "99002"), INTELLECT, Fraction(2))
    scene = given(DAISY).asset(0, "99001").asset(0, "99002")
    assert skill_value(scene.table, 0, INTELLECT) == 5


@pytest.mark.rule("lcg.modifier.5")
def test_a_value_never_falls_below_zero(made_up: MakeUp) -> None:
    made_up("01017", "99001")

    class Weakening(Card, code="99001"):
        def fight(self, table: Table, card: int, enemy: int) -> int:
            return -5

    scene = given(ROLAND).house().enemy(GHOUL_MINION).asset(0, "99001")
    assert fight(scene.table, scene.card(GHOUL_MINION)) == 0


@pytest.mark.rule("lcg.modifier.6")
def test_bonuses_are_added_to_what_is_below_zero() -> None:
    """Combat 1, six times Haunted: -5. A committed +2 makes it -3, so the value is 0 and not 2."""
    scene = given(WENDY).hand(0, "01091").bag("0")
    for _ in range(6):
        scene.threat(0, HAUNTED)
    assert outcome(scene, COMBAT, 1, "commit:01091") == (False, 0, 1)


@pytest.mark.rule("lcg.modifier.7")
def test_agility_four_with_minus_eight_counts_as_zero() -> None:
    assert outcome(given(WENDY).bag("-8"), AGILITY, 1) == (False, 0, 1)


@pytest.mark.rule("lcg.modifier.7", "lcg.modifier.5")
def test_zero_is_enough_against_a_difficulty_of_zero() -> None:
    assert outcome(given(WENDY).bag("-8"), AGILITY, 0) == (True, 0, 0)


@pytest.mark.rule("lcg.modifier.8")
def test_lucky_is_added_to_minus_four_and_the_result_is_still_zero() -> None:
    scene = given(WENDY).hand(0, LUCKY).has(resources=1).bag("-8")
    assert outcome(scene, AGILITY, 1, "pass", "use:01080") == (False, 0, 1)


# Printed values.


@pytest.mark.rule("lcg.printed.1")
def test_a_printed_value_knows_no_modifiers(made_up: MakeUp) -> None:
    """In Easttown an ally that costs 4 is played for 2; its printed cost is 4 all the same."""
    made_up("01017", "99001")

    class Refund(Card, code="99001"):
        @reaction(AFTER, CardPlayed)
        def refund(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, printed(table, me.on.card).cost or 0)

    scene = given(ROLAND, adventure="midnight-masks").at(0, EASTTOWN).asset(0, "99001").hand(0, BEAT_COP)
    scene.has(resources=2).do("play:01018", "use:99001")
    assert scene.who().resources == 4


# Tests and their difficulty.


@pytest.mark.rule("lcg.skill-test.general.1")
def test_there_are_four_skills() -> None:
    assert list(Skill) == ["willpower", "intellect", "combat", "agility"]
    assert set(PRINTED[ROLAND].skills) == set(Skill)


@pytest.mark.rule("lcg.skill-test.general.2")
@pytest.mark.parametrize(("difficulty", "succeeded"), [(3, True), (4, True), (5, False)])
def test_a_test_compares_the_skill_with_the_difficulty(difficulty: int, succeeded: bool) -> None:
    assert outcome(given(ROLAND).bag("0"), COMBAT, difficulty) == (succeeded, 4, difficulty)


@pytest.mark.rule("lcg.skill-test.general.3")
@pytest.mark.parametrize(("skill", "value"), [(WILLPOWER, 2), (INTELLECT, 3), (COMBAT, 3), (AGILITY, 4)], ids=str)
def test_a_test_is_of_the_skill_it_names(skill: Skill, value: int) -> None:
    assert outcome(given("01003").bag("0"), skill, 0)[1] == value


@pytest.mark.rule("lcg.difficulty.1")
@pytest.mark.parametrize(
    ("card", "skill", "difficulty"),
    [(GRASPING_HANDS, AGILITY, 3), (ROTTING_REMAINS, WILLPOWER, 3), ("01167", WILLPOWER, 4)],
)
def test_the_difficulty_is_the_number_beside_the_skill(card: str, skill: Skill, difficulty: int) -> None:
    scene = given(ROLAND).house().encounter(card).bag("+1")
    scene.run(draw_encounter_card(scene.table, 0))
    told = scene.events("test-began")[-1]
    assert (told.skill, told.difficulty) == (skill, difficulty)


# Uses.


@pytest.mark.rule("lcg.uses.1")
def test_a_card_enters_play_with_its_uses() -> None:
    scene = given(ROLAND).hand(0, FORTY_FIVE_AUTOMATIC).has(resources=4).do("play:01016")
    assert scene.entry(FORTY_FIVE_AUTOMATIC).uses == 4


@pytest.mark.rule("lcg.uses.2")
def test_uses_are_not_resources() -> None:
    scene = given(ROLAND).asset(0, FORTY_FIVE_AUTOMATIC).hand(0, FLASHLIGHT).has(resources=1)
    assert not scene.offers("play:01087")


@pytest.mark.rule("lcg.uses.2", "lcg.uses.3")
def test_resources_are_no_uses() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0).asset(0, FORTY_FIVE_AUTOMATIC, uses=0)
    assert not scene.has(resources=5).offers("activate:01016")


@pytest.mark.rule("lcg.uses.3")
def test_every_use_takes_a_token_off_the_card() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0).asset(0, FORTY_FIVE_AUTOMATIC).bag("-8")
    scene.do("activate:01016")
    assert scene.entry(FORTY_FIVE_AUTOMATIC).uses == 3


@pytest.mark.rule("lcg.uses.4")
def test_another_card_adds_uses() -> None:
    scene = given(ROLAND).asset(0, FORTY_FIVE_AUTOMATIC, uses=1).hand(0, EXTRA_AMMUNITION).has(resources=2)
    scene.do("play:01026")
    assert scene.entry(FORTY_FIVE_AUTOMATIC).uses == 4


@pytest.mark.rule("lcg.uses.5")
def test_a_firearm_without_ammo_cannot_be_reloaded(made_up: MakeUp) -> None:
    made_up(FORTY_FIVE_AUTOMATIC, "99001", uses={"charges": 4})
    scene = given(ROLAND).asset(0, "99001").hand(0, EXTRA_AMMUNITION).has(resources=2)
    assert not scene.offers("play:01026")


@pytest.mark.rule("lcg.uses.6")
def test_a_spell_with_ammo_cannot_be_given_charges(made_up: MakeUp) -> None:
    made_up(SHRIVELLING, "99001", uses={"ammo": 4})
    scene = given(AGNES).asset(0, BOOK_OF_SHADOWS).asset(0, "99001")
    assert not scene.offers("activate:01070")
    scene.asset(0, SHRIVELLING).do("activate:01070")
    assert (scene.entry("99001").uses, scene.entry(SHRIVELLING).uses) == (4, 5)


@pytest.mark.rule("lcg.uses.7")
def test_a_card_without_uses_left_stays_in_play() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0).asset(0, FORTY_FIVE_AUTOMATIC, uses=1).bag("-8")
    scene.do("activate:01016")
    assert scene.entry(FORTY_FIVE_AUTOMATIC).uses == 0


@pytest.mark.rule("lcg.uses.8")
def test_a_card_that_says_so_is_discarded_with_its_last_use() -> None:
    scene = given(ROLAND).asset(0, FIRST_AID, uses=1).has(damage=1).do("activate:01019")
    assert scene.codes(scene.who().discard) == [FIRST_AID]


@pytest.mark.rule("lcg.uses.8")
def test_with_a_use_left_it_stays() -> None:
    scene = given(AGNES).asset(0, FORBIDDEN_KNOWLEDGE, uses=2).do("use:01058")
    assert scene.entry(FORBIDDEN_KNOWLEDGE).uses == 1


@pytest.mark.rule("lcg.uses.9")
def test_uses_are_ammo_charges_supplies_or_secrets() -> None:
    assert {kind for card in CORE_SET.values() for kind in card.uses} == {"ammo", "charges", "supplies", "secrets"}


@pytest.mark.rule("lcg.modifier.1")
def test_a_bonus_while_investigating_ends_with_the_investigation() -> None:
    scene = given(ROLAND).house().at(0, HALLWAY).asset(0, MAGNIFYING_GLASS).bag("0").do("investigate")
    assert scene.events("test-ended")[-1].value == 4
    assert skill_value(scene.table, 0, INTELLECT) == 3
