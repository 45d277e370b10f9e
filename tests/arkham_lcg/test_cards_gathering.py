"""The cards of The Gathering: agendas, acts, the house, its ghouls, and Lita Chantler."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.act_agenda import advance_act, advance_agenda
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import move_hunters
from miskatonic.games.arkham_lcg.harm import damage_enemy
from miskatonic.games.arkham_lcg.places import connected, move
from miskatonic.games.arkham_lcg.values import health
from miskatonic.games.arkham_lcg.words import NOBODY

from .given import AGNES, ATTIC, CELLAR, HALLWAY, PARLOR, ROLAND, SKIDS, STUDY, Scene, given
from .names import (
    EVIDENCE,
    FLESH_EATER,
    GHOUL_MINION,
    GHOUL_PRIEST,
    ICY_GHOUL,
    KNIFE,
    LITA_CHANTLER,
    MACHETE,
    OBSCURING_FOG,
    RAVENOUS_GHOUL,
    RISE_OF_THE_GHOULS,
    ROTTING_REMAINS,
    SWARM_OF_RATS,
    THE_BARRIER,
    THEYRE_GETTING_OUT,
    TRAPPED,
    WHAT_HAVE_YOU_DONE,
    WHATS_GOING_ON,
)
from .scenes import CAMPAIGN, harm, last_test

# The agenda


def test_whats_going_on_advances_with_3_doom_in_play() -> None:
    scene = given(ROLAND).doom(1).encounter_deck(OBSCURING_FOG).step("round.begin")
    scene.keys()
    assert scene.in_play(WHATS_GOING_ON)
    scene.step("round.begin").keys()
    assert (scene.in_play(WHATS_GOING_ON), scene.in_play(RISE_OF_THE_GHOULS)) == (False, True)


def test_whats_going_on_may_cost_everybody_a_random_card() -> None:
    scene = given(ROLAND, AGNES).hand(0, KNIFE, MACHETE).hand(1, KNIFE)
    scene.run(advance_agenda(scene.table), "whats-going-on:discard")
    assert [len(scene.who(who).hand) for who in (0, 1)] == [1, 0]
    assert [harm(scene, who) for who in (0, 1)] == [(0, 0), (0, 0)]


def test_whats_going_on_may_cost_the_lead_investigator_2_horror() -> None:
    scene = given(ROLAND, AGNES).hand(0, KNIFE)
    scene.run(advance_agenda(scene.table), "whats-going-on:horror")
    assert [harm(scene, who) for who in (0, 1)] == [(0, 2), (0, 0)]
    assert len(scene.who().hand) == 1


def test_whats_going_on_is_horror_when_nobody_has_a_card() -> None:
    scene = given(ROLAND, AGNES)
    scene.run(advance_agenda(scene.table))
    assert harm(scene) == (0, 2)


def test_rise_of_the_ghouls_needs_7_doom() -> None:
    scene = given(ROLAND).agenda(2).doom(5).encounter_deck(OBSCURING_FOG).step("round.begin")
    scene.keys()
    assert scene.in_play(RISE_OF_THE_GHOULS)
    scene.step("round.begin").keys()
    assert scene.in_play(THEYRE_GETTING_OUT)


def test_rise_of_the_ghouls_turns_cards_over_until_the_lead_draws_a_ghoul() -> None:
    scene = given(ROLAND, AGNES).house().agenda(2)
    scene.encounter_deck(ROTTING_REMAINS, SWARM_OF_RATS, GHOUL_MINION, OBSCURING_FOG)
    scene.run(advance_agenda(scene.table))
    assert scene.entry(GHOUL_MINION).engaged == 0
    assert scene.codes(scene.state.encounter.discard) == [ROTTING_REMAINS, SWARM_OF_RATS]
    assert scene.codes(scene.state.encounter.cards) == [OBSCURING_FOG]


def test_rise_of_the_ghouls_shuffles_the_discard_pile_in_first() -> None:
    scene = given(ROLAND).house().agenda(2).encounter_deck(OBSCURING_FOG)
    scene.state.encounter.discard.append(scene.take(GHOUL_MINION))
    scene.run(advance_agenda(scene.table))
    assert scene.entry(GHOUL_MINION).engaged == 0


def test_the_ghoul_that_rises_spawns_where_it_says() -> None:
    scene = given(ROLAND).house().agenda(2).encounter_deck(ICY_GHOUL)
    scene.run(advance_agenda(scene.table))
    assert scene.entry(ICY_GHOUL).location == scene.place(CELLAR)


def test_without_a_ghoul_in_the_encounter_deck_none_rises() -> None:
    scene = given(ROLAND).house().agenda(2).encounter_deck(SWARM_OF_RATS, OBSCURING_FOG)
    scene.run(advance_agenda(scene.table))
    assert (scene.state.enemies, scene.in_play(THEYRE_GETTING_OUT)) == ([], True)


def test_unengaged_ghouls_move_towards_the_parlor_at_the_end_of_the_enemy_phase() -> None:
    scene = given(ROLAND).house().agenda(3).at(0, CELLAR).enemy(GHOUL_MINION, at=ATTIC)
    scene.enemy(SWARM_OF_RATS, at=ATTIC, exhausted=True).enemy(RAVENOUS_GHOUL, engaged=0).step("enemy.begin").keys()
    assert scene.entry(GHOUL_MINION).location == scene.place(HALLWAY)
    assert scene.entry(SWARM_OF_RATS).location == scene.place(ATTIC)
    assert scene.entry(RAVENOUS_GHOUL).engaged == 0


@pytest.mark.parametrize(("at", "doom"), [(HALLWAY, 1), (PARLOR, 1), (ATTIC, 0)])
def test_ghouls_in_hallway_and_parlor_put_doom_on_the_agenda_at_the_end_of_the_round(at: str, doom: int) -> None:
    scene = given(ROLAND).house().at(0, CELLAR).agenda(3).enemy(GHOUL_MINION, at=at).enemy(SWARM_OF_RATS, at=HALLWAY)
    scene.encounter_deck(OBSCURING_FOG).step("upkeep.hands").keys()
    assert scene.entry(THEYRE_GETTING_OUT).doom == doom + 1, "with the doom of the mythos phase"


def test_an_engaged_ghoul_in_the_hallway_counts_too() -> None:
    scene = given(ROLAND).house().agenda(3).enemy(GHOUL_MINION, engaged=0).enemy(GHOUL_MINION, engaged=0)
    scene.encounter_deck(OBSCURING_FOG).step("upkeep.hands").keys()
    assert scene.entry(THEYRE_GETTING_OUT).doom == 2 + 1


def test_doom_of_the_ghouls_is_only_looked_at_in_the_next_mythos_phase() -> None:
    """The tenth doom comes at the end of the round; the ghouls get out after the mythos phase has begun."""
    scene = given(ROLAND).house().agenda(3).doom(9).enemy(GHOUL_MINION, engaged=0).step("upkeep.hands")
    scene.keys()
    told = [each.__struct_config__.tag for each in scene.table.events]
    assert told.index("doom-placed") < told.index("phase-began") < told.index("agenda-advanced")


def test_they_break_out_with_10_doom() -> None:
    scene = given(ROLAND).house().agenda(3).doom(8).encounter_deck(OBSCURING_FOG).step("round.begin")
    scene.keys()
    assert scene.state.resolution == ""
    scene.step("round.begin").keys()
    assert scene.state.resolution == "r3"


@pytest.mark.parametrize(("act", "resolution"), [(1, "r3"), (2, "r3"), (3, "none")])
def test_the_ghouls_get_out(act: int, resolution: str) -> None:
    scene = given(ROLAND, AGNES, adventure=CAMPAIGN)
    scene = scene if act == 1 else scene.house().act(act)
    scene.agenda(3).doom(9).step("round.begin").keys()
    assert scene.state.resolution == resolution


def test_in_the_last_act_everybody_still_there_is_defeated_and_suffers_a_physical_trauma() -> None:
    scene = given(ROLAND, AGNES, SKIDS, adventure=CAMPAIGN).house().act(3).at(0, PARLOR).agenda(3).doom(9)
    scene.do(f"activate:{PARLOR}", f"lead:{AGNES}")
    scene.step("round.begin").keys()
    assert [sheet.physical_trauma for sheet in scene.state.sheets] == [0, 1, 1]
    assert [str(each.fate) for each in scene.state.investigators] == ["resigned", "defeated", "defeated"]
    assert [sheet.mental_trauma for sheet in scene.state.sheets] == [0, 0, 0]


# The act


def test_trapped_is_left_for_2_clues_an_investigator() -> None:
    scene = given(ROLAND, AGNES).has(0, clues=3).has(1, clues=0)
    assert not scene.offers(f"use:{TRAPPED}")
    scene.has(1, clues=1).do(f"use:{TRAPPED}")
    assert scene.in_play(THE_BARRIER)
    assert [scene.who(who).clues for who in (0, 1)] == [0, 0]


def test_trapped_opens_the_house() -> None:
    scene = given(ROLAND, AGNES)
    scene.run(advance_act(scene.table))
    assert set(scene.codes(scene.state.locations)) == {HALLWAY, ATTIC, CELLAR, PARLOR}
    assert [scene.who(who).location for who in (0, 1)] == [scene.place(HALLWAY)] * 2
    revealed = [scene.entry(code).revealed for code in (HALLWAY, ATTIC, CELLAR, PARLOR)]
    assert revealed == [True, False, False, False]


def test_trapped_leaves_enemies_clues_and_study_behind() -> None:
    scene = given(ROLAND, AGNES).enemy(GHOUL_MINION, engaged=1).enemy(SWARM_OF_RATS).attached(OBSCURING_FOG, STUDY)
    scene.run(advance_act(scene.table))
    assert set(scene.codes(scene.state.encounter.discard)) == {GHOUL_MINION, SWARM_OF_RATS, OBSCURING_FOG}
    assert STUDY in scene.codes(scene.state.removed)
    assert [scene.who(who).clues for who in (0, 1)] == [0, 0]


def barrier(*clues: int) -> Scene:
    """The house with the barrier, Roland and Agnes in the Hallway with some clues; the round ends."""
    scene = given(ROLAND, AGNES).house().encounter_deck(OBSCURING_FOG)
    for who, count in enumerate(clues):
        scene.has(who, clues=count)
    return scene


def test_the_barrier_falls_only_when_the_round_ends() -> None:
    scene = barrier(6, 0)
    assert not scene.offers(f"use:{THE_BARRIER}")
    assert scene.step("upkeep.hands").offers(f"use:{THE_BARRIER}")


def test_the_barrier_may_be_left_standing() -> None:
    scene = barrier(6, 0).step("upkeep.hands").do("pass")
    scene.pass_all()
    assert (scene.in_play(THE_BARRIER), scene.who().clues) == (True, 6)


@pytest.mark.parametrize("clues", [(5, 0), (2, 3)])
def test_the_barrier_needs_3_clues_an_investigator(clues: tuple[int, int]) -> None:
    assert not barrier(*clues).step("upkeep.hands").offers(f"use:{THE_BARRIER}")


def test_only_those_in_the_hallway_spend_clues_on_the_barrier() -> None:
    assert barrier(3, 3).step("upkeep.hands").offers(f"use:{THE_BARRIER}")
    assert not barrier(3, 3).at(1, ATTIC).step("upkeep.hands").offers(f"use:{THE_BARRIER}")


def test_behind_the_barrier_are_lita_and_the_ghoul_priest() -> None:
    scene = barrier(4, 2).step("upkeep.hands").do(f"use:{THE_BARRIER}")
    scene.keys()
    assert [scene.who(who).clues for who in (0, 1)] == [0, 0]
    assert (scene.in_play(WHAT_HAVE_YOU_DONE), scene.entry(PARLOR).revealed) == (True, True)
    lita = scene.entry(LITA_CHANTLER)
    assert (lita.controller, lita.location) == (NOBODY, scene.place(PARLOR))
    assert scene.entry(GHOUL_PRIEST).engaged == 0, "it spawned in the Hallway, where Roland is the better fighter"


def test_without_anybody_in_the_hallway_the_ghoul_priest_waits_there() -> None:
    scene = given(ROLAND).house().at(0, ATTIC)
    scene.run(advance_act(scene.table))
    assert scene.entry(GHOUL_PRIEST).location == scene.place(HALLWAY)


@pytest.mark.parametrize(("choice", "resolution"), [("burn", "r1"), ("keep", "r2")])
def test_when_the_ghoul_priest_falls_the_lead_decides_about_the_house(choice: str, resolution: str) -> None:
    scene = given(ROLAND).house().act(3).enemy(GHOUL_PRIEST, engaged=0, damage=4).bag("0")
    scene.do(f"fight:{GHOUL_PRIEST}", f"house:{choice}")
    assert scene.state.resolution == resolution


def test_the_end_of_the_ghoul_priest_comes_before_reactions_to_it() -> None:
    """Evidence! and Roland's own reaction would come after the defeat; the house is decided first."""
    scene = given(ROLAND).house().act(3).clues(HALLWAY, 2).hand(0, EVIDENCE).has(resources=5)
    scene.enemy(GHOUL_PRIEST, engaged=0, damage=4).bag("0").do(f"fight:{GHOUL_PRIEST}")
    assert scene.keys() == ["house:burn", "house:keep"]


def test_another_ghoul_falls_without_ending_the_act() -> None:
    scene = given(ROLAND).house().act(3).enemy(GHOUL_MINION, engaged=0, damage=1).bag("0").do(f"fight:{GHOUL_MINION}")
    assert scene.in_play(WHAT_HAVE_YOU_DONE)


# The house


def test_the_study_has_2_clues_an_investigator_and_no_way_out() -> None:
    scene = given(ROLAND, AGNES)
    assert (scene.entry(STUDY).clues, connected(scene.table, scene.place(STUDY))) == (4, [])


def test_the_hallway_has_no_clues_and_leads_everywhere() -> None:
    scene = given(ROLAND).house()
    assert scene.entry(HALLWAY).clues == 0
    assert set(scene.codes(connected(scene.table, scene.place(HALLWAY)))) == {ATTIC, CELLAR, PARLOR}
    assert [scene.codes(connected(scene.table, scene.place(at))) for at in (ATTIC, CELLAR, PARLOR)] == [[HALLWAY]] * 3


@pytest.mark.parametrize(("at", "taken", "shroud"), [(ATTIC, (0, 1), 1), (CELLAR, (1, 0), 4)])
def test_attic_and_cellar_hurt_whoever_enters(at: str, taken: tuple[int, int], shroud: int) -> None:
    scene = given(ROLAND, AGNES).house().do(f"move:{at}")
    assert (harm(scene, 0), harm(scene, 1)) == (taken, (0, 0))
    assert scene.entry(at).clues == 4
    scene.bag("0").do("investigate")
    assert last_test(scene).difficulty == shroud


def test_investigators_cannot_move_through_the_barrier_into_the_parlor() -> None:
    scene = given(ROLAND).house()
    assert not scene.offers(f"move:{PARLOR}")
    scene.run(move(scene.table, 0, scene.place(PARLOR)))
    assert scene.who().location == scene.place(HALLWAY)


def test_the_parlor_is_open_once_revealed_and_one_may_resign_there() -> None:
    scene = given(ROLAND, AGNES).house().act(3)
    scene.entry(PARLOR).revealed = True
    scene.enemy(SWARM_OF_RATS, engaged=0).turn(0).do(f"move:{PARLOR}", f"activate:{PARLOR}")
    assert str(scene.who().fate) == "resigned"
    assert len(scene.events("attacked")) == 1, "moving provoked, resigning did not"


# The enemies


def test_the_ghoul_priest_has_5_health_an_investigator() -> None:
    scene = given(ROLAND, AGNES, SKIDS).house().enemy(GHOUL_PRIEST, engaged=0)
    assert health(scene.table, scene.card(GHOUL_PRIEST)) == 15


def test_the_ghoul_priest_hunts_the_best_fighter() -> None:
    scene = given(ROLAND, AGNES).house().at(0, ATTIC).at(1, CELLAR).enemy(GHOUL_PRIEST, at=HALLWAY)
    scene.run(move_hunters(scene.table))
    assert scene.entry(GHOUL_PRIEST).engaged == 0


def test_the_ghoul_priest_retaliates_with_2_damage_and_2_horror() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_PRIEST, engaged=0).bag("-1")
    scene.do(f"fight:{GHOUL_PRIEST}")
    assert (last_test(scene).difficulty, harm(scene)) == (4, (2, 2))


@pytest.mark.parametrize(("code", "at", "taken"), [(FLESH_EATER, ATTIC, (1, 2)), (ICY_GHOUL, CELLAR, (2, 1))])
def test_flesh_eater_and_icy_ghoul_spawn_in_their_rooms_and_are_worth_1(
    code: str, at: str, taken: tuple[int, int]
) -> None:
    scene = given(ROLAND).house().encounter(code)
    scene.run(draw_encounter_card(scene.table, 0))
    assert scene.entry(code).location == scene.place(at)
    scene.run(damage_enemy(scene.table, scene.card(code), 3, by=0))
    assert scene.in_play(code)
    scene.run(damage_enemy(scene.table, scene.card(code), 1, by=0))
    assert scene.codes(scene.state.victory) == [code]
    assert harm(given(ROLAND).house().enemy(code, engaged=0).do("resource")) == taken


@pytest.mark.parametrize(("code", "fight", "evade"), [(FLESH_EATER, 4, 1), (ICY_GHOUL, 3, 4), (GHOUL_PRIEST, 4, 4)])
def test_the_ghouls_of_the_house_are_fought_and_evaded_with_their_values(code: str, fight: int, evade: int) -> None:
    scene = given(ROLAND).house().enemy(code, engaged=0).bag("0")
    assert last_test(scene.do(f"fight:{code}")).difficulty == fight
    assert last_test(scene.do(f"evade:{code}")).difficulty == evade
