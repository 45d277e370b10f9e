"""The action phase and the actions (rules ah3.201, ah3.418 to ah3.427)."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e.assets import gain_clue_here
from miskatonic.games.arkham_3e.components import SCENARIOS
from miskatonic.games.arkham_3e.events import Traded
from miskatonic.games.arkham_3e.focus import focus_limit
from tests.arkham_3e.given import Situation, given


@pytest.mark.rule("ah3.201.1", "ah3.418.2", "ah3.201.2-2", "ah3.432.2")
def test_a_turn_has_up_to_two_actions_and_may_end_earlier() -> None:
    game = given().stand(0, "graveyard").turn(0)
    game.do("gather", "focus", "focus:will")
    assert game.state.phase != "action" or game.state.round == 2
    game = given(players=2).turn(0).do("end")
    assert game.state.turn == 1


@pytest.mark.rule("ah3.201.2")
def test_the_order_of_turns_is_free() -> None:
    game = given(players=3)
    state = game.state
    assert game.keys == [f"investigator:{each.id}" for each in state.investigators]
    game.do(f"investigator:{state.investigators[2].id}")
    assert game.state.turn == 2


@pytest.mark.rule("ah3.418.4", "ah3.427.2-3")
def test_each_action_is_performed_once_a_round() -> None:
    game = given().stand(0, "graveyard").turn(0).do("gather")
    assert "gather" not in game.keys
    assert "focus" in game.keys


@pytest.mark.rule("ah3.421.2", "ah3.005.3", "ah3.005.3-ex")
def test_gathering_resources_gives_a_dollar_whatever_others_have() -> None:
    game = given(players=2).has(1, money=500).turn(0).do("gather")
    assert (game[0].money, game[1].money) == (1, 500)


@pytest.mark.rule("ah3.422.2", "ah3.445.4", "ah3.445.2", "ah3.492.1")
def test_focusing_offers_the_five_skills() -> None:
    game = given().turn(0).do("focus")
    assert game.keys == [f"focus:{skill}" for skill in ("lore", "influence", "observation", "strength", "will")]
    game.do("focus:will")
    assert game[0].focus == ["will"]


@pytest.mark.rule("ah3.445.8", "ah3.445.9")
def test_up_to_the_limit_no_token_is_discarded() -> None:
    game = given("tommy-muldoon").focus(0, "will").turn(0).do("focus", "focus:lore")
    assert focus_limit(game.state, 0) == 2
    assert game[0].focus == ["will", "lore"]


@pytest.mark.rule("ah3.422.3", "ah3.445.5")
def test_a_focused_skill_is_not_offered_again() -> None:
    game = given().focus(0, "will").turn(0).do("focus")
    assert "focus:will" not in game.keys


@pytest.mark.rule("ah3.426.2", "ah3.426.2-2", "ah3.467.3")
def test_moving_takes_two_spaces_and_up_to_two_more_for_money() -> None:
    game = given().stand(0, "graveyard").turn(0).do("move")
    spaces = {key.removeprefix("move:") for key in game.keys if key.startswith("move:")}
    assert spaces == {
        "black-cave",
        "general-store",
        "rivertown-easttown",
        "merchant-district-rivertown",
        "police-station",
        "downtown-rivertown",
    }
    game = given().stand(0, "graveyard").has(0, money=5).turn(0).do("move", "move:velmas-diner")
    assert (game[0].space, game[0].money) == ("velmas-diner", 4)
    options = given().stand(0, "graveyard").has(0, money=1).turn(0).do("move")
    assert "move:velmas-diner" in options.keys
    assert "move:independence-square" not in options.keys


@pytest.mark.rule("ah3.426.3", "ah3.413.5", "ah3.465.5")
def test_entering_the_space_of_a_ready_monster_ends_the_move() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "rivertown-easttown").turn(0).do("move")
    assert "move:rivertown-easttown" in game.keys
    assert "move:police-station" not in game.keys
    game.do("move:rivertown-easttown")
    assert game.the("robed-figure").engaged == [0]
    assert "gather" not in game.keys


@pytest.mark.rule("ah3.461.2", "ah3.461.2-ex", "ah3.419.2-2")
def test_an_elusive_monster_stops_nobody_but_can_be_attacked() -> None:
    game = given().stand(0, "graveyard").monster("occult-ritualist", "rivertown-easttown").turn(0)
    game.do("move", "move:rivertown-easttown")
    assert game.the("occult-ritualist").engaged == []
    game.do("attack", dice="5 1 1")
    assert not game.monsters()


@pytest.mark.rule("ah3.425.2", "ah3.425.2-2")
def test_warding_removes_a_doom_for_each_success_and_no_more_than_there_is() -> None:
    game = given("agnes-baker").stand(0, "graveyard").doom(graveyard=1).turn(0).do("ward", dice="6 6 6 1")
    assert game.state.doom == {}
    assert game[0].remnants == 0
    assert "ward" not in given().stand(0, "graveyard").turn(0).keys


@pytest.mark.rule("ah3.419.2", "ah3.419.4", "ah3.419.5", "ah3.459.8f")
def test_attacking_tests_strength_with_the_modifier_of_that_monster_alone() -> None:
    game = given("michael-mcglen").stand(0, "graveyard")
    game.monster("tindalos-alpha", "graveyard", engaged=(0,)).monster("robed-figure", "graveyard", engaged=(0,))
    alpha = game.the("tindalos-alpha").token
    game.turn(0).do("attack").do(f"monster:{alpha}", dice="5 6")
    assert game.the("tindalos-alpha").damage == 2


@pytest.mark.rule("ah3.420.2", "ah3.420.2-2", "ah3.406.1", "ah3.406.2")
def test_research_moves_up_to_a_clue_for_each_success() -> None:
    game = given("wendy-adams").has(0, clues=3).turn(0).do("research", dice="5 6 1 1").do("keep")
    assert game.keys == ["clues:2", "clues:1", "clues:0"]
    game.do("clues:1")
    assert (game[0].clues, game.state.sheet_clues) == (2, 1)
    assert "research" not in given().turn(0).keys


@pytest.mark.rule("ah3.406.1", "ah3.403.5c")
def test_what_the_codex_waits_for_comes_with_the_clue_that_is_researched() -> None:
    game = given("wendy-adams").codex(3).sheet(clues=2).has(0, clues=1).turn(0)
    game.do("research", dice="5 1 1 1").do("keep", "clues:1")
    assert game.state.in_codex(4) is not None


@pytest.mark.rule("ah3.427.5", "ah3.427.3", "ah3.459.8g")
def test_evading_needs_a_monster_and_uses_its_modifier() -> None:
    assert "evade" not in given().stand(0, "graveyard").turn(0).keys
    game = given("wendy-adams").stand(0, "graveyard").monster("keening-hound", "graveyard", engaged=(0,))
    game.turn(0).do("evade", dice="1 2")
    assert game.the("keening-hound").engaged == [0]


@pytest.mark.rule("ah3.427.2", "ah3.427.2-3")
def test_a_success_of_an_evade_action_may_be_left_unused() -> None:
    """A loyalist whom one disengages from would bring doom."""
    game = given("wendy-adams", scenario="veil-of-twilight").stand(0, "graveyard")
    game.monster("lodge-loyalist", "graveyard", engaged=(0,)).monster("flesh-eater", "graveyard", engaged=(0,))
    game.turn(0).evade("flesh-eater", dice="6 6 1 1")
    assert game.keys == [f"evade:{game.the('lodge-loyalist').token}", "done"]
    game.do("done")
    assert (game.the("lodge-loyalist").engaged, game.state.doom) == ([0], {})
    assert (game.the("flesh-eater").status, game.state.actions_left) == ("exhausted", 1)
    assert set(game.keys) == {"attack", "focus", "end"}


@pytest.mark.rule("ah3.427.2-2", "ah3.201.3", "ah3.418.3")
def test_who_has_evaded_everything_may_perform_an_additional_action() -> None:
    game = given("norman-withers").stand(0, "graveyard").monster("robed-figure", "graveyard", engaged=(0,))
    game.turn(0).evade("robed-figure", dice="6 1 1")
    assert {"gather", "no"} <= set(game.keys)
    assert "evade" not in game.keys
    game.do("gather")
    assert (game[0].money, game.state.actions_left) == (1, 1)


@pytest.mark.rule("ah3.465.5", "ah3.201.4", "ah3.418.5", "ah3.465.5-ex", "ah3.423.1-ex")
def test_who_is_engaged_may_only_attack_evade_focus_and_what_says_so() -> None:
    game = given("jenny-barnes").stand(0, "graveyard").doom(graveyard=1).has(0, clues=1)
    game.monster("robed-figure", "graveyard", engaged=(0,)).turn(0)
    assert set(game.keys) == {"focus", "attack", "evade", "end"}
    lenient = given("jenny-barnes", engaged_actions="allowed").stand(0, "graveyard").hurt(0, damage=1)
    lenient.card(0, "first-aid-kit").monster("robed-figure", "graveyard", engaged=(0,)).turn(0)
    assert "use:jenny-barnes" in lenient.keys and "use:first-aid-kit" not in lenient.keys


@pytest.mark.rule("ah3.423.1", "ah3.423.1-ex", "ah3.423.2", "ah3.423.3", "ah3.429.2d")
def test_jenny_gains_three_dollars_only_below_three() -> None:
    game = given("jenny-barnes", "norman-withers").has(0, money=2).turn(0).do("use:jenny-barnes")
    assert game[0].money == 5
    assert "use:jenny-barnes" not in game.keys
    assert "use:jenny-barnes" not in given("jenny-barnes").has(0, money=3).turn(0).keys
    assert "use:jenny-barnes" not in given("jenny-barnes", "norman-withers").turn(1).keys


@pytest.mark.rule("ah3.438.2", "ah3.438.2-2", "ah3.438.2-3", "ah3.438.4")
def test_the_next_action_of_somebody_delayed_is_used_up() -> None:
    game = given().delay(0).turn(0)
    assert not game[0].delayed
    assert game.state.actions_left == 1
    game = given().delay(0)
    game.effect({"do": "become-delayed"})
    game.turn(0)
    assert game.state.actions_left == 1


def trading() -> Situation:
    return given(players=2).stand(0, "graveyard").stand(1, "graveyard")


@pytest.mark.rule(
    "ah3.424.2", "ah3.424.3", "ah3.417.3", "ah3.428.10", "ah3.434.5", "ah3.436.11", "ah3.478.8", "ah3.484.5"
)
def test_items_spells_allies_money_clues_and_remnants_are_traded() -> None:
    game = trading().card(0, "knife", "wither", "sachiko-higa").has(0, money=1, clues=1, remnants=1)
    other = game[1].id
    game.monster("robed-figure", "graveyard", engaged=(1,)).turn(0).do("trade")
    for what in ("knife", "wither", "sachiko-higa"):
        game.do(f"give:{what}:{other}")
    for token in ("money", "clues", "remnants"):
        game.do(f"give:{token}:{other}")
    assert game.held(1) == ["knife", "sachiko-higa", "wither"]
    assert (game[1].money, game[1].clues, game[1].remnants) == (1, 1, 1)
    assert not any(each.startswith("lent:") for each in game.state.used), "what was not used can be used"
    told = [(each.what, each.card) for each in game.table.events if isinstance(each, Traded)]
    assert told[:3] == [("card", "knife"), ("card", "wither"), ("card", "sachiko-higa")]
    assert told[3:] == [("money", None), ("clues", None), ("remnants", None)]


@pytest.mark.rule("ah3.424.2")
def test_what_one_gives_may_go_on_to_another_and_nothing_goes_to_and_fro() -> None:
    game = given(players=3).has(1, money=2).card(1, "knife")
    one, other = game[1].id, game[2].id
    game.turn(0).do("trade", f"take:knife:{one}", f"take:money:{one}")
    assert game.keys == [f"take:money:{one}", f"give:knife:{other}", f"give:money:{other}", "done"]
    game.do(f"give:knife:{other}", f"give:money:{other}")
    assert (game.held(2), game[2].money, game[0].money) == (["knife"], 1, 0)
    assert game.keys == [f"take:money:{one}", "done"], "what has gone on is not taken back"


@pytest.mark.rule("ah3.424.2-2", "ah3.445.13", "ah3.491.1")
def test_conditions_talents_and_focus_are_not_traded() -> None:
    game = trading().card(0, "deputy-of-arkham", "dark-pact").focus(0, "will").turn(0)
    assert "trade" not in game.keys


@pytest.mark.rule("ah3.424.2")
def test_trading_needs_somebody_in_the_same_space() -> None:
    game = given(players=2).stand(0, "graveyard").stand(1, "black-cave").has(0, money=1).turn(0)
    assert "trade" not in game.keys


@pytest.mark.rule("ah3.424.4")
def test_what_was_used_and_given_away_is_not_used_again_in_this_phase() -> None:
    game = trading().card(0, "knife").monster("abyssal-servant", "graveyard")
    game.the("abyssal-servant").status = "exhausted"
    game.turn(0).do("attack", dice="1 1 1").do("trade", f"give:knife:{game[1].id}")
    assert game.held(1) == ["knife"]
    game.do("attack", dice="1")
    assert game[1].cards == ["knife"]


@pytest.mark.rule("ah3.424.4")
def test_a_vehicle_that_was_used_and_given_away_carries_nobody_in_this_phase() -> None:
    game = trading().card(0, "motorcycle").stand(1, "black-cave")
    game.turn(0).do("move", "by:motorcycle", "move:black-cave", "trade", f"give:motorcycle:{game[1].id}")
    assert game.held(1) == ["motorcycle"]
    assert (game.state.turn, game.do("move").state.turn) == (1, 1)
    assert "move:graveyard" in game.keys, "on foot, without being asked"


@pytest.mark.rule("ah3.424.4")
@pytest.mark.parametrize(("first", "offered"), [("pay", False), ("no", True)])
def test_what_was_paid_for_and_given_away_is_offered_to_nobody_in_this_phase(first: str, offered: bool) -> None:
    game = given(players=2).stand(0, "river-docks").stand(1, "river-docks").card(0, "contraband-whiskey")
    game.turn(0).do("gather", first, "trade", f"give:contraband-whiskey:{game[1].id}", "done")
    assert ("pay" in game.do("gather").keys) is offered


@pytest.mark.rule("ah3.424.4")
def test_whoever_was_offered_something_and_declined_has_not_used_it() -> None:
    game = trading().card(0, "mysterious-photo").clue("rivertown")
    game.run(gain_clue_here(game.table, 0), "no")
    assert not game.state.used
    game.run(gain_clue_here(game.clue("rivertown").table, 0), "yes", "focus:will")
    assert game.state.used == ["touched:mysterious-photo"]


@pytest.mark.rule("ah3.423.2a")
def test_actions_of_the_codex_are_for_anybody_once_a_round() -> None:
    game = given(players=2, scenario="echoes-of-the-deep").codex(31).sheet(clues=4)
    game.state.archive_aside = [32, 33]
    for who in (0, 1):
        game.stand(who, "observatory")
    game.turn(0).do("codex:31")
    assert game.state.sheet_clues == 2
    assert "codex:31" not in game.keys
    game.do("end")
    assert "codex:31" in game.keys


@pytest.mark.rule("ah3.423.4")
def test_an_action_that_belongs_to_a_space_is_only_for_that_space() -> None:
    game = given(scenario="echoes-of-the-deep").codex(31).sheet(clues=4).stand(0, "orne-library")
    game.state.archive_aside = [32]
    assert "codex:31" not in game.turn(0).keys


@pytest.mark.rule("ah3.205.1", "ah3.200")
def test_the_phases_follow_in_their_order() -> None:
    game = given()
    game.state.decks["northside"] = []
    table = game.turn(0).do("end").table
    phases = [event.phase for event in table.events if event.__struct_config__.tag == "phase-began"]
    assert phases[:2] == ["monster", "encounter"]
    assert len(SCENARIOS) == 4
