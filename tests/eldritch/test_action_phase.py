"""The round and its Action Phase: whose turn it is, how many actions, and each of them only once."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.actions import ACTIONS
from miskatonic.games.eldritch.encounters import available
from miskatonic.games.eldritch.events import EncounterBegan, MythosDrawn, PhaseBegan, TurnBegan
from miskatonic.games.eldritch.mythos_phase import pass_lead
from miskatonic.games.eldritch.play import used
from tests.asking import choose

from .given import given
from .moments import asked_seat, begin_round, told


@pytest.mark.rule("eh.round.1")
def test_a_round_is_action_encounter_and_mythos_phase() -> None:
    game = begin_round(given("leo-anderson").mystery("occult-research").top_mythos("support-of-the-church"))
    choose(game.table, "end")
    while game.state.round == 2:
        game.table.choose(0)
    assert [event.phase for event in told(game, PhaseBegan)][:4] == ["action", "encounter", "mythos", "action"]
    assert game.state.round == 3


@pytest.mark.rule("eh.lead.1", "eh.lead.2", "eh.lead.4", "eh.action.2", "eh.round.2", "eh.solo.4")
@pytest.mark.parametrize(("lead", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_actions_go_round_from_the_lead_clockwise(lead: int, order: list[int]) -> None:
    game = begin_round(given(players=3).lead(lead))
    turns: list[int] = []
    for _ in order:
        turns.append(asked_seat(game))
        assert game.state.turn == turns[-1]
        choose(game.table, "rest", "end")
    assert turns == order


@pytest.mark.rule("eh.lead.3", "eh.lead.4", "eh.round.2")
@pytest.mark.parametrize(("lead", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_encounters_go_round_from_the_lead_clockwise(lead: int, order: list[int]) -> None:
    game = begin_round(given(players=3).lead(lead))
    ids = [each.id for each in game.state.investigators]
    choose(game.table, "end", "end", "end")
    while not any(event.phase == "mythos" for event in told(game, PhaseBegan)):
        game.table.choose(0)
    turns = [ids.index(event.who) for event in told(game, TurnBegan)]
    assert turns[3:6] == order


@pytest.mark.rule("eh.lead.5", "eh.investigator.3")
def test_the_lead_resolves_the_mythos_card_and_is_the_active_investigator() -> None:
    game = given(players=3).lead(2).stand(2, "rome").mythos("support-of-the-church")
    assert game.held(2) == ["blessed"]
    assert not game.held(0) and not game.held(1)
    assert game.state.active == 2


@pytest.mark.rule("eh.lead.6")
def test_at_the_end_of_the_mythos_phase_the_lead_may_be_passed_to_any_other() -> None:
    game = given(players=3)
    asked = game.run(pass_lead(game.table), "lead:lily-chen")
    assert asked.keys == [["lead:leo-anderson", "lead:lily-chen", "keep"]]
    assert asked.decisions[0].seat == 0
    assert game.state.lead == 2


@pytest.mark.rule("eh.lead.6")
def test_the_lead_may_be_kept() -> None:
    game = given(players=3).lead(1)
    game.run(pass_lead(game.table), "keep")
    assert game.state.lead == 1


@pytest.mark.rule("eh.lead.6")
def test_nobody_passes_the_lead_alone() -> None:
    game = given("leo-anderson").mythos("support-of-the-church")
    assert game.state.phase == "action" and game.state.lead == 0


@pytest.mark.rule("eh.lead.7", "eh.conflict.2")
def test_what_all_decide_together_the_lead_settles() -> None:
    game = given(players=3).lead(1).clues(0, 1).clues(2, 2).solved(1).mythos("all-for-nothing")
    assert asked_seat(game) == 1
    game.do("pay")
    assert game.keys == ["investigator:lily-chen", "investigator:akachi-onyele"]
    assert asked_seat(game) == 1
    game.do("investigator:lily-chen", "investigator:lily-chen")
    assert len(game[0].clues) == 1 and not game[2].clues
    assert len(game.state.solved) == 1


@pytest.mark.rule("eh.action.1", "eh.round.3")
def test_two_actions_and_no_more() -> None:
    game = given(players=2).stand(0, "rome").turn(0)
    game.do("rest")
    assert game.state.turn == 0
    game.do("prepare", "ticket:train")
    assert game.state.turn == 1


@pytest.mark.rule("eh.action.4")
@pytest.mark.parametrize("taken", [[], ["rest"]])
def test_actions_may_be_declined(taken: list[str]) -> None:
    game = given(players=2).stand(0, "rome").turn(0)
    game.do(*taken, "end")
    assert game.state.turn == 1


@pytest.mark.rule("eh.action.2")
def test_all_actions_of_one_come_before_those_of_the_next() -> None:
    game = given(players=2).stand(0, "rome").stand(1, "london").turn(0)
    game.do("rest")
    assert asked_seat(game) == 0
    game.do("prepare", "ticket:ship")
    assert asked_seat(game) == 1


ANSWERS = {
    "travel": ["travel:london"],
    "rest": [],
    "prepare": ["ticket:ship"],
    "acquire": ["no"],
    "trade": ["done"],
}
DICE = {"acquire": "1 1"}


@pytest.mark.rule("eh.action.3", "eh.round.3")
@pytest.mark.parametrize("action", ACTIONS)
def test_no_action_is_performed_twice_in_a_round(action: str) -> None:
    game = given("leo-anderson", "lily-chen").stand(0, "rome").stand(1, "rome").card(0, "axe").turn(0)
    assert action in game.keys
    game.do(action, *ANSWERS[action], dice=DICE.get(action, ""))
    game.stand(0, "rome")
    game.turn(0)
    assert action not in game.keys
    assert len([other for other in ACTIONS if other in game.keys]) == len(ACTIONS) - 1


@pytest.mark.rule("eh.action.3")
def test_another_investigator_may_perform_the_same_action() -> None:
    game = given(players=2).stand(0, "rome").stand(1, "london").turn(0).do("rest", "end")
    assert "rest" in game.keys


@pytest.mark.rule("eh.action.3")
def test_in_the_next_round_every_action_can_be_performed_again() -> None:
    game = given("leo-anderson").stand(0, "rome").turn(0).do("rest", "end")
    assert used(game.table, "rest|0")
    begin_round(game)
    assert "rest" in game.keys


@pytest.mark.rule("eh.action.5", "eh.action.6")
def test_an_action_is_completed_before_another_one_begins() -> None:
    game = given("leo-anderson", "lily-chen").stand(0, "rome").stand(1, "london").tickets(0, ships=1).card(0, "axe")
    game.turn(0).do("travel", "travel:london")
    assert game.keys == ["ship:arkham", "ship:13", "ship:rome", "stay"]
    game.do("stay")
    assert "trade" in game.keys and "travel" not in game.keys


@pytest.mark.rule("eh.round.4", "eh.round.5", "eh.round.6", "eh.round.7", "eh.round.8", "eh.round.9")
def test_the_actions_are_those_of_the_reference_sheet() -> None:
    game = given("leo-anderson", "lily-chen").stand(0, "rome").stand(1, "rome").card(0, "cat-burglar").turn(0)
    assert game.keys == ["travel", "rest", "prepare", "acquire", "trade", "use:cat-burglar", "end"]
    game.monster("ghoul", "rome").turn(0)
    assert game.keys == ["travel", "prepare", "trade", "use:cat-burglar", "end"]
    game.stand(0, "amazon").turn(0)
    assert game.keys == ["travel", "rest", "use:cat-burglar", "end"]


@pytest.mark.rule("eh.round.10")
def test_every_monster_on_the_space_is_fought_in_turn() -> None:
    game = given("leo-anderson").stand(0, "rome").monster("ghoul", "rome").monster("zombie", "rome")
    game.encounter(0)
    ghoul, zombie = (monster.token for monster in game.monsters("rome"))
    assert game.keys == [f"fight:{ghoul}", f"fight:{zombie}"]
    game.do(f"fight:{zombie}", dice="6 6 6 6 6 6 6 6 6 6 6 6")
    assert game.state.phase == "encounter" and not game.monsters()
    assert game.keys == ["encounter:general", "encounter:europe", "no"]


@pytest.mark.rule("eh.round.10")
def test_an_encounter_is_no_choice_without_monsters() -> None:
    game = given("leo-anderson").stand(0, "rome").encounter(0)
    assert "no" not in game.keys


@pytest.mark.rule("eh.round.11")
@pytest.mark.parametrize(("answer", "deck"), [("encounter:general", "general"), ("encounter:europe", "europe")])
def test_a_location_encounter_is_general_or_of_the_city(answer: str, deck: str) -> None:
    game = given("leo-anderson").stand(0, "rome").encounter(0)
    assert game.keys == ["encounter:general", "encounter:europe"]
    game.table.choose(answer)
    (begun,) = told(game, EncounterBegan)
    assert (begun.deck, begun.section) == (deck, "city" if deck == "general" else "rome")


@pytest.mark.rule("eh.round.11")
def test_a_space_without_a_card_of_its_own_has_general_encounters_only() -> None:
    game = given("leo-anderson").stand(0, "14")
    assert [option.key for option in available(game.table, 0)] == ["encounter:general"]


@pytest.mark.rule("eh.round.12")
def test_a_token_encounter_goes_by_one_of_the_tokens_on_the_space() -> None:
    game = given("leo-anderson").stand(0, "rome").clue("rome").gate("rome").fallen("jim-culver", "rome").encounter(0)
    tokens = ["encounter:research", "encounter:other-world", "fallen:jim-culver"]
    assert game.keys == ["encounter:general", "encounter:europe", *tokens]


@pytest.mark.rule("eh.investigator.2")
def test_the_active_investigator_is_the_one_who_acts_or_has_an_encounter() -> None:
    game = given(players=3)
    game.turn(1)
    assert game.state.active == 1
    game.stand(2, "rome").encounter(2)
    assert game.state.active == 2


@pytest.mark.rule("eh.investigator.3")
def test_when_the_last_encounter_is_over_the_lead_is_the_active_investigator() -> None:
    game = given(players=2).lead(0).stand(0, "rome").stand(1, "rome").quiet_cup()
    game.top_mythos("support-of-the-church")
    game.encounter(1)
    while not (drawn := told(game, MythosDrawn)):
        game.table.choose(0)
    assert (drawn[0].mythos, game.held(0), game.state.active) == ("support-of-the-church", ["blessed"], 0)


@pytest.mark.rule("eh.investigator.2")
def test_whoever_performs_an_additional_action_is_active_meanwhile() -> None:
    """Mark loses his last health in an action that Charlie gives him; he himself chooses between two near cities."""
    game = given("charlie-kane", "mark-harrigan").stand(0, "rome").stand(1, "21").health(1, 1).monster("zombie", "21")
    game.stand(1, "10").monster("mummy", "10").turn(0)
    game.do("use:charlie-kane", "use:mark-harrigan")
    assert asked_seat(game) == 1
    assert game.keys == ["space:15", "space:rome"]
    game.do("space:rome")
    assert game.state.active == 0
