"""What monsters do in a reckoning, each of them."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch.components import MONSTERS
from miskatonic.games.eldritch.events import CombatBegan, Delayed
from miskatonic.games.eldritch.monsters import defeat
from miskatonic.games.eldritch.reckoning import reckon_monsters
from tests.asking import Asked

from .given import Situation, given
from .moments import told


def meeting(kind: str, space: str, *spaces: str, **options: Any) -> Situation:
    """A monster on a space, and Lily, Leo and Jim, as many as there are spaces for them."""
    game = given(*("lily-chen", "leo-anderson", "jim-culver")[: len(spaces)], **options).doom(10)
    game.state.phase, game.state.turn = "mythos", None
    for seat, where in enumerate(spaces):
        game.stand(seat, where)
    return game.monster(kind, space)


def reckoned(game: Situation, *answers: str, dice: str = "") -> Asked:
    return game.run(reckon_monsters(game.table), *answers, dice=dice)


def health(game: Situation) -> list[int]:
    return [each.health.left for each in game.state.investigators]


def sanity(game: Situation) -> list[int]:
    return [each.sanity.left for each in game.state.investigators]


def test_monsters_without_a_reckoning_do_nothing() -> None:
    for kind in MONSTERS.values():
        if not kind.reckoning:
            game = meeting(kind.id, "rome", "rome", "london")
            before = game.state.doom, health(game), sanity(game), game[0].space
            reckoned(game)
            assert (game.state.doom, health(game), sanity(game), game[0].space) == before
            assert game.kinds() == [kind.id]


@pytest.mark.parametrize("kind", ["dark-young", "star-spawn", "zombie-horde"])
@pytest.mark.parametrize(("die", "doom"), [(1, 9), (2, 9), (3, 10), (6, 10)])
def test_dark_young_star_spawn_and_zombie_horde_bring_doom_on_1_and_2(kind: str, die: int, doom: int) -> None:
    game = meeting(kind, "rome", "london")
    reckoned(game, dice=str(die))
    assert game.state.doom == doom


def test_deep_one_costs_everybody_on_its_space_sanity() -> None:
    game = meeting("deep-one", "rome", "rome", "rome", "london")
    reckoned(game)
    assert (sanity(game), health(game)) == ([5, 5, 5], [6, 6, 7])
    assert game[2].sanity.most == 5


def test_gnoph_keh_costs_everybody_on_its_space_health() -> None:
    game = meeting("gnoph-keh", "rome", "rome", "rome", "london")
    reckoned(game)
    assert (health(game), sanity(game)) == ([5, 5, 7], [6, 6, 5])


def test_lloigor_reaches_its_space_and_those_beside_it() -> None:
    game = meeting("lloigor", "rome", "rome", "london", "arkham")
    reckoned(game)
    assert (health(game), sanity(game)) == ([5, 5, 7], [5, 5, 5])


def test_hound_of_tindalos_goes_to_the_nearest_investigator_who_has_to_fight_it() -> None:
    game = meeting("hound-of-tindalos", "rome", "arkham", "tokyo")
    reckoned(game, dice="6 6 1 6 6 6")
    assert not game.monsters()
    game = meeting("hound-of-tindalos", "rome", "arkham", "tokyo")
    reckoned(game, dice="6 6 1 1 1 1")
    assert [each.space for each in game.monsters()] == ["arkham"]
    assert health(game) == [3, 6]


def test_hound_of_tindalos_is_fought_by_one_of_several_whom_the_lead_names() -> None:
    game = meeting("hound-of-tindalos", "rome", "arkham", "arkham").lead(1)
    asked = reckoned(game, "investigator:lily-chen", dice="6 6 1 1 1 1")
    assert asked.decisions[0].seat == 1
    assert health(game) == [3, 6]


def test_hound_of_tindalos_goes_to_the_space_the_lead_names_among_equals() -> None:
    game = meeting("hound-of-tindalos", "rome", "istanbul", "london")
    reckoned(game, "space:london", dice="6 6 1 1 1")
    assert [each.space for each in game.monsters()] == ["london"]


def test_mi_go_takes_the_nearest_clue_and_its_place() -> None:
    game = meeting("mi-go", "rome", "rome").clue("arkham").clue("tokyo")
    reckoned(game)
    assert [each.space for each in game.monsters()] == ["arkham"]
    assert [clue.space for clue in game.state.clues] == ["tokyo"]
    assert game.state.clue_discard == ["arkham"]


def test_mi_go_stays_where_there_is_no_clue() -> None:
    game = meeting("mi-go", "rome", "rome")
    reckoned(game)
    assert [each.space for each in game.monsters()] == ["rome"]


def test_nightgaunt_carries_an_investigator_off() -> None:
    game = meeting("nightgaunt", "rome", "rome", "rome")
    reckoned(game, "investigator:leo-anderson", "space:london")
    assert [each.space for each in game.monsters()] == ["london"]
    assert [each.space for each in game.state.investigators] == ["rome", "london"]
    assert [each.delayed for each in game.state.investigators] == [False, True]


@pytest.mark.rule("eh.defeated.13")
def test_whom_the_way_has_defeated_is_not_delayed_by_the_nightgaunt() -> None:
    game = (
        meeting("nightgaunt", "rome", "rome", "tokyo", ancient_one="cthulhu").sanity(0, 1).eldritch("london", "cthulhu")
    )
    reckoned(game, "space:london")
    assert (game[0].in_play, game[0].delayed, told(game, Delayed)) == (False, False, [])


def test_nightgaunt_with_nobody_there_comes_two_spaces_nearer() -> None:
    game = meeting("nightgaunt", "sydney", "rome")
    reckoned(game, "space:18")
    assert [each.space for each in game.monsters()] == ["15"]
    assert game[0].space == "rome"
    assert not game[0].delayed


@pytest.mark.rule("eh.defeated.13")
@pytest.mark.parametrize("kind", ["nightgaunt", "hound-of-tindalos", "warlock", "serpent-people", "cthylla"])
def test_what_seeks_the_nearest_investigator_finds_nobody_among_the_defeated(kind: str) -> None:
    game = meeting(kind, "tokyo", "rome")
    game[0].fate = "defeated"
    reckoned(game, dice="1" if kind in ("warlock", "serpent-people") else "")
    assert [each.space for each in game.monsters()] == ["tokyo"]
    assert (game[0].space, game.held(0), told(game, CombatBegan)) == ("rome", [], [])


def test_nightgaunt_stops_where_it_has_come_to_somebody() -> None:
    game = meeting("nightgaunt", "london", "rome")
    reckoned(game)
    assert [each.space for each in game.monsters()] == ["rome"]
    assert (game[0].space, game[0].delayed) == ("rome", False)


@pytest.mark.parametrize(("die", "space"), [(1, "10"), (2, "10"), (3, "8")])
def test_serpent_people_lure_the_nearest_investigator_on_1_and_2(die: int, space: str) -> None:
    game = meeting("serpent-people", "15", "tokyo", "8")
    reckoned(game, dice=str(die))
    assert [each.space for each in game.state.investigators] == ["tokyo", space]


def test_serpent_people_lure_nobody_who_is_there_already() -> None:
    game = meeting("serpent-people", "rome", "rome", "london")
    reckoned(game, dice="1")
    assert [each.space for each in game.state.investigators] == ["rome", "london"]


def test_serpent_people_lure_nobody_who_is_detained() -> None:
    game = meeting("serpent-people", "rome", "london").card(0, "detained")
    reckoned(game, dice="1")
    assert game[0].space == "london"


def test_shoggoth_recovers_all_its_health() -> None:
    game = given("lily-chen").stand(0, "rome").monster("shoggoth", "rome", lost=3)
    reckoned(game)
    assert [each.lost for each in game.monsters()] == [0]


@pytest.mark.parametrize(("die", "held"), [(1, ["cursed"]), (2, ["cursed"]), (3, [])])
def test_warlock_curses_the_nearest_investigator_on_1_and_2(die: int, held: list[str]) -> None:
    game = meeting("warlock", "rome", "tokyo", "london")
    reckoned(game, dice=str(die))
    assert (game.held(0), game.held(1)) == ([], held)


def test_witch_hurts_everybody_who_is_cursed_wherever_they_are() -> None:
    game = meeting("witch", "rome", "tokyo", "rome", "london").card(0, "cursed").card(2, "cursed")
    reckoned(game)
    assert health(game) == [5, 6, 6]


def test_zombie_becomes_a_horde() -> None:
    game = meeting("zombie", "rome", "london")
    token = game.monsters()[0].token
    reckoned(game)
    assert [(each.space, each.lost) for each in game.monsters()] == [("rome", 0)]
    assert game.kinds() == ["zombie-horde"]
    assert token in game.state.cup


def test_zombie_stays_a_zombie_once_the_horde_is_in_the_box() -> None:
    game = meeting("zombie-horde", "rome", "london")
    game.run(defeat(game.table, game.monsters()[0]))
    game.monster("zombie", "rome")
    reckoned(game)
    assert game.kinds() == ["zombie"]


# Epic monsters.


def test_cthylla_sends_a_deep_one_to_the_nearest_investigator() -> None:
    game = meeting("cthylla", "12", "tokyo", "buenos-aires")
    reckoned(game, dice="6 6 1 1 1")
    assert game.kinds() == ["cthylla"]
    assert health(game) == [6, 5]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_dunwich_horror_opens_a_gate_with_a_die_of_no_more_than_the_players(players: int) -> None:
    for die in range(1, 7):
        game = meeting("dunwich-horror", "arkham", *["rome"] * players).next_monster("ghoul")
        reckoned(game, dice=str(die))
        assert len(game.state.gates) == (die <= players)
        assert game.kinds() == ["dunwich-horror", *["ghoul"] * (die <= players)]


def test_nug_brings_a_ghoul_to_its_space() -> None:
    game = meeting("nug", "amazon", "rome", ancient_one="shub-niggurath")
    reckoned(game)
    assert game.kinds("amazon") == ["ghoul", "nug"]
    reckoned(game)
    reckoned(game)
    assert game.kinds("amazon") == ["ghoul", "ghoul", "nug"]
