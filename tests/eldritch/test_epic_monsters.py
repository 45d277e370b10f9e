"""Epic monsters: what they have in common, and what each does in a combat encounter."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import MONSTERS, TOKENS
from miskatonic.games.eldritch.monsters import defeat, discard, hurt, spawn, spawn_kind, toughness
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.rumors import solve
from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.kernel.effects import Effect, any_possible, resolve
from tests.asking import Asked

from .given import Situation, given

EPIC = [kind.id for kind in MONSTERS.values() if kind.epic]


def meeting(kind: str, *others: str, lost: int = 0, **options: Any) -> Situation:
    """Lily (6 health, 6 sanity, strength 4, will 3) with a monster in Rome; others are far away."""
    game = given("lily-chen", *others, **options).stand(0, "rome")
    for seat in range(1, len(others) + 1):
        game.stand(seat, "sydney")
    return game.monster(kind, "rome", lost)


def fought(game: Situation, *answers: str, dice: str) -> Asked:
    return game.run(fight(game.table, 0, game.monsters("rome")[0]), *answers, dice=dice)


def resolved(game: Situation, effect: dict[str, Any], *answers: str, who: int = 0) -> Asked:
    return game.run(resolve([LANGUAGE.decode(effect, Effect)], game.table, Me(who=who)), *answers)


def possible(game: Situation, effect: dict[str, Any]) -> bool:
    return any_possible([LANGUAGE.decode(effect, Effect)], game.table, Me(who=0))


@pytest.mark.rule("eh.epic.1")
@pytest.mark.parametrize("kind", EPIC)
def test_an_epic_monster_has_to_be_fought_like_any_other(kind: str) -> None:
    game = meeting(kind, "leo-anderson").monster("ghoul", "rome").clue("rome").encounter(0)
    assert sorted(game.keys) == sorted(f"fight:{each.token}" for each in game.monsters("rome"))


@pytest.mark.rule("eh.epic.1", "eh.epic.6", "eh.epic.5", "eh.monster.5")
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("kind", EPIC)
def test_an_epic_monster_without_health_is_defeated_and_goes_to_the_box(kind: str, players: int) -> None:
    game = given(players=players).doom(12).solved(3).monster(kind, "rome")
    (monster,) = game.monsters()
    printed = MONSTERS[kind]
    enough = printed.toughness + (players if kind != "zombie-horde" else 0)
    assert toughness(game.state, monster.token) == enough
    game.run(hurt(game.table, monster, enough - 1))
    assert game.monsters() == [monster]
    asked = game.run(hurt(game.table, monster, 1))
    assert asked.result is None or asked.result.reason == "final-mystery"
    assert not game.monsters()
    assert monster.token not in (*game.state.cup, *game.state.aside)


@pytest.mark.rule("eh.symbols.4")
@pytest.mark.parametrize(("reading", "tough"), [("start", 2 + 3), ("left", 2 + 2)])
def test_the_players_of_the_start_make_an_epic_monster_tough_or_by_another_reading_those_left(
    reading: Any, tough: int
) -> None:
    game = given(players=3).monster("nug", "rome")
    game.state.readings.players = reading
    game[2].fate = "eliminated"
    assert toughness(game.state, game.monsters()[0].token) == tough


@pytest.mark.rule("eh.epic.2")
@pytest.mark.parametrize("kind", EPIC)
def test_what_simply_defeats_a_monster_does_not_defeat_an_epic_one(kind: str) -> None:
    game = meeting(kind).monster("gug", "rome")
    resolved(game, {"do": "for-each", "each": "monsters-here", "then": [{"do": "defeat-this-monster"}]})
    assert game.kinds("rome") == [kind]
    assert game.monsters()[0].lost == 0


@pytest.mark.rule("eh.epic.3", "eh.monster.8")
@pytest.mark.parametrize("kind", EPIC)
def test_an_epic_monster_cannot_be_discarded(kind: str) -> None:
    game = meeting(kind)
    assert discard(game.table, game.monsters()[0]) is False
    resolved(game, {"do": "for-each", "each": "monsters-here", "then": [{"do": "discard-this-monster"}]})
    for effect in ("discard-monster", "blood-price", "discard-monster-at-gate"):
        resolved(game.gate("rome") if "rome" not in game.state.gates else game, {"do": effect})
    assert game.kinds("rome") == [kind]
    assert game[0].health.left == 6


@pytest.mark.rule("eh.epic.3")
def test_an_epic_monster_is_no_choice_for_whoever_may_discard_one() -> None:
    game = meeting("nug").monster("gug", "rome").monster("ghoul", "rome")
    gug, ghoul = (f"monster:{each.token}" for each in game.monsters()[1:])
    assert resolved(game, {"do": "discard-monster"}, gug).keys == [[gug, ghoul]]
    assert game.kinds() == ["ghoul", "nug"]


@pytest.mark.rule("eh.epic.4")
@pytest.mark.parametrize("kind", EPIC)
def test_nothing_from_elsewhere_moves_an_epic_monster(kind: str) -> None:
    game = meeting(kind)
    assert not possible(game, {"do": "move-monster"})
    resolved(game, {"do": "move-monster"})
    game.stand(0, "london")
    assert not possible(game, {"do": "pull-monster"})
    resolved(game, {"do": "pull-monster"})
    assert [each.space for each in game.monsters()] == ["rome"]


@pytest.mark.rule("eh.epic.5", "eh.set-aside.4", "eh.set-aside.5")
@pytest.mark.parametrize("ancient_one", ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"])
def test_an_epic_monster_is_never_in_the_cup(ancient_one: str) -> None:
    game = given("lily-chen", ancient_one=ancient_one).stand(0, "rome")
    assert not {TOKENS[token] for token in game.state.cup} & set(EPIC)
    while game.state.cup:
        game.run(spawn(game.table, "rome"))
    assert not set(game.kinds()) & set(EPIC)
    game.run(spawn(game.table, "rome"))
    assert not set(game.kinds()) & set(EPIC)


@pytest.mark.rule("eh.epic.6")
def test_an_epic_monster_that_was_defeated_does_not_come_again() -> None:
    game = meeting("nug")
    game.run(defeat(game.table, game.monsters()[0]))
    assert game.run(spawn_kind(game.table, "nug", "rome")).value is None


@pytest.mark.rule("eh.epic.7", "eh.monster.7", "eh.faq.8")
@pytest.mark.parametrize("kind", [kind for kind in EPIC if kind != "shub-niggurath"])
def test_a_monster_may_be_an_epic_one_where_health_is_lost_outside_of_combat(kind: str) -> None:
    game = meeting(kind, "leo-anderson", "jim-culver").monster("gug", "rome").card(0, "dynamite")
    resolved(game, {"do": "gain-asset", "name": "agency-quarantine"})
    assert game.kinds("rome") == [kind]
    assert [each.lost for each in game.monsters()] == [4]
    game.monsters()[0].lost = 0
    game.turn(0).do("use:dynamite", "pay")
    assert [each.lost for each in game.monsters()] == [3]


@pytest.mark.rule("eh.epic.7", "eh.monster.8")
def test_where_a_monster_must_not_be_epic_an_epic_one_is_none() -> None:
    game = meeting("nug", ancient_one="shub-niggurath").clues(0, 2).mystery("hunting-the-thousand")
    assert game.run(defeat(game.table, game.monsters()[0], 0)).decisions == []
    game.monster("gug", "rome")
    assert game.run(defeat(game.table, game.monsters()[0], 0), "pay").keys == [["pay", "no"]]


@pytest.mark.rule("eh.epic.3")
@pytest.mark.parametrize(("reading", "left"), [("box", []), ("stays", ["spinner-of-webs"])])
def test_an_epic_monster_goes_to_the_box_with_its_rumor(reading: str, left: list[str]) -> None:
    game = given("lily-chen", solved_rumor=reading).stand(0, "rome")
    game.ongoing("web-between-worlds").monster("spinner-of-webs", "9")
    solve(game.table, "web-between-worlds")
    assert game.kinds() == left
    assert not {TOKENS[token] for token in game.state.cup} & set(EPIC)


# What each does in a combat encounter.


@pytest.mark.parametrize(("will", "tokens", "sanity"), [("1", 5, 1), ("6", 4, 2)])
def test_cthulhu_takes_the_sanity_that_is_lost_onto_its_sheet(will: str, tokens: int, sanity: int) -> None:
    game = meeting("cthulhu", ancient_one="cthulhu").awake().solved(3)
    fought(game, dice=f"{will} 6 6")
    assert (game.state.sheet_tokens, game[0].sanity.left) == (tokens, sanity)


def test_cthulhu_takes_nothing_that_was_prevented() -> None:
    game = meeting("cthulhu", ancient_one="cthulhu").awake().solved(3).card(0, "whiskey")
    fought(game, "use:whiskey", dice="1 6 6")
    assert (game.state.sheet_tokens, game[0].sanity.left) == (3, 3)


@pytest.mark.parametrize(("solved", "lost"), [(2, 0), (3, 3)])
def test_shub_niggurath_loses_no_health_before_three_mysteries_are_solved(solved: int, lost: int) -> None:
    game = meeting("shub-niggurath", ancient_one="shub-niggurath").awake().solved(solved).improve(0, "strength", 2)
    fought(game, dice="6 6 6 6 1")
    assert game.monsters()[0].lost == (2 if solved == 3 else 0)
    game.run(hurt(game.table, game.monsters()[0], 1))
    assert game.monsters()[0].lost == lost


@pytest.mark.parametrize(("dice", "health"), [("1 1 1", 6), ("6 1 1 1 1", 4)])
def test_spinner_of_webs_strikes_only_those_it_does_not_catch(dice: str, health: int) -> None:
    game = meeting("spinner-of-webs")
    fought(game, dice=dice)
    assert game[0].health.left == health


def test_tick_tock_men_let_nobody_spend_clues_on_dice_though_cards_still_help() -> None:
    game = meeting("tick-tock-men").clues(0, 3).card(0, "lucky-rabbits-foot")
    asked = fought(game, "reroll:lucky-rabbits-foot:1", dice="1 1 6")
    assert asked.keys == [["reroll:lucky-rabbits-foot:1", "keep"]]


def test_tick_tock_men_care_for_nobody_elsewhere() -> None:
    game = meeting("tick-tock-men").monster("ghoul", "london").stand(0, "london").clues(0, 1)
    asked = game.run(fight(game.table, 0, game.monsters("london")[0]), "reroll:1", dice="1 1 1 1 6 6 6 1 1")
    assert "reroll:1" in asked.keys[0]


@pytest.mark.parametrize(
    ("clues", "answers", "left"), [(1, ("pay",), (6, 6, 0)), (1, ("no",), (5, 5, 1)), (0, (), (5, 5, 0))]
)
def test_wind_walker_freezes_whoever_spends_no_clue(
    clues: int, answers: tuple[str, ...], left: tuple[int, int, int]
) -> None:
    game = meeting("wind-walker").clues(0, clues)
    keeps = ["keep", "keep"] if answers == ("no",) else []
    fought(game, *answers, *keeps, dice="6 6 1 6 6")
    assert (game[0].health.left, game[0].sanity.left, len(game[0].clues)) == left


def test_wind_walker_may_end_the_combat_before_its_tests() -> None:
    game = meeting("wind-walker", "leo-anderson").sanity(0, 1).lead(1)
    fought(game, dice="")
    assert game[0].fate == "defeated"


@pytest.mark.parametrize("strength", ["1", "6"])
def test_zombie_horde_drags_an_ally_away_from_whoever_it_hurts(strength: str) -> None:
    game = meeting("zombie-horde").card(0, "cat-burglar", "charter-flight", "urban-guide")
    fought(game, "card:urban-guide", dice=f"6 6 1 1 {strength} 1")
    assert game.held(0) == ["cat-burglar", "charter-flight"]


def test_zombie_horde_drags_nobody_away_from_whoever_it_does_not_hurt() -> None:
    game = meeting("zombie-horde").card(0, "cat-burglar").improve(0, "strength", 2)
    fought(game, dice="6 6 1 6 6 6")
    assert game.held(0) == ["cat-burglar"]
