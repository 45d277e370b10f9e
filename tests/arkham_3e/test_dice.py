"""Tests, focus and spells (rules ah3.436, ah3.445, ah3.450, ah3.453, ah3.466, ah3.492)."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.arkham_3e.assets import discard
from miskatonic.games.arkham_3e.components import CARDS, MONSTERS, card_of
from miskatonic.games.arkham_3e.focus import focus, focus_limit
from miskatonic.games.arkham_3e.resolver import Me
from miskatonic.games.arkham_3e.testing import skill_test
from miskatonic.games.arkham_3e.verbs.investigators import FocusSkill
from miskatonic.games.arkham_3e.words import SKILLS, Occurring, Skill
from miskatonic.kernel.dice import Counting, chance
from tests.arkham_3e.given import Situation, given
from tests.asking import Asked


def tests(game: Situation, skill: str, *answers: str, dice: str, who: int = 0, mod: int = 0, **more: Any) -> Asked:
    return game.run(skill_test(game.table, Me(who=who), Skill(skill), mod, **more), *answers, dice=dice)


tests.__test__ = False  # type: ignore[attr-defined]


@pytest.mark.rule(
    "ah3.466.1",
    "ah3.466.2",
    "ah3.466.2a",
    "ah3.466.3",
    "ah3.466.3a",
    "ah3.466.5",
    "ah3.466.5a",
    "ah3.466.5b",
    "ah3.453.1",
)
@pytest.mark.parametrize("skill", SKILLS)
def test_as_many_dice_as_the_skill_and_fives_and_sixes_are_successes(skill: str) -> None:
    game = given("wendy-adams")
    count = {"influence": 1, "lore": 3, "observation": 4, "strength": 2, "will": 3}[skill]
    outcome = tests(game, skill, dice=" ".join("456"[n % 3] for n in range(count))).value
    assert outcome.result == sum("456"[n % 3] in "56" for n in range(count))
    assert outcome.passed is (outcome.result > 0)


@pytest.mark.rule("ah3.445.6", "ah3.466.2a")
def test_a_focus_token_is_one_more_die_of_its_skill() -> None:
    tests(given("wendy-adams").focus(0, "influence"), "influence", "keep", dice="1 1")
    tests(given("wendy-adams").focus(0, "influence"), "strength", "keep", dice="1 1")


@pytest.mark.rule("ah3.466.2b", "ah3.466.3b")
def test_modifiers_add_or_remove_dice_but_one_is_always_rolled() -> None:
    tests(given("wendy-adams"), "lore", dice="1 1", mod=-1)
    tests(given("wendy-adams"), "lore", dice="1 1 1 1 1", mod=2)
    assert tests(given("wendy-adams"), "influence", dice="6", mod=-3).value.passed


@pytest.mark.rule("ah3.466.2c", "ah3.478.3", "ah3.436.3")
def test_assets_in_two_hands_at_most() -> None:
    game = given("norman-withers").card(0, "38-revolver", "45-automatic")
    during = (Occurring.ATTACK,)
    tests(game, "strength", dice="1 " * 7, during=during)
    game = given("norman-withers").card(0, "38-revolver", "45-automatic", "45-thompson")
    asked = tests(game, "strength", "hand:45-thompson", dice="1 " * 7, during=during)
    assert asked.keys == [["hand:38-revolver", "hand:45-automatic", "hand:45-thompson", "done"]]
    game = given("norman-withers").card(0, "38-revolver", "45-automatic", "45-thompson")
    asked = tests(game, "strength", "hand:38-revolver", dice="1 " * 7, during=during)
    assert asked.decisions[0].amount == 2


@pytest.mark.rule("ah3.466.2c-2", "ah3.436.10", "ah3.418.6")
def test_the_hands_of_an_action_are_shared_between_a_spell_and_the_assets_of_its_tests() -> None:
    game = given("norman-withers").stand(0, "graveyard").card(0, "wither", "38-revolver", "45-automatic")
    game.monster("abyssal-servant", "graveyard", engaged=(0,))
    game.turn(0).do("attack")
    assert game.keys == ["hand:38-revolver", "hand:45-automatic", "done"]
    game.do("hand:45-automatic", "done", dice="1 1 1 5")
    assert game.keys == ["cast:wither", "no"]
    game.do("cast:wither", dice="5 5")
    assert game.the("abyssal-servant").damage == 3
    assert game[0].horror == 1
    full = given("norman-withers").stand(0, "graveyard").card(0, "wither", "45-thompson")
    full.monster("abyssal-servant", "graveyard", engaged=(0,)).turn(0).do("attack")
    full.do("hand:45-thompson", dice="1 " * 6)
    assert full.the("abyssal-servant").damage == 0


@pytest.mark.rule("ah3.466.2d")
def test_dice_that_may_be_added_are_offered_before_the_roll() -> None:
    game = given("norman-withers").card(0, "alice-luxley").has(0, clues=2)
    asked = tests(game, "lore", "use:alice-luxley", "keep", dice="1 1 1 1 1")
    assert asked.keys[0] == ["use:alice-luxley", "roll"]


@pytest.mark.rule("ah3.466.4", "ah3.466.4a", "ah3.445.7", "ah3.445.7-2", "ah3.428.7")
def test_any_focus_and_any_clue_is_one_die_rolled_again() -> None:
    game = given("wendy-adams").focus(0, "strength").has(0, clues=1)
    asked = tests(game, "influence", "focus:strength:1", "clue:2", dice="1 2 6")
    assert asked.value.result == 1
    assert (game[0].focus, game[0].clues) == ([], 0)


@pytest.mark.rule("ah3.466.4b", "ah3.466.4e")
def test_rerolls_and_raised_dice_come_in_any_order() -> None:
    game = given("wendy-adams").card(0, "rabbits-foot", "lucky-cigarette-case")
    assert tests(game, "influence", "raise:lucky-cigarette-case:3", "reroll:rabbits-foot:4", dice="3 5").value.passed
    game = given("wendy-adams").card(0, "rabbits-foot", "lucky-cigarette-case")
    assert tests(game, "influence", "reroll:rabbits-foot:3", "raise:lucky-cigarette-case:4", dice="3 4").value.passed


@pytest.mark.rule("ah3.466.4c", "ah3.466.4c-ex")
def test_an_effect_for_more_dice_than_there_are_rolls_each_once() -> None:
    game = given("wendy-adams").stand(0, "graveyard").card(0, "hunting-dog").clue("rivertown", "rivertown")
    asked = tests(game, "influence", "reroll:hunting-dog", dice="1 6")
    assert asked.value.passed


@pytest.mark.rule("ah3.466.4d")
def test_successes_are_added_after_the_roll() -> None:
    game = given("wendy-adams").card(0, "stray-cat")
    asked = tests(game, "influence", "use:stray-cat", dice="1", during=(Occurring.EVADE,))
    assert asked.value.result == 2
    assert game.held(0) == []


@pytest.mark.rule("ah3.466.5c", "ah3.446.7", "ah3.446.7-ex", "ah3.446.8", "ah3.446.8-2", "ah3.400.1i", "ah3.400.1i-2")
def test_only_what_fits_the_result_is_resolved_and_the_rest_of_the_text_in_any_case() -> None:
    words = [
        {"do": "gain-money", "n": 1},
        {
            "do": "test",
            "trial": {"try": "skill", "skill": "lore"},
            "pass": [{"do": "gain-money", "n": 5}],
            "fail": [{"do": "gain-remnants"}],
        },
    ]
    game = given("wendy-adams")
    for each in words:
        game.effect(each, dice="5 1 1" if each["do"] == "test" else "")
    assert (game[0].money, game[0].remnants) == (6, 0)
    game = given("wendy-adams")
    for each in words:
        game.effect(each, dice="1 1 1" if each["do"] == "test" else "")
    assert (game[0].money, game[0].remnants) == (1, 1)


@pytest.mark.rule("ah3.488.2")
def test_blessings_and_curses_change_what_is_a_success_and_are_lifted() -> None:
    game = given("wendy-adams").card(0, "blessed")
    assert tests(game, "influence", dice="4").value.passed
    assert game.held(0) == ["blessed"]
    assert not tests(game, "influence", dice="3").value.passed
    assert game.held(0) == []
    game = given("wendy-adams").card(0, "cursed")
    assert not tests(game, "influence", dice="5").value.passed
    assert game.held(0) == ["cursed"]
    assert tests(game, "influence", dice="6").value.passed
    assert game.held(0) == []


@pytest.mark.rule("ah3.429.2d")
def test_rex_succeeds_only_with_sixes_and_focuses_after_a_failure() -> None:
    game = given("rex-murphy")
    asked = tests(game, "strength", "focus:will", dice="5 5")
    assert not asked.value.passed
    assert game[0].focus == ["will"]
    game.effect({"do": "become", "name": "blessed"})
    assert game.held(0) == []


@pytest.mark.rule("ah3.466.3c")
def test_there_are_never_too_few_dice() -> None:
    game = given("michael-mcglen").card(0, "45-thompson", "sachiko-higa")
    tests(game, "strength", dice="1 " * 11, during=(Occurring.ATTACK,))


# Focus.


@pytest.mark.rule("ah3.445.3", "ah3.445.8", "ah3.445.9", "ah3.422.4", "ah3.429.2c")
def test_over_the_limit_a_token_is_discarded() -> None:
    game = given("michael-mcglen").focus(0, "will")
    game.run(focus(game.table, 0, [Skill.LORE]), "unfocus:lore")
    assert game[0].focus == ["will"]


@pytest.mark.rule("ah3.445.9")
def test_an_effect_that_does_not_say_so_never_goes_beyond_the_limit() -> None:
    game = given("michael-mcglen").focus(0, "will")
    game.effect({"do": "focus", "skill": "lore"}, "unfocus:will")
    assert game[0].focus == ["lore"]


def test_which_skill_is_focused_is_told() -> None:
    assert "lore" in FocusSkill(skill=Skill.LORE).say().text("en").casefold()
    assert "lore" not in FocusSkill().say().text("en").casefold()


@pytest.mark.rule("ah3.445.10")
def test_what_goes_beyond_the_limit_needs_no_discard_but_never_the_same_skill() -> None:
    game = given("michael-mcglen").focus(0, "will")
    game.effect({"do": "focus", "skill": "lore", "beyond": True})
    assert game[0].focus == ["will", "lore"]
    game.effect({"do": "focus", "skill": "lore", "beyond": True})
    assert game[0].focus == ["will", "lore"]


@pytest.mark.rule("ah3.445.11", "ah3.445.12")
def test_the_limit_changes_with_cards_and_tokens_beyond_it_stay() -> None:
    game = given("dexter-drake")
    assert focus_limit(game.state, 0) == 0
    game.card(0, "wither", "binding", "the-moon")
    assert focus_limit(game.state, 0) == 3
    game.focus(0, "will", "lore", "strength")
    discard(game.table, 0, "wither")
    assert len(game[0].focus) == 3
    assert focus_limit(game.state, 0) == 2
    assert focus_limit(given("rex-murphy").state, 0) is None


# Spells.


@pytest.mark.rule("ah3.436.7", "ah3.436.4", "ah3.436.9", "ah3.434.2")
def test_each_remnant_prevents_a_horror_of_casting() -> None:
    game = given("norman-withers").card(0, "find-gate").has(0, remnants=2).doom(graveyard=1).turn(0)
    game.do("cast:find-gate")
    assert game.keys == ["remnants:0", "remnants:1", "remnants:2"]
    game.do("remnants:1", dice="5 1 1")
    assert (game[0].remnants, game[0].horror, game[0].space) == (1, 1, "graveyard")


@pytest.mark.rule(
    "ah3.436.1",
    "ah3.436.2",
    "ah3.478.1",
    "ah3.478.2",
    "ah3.484.1",
    "ah3.463.1",
    "ah3.477.2",
    "ah3.401.1",
    "ah3.401.2",
    "ah3.491.1",
)
def test_what_can_be_bought_has_a_price_and_special_and_starting_cards_have_none() -> None:
    for card in CARDS.values():
        if card.source == "deck" and card.kind in ("item", "spell"):
            assert card.value is not None
        else:
            assert card.value is None
    kinds = {
        source: {card.kind for card in CARDS.values() if card.source == source} for source in ("special", "starting")
    }
    assert kinds["special"] == {"item", "ally", "talent"}
    assert kinds["starting"] == {"item", "spell", "talent", "condition"}


@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.kind == "spell"])
@pytest.mark.rule("ah3.436.7", "ah3.436.8", "ah3.492.5")
def test_every_spell_costs_its_horror_before_anything_else(card: str) -> None:
    printed = card_of(card)
    assert printed.cast is not None
    assert printed.horror >= 1


@pytest.mark.rule("ah3.492.4", "ah3.492.6", "ah3.492.7", "ah3.492.8")
def test_which_actions_test_which_skills() -> None:
    game = given("wendy-adams").stand(0, "graveyard").doom(graveyard=1).has(0, clues=1)
    game.monster("robed-figure", "graveyard", "exhausted").turn(0, actions=9)
    tested = []
    for verb, dice in (("ward", "1 1 1"), ("research", "1 1 1 1"), ("attack", "1 1")):
        game.do(verb, "keep", dice=dice) if verb != "zzz" else None
        tested.append([event.skill for event in game.table.events if event.__struct_config__.tag == "test-ended"][-1])
    assert tested == ["lore", "observation", "strength"]


@pytest.mark.rule("ah3.450.1", "ah3.450.2")
def test_a_voice_lets_any_dice_be_rolled_again() -> None:
    game = given("calvin-wright").card(0, "voice-of-the-messenger")
    game.effect({"do": "roll"}, "reroll", dice="1 6")
    assert (game.state.rolled, game[0].horror) == (6, 1)
    assert given("calvin-wright").effect({"do": "roll"}, dice="1").keys == []


@pytest.mark.rule("ah3.466.2c", "ah3.488.2")
@pytest.mark.parametrize(
    ("cards", "dice", "at_least"),
    [
        ((), 3, 5),
        (("45-automatic",), 6, 5),
        (("45-automatic", "45-thompson"), 8, 5),
        (("45-automatic", "38-revolver", "45-thompson"), 8, 5),
        (("45-automatic", "38-revolver"), 8, 5),
        (("wrench",), 6, 5),
        (("wrench", "45-automatic"), 7, 5),
        (("blessed",), 3, 4),
        (("cursed",), 3, 6),
    ],
)
def test_the_chance_of_an_attack_counts_what_two_hands_hold_and_luck(
    cards: tuple[str, ...], dice: int, at_least: int
) -> None:
    game = given("tommy-muldoon").stand(0, "black-cave").card(0, *cards)
    game.monster("swift-byakhee", "black-cave", engaged=(0,)).turn(0)
    assert MONSTERS["swift-byakhee"].health > 1 and MONSTERS["swift-byakhee"].attack == 0
    before = game.state.acting
    attack = next(option for option in game.table.pending[0].options if option.key == "attack")
    token = game.the("swift-byakhee").token
    assert game.table.details(attack).chances == {f"monster:{token}": chance(dice, Counting(at_least))}
    assert game.state.acting is before is game.state.test


def test_the_chance_of_an_attack_is_told_where_it_is_clear_whom_it_is_aimed_at() -> None:
    game = given("tommy-muldoon").stand(0, "black-cave").monster("robed-figure", "black-cave", engaged=(0,))
    game.monster("hooded-stalker", "black-cave", "exhausted").turn(0)
    attack = next(option for option in game.table.pending[0].options if option.key == "attack")
    assert not game.table.details(attack).chances
