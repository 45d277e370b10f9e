"""The round and the turn of an investigator (rules mom.round, mom.investigator-turn, mom.run, mom.card-action)."""

from __future__ import annotations

import pytest

from tests.mansions.given import KEEPER, given


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"mom.{id}" for id in ids))


@rule("round.1", "round.2")
def test_every_investigator_takes_one_turn_and_then_the_keeper() -> None:
    game = given(players=3).round()
    game.do("any", "any", "end-turn")
    assert game.state.turn is not None and game.state.turn.who == 2
    assert [event.who for event in game.told("turn-began")] == ["joe-diamond", "jenny-barnes"]
    game.do("end-turn")
    assert game.told("keeper-turn-began")
    assert game.state.round == 3  # the situation itself began round 2
    assert len(game.told("turn-began")) == 2


@rule("round.3", "round.6")
def test_the_team_names_who_goes_next_before_each_turn() -> None:
    game = given(players=4).round()
    assert game.topic == "next" and sorted(game.table.pending) == [1, 2, 3]
    game.do("next:gloria-goldberg", "next:gloria-goldberg", "next:gloria-goldberg")
    assert game.state.turn is not None and game.state.turn.who == 3
    game.do("end-turn")
    assert game.keys == ["next:joe-diamond", "next:jenny-barnes", "any"]


@rule("round.4")
def test_who_cannot_agree_goes_clockwise_from_the_keepers_left() -> None:
    game = given(players=4, keeper=2).round()
    assert game.keys == ["next:gloria-goldberg", "next:joe-diamond", "next:jenny-barnes", "any"]
    game.do("next:joe-diamond", "next:jenny-barnes", "any")
    assert game.state.turn is not None and game.state.turn.who == 3


@rule("round.6")
def test_by_the_other_reading_the_whole_order_is_settled_at_the_start() -> None:
    game = given(players=3, turn_order="each-round").round()
    game.do("next:jenny-barnes", "next:jenny-barnes")
    assert game.state.order == [2, 1]
    game.do("end-turn")
    assert game.topic == "turn" and game.seat == 1


@rule("investigator-turn.1", "investigator-turn.6", "run.1")
def test_two_moves_and_a_run_lead_three_spaces_away() -> None:
    game = given().stand(1, "foyer.s").turn()
    game.do("move:foyer.ne", "move:hallway-4.e", "run:hallway-4.w")
    assert game[1].space == "hallway-4.w"
    assert game.state.round == 3 or game.topic != "turn"


@rule("investigator-turn.1")
def test_there_is_no_third_move_and_no_second_action() -> None:
    game = given().pile("foyer", "axe").turn()
    game.do("move:foyer.n", "move:foyer.s")
    assert not [key for key in game.keys if key.startswith("move:")]
    game.do("explore")
    assert game.topic != "turn" or game.state.round > 2


@rule("investigator-turn.2", "investigator-turn.5")
def test_move_action_move_is_a_legal_turn() -> None:
    game = given().pile("foyer", "axe").turn()
    game.do("move:foyer.n", "explore", "move:foyer.nw")
    assert game[1].cards == ["axe"] and game[1].space == "foyer.nw"


@rule("investigator-turn.3")
def test_a_turn_may_end_with_everything_unused() -> None:
    game = given().turn()
    game.do("end-turn")
    assert game.state.turn is None or game.state.turn.who == 1
    assert game.told("keeper-turn-began")


@rule("investigator-turn.4", "attack.1", "drop.1", "explore.1", "card-action.1")
def test_the_standard_actions_are_run_cards_drop_attack_and_explore() -> None:
    game = given().pile("foyer", "axe").card(1, "whiskey").hurt(1, horror=2).monster("zombie", "foyer.s").turn()
    verbs = {option.verb for option in game.table.decision.options}  # type: ignore[union-attr]
    assert {"move", "run", "use", "drop", "attack", "explore"} <= verbs


@rule("run.2")
def test_a_run_obeys_the_rules_of_movement() -> None:
    game = given().turn(moves=0)
    assert "run:kitchen.all" not in game.keys
    assert {key for key in game.keys if key.startswith("run:")} == {f"run:{space}" for space in game.near("foyer.s")}


@rule("card-action.2")
def test_an_ability_without_the_word_action_costs_none() -> None:
    game = given("jenny-barnes").traits(1, "devil-may-care").pile("foyer", "axe").turn(action=False, moves=0)
    usable = [key for key in game.keys if key.startswith("use:")]
    assert usable == ["use:devil-may-care"] or game.topic == "turn"


@rule("trade.6")
def test_cards_are_not_handed_over_in_ones_own_turn() -> None:
    game = given(players=3).card(1, "axe").turn()
    assert not [key for key in game.keys if key.startswith("give:")]


@rule("mythos.5")
def test_the_keeper_is_asked_at_the_four_moments_of_a_turn() -> None:
    game = given().threat(9).mythos_hand("face-at-the-window").turn_begins()
    moments: list[str] = []
    for answer in ("move:foyer.n", "move:foyer.s", "run:foyer.n"):
        assert game.seat == KEEPER and game.topic == "mythos"
        game.do("pass")
        moments.append(game.topic)
        game.do(answer)
    assert game.seat == KEEPER and game.topic == "mythos"
    assert moments == ["turn", "turn", "turn"]
