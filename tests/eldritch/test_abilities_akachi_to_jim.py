"""What the investigators can do, from Akachi Onyele to Jim Culver: their actions and their other abilities."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.combat import ambush, fight
from miskatonic.games.eldritch.events import BackRead, MonsterDiscarded
from miskatonic.games.eldritch.possessions import gain_condition
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.state import Scene
from miskatonic.games.eldritch.testing import skill_test
from miskatonic.games.eldritch.words import Skill

from .given import Situation, given
from .moments import asked_seat, happen, told

# Akachi Onyele.


@pytest.mark.rule("eh.inv-akachi.1")
def test_akachi_looks_at_the_top_two_gates_and_puts_one_on_top_the_other_to_the_bottom() -> None:
    game = given("akachi-onyele").next_gate("rome", "tokyo").turn(0)
    below = game.state.gate_stack[:-2]
    game.do("use:akachi-onyele")
    assert sorted(game.keys) == ["top:rome", "top:tokyo"] and asked_seat(game) == 0
    game.do("top:tokyo")
    assert game.state.gate_stack == ["rome", *below, "tokyo"]


@pytest.mark.rule("eh.inv-akachi.2")
def test_with_one_gate_left_the_discarded_ones_come_under_it_first() -> None:
    game = given("akachi-onyele").next_gate("rome")
    state = game.state
    state.gate_discard, state.gate_stack = state.gate_stack[:-1], ["rome"]
    game.turn(0).do("use:akachi-onyele")
    assert "top:rome" in game.keys and len(game.keys) == 2
    game.do("top:rome")
    assert game.state.gate_stack[-1] == "rome" and len(game.state.gate_stack) == 9
    assert not game.state.gate_discard


@pytest.mark.rule("eh.inv-akachi.2")
def test_the_discarded_gates_are_shuffled_before_they_come_under_it() -> None:
    orders: set[tuple[str, ...]] = set()
    for seed in range(4):
        game = given("akachi-onyele", seed=seed).next_gate("rome")
        state = game.state
        state.gate_discard, state.gate_stack = sorted(state.gate_stack[:-1]), ["rome"]
        game.turn(0).do("use:akachi-onyele", "top:rome")
        orders.add(tuple(game.state.gate_stack))
    assert len(orders) == 4


@pytest.mark.rule("eh.inv-akachi.2")
def test_with_two_gates_left_nothing_is_mixed() -> None:
    game = given("akachi-onyele").next_gate("rome", "tokyo")
    state = game.state
    state.gate_discard, state.gate_stack = state.gate_stack[:-2], ["tokyo", "rome"]
    game.turn(0).do("use:akachi-onyele", "top:rome")
    assert game.state.gate_stack == ["tokyo", "rome"] and len(game.state.gate_discard) == 7


@pytest.mark.rule("eh.inv-akachi.3")
def test_the_only_gate_is_put_back() -> None:
    game = given("akachi-onyele").stand(0, "rome").next_gate("rome")
    game.state.gates, game.state.gate_stack = game.state.gate_stack[:-1], ["rome"]
    game.turn(0).do("use:akachi-onyele")
    assert game.state.gate_stack == ["rome"] and not game.state.gate_discard


def test_without_any_gate_she_cannot_look() -> None:
    game = given("akachi-onyele").stand(0, "rome")
    game.state.gates, game.state.gate_stack = game.state.gate_stack, []
    game.turn(0)
    assert "use:akachi-onyele" not in game.keys


def close(game: Situation, *answers: str, deck: str = "other-world") -> Situation:
    """The gate on the space of the first investigator is closed in an encounter."""
    game.state.scene = Scene(0, deck, "", "")
    happen(game, [{"do": "close-gate"}], *answers, gate=game[0].space)
    return game


@pytest.mark.rule("eh.inv-akachi.4")
def test_closing_a_gate_takes_akachi_straight_to_any_clue_or_gate() -> None:
    """Cthulhu's tokens lie on all ways, and she meets none of them."""
    game = given("akachi-onyele", ancient_one="cthulhu").stand(0, "london").gate("london", "tokyo").clue("sydney")
    for space in ("arkham", "13", "rome"):
        game.eldritch(space, "cthulhu")
    game.state.scene = Scene(0, "other-world", "", "")
    asked = happen(game, [{"do": "close-gate"}], "yes", "space:sydney", gate="london")
    assert asked.keys == [["yes", "no"], ["space:sydney", "space:tokyo"]]
    assert game[0].space == "sydney" and game[0].sanity.left == 7


@pytest.mark.rule("eh.inv-akachi.4")
def test_akachi_may_stay_where_she_is() -> None:
    game = close(given("akachi-onyele").stand(0, "london").gate("london", "tokyo"), "no")
    assert game[0].space == "london" and game.state.gates == ["tokyo"]


@pytest.mark.rule("eh.inv-akachi.5")
def test_akachi_cannot_go_anywhere_while_she_is_detained() -> None:
    game = close(given("akachi-onyele").stand(0, "london").gate("london", "tokyo").card(0, "detained"))
    assert game[0].space == "london"


@pytest.mark.rule("eh.inv-akachi.4")
def test_only_her_own_other_world_encounters_take_akachi_away() -> None:
    game = close(given("akachi-onyele").stand(0, "london").gate("london", "tokyo"), deck="research")
    assert game[0].space == "london"
    game = close(given("leo-anderson", "akachi-onyele").stand(0, "london").stand(1, "london").gate("london", "tokyo"))
    assert game[1].space == "london"


# Charlie Kane.


@pytest.mark.rule("eh.inv-charlie.1")
def test_charlie_gives_an_action_to_anybody_else_anywhere_who_is_not_delayed() -> None:
    game = given("charlie-kane", "leo-anderson", "lily-chen", "jim-culver").stand(0, "rome").stand(1, "sydney").delay(2)
    game.turn(0).do("use:charlie-kane")
    assert game.keys == ["investigator:leo-anderson", "investigator:jim-culver"]
    game.do("investigator:leo-anderson")
    assert asked_seat(game) == 1 and "rest" in game.keys


@pytest.mark.rule("eh.inv-charlie.1")
def test_charlie_cannot_give_an_action_to_himself_nor_to_the_delayed() -> None:
    game = given("charlie-kane", "leo-anderson").stand(0, "rome").delay(1).turn(0)
    assert "use:charlie-kane" not in game.keys


@pytest.mark.rule("eh.inv-charlie.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_does_not_matter_whether_they_have_had_their_turn(seat: int) -> None:
    """Charlie is the last or the first of the round; the other has two actions in any case."""
    ids = ["leo-anderson", "charlie-kane"] if seat else ["charlie-kane", "leo-anderson"]
    game = given(*ids).stand(0, "rome").stand(1, "rome").turn(seat)
    game.do("use:charlie-kane", "rest", "end")
    if not seat:
        assert asked_seat(game) == 1 and game.state.actions_left == 2


@pytest.mark.rule("eh.inv-charlie.3")
def test_an_additional_action_is_none_that_was_performed_this_round() -> None:
    game = given("charlie-kane", "leo-anderson").stand(0, "rome").stand(1, "london").lead(1).turn(1)
    game.do("rest", "prepare", "use:charlie-kane")
    assert asked_seat(game) == 1
    assert "rest" not in game.keys and "prepare" not in game.keys and "travel" in game.keys


@pytest.mark.rule("eh.inv-charlie.3")
def test_what_was_performed_as_an_additional_action_is_not_performed_again() -> None:
    game = given("charlie-kane", "leo-anderson").stand(0, "rome").stand(1, "london").turn(0)
    game.do("use:charlie-kane", "rest", "end")
    assert asked_seat(game) == 1 and "rest" not in game.keys


@pytest.mark.rule("eh.inv-charlie.2")
def test_an_additional_action_may_be_declined() -> None:
    game = given("charlie-kane", "leo-anderson").stand(0, "rome").turn(0).do("use:charlie-kane", "no")
    assert asked_seat(game) == 0 and game.state.actions_left == 1


SHOP = "6 6 6 6"


@pytest.mark.rule("eh.inv-charlie.4")
def test_charlie_divides_what_he_buys_among_anybody_anywhere() -> None:
    game = given("charlie-kane", "leo-anderson", "lily-chen").stand(0, "rome").stand(1, "sydney").stand(2, "13")
    game.reserve("axe", "bandages", "whiskey", "dynamite").turn(0)
    game.do("acquire", "no", "buy:bandages", dice=SHOP)
    assert game.keys == ["investigator:charlie-kane", "investigator:leo-anderson", "investigator:lily-chen"]
    game.do("investigator:lily-chen", "buy:whiskey", "investigator:charlie-kane")
    game.do("buy:axe", "investigator:leo-anderson")
    assert [game.held(who) for who in range(3)] == [["whiskey"], ["axe"], ["bandages"]]


@pytest.mark.rule("eh.inv-charlie.4")
def test_nobody_else_divides_what_they_buy() -> None:
    game = given("leo-anderson", "charlie-kane").stand(0, "rome").stand(1, "rome").reserve("axe", "bandages").turn(0)
    game.do("acquire", "no", "buy:bandages", dice="6 6")
    assert game.held(0) == ["bandages"] and "buy:bandages" not in game.keys


@pytest.mark.rule("eh.inv-charlie.5")
def test_a_service_is_resolved_at_once_by_whoever_receives_it() -> None:
    game = given("charlie-kane", "leo-anderson").stand(0, "rome").stand(1, "sydney").health(1, 1).sanity(1, 2)
    game.health(0, 1).reserve("private-care").turn(0)
    game.do("acquire", "no", "buy:private-care", "investigator:leo-anderson", dice=SHOP)
    assert (game[1].health.left, game[1].sanity.left, game[0].health.left) == (6, 6, 1)
    assert not game.held(1) and "private-care" in game.state.assets.discard


# Diana Stanley.


def among_cultists() -> Situation:
    game = given("diana-stanley").stand(0, "rome").monster("cultist", "rome").monster("ghoul", "rome")
    return game.monster("zombie", "london")


@pytest.mark.rule("eh.inv-diana.1")
def test_diana_discards_all_monsters_on_the_space_of_a_cultist() -> None:
    game = among_cultists().monster("zombie-horde", "rome").turn(0).do("use:diana-stanley", "way:1")
    assert game.kinds() == ["zombie", "zombie-horde"]
    assert len(told(game, MonsterDiscarded)) == 2


@pytest.mark.rule("eh.inv-diana.1")
def test_or_she_moves_a_cultist_anywhere_and_touches_no_other_monster() -> None:
    game = among_cultists().turn(0).do("use:diana-stanley", "way:2")
    assert "space:rome" not in game.keys and len(game.keys) == 35
    game.do("space:sydney")
    assert (game.kinds("sydney"), game.kinds("rome"), game.kinds("london")) == (["cultist"], ["ghoul"], ["zombie"])


@pytest.mark.rule("eh.inv-diana.1")
def test_of_several_cultists_she_chooses_one() -> None:
    game = given("diana-stanley").stand(0, "rome").monster("cultist", "rome").monster("cultist", "rome", lost=1)
    first, second = (monster.token for monster in game.monsters())
    game.turn(0).do("use:diana-stanley", "way:2")
    assert game.keys == [f"monster:{first}", f"monster:{second}"]
    game.do(f"monster:{second}", "space:sydney")
    assert [monster.token for monster in game.monsters("sydney")] == [second]


def test_without_a_cultist_on_her_space_she_can_do_neither() -> None:
    game = given("diana-stanley").stand(0, "rome").monster("ghoul", "rome").monster("cultist", "london").turn(0)
    assert "use:diana-stanley" not in game.keys


@pytest.mark.rule("eh.inv-diana.2", "eh.inv-diana.3")
@pytest.mark.parametrize(("will", "lost"), [("6", 0), ("5", 0), ("4", 1), ("1", 1)])
def test_the_horror_of_what_diana_fights_is_one(will: str, lost: int) -> None:
    game = given("diana-stanley").stand(0, "rome").monster("shoggoth", "rome")
    game.run(fight(game.table, 0, game.monsters()[0]), dice=f"{will} 6")
    assert game[0].sanity.left == 5 - lost


@pytest.mark.rule("eh.inv-diana.3")
def test_a_monster_without_horror_costs_diana_nothing() -> None:
    game = given("diana-stanley").stand(0, "rome").monster("witch", "rome").card(0, "cursed")
    game.run(fight(game.table, 0, game.monsters()[0]), dice="1 6 6")
    assert game[0].sanity.left == 5


# Jacqueline Fine.


def sharing() -> Situation:
    game = given("jacqueline-fine", "leo-anderson", "lily-chen").stand(0, "rome").stand(1, "sydney").stand(2, "13")
    return game.clues(0, 2).clues(1, 3).card(1, "axe").tickets(1, trains=1)


@pytest.mark.rule("eh.inv-jacqueline.1", "eh.inv-jacqueline.2")
def test_jacqueline_and_another_anywhere_give_each_other_as_many_clues_as_they_like() -> None:
    game = sharing().turn(0).do("use:jacqueline-fine", "investigator:leo-anderson")
    assert game.keys == ["give:0", "give:1", "give:2"] and asked_seat(game) == 0
    game.do("give:1")
    assert game.keys == ["give:0", "give:1", "give:2", "give:3", "give:4"] and asked_seat(game) == 1
    game.do("give:4")
    assert (len(game[0].clues), len(game[1].clues)) == (5, 0)
    assert game.held(1) == ["axe"] and game[1].trains == 1


@pytest.mark.rule("eh.inv-jacqueline.1")
def test_the_other_decides_what_they_give() -> None:
    game = sharing().turn(0).do("use:jacqueline-fine", "investigator:leo-anderson", "give:0", "give:0")
    assert (len(game[0].clues), len(game[1].clues)) == (2, 3)


def afflicted(who: int, condition: str, *answers: str, game: Situation | None = None) -> Situation:
    game = game or given("jacqueline-fine", "leo-anderson").stand(1, "sydney")
    game.run(gain_condition(game.table, who, condition), *answers)
    return game


@pytest.mark.rule("eh.inv-jacqueline.3")
def test_jacqueline_sees_the_back_of_what_another_has_gained_and_gains_a_clue() -> None:
    game = afflicted(1, "paranoia", "yes")
    (read,) = told(game, BackRead)
    assert read.back in game[1].conditions and read.seen_by(0) and not read.seen_by(1)
    assert len(game[0].clues) == 1


@pytest.mark.rule("eh.inv-jacqueline.3")
def test_jacqueline_may_look_away_and_look_later_in_the_round() -> None:
    game = afflicted(1, "paranoia", "no")
    assert not told(game, BackRead) and not game[0].clues
    afflicted(1, "amnesia", "yes", game=game)
    assert len(game[0].clues) == 1


@pytest.mark.rule("eh.inv-jacqueline.3")
def test_jacqueline_looks_once_a_round() -> None:
    game = afflicted(1, "paranoia", "yes")
    afflicted(1, "amnesia", game=game)
    assert len(game[0].clues) == 1


def test_jacqueline_does_not_look_during_the_set_up() -> None:
    game = given("jacqueline-fine", "leo-anderson")
    game.state.round = 0
    afflicted(1, "cursed", game=game)
    assert game.held(1) == ["cursed"] and not game[0].clues


@pytest.mark.rule("eh.inv-jacqueline.4")
def test_jacqueline_does_not_look_at_a_common_condition() -> None:
    game = afflicted(1, "debt")
    assert game.held(1) == ["debt"] and not game[0].clues


@pytest.mark.rule("eh.inv-jacqueline.5")
def test_jacqueline_does_not_look_at_her_own_condition() -> None:
    game = afflicted(0, "paranoia")
    assert game.held(0) == ["paranoia"] and not game[0].clues


# Jim Culver.


@pytest.mark.rule("eh.inv-jim.1")
def test_jim_lets_all_on_his_space_recover_sanity_beside_what_they_recovered_before() -> None:
    game = given("jim-culver", "leo-anderson", "lily-chen").stand(0, "rome").stand(1, "rome").stand(2, "london")
    for who in range(3):
        game.sanity(who, 1)
    game.turn(0).do("rest", "use:jim-culver")
    assert [game[who].sanity.left for who in range(3)] == [3, 2, 1]


@pytest.mark.parametrize(("space", "more"), [("rome", 1), ("london", 0)])
def test_jim_gives_a_die_to_whoever_fights_on_his_space(space: str, more: int) -> None:
    game = given("leo-anderson", "jim-culver").stand(0, "rome").stand(1, space).monster("shoggoth", "rome")
    game.run(fight(game.table, 0, game.monsters()[0]), dice=" ".join(["6"] * (3 + more + 1 + more)))


def test_jim_gives_a_die_to_himself_and_against_an_ambush() -> None:
    game = given("jim-culver").stand(0, "rome")
    game.run(ambush(game.table, 0, "shoggoth"), dice="6 6 6 6 6")


def test_jim_gives_no_die_for_other_tests() -> None:
    game = given("leo-anderson", "jim-culver").stand(0, "rome").stand(1, "rome")
    game.run(skill_test(game.table, Me(who=0), Skill.LORE), dice="6 6")
