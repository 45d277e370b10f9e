"""Monsters: how they come, whom they hunt and engage, how they fall.

Rules ah3.202, 405 to 415, 430, 441, 457 to 465.
"""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e import monsters
from miskatonic.games.arkham_3e.census import census
from miskatonic.games.arkham_3e.components import MONSTERS, SCENARIOS, TOKENS, Prey, kind_of
from miskatonic.games.arkham_3e.harm import suffer
from miskatonic.games.arkham_3e.monster_phase import make_ready, strike
from miskatonic.games.arkham_3e.state import Monster
from miskatonic.games.arkham_3e.words import DAMAGE, Skill, monster_name
from miskatonic.kernel.text import LOCALES
from tests.arkham_3e.given import Situation, given


def activated(game: Situation) -> Situation:
    """The monsters of a situation activate; the other steps are not looked at."""
    state = game.state
    for monster in [each for each in state.monsters if each.status == "ready"]:
        game.run(monsters.activate(game.table, monster))
    return game


@pytest.mark.rule("ah3.202.1", "ah3.202.2a", "ah3.202.2f", "ah3.413.4", "ah3.409.3")
def test_only_ready_monsters_activate() -> None:
    game = given().stand(0, "graveyard").monster("hooded-stalker", "train-station")
    game.monster("robed-figure", "arkham-asylum", "exhausted").monster("swift-byakhee", "graveyard", engaged=(0,))
    game.monsters_act()
    moved = {event.kind for event in game.table.events if event.__struct_config__.tag == "monster-moved"}
    assert moved == {"hooded-stalker"}


@pytest.mark.rule("ah3.202.2a-2")
def test_the_group_chooses_the_order_of_activations() -> None:
    game = given(players=2).monster("hooded-stalker", "train-station").monster("robed-figure", "black-cave")
    game.monsters_act()
    assert game.keys == [f"activate:{each.token}" for each in game.monsters()]
    assert game.table.decision is not None
    assert game.table.decision.seat == game.state.leader


@pytest.mark.rule("ah3.202.2c", "ah3.202.2d", "ah3.202.2d-2", "ah3.459.3c", "ah3.459.3d", "ah3.457.2", "ah3.441.1")
def test_a_hunter_moves_its_speed_along_a_shortest_way_toward_its_prey() -> None:
    game = given("norman-withers", "michael-mcglen").stand(0, "graveyard").stand(1, "train-station")
    game.monster("hooded-stalker", "velmas-diner")
    activated(game)
    assert game.the("hooded-stalker").space == "rivertown-easttown"


@pytest.mark.rule("ah3.202.2e")
def test_a_monster_that_meets_somebody_on_its_way_engages_them_and_stops() -> None:
    game = given("norman-withers", "michael-mcglen").stand(0, "black-cave").stand(1, "rivertown-easttown")
    game.monster("hooded-stalker", "police-station")
    assert monsters.prey_of(game.state, MONSTERS["hooded-stalker"]) == [0]
    activated(game)
    stalker = game.the("hooded-stalker")
    assert (stalker.space, stalker.engaged) == ("rivertown-easttown", [1])


@pytest.mark.rule("ah3.413.5")
def test_where_somebody_comes_only_the_monsters_of_that_space_engage() -> None:
    game = given(players=2).stand(0, "graveyard").stand(1, "train-station")
    game.monster("robed-figure", "graveyard").monster("hooded-stalker", "train-station")
    game.run(monsters.engage_in(game.table, "graveyard"))
    assert (game.the("robed-figure").engaged, game.the("hooded-stalker").engaged) == ([0], [])


@pytest.mark.rule("ah3.441.1")
@pytest.mark.parametrize("kind", [id for id, kind in MONSTERS.items() if kind.prey is not None and kind.prey == Prey()])
def test_a_monster_that_hunts_whoever_is_nearest_hunts_all_whatever_they_have(kind: str) -> None:
    game = given(players=2).card(0, "wither")
    assert monsters.prey_of(game.state, MONSTERS[kind]) == [0, 1]


@pytest.mark.rule("ah3.475.13")
def test_no_damage_hurts_and_provokes_nothing() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "graveyard")
    told = len(game.table.events)
    game.run(monsters.hurt(game.table, game.the("robed-figure"), 0, 0))
    assert (game.the("robed-figure").provoked_by, len(game.table.events)) == ([], told)


@pytest.mark.rule("ah3.459.11")
def test_what_has_left_the_board_is_not_hurt_any_more() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "graveyard")
    figure = game.the("robed-figure")
    game.run(monsters.defeat_monster(game.table, figure, None))
    told = len(game.table.events)
    game.run(monsters.hurt(game.table, figure, 1, 0))
    assert (figure.damage, len(game.table.events)) == (0, told)


@pytest.mark.rule("ah3.202.2g", "ah3.202.2g-2", "ah3.441.1-ex", "ah3.493.1", "ah3.460.2-2")
def test_the_nearest_of_several_is_meant_and_the_group_decides_between_equals() -> None:
    game = given("norman-withers", "wendy-adams").stand(0, "graveyard").stand(1, "velmas-diner")
    game.monster("hooded-stalker", "rivertown-easttown")
    assert monsters.prey_of(game.state, MONSTERS["hooded-stalker"]) == [0, 1]
    activated(game)
    assert game.the("hooded-stalker").engaged == [0]
    game = given("norman-withers", "wendy-adams").stand(0, "graveyard").stand(1, "police-station")
    game.monster("hooded-stalker", "rivertown-easttown")
    game.run(monsters.activate(game.table, game.the("hooded-stalker")), "space:police-station")
    assert game.the("hooded-stalker").engaged == [1]


@pytest.mark.rule("ah3.464.2", "ah3.493.1-ex", "ah3.460.3")
def test_a_patrol_goes_to_its_destination_and_engages_whom_it_meets_there() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "arkham-asylum")
    activated(game)
    assert game.the("robed-figure").space == "train-station"
    game = given("jenny-barnes", "norman-withers").stand(0, "train-station").stand(1, "train-station")
    game.monster("robed-figure", "curiositie-shoppe")
    activated(game)
    assert game.the("robed-figure").engaged == [0]


@pytest.mark.rule("ah3.440.2", "ah3.202.2b")
def test_a_lurker_stays_and_does_its_harm() -> None:
    game = given(players=2).stand(0, "graveyard").stand(1, "velmas-diner").monster("high-priest", "black-cave")
    activated(game)
    assert game.the("high-priest").space == "black-cave"
    assert game.state.doom == {"black-cave": 1}


@pytest.mark.rule("ah3.413.6", "ah3.413.6-2", "ah3.202.4b")
def test_a_monster_engages_its_prey_among_those_in_its_space_and_otherwise_whom_the_group_names() -> None:
    game = given("norman-withers", "michael-mcglen").stand(0, "graveyard").stand(1, "graveyard")
    game.monster("hooded-stalker", "graveyard")
    game.run(monsters.engage_in(game.table, "graveyard"))
    assert game.the("hooded-stalker").engaged == [0]
    game = given("norman-withers", "michael-mcglen").stand(0, "graveyard").stand(1, "graveyard")
    game.monster("high-priest", "graveyard")
    game.run(monsters.engage_in(game.table, "graveyard"), "investigator:michael-mcglen")
    assert game.the("high-priest").engaged == [1]


@pytest.mark.rule(
    "ah3.415.1", "ah3.415.2", "ah3.459.2", "ah3.465.4", "ah3.465.8", "ah3.465.9", "ah3.465.10", "ah3.465.11"
)
def test_an_engaged_monster_is_neither_ready_nor_exhausted_and_engaged_with_one() -> None:
    game = given(players=2).stand(0, "graveyard").stand(1, "graveyard")
    game.monster("robed-figure", "graveyard", engaged=(0,)).monster("hooded-stalker", "graveyard", engaged=(0,))
    robed = game.the("robed-figure")
    assert robed.status == "engaged"
    assert len(game.state.engaged_with(0)) == 2
    game.run(monsters.engage(game.table, robed, 1))
    assert robed.engaged == [1]


@pytest.mark.rule("ah3.407.1", "ah3.407.2", "ah3.410.1", "ah3.410.2", "ah3.413.2", "ah3.409.2")
def test_disengaging_leaves_a_monster_ready_and_exhausting_leaves_it_exhausted() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "graveyard", engaged=(0,))
    robed = game.the("robed-figure")
    game.run(monsters.disengage(game.table, robed, 0))
    assert (robed.status, robed.engaged, robed.space) == ("ready", [], "graveyard")
    game = given().stand(0, "graveyard").monster("robed-figure", "graveyard", engaged=(0,))
    robed = game.the("robed-figure")
    monsters.exhaust_monster(game.table, robed)
    assert (robed.status, robed.engaged, robed.space) == ("exhausted", [], "graveyard")


@pytest.mark.rule(
    "ah3.202.3a", "ah3.202.3a-2", "ah3.202.3b", "ah3.202.3d", "ah3.465.7", "ah3.459.8i", "ah3.476.1", "ah3.455.2"
)
def test_monsters_attack_in_turn_order_with_what_is_printed() -> None:
    game = given(players=3).leader(1)
    for who, space in ((0, "graveyard"), (1, "black-cave"), (2, "train-station")):
        game.stand(who, space)
    game.monster("abyssal-servant", "graveyard", engaged=(0,)).monster("keening-hound", "black-cave", engaged=(1,))
    game.monster("hooded-stalker", "train-station", "exhausted")
    game.monsters_act("monster.attack")
    struck = [event.who for event in game.table.events if event.__struct_config__.tag == "monster-attacked"]
    assert struck == [game[1].id, game[0].id]
    assert (game[0].damage, game[0].horror) == (1, 2)
    assert (game[1].damage, game[1].horror) == (2, 1)
    assert game[2].damage == 0


@pytest.mark.rule("ah3.202.4a", "ah3.409.4")
def test_exhausted_monsters_become_ready() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "arkham-asylum", "exhausted")
    game.monsters_act("monster.ready")
    assert game.the("robed-figure").status == "ready"


@pytest.mark.rule("ah3.409.3-2")
def test_an_exhausted_monster_hinders_nobody() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "graveyard", "exhausted").turn(0)
    assert {"move", "gather"} <= set(game.keys)
    assert game.the("robed-figure").engaged == []


@pytest.mark.rule("ah3.405.3", "ah3.405.4", "ah3.405.2-3")
def test_a_massive_monster_attacks_everybody_in_its_space_and_stops_whoever_enters() -> None:
    game = given(players=2, scenario="echoes-of-the-deep").stand(0, "river-docks").stand(1, "river-docks")
    game.monster("cthulhu", "river-docks", engaged=(0, 1)).hurt(0).hurt(1)
    game.monsters_act("monster.attack")
    assert [(each.damage, each.horror) for each in game.state.investigators] == [(3, 3), (3, 3)]
    game = given(players=2, scenario="echoes-of-the-deep").stand(0, "river-docks").stand(1, "unvisited-isle")
    game.monster("cthulhu", "river-docks", engaged=(0,)).turn(1).do("move", "move:river-docks")
    assert sorted(game.the("cthulhu").engaged) == [0, 1]


@pytest.mark.rule("ah3.430.2", "ah3.430.2-ex", "ah3.430.3")
def test_elite_monsters_have_more_health_for_everybody_of_the_start() -> None:
    game = given(players=5).monster("tindalos-alpha", "graveyard")
    alpha = game.the("tindalos-alpha")
    assert monsters.health_of(game.state, alpha) == 2 + 5
    game[0].fate = "out"
    assert monsters.health_of(game.state, alpha) == 2 + 5


@pytest.mark.rule("ah3.459.4", "ah3.459.5", "ah3.459.7", "ah3.459.7-2", "ah3.459.3b", "ah3.204.8a", "ah3.413.3")
def test_a_spawned_monster_is_ready_where_its_text_says_and_engages_whoever_is_there() -> None:
    game = given().stand(0, "graveyard").doom(graveyard=2).next_monster("hooded-stalker")
    game.run(monsters.spawn_from_deck(game.table))
    assert game.the("hooded-stalker").engaged == [0]
    game = given().stand(0, "graveyard").next_monster("robed-figure")
    game.run(monsters.spawn_from_deck(game.table))
    robed = game.the("robed-figure")
    assert (robed.space, robed.status) == ("train-station", "ready")


@pytest.mark.rule("ah3.459.6")
def test_an_effect_may_say_where_a_monster_comes() -> None:
    game = given().stand(0, "train-station").next_monster("robed-figure")
    game.run(monsters.spawn_from_deck(game.table, "graveyard", exhausted=True))
    robed = game.the("robed-figure")
    assert (robed.space, robed.status) == ("graveyard", "exhausted")


@pytest.mark.rule("ah3.413.6", "ah3.441.1")
def test_where_its_prey_is_elsewhere_the_group_decides_whom_a_monster_engages() -> None:
    """Hooded stalkers hunt whoever has least strength: here somebody who is in another space."""
    game = given("michael-mcglen", "jenny-barnes", "norman-withers").leader(1)
    strength = [monsters.skill_value(game.state, who, Skill.STRENGTH) for who in range(3)]
    assert strength[2] < strength[1] < strength[0]
    for who, space in enumerate(("graveyard", "graveyard", "black-cave")):
        game.stand(who, space)
    game.monster("hooded-stalker", "graveyard")
    asked = game.run(monsters.engage_in(game.table, "graveyard"), f"investigator:{game[0].id}")
    assert [each.seat for each in asked.decisions] == [1]
    assert game.the("hooded-stalker").engaged == [0]


@pytest.mark.rule("ah3.419.7-2", "ah3.434.4")
def test_a_monster_that_falls_otherwise_than_by_an_attack_leaves_no_remnant() -> None:
    game = given().stand(0, "graveyard").monster("swift-byakhee", "graveyard", engaged=(0,))
    game.run(monsters.hurt(game.table, game.the("swift-byakhee"), 3, 0))
    assert not game.monsters()
    assert game[0].remnants == 0


@pytest.mark.rule("ah3.467.4", "ah3.202.2g")
def test_a_hound_that_moves_directly_needs_no_way_to_its_prey() -> None:
    game = given("norman-withers", "wendy-adams").codex(9).stand(0, "the-future").stand(1, "graveyard")
    game.has(0, remnants=1).monster("keening-hound", "black-cave").monster("robed-figure", "black-cave")
    assert activated(game).the("keening-hound").engaged == [0]
    assert game.the("keening-hound").space == "the-future"
    back = given("norman-withers", "wendy-adams").stand(0, "graveyard").stand(1, "black-cave")
    back.monster("keening-hound", "the-future")
    asked = back.run(monsters.activate(back.table, back.the("keening-hound")), "space:black-cave")
    assert asked.keys == [["space:graveyard", "space:black-cave"]]
    assert back.the("keening-hound").engaged == [1]


@pytest.mark.rule("ah3.202.4b")
def test_a_monster_that_is_ready_already_engages_in_the_ready_step_too() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "graveyard")
    game.run(make_ready(game.table))
    assert game.the("robed-figure").engaged == [0]


@pytest.mark.rule("ah3.419.7", "ah3.459.8c")
def test_whatever_falls_in_an_attack_action_leaves_its_remnant_to_the_attacker() -> None:
    """The dynamite's damage is dealt in the attack action too, to the monster beside the one that is attacked."""
    game = given("tommy-muldoon").card(0, "dynamite").stand(0, "graveyard")
    game.monster("keening-hound", "graveyard", engaged=(0,)).monster("ravenous-predator", "graveyard", engaged=(0,))
    game.turn(0).do("attack", f"monster:{game.the('keening-hound').token}", "pay")
    assert (game.kinds(), game[0].remnants) == ([], 2)


@pytest.mark.rule("ah3.419.7", "ah3.459.10")
@pytest.mark.parametrize("when", ["attack", "evade"])
def test_who_is_handcuffed_leaves_a_remnant_where_that_is_in_an_attack_action(when: str) -> None:
    game = given("tommy-muldoon", scenario="veil-of-twilight").card(0, "handcuffs").stand(0, "graveyard")
    game.monster("hulking-thrall", "graveyard", engaged=(0,)).turn(0)
    game.evade("hulking-thrall", dice="6 1 1") if when == "evade" else game.do(when, dice="6 1 1")
    game.do("yes")
    assert (game.kinds(), game[0].remnants) == ([], 1 if when == "attack" else 0)


@pytest.mark.rule("ah3.475.15", "ah3.419.7")
@pytest.mark.parametrize(("dice", "dealt"), [("6 1 1", [1, 1]), ("6 6 1", [2])])
@pytest.mark.parametrize("attacker", [0, 1])
def test_lita_takes_nothing_from_whoever_attacks_beside_her(dice: str, dealt: list[int], attacker: int) -> None:
    """Whether her damage defeats the monster or the attack has done so already."""
    game = given("tommy-muldoon", "calvin-wright", scenario="feast-for-umordhoth").card(0, "lita-chantler")
    game.stand(0, "graveyard").stand(1, "graveyard").monster("flesh-eater", "graveyard", engaged=(attacker,))
    game.turn(attacker).do("attack", dice=dice)
    assert game.kinds() == []
    assert (game[attacker].remnants, game[1 - attacker].remnants) == (1, 0)
    assert [event.count for event in game.table.events if event.__struct_config__.tag == "monster-hurt"] == dealt


@pytest.mark.rule("ah3.405.5", "ah3.403.5f")
def test_what_is_massive_and_epic_is_neither_exhausted_nor_deceived_by_a_cloak() -> None:
    game = given(scenario="echoes-of-the-deep").stand(0, "river-docks").card(0, "tattered-cloak")
    game.monster("cthulhu", "river-docks").run(monsters.engage_in(game.table, "river-docks"))
    cthulhu = game.the("cthulhu")
    assert cthulhu.engaged == [0]
    monsters.exhaust_monster(game.table, cthulhu)
    assert (cthulhu.status, cthulhu.engaged) == ("engaged", [0])


@pytest.mark.rule("ah3.440.2", "ah3.202.2a")
def test_a_lurker_stays_where_it_is_and_acts_once() -> None:
    game = given(players=2).monster("high-priest", "graveyard").monsters_act()
    assert game.state.doom == {"graveyard": 1}
    assert (game.the("high-priest").space, game.the("high-priest").status) == ("graveyard", "ready")


@pytest.mark.rule("ah3.202.3b", "ah3.459.8h")
def test_what_a_monster_does_after_its_attack_follows_the_harm() -> None:
    game = given("tommy-muldoon", scenario="veil-of-twilight").focus(0, "will")
    game.monster("altered-beast", game[0].space, engaged=(0,))
    game.run(strike(game.table, game.the("altered-beast").token, 0))
    assert (game[0].damage, game[0].horror, game[0].focus) == (1, 1, [])


@pytest.mark.rule("ah3.202.3a")
def test_before_attacks_a_teddy_bear_may_be_given_up_to_get_away() -> None:
    game = given().stand(0, "graveyard").card(0, "mr-pawterson").monster("robed-figure", "graveyard", engaged=(0,))
    game.monsters_act("monster.attack").do("pay")
    assert (game[0].damage, game[0].horror, game.held(0)) == (0, 0, [])
    assert game.the("robed-figure").engaged == [0]


@pytest.mark.rule("ah3.413.5", "ah3.407.1")
def test_who_leaves_monsters_ready_leaves_them_to_the_others_in_the_space() -> None:
    game = given(players=2).stand(0, "graveyard").stand(1, "graveyard")
    game.monster("swift-byakhee", "graveyard", engaged=(0,), damage=2).monster(
        "robed-figure", "graveyard", engaged=(0,)
    )
    game.turn(0).do("attack", f"monster:{game.the('swift-byakhee').token}", dice="6 1 1").do("yes", "move:black-cave")
    assert game[0].space == "black-cave"
    assert game.the("robed-figure").engaged == [1]


@pytest.mark.rule("ah3.413.5", "ah3.413.6")
def test_an_action_is_not_over_until_the_monsters_it_left_ready_have_engaged() -> None:
    game = given(players=3).stand(0, "graveyard").stand(1, "graveyard").stand(2, "graveyard")
    game.monster("swift-byakhee", "graveyard", engaged=(0,), damage=2)
    game.monster("high-priest", "graveyard", engaged=(0,))
    game.turn(0).do("attack", f"monster:{game.the('swift-byakhee').token}", dice="6 1 1").do("yes", "move:black-cave")
    assert game.table.decision is not None and game.table.decision.topic == "engage"
    assert game.state.acting is not None and census(game.state) == []
    game.do("investigator:michael-mcglen")
    assert game.state.acting is None and game.the("high-priest").engaged == [2]


@pytest.mark.rule("ah3.413.5")
def test_a_monster_turns_on_who_has_given_away_what_hid_them() -> None:
    game = given(players=2).stand(0, "graveyard").card(0, "tattered-cloak").monster("robed-figure", "graveyard")
    game.turn(0).do("gather")
    assert game.the("robed-figure").status == "ready"
    game[0].cards.remove("tattered-cloak")
    game.do("focus", "focus:will")
    assert game.the("robed-figure").engaged == [0]


@pytest.mark.rule("ah3.459.5-3")
def test_an_empty_monster_deck_gives_nothing() -> None:
    game = given()
    game.state.monster_deck = []
    game.run(monsters.spawn_from_deck(game.table))
    assert not game.monsters()


@pytest.mark.rule("ah3.462.3", "ah3.462.3b", "ah3.462.3-2")
def test_a_search_for_monsters_goes_from_the_bottom_and_puts_the_others_on_top() -> None:
    game = given()
    deck = game.state.monster_deck
    bottom = list(deck)
    found = monsters.search_monsters(game.state, "nightgaunt", 1)
    place = bottom.index(found[0])
    assert "nightgaunt" in kind_of(found[0]).traits
    assert game.state.coming == found
    assert deck[: len(bottom) - place - 1] == bottom[place + 1 :]
    assert set(deck[len(bottom) - place - 1 :]) == set(bottom[:place])
    assert monsters.search_monsters(game.state, "no-such-trait", 1) == []


@pytest.mark.rule("ah3.459.9", "ah3.459.8e", "ah3.475.13", "ah3.475.15")
def test_a_monster_falls_with_as_much_damage_as_health() -> None:
    game = given().monster("abyssal-servant", "graveyard", damage=2)
    servant = game.the("abyssal-servant")
    game.run(monsters.hurt(game.table, servant, 1))
    assert not servant.gone
    game.run(monsters.hurt(game.table, servant, 1))
    assert servant.gone
    assert not game.monsters()


@pytest.mark.rule("ah3.475.14", "ah3.471.2", "ah3.471.2-2")
def test_a_monster_that_feeds_recovers_what_it_deals_to_investigators_and_allies() -> None:
    game = given(scenario="feast-for-umordhoth").stand(0, "graveyard").card(0, "sachiko-higa", "leather-coat")
    game.monster("nightmarish-fiend", "graveyard", engaged=(0,), damage=3)
    fiend = game.the("nightmarish-fiend")
    game.run(suffer(game.table, 0, DAMAGE, 2, monster=fiend.token), "assign:leather-coat:1")
    assert fiend.damage == 2
    game.run(suffer(game.table, 0, DAMAGE, 2, monster=fiend.token), "assign:sachiko-higa:2")
    assert fiend.damage == 0


@pytest.mark.rule("ah3.471.3", "ah3.437.1")
def test_prevented_damage_feeds_nobody() -> None:
    game = given("wendy-adams", scenario="feast-for-umordhoth").stand(0, "graveyard").card(0, "mamas-amulet")
    game.monster("nightmarish-fiend", "graveyard", engaged=(0,), damage=3)
    fiend = game.the("nightmarish-fiend")
    game.run(suffer(game.table, 0, DAMAGE, 1, monster=fiend.token), "use:mamas-amulet")
    assert (fiend.damage, game[0].damage) == (3, 0)


@pytest.mark.rule("ah3.403.5e", "ah3.403.5g", "ah3.403.5f")
def test_an_epic_monster_returns_to_the_archive_and_not_to_the_deck() -> None:
    game = given(scenario="veil-of-twilight").monster("servitor-of-yog-sothoth", "historical-society")
    servitor = game.the("servitor-of-yog-sothoth")
    game.run(monsters.defeat_monster(game.table, servitor, None))
    assert servitor.token not in game.state.monster_deck
    assert servitor.token in game.state.aside


@pytest.mark.rule("ah3.459.10", "ah3.459.10-ex", "ah3.459.8b", "ah3.462.1")
def test_handcuffs_defeat_a_human_monster_once_a_round_whatever_its_damage() -> None:
    game = given("tommy-muldoon", scenario="veil-of-twilight").stand(0, "graveyard").card(0, "handcuffs")
    game.monster("hulking-thrall", "graveyard", engaged=(0,)).monster("lupine-thrall", "graveyard", engaged=(0,))
    hulk = game.the("hulking-thrall")
    game.run(monsters.hurt(game.table, hulk, 1, 0), "yes")
    assert hulk.gone
    game.run(monsters.hurt(game.table, game.the("lupine-thrall"), 1, 0))
    assert game.kinds() == ["lupine-thrall"]


@pytest.mark.parametrize("kind", MONSTERS)
@pytest.mark.rule("ah3.459.2", "ah3.202.2b", "ah3.413.5")
def test_every_monster_can_activate_attack_be_evaded_and_fall(kind: str) -> None:
    printed = MONSTERS[kind]
    homes = [
        id
        for id, sheet in SCENARIOS.items()
        if kind in sheet.monsters or sheet.trait in printed.traits or kind in sheet.aside
    ]
    homes += [id for id, sheet in SCENARIOS.items() if sheet.aside_trait and sheet.aside_trait in printed.traits]
    scenario = (printed.scenarios or homes)[0]
    game = given(players=2, scenario=scenario)
    start = SCENARIOS[scenario].start
    token = next(each for each, name in TOKENS.items() if name == kind)
    state = game.state
    for pile in (state.monster_deck, state.aside, state.box):
        if token in pile:
            pile.remove(token)
    far = next(space for space in reversed(list(state.decks)) if space in SCENARIOS[scenario].neighborhoods)
    from miskatonic.games.arkham_3e.board import board_of

    monster = Monster(token, board_of(scenario).spaces_of[far][0])
    state.doom[start] = 1
    state.monsters.append(monster)
    before = monster.space
    first = monsters.activate(game.table, monster)
    _any(first)
    assert printed.lurks or monster.space != before or monster.engaged or before == start
    if not printed.elusive and not monster.gone:
        monster.space, monster.status, monster.engaged = start, "ready", []
        _any(monsters.engage_in(game.table, start))
        assert monster.engaged
    _any(monsters.defeat_monster(game.attacking().table, monster, 0))
    assert monster.gone


def _any(flow: object) -> None:
    """Run a rule with the first answer to every question."""
    try:
        request = next(flow)  # type: ignore[call-overload]
        while True:
            request = flow.send(request.options[0])  # type: ignore[attr-defined]
    except StopIteration:
        pass


@pytest.mark.rule("ah3.459.6")
@pytest.mark.parametrize("locale", LOCALES)
def test_where_a_monster_comes_to_is_asked_by_its_name(locale: str) -> None:
    game = given().doom(black_cave=1, graveyard=1).next_monster("high-priest")
    question = next(monsters.spawn_from_deck(game.table))
    assert monster_name("high-priest").text(locale).casefold() in question.prompt.text(locale).casefold()
