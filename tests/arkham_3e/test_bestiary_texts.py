"""What the texts of monsters do: as they lurk, attack, are evaded, disengaged and defeated."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e import monsters
from miskatonic.games.arkham_3e.monster_phase import strike
from miskatonic.games.arkham_3e.verbs.monsters import DragToUnstable

from .given import Situation, given
from .test_bestiary import scenario_of
from .trying import pools

FEAST, VEIL, DEEP = "feast-for-umordhoth", "veil-of-twilight", "echoes-of-the-deep"


def lurking(id: str, space: str, *answers: str) -> Situation:
    """A monster lurks in a space; Norman is in the graveyard, Michael in the black cave, who is the leader."""
    game = given("norman-withers", "michael-mcglen", scenario=scenario_of(id)).leader(1)
    game.stand(0, "graveyard").stand(1, "black-cave").monster(id, space)
    game.run(monsters.activate(game.table, game.the(id)), *answers)
    assert game.the(id).space == space
    return game


def engaged(id: str, investigator: str = "wendy-adams", space: str = "graveyard") -> Situation:
    """Somebody engaged with a monster."""
    return given(investigator, scenario=scenario_of(id)).stand(0, space).monster(id, space, engaged=(0,))


def harm(game: Situation, who: int = 0) -> tuple[int, int]:
    return game[who].damage, game[who].horror


# Lurkers.


@pytest.mark.rule("ah3.440.2", "ah3.202.2b")
@pytest.mark.parametrize(
    ("id", "space"),
    [
        ("high-priest", "general-store"),
        ("masked-ones", "general-store"),
        ("twilight-supplicant", "general-store"),
        ("servitor-of-yog-sothoth", "historical-society"),
    ],
)
def test_some_put_doom_into_their_own_space(id: str, space: str) -> None:
    assert lurking(id, space).state.doom == {space: 1}


@pytest.mark.parametrize(("id", "space"), [("ruth-turner", "hangmans-hill"), ("billy-cooper", "police-station")])
def test_worshipers_put_doom_where_they_belong(id: str, space: str) -> None:
    assert lurking(id, "general-store").state.doom == {space: 1}


def test_a_ritualist_puts_doom_into_an_adjacent_space_of_the_groups_choice() -> None:
    game = lurking("occult-ritualist", "downtown-rivertown", "space:la-bella-luna")
    assert game.state.doom == {"la-bella-luna": 1}


def test_simon_carter_adds_doom_where_most_is_beside_him() -> None:
    game = given("norman-withers", scenario=VEIL).stand(0, "general-store").doom(black_cave=1, graveyard=2)
    game.monster("simon-carter", "northside-rivertown")
    game.run(monsters.activate(game.table, game.the("simon-carter")))
    assert game.state.doom == {"black-cave": 2, "graveyard": 2}
    game.state.doom = {"black-cave": 1, "train-station": 1}
    game.run(monsters.activate(game.table, game.the("simon-carter")), "space:train-station")
    assert game.state.doom == {"black-cave": 1, "train-station": 2}


def test_an_acolyte_puts_doom_into_the_unstable_space() -> None:
    assert lurking("ghoul-acolyte", "hangmans-hill").state.doom == {"general-store": 1}


@pytest.mark.parametrize("id", ["sea-singer", "corpse-taker"])
def test_some_carry_doom_of_their_space_to_the_sheet(id: str) -> None:
    game = given("norman-withers", scenario=scenario_of(id)).stand(0, "graveyard").doom(black_cave=2)
    game.monster(id, "black-cave")
    game.run(monsters.activate(game.table, game.the(id)))
    assert (game.state.doom, game.state.sheet_doom) == ({"black-cave": 1}, 1)
    bare = lurking(id, "general-store")
    assert (bare.state.doom, bare.state.sheet_doom) == ({}, 0)


@pytest.mark.parametrize(
    ("id", "suffered"),
    [
        ("ghoul-priest", (1, 0)),
        ("void-touched", (0, 1)),
        ("river-skulk", (0, 1)),
        ("servitor-of-rlyeh", (0, 1)),
        ("cthulhu", (0, 1)),
    ],
)
def test_some_harm_every_investigator_wherever_they_are(id: str, suffered: tuple[int, int]) -> None:
    game = lurking(id, "general-store")
    assert [harm(game, who) for who in (0, 1)] == [suffered, suffered]


def test_herman_collins_takes_a_focus_token_of_everybody() -> None:
    game = given("norman-withers", "michael-mcglen", scenario=FEAST).focus(0, "will", "lore")
    game.stand(0, "graveyard").stand(1, "black-cave").monster("herman-collins", "general-store")
    game.run(monsters.activate(game.table, game.the("herman-collins")), "unfocus:will")
    assert (game[0].focus, game[1].focus) == (["lore"], [])


def test_alma_hill_draws_two_tokens_for_the_leader() -> None:
    game = given("norman-withers", "michael-mcglen", scenario=FEAST).leader(1).monster("alma-hill", "black-cave")
    game.state.cup.tokens, game.state.cup.beside = ["blank", "blank", "blank"], []
    game.run(monsters.activate(game.table, game.the("alma-hill")))
    drawn = [event.who for event in game.table.events if event.__struct_config__.tag == "token-drawn"]
    assert drawn == ["michael-mcglen"] * 2


# After they attack.


@pytest.mark.parametrize(("answer", "suffered", "doom"), [("no", (2, 1), {}), ("pay", (0, 1), {"graveyard": 1})])
def test_masked_ones_hurt_more_unless_doom_comes(answer: str, suffered: tuple[int, int], doom: dict[str, int]) -> None:
    game = engaged("masked-ones")
    game.run(strike(game.table, game.the("masked-ones").token, 0), answer)
    assert (harm(game), game.state.doom) == (suffered, doom)


def test_a_hulking_thrall_curses_whoever_spends_no_remnant() -> None:
    poor = engaged("hulking-thrall")
    poor.run(strike(poor.table, poor.the("hulking-thrall").token, 0))
    assert poor.held(0) == ["cursed"]
    rich = engaged("hulking-thrall").has(0, remnants=2)
    rich.run(strike(rich.table, rich.the("hulking-thrall").token, 0), "pay")
    assert (rich.held(0), rich[0].remnants) == ([], 1)


def test_an_altered_beast_takes_a_focus_token() -> None:
    game = engaged("altered-beast").focus(0, "will", "lore")
    game.run(strike(game.table, game.the("altered-beast").token, 0), "unfocus:lore")
    assert (game[0].focus, harm(game)) == (["will"], (1, 1))


@pytest.mark.rule("ah3.471.2")
@pytest.mark.parametrize("id", ["nightmarish-fiend", "wolf-man-drew"])
def test_what_feeds_recovers_the_damage_that_it_deals(id: str) -> None:
    game = engaged(id)
    game.the(id).damage = 2
    game.run(strike(game.table, game.the(id).token, 0))
    assert (game[0].damage, game.the(id).damage) == (2, 0)
    other = engaged("creeping-ghoul")
    other.the("creeping-ghoul").damage = 2
    other.run(strike(other.table, other.the("creeping-ghoul").token, 0))
    assert other.the("creeping-ghoul").damage == 2


# While one is engaged with them.


@pytest.mark.rule("ah3.486.2", "ah3.486.4")
@pytest.mark.parametrize("id", ["eyeless-watcher", "whippoorwill"])
def test_a_watcher_hinders_no_action_and_comes_along(id: str) -> None:
    game = engaged(id).turn(0)
    assert {"move", "gather", "evade", "attack"} <= set(game.keys)
    game.do("move", "move:black-cave")
    assert (game[0].space, game.the(id).space, game.the(id).engaged) == ("black-cave", "black-cave", [0])


def test_each_whippoorwill_takes_a_die_from_every_test() -> None:
    game = given("wendy-adams", scenario=VEIL).stand(0, "graveyard").doom(graveyard=1)
    game.monster("whippoorwill", "graveyard", engaged=(0,)).monster("whippoorwill", "graveyard", engaged=(0,))
    game.turn(0).do("ward", dice="1")
    assert pools(game) == [3 - 2]


def test_against_a_lupine_thrall_each_remnant_raises_a_die_when_one_evades() -> None:
    game = engaged("lupine-thrall").has(0, remnants=2).turn(0).do("evade", dice="3 1")
    assert [key for key in game.keys if key.startswith("remnant:")] == ["remnant:1", "remnant:3"]
    game.do("remnant:3", "remnant:4", f"evade:{game.the('lupine-thrall').token}")
    assert game[0].remnants == 0
    assert game.the("lupine-thrall").status == "exhausted"
    fight = engaged("lupine-thrall").has(0, remnants=2).turn(0).do("attack", dice="3 1")
    assert fight[0].remnants == 2 and not any(key.startswith("remnant:") for key in fight.keys)


def test_two_focus_tokens_defeat_herman_collins_after_a_focus_action() -> None:
    game = engaged("herman-collins").focus(0, "will").turn(0).do("focus", "focus:lore", "pay", "unfocus:will")
    assert (game[0].focus, game.kinds()) == ([], [])
    kept = engaged("herman-collins").focus(0, "will").turn(0).do("focus", "focus:lore", "no")
    assert kept[0].focus == ["will", "lore"] and kept.kinds() == ["herman-collins"]
    single = engaged("herman-collins").turn(0).do("focus", "focus:lore")
    assert single[0].focus == ["lore"] and single.kinds() == ["herman-collins"]


def test_billy_cooper_falls_with_another_monster() -> None:
    game = engaged("billy-cooper").monster("flesh-eater", "graveyard", engaged=(0,), damage=1)
    game.run(monsters.defeat_monster(game.table, game.the("flesh-eater"), 0))
    assert game.kinds() == []
    apart = engaged("billy-cooper").monster("flesh-eater", "graveyard")
    apart.the("billy-cooper").engaged, apart.the("billy-cooper").status = [], "ready"
    apart.run(monsters.defeat_monster(apart.table, apart.the("flesh-eater"), 0))
    assert apart.kinds() == ["billy-cooper"]


# Evading and disengaging.


def test_whoever_fails_to_evade_an_abyssal_servant_is_carried_off() -> None:
    game = engaged("abyssal-servant", space="arkham-asylum").monster("hooded-stalker", "arkham-asylum", engaged=(0,))
    game.turn(0).do("evade", dice="1 1")
    assert game[0].space == game.the("abyssal-servant").space == "northside-downtown"
    assert game.the("abyssal-servant").engaged == [0]
    assert (game.the("hooded-stalker").space, game.the("hooded-stalker").engaged) == ("arkham-asylum", [])


def test_in_the_future_there_is_no_way_to_be_carried_off_by() -> None:
    game = engaged("abyssal-servant", space="the-future")
    game.effect({"do": "drag-to-unstable"}, monster=game.the("abyssal-servant").token)
    assert game[0].space == game.the("abyssal-servant").space == "the-future"


@pytest.mark.parametrize(("another", "asked"), [(False, False), (True, True)])
def test_one_may_disengage_from_all_others_only_where_there_are_others(another: bool, asked: bool) -> None:
    game = engaged("abyssal-servant")
    if another:
        game.monster("hooded-stalker", "graveyard", engaged=(0,))
    words = {"do": "may", "then": [{"do": "disengage-all", "others": True}]}
    answers = ["no"] if asked else []
    assert bool(game.effect(words, *answers, monster=game.the("abyssal-servant").token).decisions) is asked


@pytest.mark.parametrize(("both", "told"), [(True, "you and this monster"), (False, "this monster moves")])
def test_who_is_carried_off_is_told(both: bool, told: str) -> None:
    assert told in DragToUnstable(both=both).say().text("en").casefold()


def test_an_acolyte_that_is_evaded_goes_toward_the_unstable_space() -> None:
    game = engaged("ghoul-acolyte", space="hangmans-hill").turn(0).evade("ghoul-acolyte", dice="6 1 1")
    acolyte = game.the("ghoul-acolyte")
    assert (acolyte.space, acolyte.status, game[0].space) == ("rivertown-uptown", "exhausted", "hangmans-hill")


def test_ruth_turner_falls_when_one_disengages_from_her() -> None:
    game = engaged("ruth-turner")
    game.run(monsters.disengage(game.table, game.the("ruth-turner"), 0))
    assert game.kinds() == []


def test_an_enforcer_frightens_whoever_disengages_it() -> None:
    game = engaged("lodge-enforcer")
    game.run(monsters.disengage(game.table, game.the("lodge-enforcer"), 0))
    assert harm(game) == (0, 1)


@pytest.mark.parametrize("id", ["lodge-loyalist", "servitor-of-yog-sothoth"])
def test_some_leave_doom_when_one_disengages_from_them(id: str) -> None:
    game = engaged(id).monster("robed-figure", "black-cave")
    game.state.monsters.reverse()
    game.run(monsters.disengage(game.table, game.the(id), 0))
    assert game.state.doom == {"graveyard": 1}, "where it is itself"


@pytest.mark.rule("ah3.416.3-2")
def test_beside_which_street_a_monster_leaves_doom_the_group_says_by_any_reading() -> None:
    game = given(players=2, street_doom="investigator").stand(1, "downtown-rivertown")
    game.monster("lodge-loyalist", "downtown-rivertown", engaged=(1,))
    asked = game.run(monsters.disengage(game.table, game.the("lodge-loyalist"), 1), "space:black-cave")
    assert asked.decisions[0].seat == game.state.leader == 0


# When they are defeated.


def beaten(id: str, *answers: str, dice: str = "", attack: bool = True) -> Situation:
    game = engaged(id).attacking() if attack else engaged(id)
    game.run(monsters.defeat_monster(game.table, game.the(id), 0), *answers, dice=dice)
    assert game.kinds() == []
    return game


@pytest.mark.rule("ah3.419.7")
@pytest.mark.parametrize("id", ["high-priest", "void-touched"])
def test_some_leave_a_spell_to_whoever_beats_them_by_an_attack(id: str) -> None:
    top = engaged(id).state.spells[-1]
    assert beaten(id).held(0) == [top]
    assert beaten(id, attack=False).held(0) == []


def test_a_ghoul_priest_leaves_a_curio() -> None:
    game = engaged("ghoul-priest").attacking().display("knife", "38-revolver", "silver-key")
    asked = game.run(monsters.defeat_monster(game.table, game.the("ghoul-priest"), 0), "gain:silver-key")
    assert asked.keys == [["gain:knife", "gain:silver-key", "deck"]]
    assert game.held(0) == ["silver-key"]


def test_a_swift_byakhee_carries_whoever_beats_it() -> None:
    game = engaged("swift-byakhee").attacking().monster("hooded-stalker", "graveyard", engaged=(0,))
    flow = monsters.defeat_monster(game.table, game.the("swift-byakhee"), 0)
    asked = game.run(flow, "yes", "move:la-bella-luna")
    assert game[0].space == "la-bella-luna"
    assert game.the("hooded-stalker").engaged == []
    assert "move:arkham-asylum" not in asked.keys[1], "three spaces and no more"
    stay = engaged("swift-byakhee").attacking()
    stay.run(monsters.defeat_monster(stay.table, stay.the("swift-byakhee"), 0), "no")
    assert stay[0].space == "graveyard"


def test_a_thug_frightens_whoever_beats_it() -> None:
    assert harm(beaten("hybrid-thug")) == (0, 1)
    assert harm(beaten("hybrid-thug", attack=False)) == (0, 0)


@pytest.mark.parametrize(("dice", "drawn"), [("1 1 4", 2), ("1 1 5", 0)])
@pytest.mark.parametrize("attack", [True, False])
def test_alma_hill_calls_tokens_with_her_last_breath(dice: str, drawn: int, attack: bool) -> None:
    game = engaged("alma-hill").attacking() if attack else engaged("alma-hill")
    game.state.cup.tokens, game.state.cup.beside = ["blank", "blank", "blank"], []
    game.run(monsters.defeat_monster(game.table, game.the("alma-hill"), 0), dice=dice)
    told = [event.who for event in game.table.events if event.__struct_config__.tag == "token-drawn"]
    assert told == ["wendy-adams"] * drawn


def test_clues_of_the_sheet_hurt_umordhoth_alone() -> None:
    game = (
        engaged("umordhoth", "michael-mcglen")
        .sheet(clues=2)
        .turn(0)
        .do(
            "attack",
            dice="5 1",
        )
    )
    assert game.keys == ["clues:0", "clues:1", "clues:2"]
    game.do("clues:2")
    assert (game.the("umordhoth").damage, game.state.sheet_clues) == (3, 0)
    other = engaged("corpse-taker", "michael-mcglen").sheet(clues=2).turn(0).do("attack", dice="5 1")
    assert (other.the("corpse-taker").damage, other.state.sheet_clues) == (1, 2)
