"""Actions of components, local ones among them, and how often abilities are used.

Rules eh.component-action.*, eh.local-action.*, eh.possession.*.
"""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.actions import rest
from miskatonic.games.eldritch.components import CARDS, SHEETS
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.testing import skill_test
from miskatonic.games.eldritch.words import LORE

from .given import Situation, given


def pair(first: str = "akachi-onyele", second: str = "trish-scarborough") -> Situation:
    return given(first, second).stand(0, "rome").stand(1, "rome")


def component_keys(game: Situation) -> list[str]:
    return [key for key in game.keys if key.startswith(("use:", "local:", "cast:"))]


# Whose actions.


@pytest.mark.rule("eh.component-action.1", "eh.condition.5", "eh.possession.2", "eh.spell.2")
def test_sheets_possessions_and_conditions_offer_actions() -> None:
    game = given("akachi-onyele").stand(0, "rome").card(0, "cat-burglar", "necronomicon", "feed-the-mind", "debt")
    keys = component_keys(game.turn())
    assert keys == [
        "cast:feed-the-mind",
        "use:akachi-onyele",
        "use:cat-burglar",
        "use:necronomicon",
        "local:debt",
    ]


@pytest.mark.rule("eh.component-action.1")
@pytest.mark.parametrize("id", SHEETS)
def test_every_investigator_has_an_action_of_their_own(id: str) -> None:
    other = next(each for each in SHEETS if each != id)
    game = given(id, other).stand(0, "rome").stand(1, "rome").monster("cultist", "rome").gate("rome").improve(0, "lore")
    game.clues(1 if id == "trish-scarborough" else 0, 2).health(0, 3).sanity(0, 3).reserve("arcane-scholar").turn()
    assert f"use:{id}" in game.keys


@pytest.mark.rule("eh.component-action.5")
def test_nobody_performs_the_action_of_another_sheet() -> None:
    game = pair().turn(1)
    assert not [key for key in game.keys if "akachi" in key]


@pytest.mark.rule("eh.component-action.6")
def test_only_the_owner_performs_the_action_of_a_possession() -> None:
    game = pair().card(0, "cat-burglar", "necronomicon", "feed-the-mind")
    assert not [key for key in component_keys(game.turn(1)) if "trish" not in key]
    assert "use:cat-burglar" in game.turn(0).keys


@pytest.mark.rule("eh.component-action.6")
@pytest.mark.parametrize("id", [id for id, card in CARDS.items() if card.able.action and not card.able.action.local])
def test_no_action_but_a_local_one_is_performed_by_others(id: str) -> None:
    game = pair().monster("ghoul", "rome").card(0, id)
    assert f"use:{id}" in game.turn(0).keys
    assert not [key for key in game.turn(1).keys if id in key]


# Once per round.


@pytest.mark.rule("eh.component-action.2")
def test_the_action_of_a_component_is_performed_once_per_round() -> None:
    game = pair().card(0, "cat-burglar").turn(0)
    game.do("use:cat-burglar", dice="3")
    assert "use:cat-burglar" not in game.keys
    assert "use:akachi-onyele" in game.keys, "others are not concerned"


@pytest.mark.rule("eh.component-action.2")
def test_in_a_new_round_it_is_performed_again() -> None:
    game = given("akachi-onyele").stand(0, "1").card(0, "cat-burglar").turn(0)
    game.do("use:cat-burglar", dice="3")
    game.mythos(step="round.begin")
    assert "use:cat-burglar" in game.keys


@pytest.mark.rule("eh.component-action.2", "eh.spell.2")
def test_a_spell_is_cast_as_an_action_once_per_round() -> None:
    game = given("akachi-onyele").stand(0, "rome").card(0, "feed-the-mind#2").turn(0)
    game.do("cast:feed-the-mind", "improve:lore", dice="1 5")
    assert "cast:feed-the-mind" not in game.keys


@pytest.mark.rule("eh.component-action.3", "eh.component-action.4")
def test_a_traded_card_was_used_already() -> None:
    game = pair().card(0, "cat-burglar").turn(0)
    game.do("use:cat-burglar", dice="3").do("trade", "give:cat-burglar", "agree")
    assert game.state.turn == 1 and game.held(1) == ["cat-burglar"]
    assert "use:cat-burglar" not in game.keys


@pytest.mark.rule("eh.component-action.4")
def test_a_traded_card_that_was_not_used_may_be() -> None:
    game = pair().card(0, "cat-burglar").turn(0)
    game.do("trade", "give:cat-burglar", "agree", "end")
    assert game.state.turn == 1
    assert "use:cat-burglar" in game.keys


# Local actions.


@pytest.mark.rule("eh.local-action.2", "eh.condition.5")
def test_a_local_action_of_ones_own_card() -> None:
    game = pair().card(0, "debt").turn(0)
    game.do("local:debt", dice="1 5")
    assert not game.held(0)


@pytest.mark.rule("eh.local-action.3", "eh.component-action.7")
def test_a_local_action_of_somebody_on_the_space() -> None:
    game = pair().card(0, "debt").turn(1)
    assert "local:debt@akachi-onyele" in game.keys
    game.do("local:debt@akachi-onyele", dice="1 1 5")
    assert not game.held(0), "the debt of the other is paid, by the test of the one who acted"


@pytest.mark.rule("eh.local-action.3", "eh.component-action.7")
def test_a_local_action_of_somebody_elsewhere_is_out_of_reach() -> None:
    game = pair().stand(1, "tokyo").card(0, "debt").turn(1)
    assert not [key for key in game.keys if "debt" in key]


@pytest.mark.rule("eh.local-action.4")
def test_an_investigator_performs_a_local_action_once_per_round() -> None:
    game = pair().card(0, "debt").turn(0)
    game.do("local:debt", dice="1 1")
    assert "local:debt" not in game.keys


@pytest.mark.rule("eh.local-action.5", "eh.component-action.3")
def test_different_investigators_perform_the_same_local_action() -> None:
    game = pair().card(0, "debt").turn(0)
    game.do("local:debt", dice="1 1").do("end")
    assert game.state.turn == 1 and "local:debt@akachi-onyele" in game.keys
    game.do("local:debt@akachi-onyele", dice="1 1 1")
    assert "local:debt@akachi-onyele" not in game.keys


@pytest.mark.rule("eh.local-action.4")
def test_local_actions_of_different_cards_are_different() -> None:
    game = pair().card(0, "debt#1").card(1, "debt#2").turn(0)
    game.do("local:debt", dice="1 1")
    assert "local:debt@trish-scarborough" in game.keys
    game.do("local:debt@trish-scarborough", dice="1 6")
    assert (game.held(0), game.held(1)) == (["debt"], [])


@pytest.mark.rule("eh.local-action.2", "eh.golden.3")
def test_the_detained_can_perform_only_the_action_of_that_card() -> None:
    game = pair().card(0, "detained", "debt", "cat-burglar").turn(0)
    assert game.keys == ["local:detained", "end"]
    assert "local:detained@akachi-onyele" in game.turn(1).keys


# How often an ability is used.


@pytest.mark.rule("eh.possession.3")
def test_an_ability_is_used_once_for_a_roll() -> None:
    game = given("akachi-onyele").stand(0, "rome").card(0, "arcane-scholar")
    asked = game.run(skill_test(game.table, Me(who=0), LORE), "reroll:arcane-scholar:1", dice="1 1 1 1 2")
    assert len(asked.decisions) == 1


@pytest.mark.rule("eh.possession.3", "eh.condition.6")
def test_an_ability_is_used_again_when_its_time_comes_again() -> None:
    game = given("akachi-onyele").stand(0, "rome").card(0, "arcane-scholar")
    for _ in range(2):
        game.run(skill_test(game.table, Me(who=0), LORE), "reroll:arcane-scholar:1", dice="1 1 1 1 2")


@pytest.mark.rule("eh.condition.6")
def test_a_condition_is_rolled_for_once_when_its_owner_rests() -> None:
    game = given("akachi-onyele").stand(0, "rome").card(0, "amnesia")
    asked = game.run(rest(game.table, 0), "yes", dice="4")
    assert len(asked.decisions) == 1 and game.held(0) == ["amnesia"]
    game.run(rest(game.table, 0), "yes", dice="5")
    assert not game.held(0)


@pytest.mark.rule("eh.possession.4", "eh.possession.3")
def test_more_is_recovered_once_for_each_rest() -> None:
    game = given("akachi-onyele").stand(0, "rome").card(0, "witch-doctor", "king-james-bible").health(0, 1).sanity(0, 1)
    asked = game.run(rest(game.table, 0), "way:1")
    assert asked.keys == [["way:1", "no"]]
    assert (game[0].health.left, game[0].sanity.left) == (3, 3)


@pytest.mark.rule("eh.possession.3")
def test_an_ability_once_per_round_is_gone_for_the_round() -> None:
    game = given("akachi-onyele").stand(0, "rome").card(0, "lucky-rabbits-foot")
    game.run(skill_test(game.table, Me(who=0), LORE), "reroll:lucky-rabbits-foot:1", dice="1 1 1 2")
    assert not game.run(skill_test(game.table, Me(who=0), LORE), dice="1 1 1").decisions


@pytest.mark.rule("eh.possession.1")
def test_the_defeated_keep_possessions_and_nothing_else() -> None:
    game = pair().card(0, "axe", "necronomicon", "wither", "debt").clues(0, 2).tickets(0, 1, 1).improve(0, "lore")
    game.doom(9).health(0, 1).lead(1)
    game.effect({"do": "lose", "what": "health"})
    (fallen,) = game.state.fallen
    assert sorted(card.partition("#")[0] for card in fallen.cards) == ["axe", "necronomicon", "wither"]
    assert (len(fallen.clues), fallen.trains, fallen.ships) == (2, 1, 1)
    assert not game[0].conditions and not game[0].improved
    assert any(card.startswith("debt") for card in game.state.conditions)
    assert len([card for card in game.state.conditions if card.startswith("debt")]) == 6
