"""The fifteen tricky interactions of the brief."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham_3e.codex import settle
from miskatonic.games.arkham_3e.components import ENCOUNTERS
from miskatonic.games.arkham_3e.doom import gate_burst, place_doom, spawn_clue, spread_doom
from miskatonic.games.arkham_3e.headlines import read_headline
from miskatonic.games.arkham_3e.monsters import spawn_from_deck
from miskatonic.games.arkham_3e.play import Table, unstable_spaces
from miskatonic.kernel.flow import Flow
from tests.arkham_3e.given import given


@pytest.mark.rule(
    "ah3.479.2", "ah3.428.3", "ah3.470.2", "ah3.470.8", "ah3.470.10", "ah3.460.2", "ah3.qr.1", "ah3.qr.4"
)  # fmt: skip
def test_doom_comes_from_the_bottom_of_the_event_deck_and_clues_from_its_top() -> None:
    game = given()
    state = game.state
    bottom, top = state.events[0], state.events[-1]
    game.run(spread_doom(game.table))
    assert state.event_discard == [bottom]
    assert state.doom == {ENCOUNTERS[bottom].doom[0]: 1}
    assert unstable_spaces(state) == ENCOUNTERS[bottom].doom
    game.run(spawn_clue(game.table))
    deck = ENCOUNTERS[top].deck
    assert state.clues == {deck: 1}
    assert top in state.decks[deck][-3:]
    assert top not in state.events


@pytest.mark.rule("ah3.459.5", "ah3.459.11", "ah3.459.5-2", "ah3.qr.2")
def test_monsters_come_from_the_bottom_of_their_deck_and_return_to_its_top() -> None:
    game = given().stand(0, "general-store")
    state = game.state
    bottom = state.monster_deck[0]
    game.run(spawn_from_deck(game.table, "black-cave"))
    assert [each.token for each in game.monsters("black-cave")] == [bottom]
    from miskatonic.games.arkham_3e.monsters import defeat_monster

    game.run(defeat_monster(game.table, game.monsters("black-cave")[0], None))
    assert state.monster_deck[-1] == bottom


@pytest.mark.rule("ah3.204.11a", "ah3.204.11a-2", "ah3.204.11a-3", "ah3.204.11a-4", "ah3.470.9", "ah3.qr.5")
def test_a_gate_burst_shuffles_only_the_discarded_events_under_the_deck() -> None:
    game = given()
    state = game.state
    game.run(spread_doom(game.table))
    state.doom.clear()
    top, rest = state.events[-1], state.events[:-1]
    discarded = set(state.event_discard)
    game.run(gate_burst(game.table))
    assert sorted(state.doom.values()) == [1, 1, 1]
    assert set(state.events[:2]) == {top, *discarded}
    assert state.events[2:] == rest
    assert unstable_spaces(state) == ["train-station"]


@pytest.mark.rule("ah3.470.11", "ah3.470.11-2", "ah3.470.11-3")
@pytest.mark.parametrize("effect", [spawn_clue, spread_doom, gate_burst])
def test_an_empty_event_deck_brings_doom_and_the_effect_is_lost(effect: Callable[[Table], Flow[None]]) -> None:
    game = given()
    state = game.state
    state.event_discard, state.events = state.events, []
    game.run(effect(game.table))
    assert (state.sheet_doom, state.clues, state.doom) == (1, {}, {})
    assert len(state.events) == 24
    assert not state.event_discard


@pytest.mark.rule("ah3.435.5", "ah3.435.6")
def test_an_empty_headline_deck_brings_doom_each_time() -> None:
    game = given()
    game.state.headline_discard, game.state.headlines = game.state.headlines, []
    for count in (1, 2):
        game.run(read_headline(game.table, 0))
        assert game.state.sheet_doom == count
    assert not game.state.headlines


@pytest.mark.rule("ah3.202.4b", "ah3.202.4b-2", "ah3.203.3")
def test_a_monster_that_readies_engages_without_attacking_and_the_encounter_is_lost() -> None:
    game = given().stand(0, "black-cave").monster("robed-figure", "black-cave", "exhausted")
    game.monsters_act("monster.attack")
    assert game[0].damage == 0
    assert game.the("robed-figure").engaged == [0]
    assert game.state.phase == "action"
    assert not any(event.__struct_config__.tag == "encounter-began" for event in game.table.events)


@pytest.mark.rule("ah3.202.3c", "ah3.429.6b")
def test_monsters_of_somebody_who_is_defeated_do_not_attack_others_and_ready_again() -> None:
    game = given(players=2).stand(0, "black-cave").stand(1, "general-store").hurt(0, damage=6)
    game.monster("robed-figure", "black-cave", engaged=(0,)).monster("hooded-stalker", "black-cave", engaged=(0,))
    first = game.the("robed-figure").token
    game.monsters_act("monster.attack").do(f"strike:{first}")
    assert game[0].fate == "defeated"
    assert game.state.sheet_doom == 1
    assert {each.status for each in game.monsters()} == {"ready"}


@pytest.mark.rule("ah3.419.3", "ah3.419.6")
def test_an_attack_takes_a_monster_from_another_investigator_but_does_not_engage_an_exhausted_one() -> None:
    game = given(players=2).stand(0, "black-cave").stand(1, "black-cave")
    game.monster("abyssal-servant", "black-cave", engaged=(1,)).turn(0).do("attack", dice="1 1")
    assert game.the("abyssal-servant").engaged == [0]
    game = given().stand(0, "black-cave").monster("abyssal-servant", "black-cave", "exhausted")
    game.turn(0).do("attack", dice="6 1")
    servant = game.the("abyssal-servant")
    assert (servant.engaged, servant.status, servant.damage) == ([], "exhausted", 1)


@pytest.mark.rule("ah3.427.2", "ah3.427.2-2", "ah3.427.2-3", "ah3.427.4")
def test_evading_several_monsters_uses_the_worst_modifier_and_one_success_for_each() -> None:
    game = given("wendy-adams").stand(0, "black-cave")
    game.monster("robed-figure", "black-cave", engaged=(0,)).monster("eyeless-watcher", "black-cave", engaged=(0,))
    game.turn(0).evade("robed-figure", dice="5 1")
    assert game.the("robed-figure").status == "exhausted"
    assert game.the("eyeless-watcher").engaged == [0]
    assert game.state.actions_left == 1
    assert "evade" not in game.keys


@pytest.mark.rule("ah3.405.2", "ah3.405.2-2", "ah3.405.5", "ah3.405.5-2")
def test_a_massive_monster_engages_everybody_and_is_never_exhausted() -> None:
    game = given(players=2, scenario="echoes-of-the-deep").stand(0, "river-docks").stand(1, "river-docks")
    game.monster("cthulhu", "river-docks", engaged=(0, 1))
    game.turn(0).evade("cthulhu", dice="6 1").do("no")
    assert sorted(game.the("cthulhu").engaged) == [0, 1]
    assert game.the("cthulhu").status == "engaged"


@pytest.mark.rule("ah3.405.5-2", "ah3.413.5", "ah3.427.2-2")
def test_a_massive_monster_engages_again_at_once_where_no_additional_action_follows() -> None:
    """Another monster is still engaged, so there is no chance to walk away."""
    game = given("wendy-adams", scenario="echoes-of-the-deep").stand(0, "river-docks")
    game.monster("cthulhu", "river-docks", engaged=(0,)).monster("hybrid-thug", "river-docks", engaged=(0,))
    game.turn(0).evade("cthulhu", dice="6 1 1")
    assert game.the("cthulhu").engaged == [0]
    assert game.the("hybrid-thug").engaged == [0]
    assert game.state.actions_left == 1 and game.state.acting is None


@pytest.mark.rule("ah3.486.2", "ah3.486.2.1", "ah3.486.3", "ah3.486.3-2", "ah3.486.4")
def test_a_watcher_restricts_nothing_until_another_monster_is_there_too() -> None:
    game = given().stand(0, "black-cave").monster("eyeless-watcher", "black-cave", engaged=(0,)).turn(0)
    assert "move" in game.keys
    game.do("move", "move:general-store")
    assert game.the("eyeless-watcher").space == "general-store"
    game.monster("robed-figure", "general-store", engaged=(0,)).turn(0)
    assert "move" not in game.keys
    assert "gather" not in game.keys


@pytest.mark.rule("ah3.425.2", "ah3.425.3", "ah3.419.7", "ah3.434.4", "ah3.479.5")
def test_remnants_come_from_attacks_and_one_from_a_great_ward() -> None:
    game = given("norman-withers").stand(0, "black-cave").doom(black_cave=3)
    game.turn(0).do("ward", dice="6 6 6")
    assert (game[0].remnants, game.state.doom) == (1, {})
    game.monster("keening-hound", "black-cave", engaged=(0,), damage=3)
    game.turn(0).do("attack", dice="5")
    assert game[0].remnants == 2


@pytest.mark.rule("ah3.445.5", "ah3.445.9", "ah3.445.12")
def test_over_the_focus_limit_any_token_is_discarded_and_none_when_the_limit_falls() -> None:
    game = given("jenny-barnes").focus(0, "will").turn(0)
    game.do("focus", "focus:lore", "unfocus:will")
    assert game[0].focus == ["lore"]
    game = given("jenny-barnes").card(0, "the-moon").focus(0, "will", "lore").turn(0)
    game[0].cards.clear()
    assert game[0].focus == ["will", "lore"]


@pytest.mark.rule("ah3.436.7", "ah3.436.8")
def test_casting_costs_horror_first_and_stops_where_that_defeats_the_caster() -> None:
    game = given("norman-withers").card(0, "alchemical-process").hurt(0, horror=6).turn(0)
    game.do("cast:alchemical-process")
    assert game[0].fate == "defeated"
    assert game[0].money == 0


@pytest.mark.rule("ah3.402.3b", "ah3.402.3b-2", "ah3.402.3a-4", "ah3.479.3", "ah3.416.3")
def test_doom_for_a_neighbourhood_with_an_anomaly_goes_to_the_sheet() -> None:
    game = given().codex(2).anomaly("rivertown").doom(black_cave=3)
    game.run(place_doom(game.table, ["black-cave", "graveyard", "general-store"]))
    assert game.state.sheet_doom == 3
    game = given().codex(2).doom(black_cave=2, graveyard=1, general_store=1)
    game.run(place_doom(game.table, ["black-cave", "graveyard", "general-store"]))
    assert game.state.doom == {"black-cave": 3, "graveyard": 2, "general-store": 2}
    assert (game.state.anomalies, game.state.sheet_doom) == (["rivertown"], 0)
    street = "downtown-rivertown"
    game = given()
    game.run(place_doom(game.table, [street]), "space:black-cave")
    assert game.state.doom == {"black-cave": 1}


@pytest.mark.rule("ah3.400.1f", "ah3.400.1g", "ah3.400.1h")
def test_what_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    game = given().has(0, money=2)
    words = {"do": "pay-then", "cost": {"pay": "money", "n": 3}, "then": [{"do": "gain-spell"}]}
    game.effect(words)
    assert (game[0].money, game.held(0)) == (2, [])
    game = given().delay(0)
    game.effect({"do": "pay-then", "cost": {"pay": "delay"}, "then": [{"do": "gain-spell"}]})
    assert game.held(0) == []
    game = given().card(0, "dark-pact")
    game.effect({"do": "pay-then", "cost": {"pay": "condition", "name": "dark-pact"}, "then": [{"do": "gain-spell"}]})
    assert game.held(0) == ["dark-pact"]


@pytest.mark.rule("ah3.443.1-2", "ah3.408.2-2")
def test_devoured_brings_doom_and_retired_does_not() -> None:
    game = given(players=2)
    game.effect({"do": "devour"})
    assert (game[0].fate, game.state.sheet_doom) == ("devoured", 1)
    game = given(players=2)
    game.effect({"do": "retire"})
    assert (game[0].fate, game.state.sheet_doom) == ("retired", 0)


@pytest.mark.rule("ah3.485.1a", "ah3.485.1a-2", "ah3.485.1a-3")
def test_outbreaks_follow_one_another_until_none_is_left() -> None:
    game = given(scenario="feast-for-umordhoth").codex(1).doom(black_cave=4, graveyard=3, general_store=1)
    game.run(settle(game.table))
    assert game.state.doom == {"black-cave": 2, "graveyard": 1, "general-store": 3}
    assert game.state.sheet_doom == 2
