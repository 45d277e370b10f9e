"""Golden rules, automatic results, base values, the letter X, chaos tokens, numbers per investigator."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.arkham_lcg.card import Card, Me, Table, event
from miskatonic.games.arkham_lcg.drawing import gain_resources
from miskatonic.games.arkham_lcg.elimination import resign
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.engagement import engage_ready_enemies
from miskatonic.games.arkham_lcg.places import reveal
from miskatonic.games.arkham_lcg.playing import event_ability
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.timing import resolve_event
from miskatonic.games.arkham_lcg.values import health, skill_terms, skill_value
from miskatonic.games.arkham_lcg.view import TermView
from miskatonic.games.arkham_lcg.words import COMBAT, INTELLECT

from .given import AGNES, ATTIC, CELLAR, DAISY, ROLAND, SKIDS, STUDY, WENDY, Scene, given
from .made_up import MakeUp
from .names import (
    BEAT_COP,
    CAT_BURGLAR,
    EMERGENCY_CACHE,
    FLASHLIGHT,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GRASPING_HANDS,
    HYPERAWARENESS,
    PERCEPTION,
    SHRIVELLING,
    UNCOVERING_THE_CONSPIRACY,
    WENDYS_AMULET,
)


def tags(scene: Scene) -> list[Any]:
    return [told.__struct_config__.tag for told in scene.table.events]


def ended(scene: Scene) -> tuple[bool, int, int]:
    """How the last test ended: success, skill value, difficulty."""
    told = scene.events("test-ended")[-1]
    return told.succeeded, told.value, told.difficulty


# The golden rules and the grim rule.


@pytest.mark.rule("lcg.golden.2")
def test_a_card_that_contradicts_the_rules_is_right() -> None:
    """Activating an ability provokes the enemies engaged with you; the Cat Burglar says that his does not."""
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0).asset(0, CAT_BURGLAR)
    scene.do(f"activate:{CAT_BURGLAR}", f"slip-away:{ATTIC}")
    assert scene.who().damage == 0


@pytest.mark.rule("lcg.grim.1")
@pytest.mark.parametrize(("hurt", "engaged"), [(0, 0), (1, 1)])
def test_what_no_rule_settles_goes_the_way_that_is_worst_for_the_investigators(hurt: int, engaged: int) -> None:
    scene = given(ROLAND, SKIDS, grim_rule=True).enemy(GHOUL_MINION).has(hurt, horror=4)
    scene.run(engage_ready_enemies(scene.table))
    assert scene.entry(GHOUL_MINION).engaged == engaged


# Automatic failure and success.


@pytest.mark.rule("lcg.automatic-result.1")
def test_an_automatic_failure_happens_when_success_is_determined() -> None:
    """Shrivelling bites at the token; the test is failed only afterwards."""
    scene = given(DAISY).house().enemy(GHOUL_MINION, engaged=0).asset(0, SHRIVELLING).bag("auto-fail")
    scene.do(f"activate:{SHRIVELLING}")
    told = [tag for tag in tags(scene) if tag in ("token-was-revealed", "harmed", "test-ended")]
    assert told == ["token-was-revealed", "harmed", "test-ended"]


@pytest.mark.rule("lcg.automatic-result.2")
def test_after_an_automatic_failure_the_skill_value_is_0() -> None:
    scene = given(SKIDS).encounter(GRASPING_HANDS).bag("auto-fail")
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.who().damage == 3


@pytest.mark.rule("lcg.automatic-result.3")
def test_after_an_automatic_success_the_difficulty_is_0() -> None:
    scene = given(WENDY).asset(0, WENDYS_AMULET).bag("elder-sign")
    scene.do("investigate")
    assert ended(scene) == (True, 3, 0)


@pytest.mark.rule("lcg.automatic-result.4")
def test_an_automatic_failure_fails_even_against_difficulty_0() -> None:
    scene = given(ROLAND).asset(0, FLASHLIGHT).bag("auto-fail")
    scene.do(f"activate:{FLASHLIGHT}")
    assert ended(scene) == (False, 0, 0)


# Base values.


@pytest.mark.rule("lcg.base-value.1")
def test_a_base_value_is_the_printed_one_before_all_modifiers() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP)
    base, *modifiers = skill_terms(scene.table, 0, COMBAT)
    assert base == TermView(ROLAND, PRINTED[ROLAND].skills[COMBAT])
    assert skill_value(scene.table, 0, COMBAT) == base.amount + sum(term.amount for term in modifiers) == 5


# The letter X.


def gift_of_x(made_up: MakeUp) -> str:
    """An event for X resources that gives 2 resources for each."""
    made_up(EMERGENCY_CACHE, "99001")

    class Gift(Card, code="99001"):
        price_is_x = True

        @event()
        def play(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 2 * me.x)

    return "99001"


@pytest.mark.rule("lcg.letter-x.1")
@pytest.mark.parametrize("x", [0, 3])
def test_a_player_chooses_x(made_up: MakeUp, x: int) -> None:
    scene = given(ROLAND).hand(0, gift_of_x(made_up)).has(resources=3)
    scene.do("play:99001")
    assert scene.keys() == ["x:0", "x:1", "x:2", "x:3"]
    scene.do(f"x:{x}")
    assert scene.who().resources == 3 - x + 2 * x


@pytest.mark.rule("lcg.letter-x.1")
def test_an_x_that_nobody_has_defined_is_0(made_up: MakeUp) -> None:
    scene = given(ROLAND).hand(0, gift_of_x(made_up)).has(resources=3)
    card = scene.who().hand[0]
    scene.run(resolve_event(scene.table, event_ability("99001"), Me(card, 0)))
    assert scene.who().resources == 3


@pytest.mark.rule("lcg.letter-x.2")
@pytest.mark.parametrize(("change", "paid"), [(-2, 1), (1, 4)])
def test_what_changes_the_price_does_not_change_x(made_up: MakeUp, change: int, paid: int) -> None:
    made_up(HYPERAWARENESS, "99002")

    class Bargain(Card, code="99002"):
        def price(self, table: Table, card: int, who: int, played: int) -> int:
            return change

    scene = given(ROLAND).asset(0, "99002").hand(0, gift_of_x(made_up)).has(resources=5)
    scene.do("play:99001", "x:3")
    assert scene.who().resources == 5 - paid + 2 * 3


# Chaos tokens.


@pytest.mark.rule("lcg.chaos-token.2")
@pytest.mark.parametrize(("token", "value"), [("skull", 2), ("cultist", 2), ("tablet", 1)])
def test_a_symbol_does_what_the_reference_card_says(token: str, value: int) -> None:
    """In The Gathering a skull counts the Ghouls here, a cultist is -1, a tablet -2."""
    scene = given(ROLAND).enemy(GHOUL_MINION, exhausted=True).bag(token)
    scene.do("investigate")
    assert ended(scene)[1] == value


@pytest.mark.rule("lcg.chaos-token.2")
def test_a_cultist_in_the_gathering_frightens_who_fails() -> None:
    scene = given(AGNES).bag("cultist")
    scene.do("investigate")
    assert (ended(scene)[0], scene.who().horror) == (False, 1)


@pytest.mark.rule("lcg.chaos-token.2")
def test_an_elder_thing_does_what_the_reference_card_says() -> None:
    scene = given(DAISY, adventure="devourer-below").bag("elder-thing")
    scene.do("investigate")
    assert ended(scene)[1] == 0


@pytest.mark.rule("lcg.chaos-token.3")
def test_the_auto_fail_token_fails_the_test_whatever_the_value() -> None:
    scene = given(DAISY).hand(0, PERCEPTION).bag("auto-fail")
    scene.do("investigate", f"commit:{PERCEPTION}")
    assert not ended(scene)[0]


@pytest.mark.rule("lcg.chaos-token.4")
@pytest.mark.parametrize(("investigator", "value"), [(ROLAND, 3 + 2), (AGNES, 2 + 3)])
def test_the_elder_sign_does_what_the_card_of_the_one_who_tests_says(investigator: str, value: int) -> None:
    """Roland gets +1 for each clue here, Agnes for each horror on her."""
    other = AGNES if investigator == ROLAND else ROLAND
    scene = given(investigator, other).bag("elder-sign").clues(STUDY, 2).has(0, horror=3).has(1, horror=1)
    scene.do("investigate")
    assert ended(scene)[1] == value


@pytest.mark.rule("lcg.chaos-token.5")
@pytest.mark.parametrize(("token", "value"), [("+1", 4), ("0", 3), ("-2", 1)])
def test_the_number_on_a_token_changes_the_skill_value_of_this_test(token: str, value: int) -> None:
    scene = given(ROLAND).bag(token)
    scene.do("investigate")
    assert ended(scene)[1] == value
    assert skill_value(scene.table, 0, INTELLECT) == 3


# Per investigator.


@pytest.mark.rule("lcg.per-investigator.1")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_number_per_investigator_is_multiplied_by_those_who_started(count: int) -> None:
    scene = given(*(ROLAND, DAISY, SKIDS, AGNES)[:count]).house().at(0, ATTIC).enemy(GHOUL_PRIEST)
    assert scene.entry(ATTIC).clues == 2 * count
    assert health(scene.table, scene.card(GHOUL_PRIEST)) == 5 * count


@pytest.mark.rule("lcg.per-investigator.2")
def test_the_multiplication_comes_before_all_modifiers(made_up: MakeUp) -> None:
    made_up(HYPERAWARENESS, "99001")

    class Blessing(Card, code="99001"):
        def health(self, table: Table, card: int, other: int) -> int:
            return 1

    scene = given(ROLAND, DAISY).asset(0, "99001").enemy(GHOUL_PRIEST)
    assert health(scene.table, scene.card(GHOUL_PRIEST)) == 5 * 2 + 1


@pytest.mark.rule("lcg.per-investigator.3")
def test_words_that_say_per_investigator_are_multiplied_too() -> None:
    """Uncovering the Conspiracy: the investigators spend 2 clues for each of them."""
    scene = given(ROLAND, DAISY, adventure="midnight-masks").has(0, clues=3)
    assert not scene.offers(f"activate:{UNCOVERING_THE_CONSPIRACY}")
    assert scene.has(0, clues=4).offers(f"activate:{UNCOVERING_THE_CONSPIRACY}")


@pytest.mark.rule("lcg.per-investigator.4")
def test_eliminated_investigators_still_count() -> None:
    scene = given(ROLAND, DAISY).enemy(GHOUL_PRIEST, exhausted=True)
    scene.run(resign(scene.table, 1))
    assert health(scene.table, scene.card(GHOUL_PRIEST)) == 10


@pytest.mark.rule("lcg.per-investigator.5")
def test_with_3_investigators_a_location_worth_2_gets_6_clues_though_one_is_eliminated() -> None:
    scene = given(ROLAND, DAISY, SKIDS).house()
    scene.run(resign(scene.table, 2))
    reveal(scene.table, scene.place(CELLAR))
    assert scene.entry(CELLAR).clues == 6


# Tokens.


@pytest.mark.rule("lcg.token-shortage.1")
def test_there_are_as_many_tokens_as_anybody_needs() -> None:
    """No box holds a thousand resource tokens."""
    scene = given(ROLAND, DAISY).has(0, resources=500).has(1, resources=500)
    scene.do("resource")
    assert scene.who(0).resources == 501
