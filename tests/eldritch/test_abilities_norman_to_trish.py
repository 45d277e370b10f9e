"""What the investigators can do, from Norman Withers to Trish Scarborough: their actions and their other abilities."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.events import Spent
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.testing import skill_test
from miskatonic.games.eldritch.words import Skill

from .given import Situation, given
from .moments import asked_seat, happen, pool, told

# Norman Withers.


def norman(clues: int) -> Situation:
    game = given("norman-withers").stand(0, "rome").clues(0, clues).gate("london").monster("ghoul", "london")
    return game.monster("zombie", "london").monster("shoggoth", "rome").monster("zombie-horde", "london")


def test_norman_spends_two_clues_to_discard_a_monster_at_a_gate() -> None:
    game = norman(2)
    ghoul, zombie = (monster.token for monster in game.monsters("london")[:2])
    game.turn(0).do("use:norman-withers", "pay", "spend:clues")
    assert game.keys == [f"monster:{ghoul}", f"monster:{zombie}"]
    game.do(f"monster:{zombie}")
    assert game.kinds() == ["ghoul", "shoggoth", "zombie-horde"] and not game[0].clues


@pytest.mark.rule("eh.inv-norman.1")
def test_norman_may_pay_for_an_effect_with_a_sanity_for_one_of_the_clues() -> None:
    game = norman(1).turn(0).do("use:norman-withers", "pay")
    assert (len(game[0].clues), game[0].sanity.left) == (0, 6)
    assert len(game.keys) == 2


@pytest.mark.rule("eh.inv-norman.1")
@pytest.mark.parametrize(("clues", "sanity", "able"), [(0, 7, False), (1, 1, False), (1, 2, True), (2, 1, True)])
def test_norman_replaces_one_clue_and_never_by_his_last_sanity(clues: int, sanity: int, able: bool) -> None:
    game = norman(clues).sanity(0, sanity).turn(0)
    assert ("use:norman-withers" in game.keys) is able


@pytest.mark.rule("eh.inv-norman.1")
def test_norman_may_spend_sanity_to_reroll_a_die_once_a_round() -> None:
    game = given("norman-withers").stand(0, "rome")
    asked = game.run(skill_test(game.table, Me(who=0), Skill.INFLUENCE), "reroll:1", dice="1 2")
    assert asked.keys == [["reroll:1", "keep"]]
    assert game[0].sanity.left == 6
    assert [(event.what, event.count) for event in told(game, Spent)] == [("sanity", 1)]
    pool(game, 0, Skill.INFLUENCE, 1)


@pytest.mark.rule("eh.inv-norman.1")
def test_norman_may_spend_sanity_where_all_spend_clues_together() -> None:
    game = given("leo-anderson", "norman-withers").clues(0, 1)
    price = {"pay": "group-clues", "n": 2}
    asked = happen(
        game,
        [{"do": "unless", "cost": price, "then": [{"do": "advance-doom"}]}],
        "pay",
        "investigator:leo-anderson",
    )
    assert asked.keys == [["pay", "no"], ["investigator:leo-anderson", "investigator:norman-withers"]]
    assert not game[0].clues and game[1].sanity.left == 6 and game.state.doom == 15


@pytest.mark.rule("eh.inv-norman.1")
def test_norman_spends_no_sanity_where_nothing_is_left_to_pay() -> None:
    """The Silver Key spares him the only clue of the price."""
    game = given("norman-withers").clues(0, 1).card(0, "the-silver-key")
    offer = {"do": "pay-then", "cost": {"pay": "clues"}, "then": [{"do": "advance-doom"}]}
    asked = happen(game, [offer], "pay", "spend:cheaper")
    assert asked.keys[1] == ["spend:cheaper", "spend:clues"]
    assert game[0].sanity.left == 7 and len(game[0].clues) == 1 and game.state.doom == 14


@pytest.mark.rule("eh.inv-norman.1")
def test_norman_need_not_use_a_card_where_sanity_would_do() -> None:
    offer = {"do": "pay-then", "cost": {"pay": "clues", "n": 2}, "then": [{"do": "advance-doom"}]}
    game = given("norman-withers").clues(0, 1).card(0, "the-silver-key")
    asked = happen(game, [offer], "pay", "spend:clues")
    assert asked.keys[1] == ["spend:cheaper", "spend:clues"]
    assert game[0].sanity.left == 6 and not game[0].clues and game.state.doom == 14
    game = given("norman-withers").clues(0, 1).card(0, "the-silver-key")
    game[0].sanity.lose(6)
    assert len(happen(game, [offer], "pay").keys) == 1, "the last sanity cannot be spent: the card has to be used"


@pytest.mark.rule("eh.inv-norman.1")
def test_nobody_else_spends_sanity_for_clues() -> None:
    game = given("leo-anderson", "norman-withers").stand(0, "rome").stand(1, "rome")
    pool(game, 0, Skill.INFLUENCE, 2)


# Silas Marsh.


@pytest.mark.rule("eh.inv-silas.1")
def test_silas_sails_one_space_and_spends_no_ticket() -> None:
    game = given("silas-marsh").stand(0, "rome").tickets(0, trains=1, ships=1).turn(0).do("use:silas-marsh")
    assert sorted(game.keys) == ["move:10", "move:london", "move:pyramids"]
    game.do("move:london")
    assert game[0].space == "london" and game[0].ships == 1
    assert "ship:13" not in game.keys and "rest" in game.keys


@pytest.mark.rule("eh.inv-silas.2")
def test_silas_has_three_actions_in_a_round_and_his_own_is_one_of_them() -> None:
    game = given("silas-marsh", "leo-anderson").stand(0, "rome").turn(0)
    game.do("use:silas-marsh", "move:london", "rest")
    assert asked_seat(game) == 0 and game.state.actions_left == 1
    game.do("prepare")
    assert asked_seat(game) == 1


@pytest.mark.rule("eh.inv-silas.2")
def test_by_the_other_reading_his_own_action_is_free_as_well() -> None:
    game = given("silas-marsh", "leo-anderson", silas="free").stand(0, "rome").turn(0)
    game.do("use:silas-marsh", "move:london", "rest")
    assert game.state.actions_left == 2
    game.do("prepare")
    assert asked_seat(game) == 0 and game.state.actions_left == 1


@pytest.mark.rule("eh.inv-silas.2")
def test_by_the_other_reading_he_may_sail_after_two_actions() -> None:
    game = given("silas-marsh", "leo-anderson", silas="free").stand(0, "rome").turn(0)
    game.do("rest", "prepare", "ticket:ship")
    assert game.keys == ["use:silas-marsh", "end"]
    game.do("use:silas-marsh", "move:london", "travel", "travel:13", "stay")
    assert asked_seat(game) == 1


@pytest.mark.rule("eh.inv-silas.2")
def test_the_other_reading_is_about_silas_alone() -> None:
    game = given("lily-chen", "leo-anderson", silas="free").stand(0, "rome").health(0, 3).turn(0)
    game.do("rest", "prepare", "ticket:ship")
    assert asked_seat(game) == 1


@pytest.mark.rule("eh.inv-silas.3")
def test_silas_may_travel_and_sail_in_one_round() -> None:
    game = given("silas-marsh", "leo-anderson").stand(0, "rome").turn(0)
    game.do("travel", "travel:london", "use:silas-marsh", "move:arkham")
    assert game[0].space == "arkham" and "travel" not in game.keys
    game = given("silas-marsh", "leo-anderson").stand(0, "rome").turn(0)
    game.do("use:silas-marsh", "move:london", "travel", "travel:arkham")
    assert game[0].space == "arkham" and "use:silas-marsh" not in game.keys


def test_silas_cannot_sail_where_no_ship_goes_nor_while_detained() -> None:
    game = given("silas-marsh").stand(0, "5").turn(0)
    assert "use:silas-marsh" not in game.keys
    game = given("silas-marsh").stand(0, "rome").card(0, "detained").turn(0)
    assert "use:silas-marsh" not in game.keys


# Trish Scarborough.


@pytest.mark.parametrize("clues", [0, 1, 2])
def test_trish_gains_a_clue_when_she_has_none(clues: int) -> None:
    game = given("trish-scarborough").stand(0, "rome").clues(0, clues).turn(0)
    assert ("use:trish-scarborough" in game.keys) == (clues == 0)
    if not clues:
        game.do("use:trish-scarborough")
        assert len(game[0].clues) == 1


@pytest.mark.rule("eh.inv-trish.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_for_one_clue_trish_and_those_beside_her_reroll_up_to_two_dice(seat: int) -> None:
    ids = ["trish-scarborough", "leo-anderson"]
    game = given(*ids).stand(0, "rome").stand(1, "rome").clues(seat, 1)
    dice = "1 2 3" if seat == 0 else "1 2"
    asked = game.run(skill_test(game.table, Me(who=seat), Skill.INFLUENCE), "reroll:1+2", dice=f"{dice} 6 6")
    pairs = ["reroll:1+2", "reroll:1+3", "reroll:2+3"] if seat == 0 else ["reroll:1+2"]
    singles = [f"reroll:{face}" for face in dice.split()]
    assert asked.keys == [[*singles, *pairs, "keep"]]
    assert asked.value.result == 2 and not game[seat].clues


@pytest.mark.rule("eh.inv-trish.1")
def test_two_dice_are_two_different_ones() -> None:
    game = given("trish-scarborough").stand(0, "rome").clues(0, 1)
    asked = game.run(skill_test(game.table, Me(who=0), Skill.INFLUENCE), "reroll:2+2", dice="2 2 6 6 1")
    assert asked.keys == [["reroll:2", "reroll:6", "reroll:2+2", "reroll:2+6", "keep"]]
    assert asked.value.result == 2


@pytest.mark.rule("eh.inv-trish.1")
def test_trish_helps_nobody_elsewhere() -> None:
    game = given("trish-scarborough", "leo-anderson").stand(0, "london").stand(1, "rome").clues(1, 1)
    asked = game.run(skill_test(game.table, Me(who=1), Skill.INFLUENCE), "keep", dice="1 2")
    assert asked.keys == [["reroll:1", "reroll:2", "keep"]]


@pytest.mark.rule("eh.inv-trish.2")
def test_a_single_die_is_rerolled_alone() -> None:
    game = given("trish-scarborough").stand(0, "rome").clues(0, 1)
    asked = game.run(skill_test(game.table, Me(who=0), Skill.LORE), "keep", dice="1")
    assert asked.keys == [["reroll:1", "keep"]]
