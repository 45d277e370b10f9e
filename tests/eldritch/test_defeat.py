"""Defeated and devoured investigators: the steps, in their order, and what they are no more part of."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.encounters import inherit
from miskatonic.games.eldritch.events import (
    CardDiscarded,
    Devoured,
    DoomAdvanced,
    InvestigatorDefeated,
    LeadPassed,
    Lost,
)
from miskatonic.games.eldritch.health import devour
from miskatonic.games.eldritch.health import lose as lose_harm
from miskatonic.games.eldritch.words import Harm, front

from .given import Situation, given
from .moments import asked_seat, begin_round, happen, lose

HEALTH, SANITY = Harm


def fall(game: Situation, who: int = 0, by: Harm = HEALTH, *answers: str) -> Situation:
    """Somebody loses all of it."""
    game.run(lose_harm(game.table, who, by, 20), *answers)
    return game


def be_devoured(game: Situation, who: int = 0, *answers: str) -> Situation:
    game.run(devour(game.table, who), *answers)
    return game


@pytest.mark.rule("eh.defeated.1", "eh.health-sanity.6")
@pytest.mark.parametrize("by", Harm)
def test_without_health_or_sanity_one_is_defeated_at_once(by: Harm) -> None:
    game = given(players=2).lead(1).stand(0, "rome")
    gauge = game[0].gauge(by)
    happen(game, [lose(by, gauge.most - 1)])
    assert game[0].in_play and gauge.left == 1
    happen(game, [lose(by, 1)])
    assert game[0].fate == "defeated"


@pytest.mark.rule("eh.defeated.2")
def test_a_defeat_advances_doom_by_one() -> None:
    game = fall(given(players=2).lead(1).stand(0, "rome").doom(7))
    assert game.state.doom == 6


@pytest.mark.rule("eh.defeated.1", "eh.defeated.2", "eh.defeated.5", "eh.defeated.7")
def test_the_steps_of_a_defeat_come_in_their_order() -> None:
    game = given(players=3).stand(0, "rome").card(0, "debt")
    game.table.events.clear()
    fall(game, 0, HEALTH, "investigator:lily-chen")
    kinds = [type(event) for event in game.table.events]
    assert kinds == [Lost, InvestigatorDefeated, DoomAdvanced, CardDiscarded, LeadPassed]


@pytest.mark.rule("eh.defeated.3")
@pytest.mark.parametrize(("space", "city"), [("rome", "rome"), ("tunguska", "16"), ("13", "london"), ("21", "sydney")])
def test_the_token_goes_to_the_nearest_city(space: str, city: str) -> None:
    game = fall(given(players=2).lead(1).stand(0, space))
    assert [each.space for each in game.state.fallen] == [city]


@pytest.mark.rule("eh.defeated.3", "eh.nearest.3")
def test_the_active_investigator_decides_between_equally_near_cities() -> None:
    game = given(players=3).lead(2).stand(0, "amazon").turn(1)
    asked = game.run(lose_harm(game.table, 0, HEALTH, 9), "space:buenos-aires")
    assert asked.keys == [["space:7", "space:buenos-aires"]] and asked.decisions[0].seat == 1
    assert game.state.fallen[0].space == "buenos-aires"


@pytest.mark.rule("eh.defeated.3")
def test_being_detained_does_not_keep_the_token_from_the_city() -> None:
    game = fall(given(players=2).lead(1).stand(0, "13").card(0, "detained"))
    assert game.state.fallen[0].space == "london"


@pytest.mark.rule("eh.defeated.4")
@pytest.mark.parametrize("by", Harm)
def test_the_marker_tells_what_ran_out(by: Harm) -> None:
    game = fall(given(players=2).lead(1).stand(0, "rome"), 0, by)
    assert [(each.id, each.by) for each in game.state.fallen] == [("akachi-onyele", by)]


@pytest.mark.rule("eh.defeated.8")
@pytest.mark.parametrize("by", Harm)
def test_who_has_lost_all_of_both_chooses_the_marker(by: Harm) -> None:
    game = given(players=2).lead(1).stand(0, "rome").health(0, 2).sanity(0, 2)
    asked = happen(game, [{"do": "lose-both", "n": 2}], f"by:{by}")
    assert asked.keys == [["by:health", "by:sanity"]] and asked.decisions[0].seat == 0
    assert game.state.fallen[0].by == by
    assert game.state.doom == 14


@pytest.mark.rule("eh.defeated.8")
def test_both_losses_of_one_effect_happen_before_anybody_is_defeated() -> None:
    game = given(players=2).lead(1).stand(0, "rome").health(0, 2).sanity(0, 5)
    game.table.events.clear()
    happen(game, [{"do": "lose-both", "n": 2}])
    assert [type(event) for event in game.table.events][:3] == [Lost, Lost, InvestigatorDefeated]
    assert game.state.fallen[0].by == HEALTH


@pytest.mark.rule("eh.defeated.5")
def test_conditions_and_tokens_are_discarded() -> None:
    game = given(players=2).lead(1).stand(0, "rome").card(0, "debt", "blessed").improve(0, "lore", 2).delay(0)
    conditions = len(game.state.conditions)
    fall(game)
    assert not game[0].conditions and len(game.state.conditions) == conditions + 2
    assert not game[0].improved and not game[0].delayed
    assert (game[0].health.left, game[0].sanity.left) == (0, 0)


@pytest.mark.rule("eh.defeated.6")
def test_possessions_stay_on_the_sheet_and_are_to_be_had_by_nobody() -> None:
    game = given(players=2).lead(1).stand(0, "rome").card(0, "axe", "ruby-of-rlyeh", "wither").clues(0, 2)
    game.tickets(0, trains=1, ships=1)
    fall(game)
    fallen = game.state.fallen[0]
    assert sorted(map(front, fallen.cards)) == ["axe", "ruby-of-rlyeh", "wither"]
    assert (len(fallen.clues), fallen.trains, fallen.ships) == (2, 1, 1)
    state = game.state
    assert "axe" not in (*state.assets.cards, *state.assets.discard, *state.reserve)
    assert "ruby-of-rlyeh" not in (*state.artifacts.cards, *state.artifacts.discard)
    assert not (game[0].cards or game[0].clues or game[0].trains or game[0].ships)


@pytest.mark.rule("eh.defeated.6")
def test_what_was_inherited_is_no_longer_on_the_sheet() -> None:
    game = given(players=2).lead(1).stand(0, "rome").card(0, "axe").clues(0, 2).tickets(0, trains=1, ships=1)
    fallen = fall(game).state.fallen[0]
    inherit(game.table, 1, fallen)
    assert (len(game[1].clues), game[1].trains, game[1].ships) == (2, 1, 1) and "axe" in game.held(1)
    assert (fallen.cards, fallen.clues, fallen.trains, fallen.ships) == ([], [], 0, 0)


@pytest.mark.rule("eh.defeated.7")
def test_a_defeated_lead_passes_the_token_to_whom_they_like() -> None:
    game = given(players=3).stand(0, "rome")
    asked = game.run(lose_harm(game.table, 0, HEALTH, 9), "investigator:lily-chen")
    assert asked.keys == [["investigator:leo-anderson", "investigator:lily-chen"]] and asked.decisions[0].seat == 0
    assert game.state.lead == 2


@pytest.mark.rule("eh.defeated.7")
def test_who_is_not_the_lead_passes_nothing() -> None:
    game = fall(given(players=3).lead(1).stand(0, "rome"))
    assert game.state.lead == 1


@pytest.mark.rule("eh.defeated.7")
def test_without_anybody_else_the_token_is_kept() -> None:
    game = fall(given("leo-anderson").stand(0, "rome"))
    assert game.state.lead == 0 and game[0].fate == "defeated"


@pytest.mark.rule("eh.defeated.13")
def test_a_defeated_investigator_has_no_turn_and_no_encounter() -> None:
    game = fall(given(players=3).lead(1).stand(2, "rome").stand(1, "rome"), 0)
    begin_round(game)
    assert asked_seat(game) == 1
    game.do("end")
    assert asked_seat(game) == 2
    game.do("end")
    assert game.state.phase == "encounter" and asked_seat(game) == 1


@pytest.mark.rule("eh.defeated.13")
@pytest.mark.parametrize("each", ["investigators", "investigators-here", "investigators-near", "others-here"])
def test_no_effect_concerns_the_defeated(each: str) -> None:
    game = fall(given(players=3).lead(1).stand(0, "rome").stand(1, "rome").stand(2, "rome"), 0)
    happen(game, [{"do": "for-each", "each": each, "then": [{"do": "gain-clues"}]}], who=1)
    assert not game[0].clues and game[2].clues


@pytest.mark.rule("eh.defeated.13")
def test_the_defeated_lose_nothing_more() -> None:
    game = fall(given(players=2).lead(1).stand(0, "rome").doom(7), 0)
    happen(game, [lose("health", 3)])
    game.run(lose_harm(game.table, 0, SANITY, 3))
    assert game.state.doom == 6 and len(game.state.fallen) == 1


@pytest.mark.rule("eh.defeated.13")
def test_abilities_of_the_defeated_help_nobody() -> None:
    """Jim gives a die to everybody on his space who fights."""
    game = given("jim-culver", "leo-anderson").lead(1).stand(0, "rome").stand(1, "rome").monster("ghoul", "rome")
    fall(game, 0)
    game.encounter(1, dice="6 6 6 6 6 6 6")
    assert not game.monsters()


@pytest.mark.rule("eh.defeated.14")
def test_the_rest_of_an_action_is_not_resolved() -> None:
    """A token of Cthulhu costs a traveller the last sanity: no ticket leads on, and there is no second action."""
    game = given("leo-anderson", "lily-chen", ancient_one="cthulhu").lead(1).stand(0, "london").sanity(0, 1)
    game.tickets(0, ships=2).eldritch("13", "cthulhu").turn(0)
    game.state.order = [1]
    game.do("travel", "travel:13")
    assert game[0].fate == "defeated" and game.state.fallen[0].ships == 2
    assert asked_seat(game) == 1


@pytest.mark.rule("eh.defeated.14")
def test_the_rest_of_an_encounter_is_not_resolved() -> None:
    game = given("leo-anderson", "lily-chen").lead(1).stand(0, "rome").sanity(0, 1).encounter(0)
    happen(game, [lose("sanity"), {"do": "gain-condition", "name": "debt"}, {"do": "advance-doom", "n": 3}])
    assert game.state.doom == 14 and not game.held(0)


@pytest.mark.rule("eh.defeated.14")
def test_what_an_effect_does_to_others_still_happens_to_them() -> None:
    game = given(players=3).lead(1).stand(0, "rome").health(0, 1)
    happen(game, [{"do": "for-each", "each": "investigators", "then": [lose("health", 1), {"do": "gain-clues"}]}])
    assert game[0].fate == "defeated" and not game.state.fallen[0].clues
    assert [len(game[who].clues) for who in (1, 2)] == [1, 1]


# Devoured.


@pytest.mark.rule("eh.devoured.1", "eh.devoured.2", "eh.devoured.4")
def test_the_steps_of_being_devoured_come_in_their_order() -> None:
    game = given(players=3).stand(0, "rome").card(0, "axe", "debt")
    game.table.events.clear()
    be_devoured(game, 0, "investigator:leo-anderson")
    kinds = [type(event) for event in game.table.events]
    assert kinds == [Devoured, DoomAdvanced, CardDiscarded, CardDiscarded, LeadPassed]
    assert game.state.doom == 14 and game.state.lead == 1


@pytest.mark.rule("eh.devoured.2")
def test_everything_of_the_devoured_is_discarded() -> None:
    game = given(players=2).lead(1).stand(0, "rome").card(0, "axe", "ruby-of-rlyeh", "wither", "debt").clues(0, 2)
    game.tickets(0, trains=1, ships=1).improve(0, "lore")
    spells, conditions, clues = len(game.state.spells), len(game.state.conditions), list(game[0].clues)
    be_devoured(game)
    state = game.state
    assert "axe" in state.assets.discard and "ruby-of-rlyeh" in state.artifacts.discard
    assert (len(state.spells), len(state.conditions)) == (spells + 1, conditions + 1)
    assert sorted(state.clue_discard) == sorted(clues)
    gone = game[0]
    assert not (gone.cards or gone.conditions or gone.clues or gone.trains or gone.ships or gone.improved)
    assert (gone.health.left, gone.sanity.left) == (0, 0)


@pytest.mark.rule("eh.devoured.3")
def test_of_the_devoured_nothing_stays_on_the_board() -> None:
    game = be_devoured(given(players=2).lead(1).stand(0, "rome"))
    assert not game.state.fallen and "akachi-onyele" not in game.state.unused
    game.stand(1, "rome").encounter(1)
    assert game.keys == ["encounter:general", "encounter:europe"]


@pytest.mark.rule("eh.devoured.4")
def test_a_devoured_lead_passes_the_token_to_whom_they_like() -> None:
    game = given(players=3).stand(0, "rome")
    asked = game.run(devour(game.table, 0), "investigator:lily-chen")
    assert asked.keys == [["investigator:leo-anderson", "investigator:lily-chen"]] and asked.decisions[0].seat == 0
    assert game.state.lead == 2


@pytest.mark.rule("eh.devoured.6")
def test_whoever_is_devoured_resolves_nothing_more() -> None:
    game = given(players=2).lead(1).stand(0, "rome").encounter(0)
    happen(game, [{"do": "devour"}, {"do": "advance-doom", "n": 3}, {"do": "gain-clues"}])
    assert game.state.doom == 14 and not game[0].clues


@pytest.mark.rule("eh.devoured.1", "eh.devoured.6")
def test_nobody_is_devoured_twice() -> None:
    game = be_devoured(given(players=2).lead(1).stand(0, "rome"))
    be_devoured(game)
    assert game.state.doom == 14
