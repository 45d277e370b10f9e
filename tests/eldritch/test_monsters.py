"""Monsters of the cup, those set aside, and Cultists."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import ANCIENT_ONES, ENCOUNTERS, TOKENS
from miskatonic.games.eldritch.encounters import from_deck
from miskatonic.games.eldritch.events import TestBegan
from miskatonic.games.eldritch.monsters import discard, hurt, place, spawn, spawn_kind
from miskatonic.games.eldritch.reckoning import reckon_monsters
from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.kernel.content import parse
from miskatonic.kernel.effects import Effects

from .given import Situation, given

FACTS: Any = parse(Path(__file__).parent / "facts" / "monsters.yaml")
SHEETS = list(ANCIENT_ONES)


def kinds(tokens: list[int]) -> Counter[str]:
    return Counter(TOKENS[token] for token in tokens)


def rolled(game: Situation) -> list[tuple[str, int]]:
    """The tests that were made, with their numbers of dice."""
    return [(event.skill, event.dice) for event in game.table.events if isinstance(event, TestBegan)]


@pytest.mark.rule("eh.monster.1", "eh.set-aside.1")
@pytest.mark.parametrize("ancient_one", SHEETS)
def test_monsters_are_in_the_cup_unless_the_sheet_sets_them_aside(ancient_one: str) -> None:
    game = given("lily-chen", ancient_one=ancient_one)
    aside = Counter(FACTS["aside"][ancient_one])
    ordinary = Counter({id: facts["count"] for id, facts in FACTS["ordinary"].items()})
    assert kinds(game.state.cup) == ordinary - aside
    assert kinds(game.state.aside) == aside + Counter(FACTS["epic"].keys())


@pytest.mark.rule("eh.monster.1")
def test_a_monster_on_the_board_is_not_in_the_cup() -> None:
    game = given("lily-chen").stand(0, "rome")
    before = len(game.state.cup)
    monster = game.run(spawn(game.table, "rome")).value
    assert monster.token not in game.state.cup
    assert len(game.state.cup) == before - 1


@pytest.mark.rule("eh.monster.2")
def test_a_spawned_monster_is_any_of_the_cup_and_comes_to_the_space_of_the_effect() -> None:
    found = set()
    for seed in range(20):
        game = given("lily-chen", seed=seed).stand(0, "rome")
        monster = game.run(spawn(game.table, "15")).value
        kind = TOKENS[monster.token]
        found.add(kind)
        assert [each.space for each in game.monsters()] == [FACTS["ordinary"][kind].get("spawns_to", "15")]
    assert len(found) > 8


@pytest.mark.rule("eh.monster.2", "eh.monster.1")
def test_nothing_is_spawned_from_an_empty_cup() -> None:
    game = given("lily-chen").stand(0, "rome")
    game.state.cup = []
    assert game.run(spawn(game.table, "rome")).value is None
    assert not game.monsters()


@pytest.mark.rule("eh.monster.3")
def test_what_happens_as_a_monster_is_spawned_happens_for_every_way_of_spawning_it() -> None:
    game = given("lily-chen").stand(0, "rome").next_monster("mummy")
    game.run(spawn(game.table, "rome"))
    assert [each.space for each in game.monsters()] == ["pyramids"]
    game = given("lily-chen").stand(0, "rome")
    game.run(spawn_kind(game.table, "mummy", "rome"))
    assert [each.space for each in game.monsters()] == ["pyramids"]


@pytest.mark.rule("eh.monster.6")
def test_a_discarded_monster_goes_back_into_the_cup_whole() -> None:
    game = given("lily-chen").stand(0, "rome").monster("mummy", "rome", lost=2)
    (monster,) = game.monsters()
    assert discard(game.table, monster) is True
    assert not game.monsters()
    assert game.state.cup.count(monster.token) == 1


@pytest.mark.rule("eh.monster.6")
def test_a_monster_that_went_back_is_drawn_no_sooner_and_no_later_than_others() -> None:
    drawn = set()
    for seed in range(30):
        game = given("lily-chen", seed=seed).stand(0, "rome").monster("mummy", "rome")
        game.state.cup = game.state.cup[:3]
        game.run(hurt(game.table, game.monsters()[0], 3))
        monster = game.run(spawn(game.table, "rome")).value
        drawn.add(TOKENS[monster.token])
    assert len(drawn) > 2 and "mummy" in drawn


# Set aside.


SET_ASIDE = [(sheet, kind) for sheet in SHEETS for kind in FACTS["aside"][sheet]]


@pytest.mark.rule("eh.set-aside.3")
@pytest.mark.parametrize("how", ["defeated", "discarded"])
@pytest.mark.parametrize(("ancient_one", "kind"), SET_ASIDE)
def test_a_monster_that_was_set_aside_is_set_aside_again(ancient_one: str, kind: str, how: str) -> None:
    game = given("lily-chen", ancient_one=ancient_one).stand(0, "rome").monster(kind, "rome")
    (monster,) = game.monsters()
    if how == "defeated":
        game.run(hurt(game.table, monster, 9))
    else:
        discard(game.table, monster)
    assert monster.token in game.state.aside
    assert monster.token not in game.state.cup


@pytest.mark.rule("eh.set-aside.3")
@pytest.mark.parametrize(("ancient_one", "kind"), SET_ASIDE)
def test_with_another_ancient_one_the_same_monster_goes_back_into_the_cup(ancient_one: str, kind: str) -> None:
    game = given("lily-chen", ancient_one="azathoth").stand(0, "rome").monster(kind, "rome")
    (monster,) = game.monsters()
    discard(game.table, monster)
    assert monster.token in game.state.cup
    assert monster.token not in game.state.aside


@pytest.mark.rule("eh.set-aside.4", "eh.set-aside.5")
@pytest.mark.parametrize("ancient_one", ["cthulhu", "shub-niggurath"])
def test_a_monster_that_was_set_aside_comes_only_where_it_is_named(ancient_one: str) -> None:
    game = given("lily-chen", ancient_one=ancient_one).stand(0, "rome")
    named = list(FACTS["aside"][ancient_one])
    while game.state.cup:
        game.run(spawn(game.table, "rome"))
    assert game.run(spawn(game.table, "rome")).value is None
    assert not set(game.kinds()) & set(named)
    for kind in named:
        game.run(spawn_kind(game.table, kind, "rome"))
    assert set(named) <= set(game.kinds())


@pytest.mark.rule("eh.set-aside.1", "eh.set-aside.2", "eh.set-aside.4")
@pytest.mark.parametrize(("ancient_one", "deck"), [("cthulhu", "rlyeh-risen"), ("yog-sothoth", "the-key-and-the-gate")])
def test_special_encounters_are_set_aside_in_shuffled_piles_of_their_own(ancient_one: str, deck: str) -> None:
    piles = {
        tuple(given("lily-chen", seed=seed, ancient_one=ancient_one).state.decks[f"special-{deck}"].cards)
        for seed in range(6)
    }
    assert len(piles) > 1
    assert {frozenset(pile) for pile in piles} == {frozenset(ENCOUNTERS[f"special-{deck}"])}
    game = given("lily-chen", ancient_one=ancient_one)
    others = [card for name, pile in game.state.decks.items() if name != f"special-{deck}" for card in pile.cards]
    assert not set(others) & set(ENCOUNTERS[f"special-{deck}"])


@pytest.mark.rule("eh.set-aside.3")
def test_a_special_encounter_is_discarded_to_its_own_pile() -> None:
    game = (
        given("lily-chen", ancient_one="cthulhu")
        .stand(0, "3")
        .top_encounter("special-rlyeh-risen", "special-rlyeh-risen-1")
    )
    game.run(from_deck(game.table, 0, "special-rlyeh-risen", ""), dice="1")
    assert game.state.decks["special-rlyeh-risen"].discard == ["special-rlyeh-risen-1"]


# Cultists.


@pytest.mark.rule("eh.cultist.2", "eh.cultist.3")
@pytest.mark.parametrize(
    ("ancient_one", "awake", "dice", "tests"),
    [
        ("azathoth", False, "6 1 1", [("will", 3)]),
        ("cthulhu", False, "6 1 1 1", [("strength", 4)]),
        ("cthulhu", True, "6 6 1 1", [("strength", 4)]),
        ("shub-niggurath", False, "6 1 1", [("strength", 3)]),
        ("shub-niggurath", True, "6 6", [("strength", 2)]),
        ("yog-sothoth", False, "6 1 1 1", [("strength", 4)]),
        ("yog-sothoth", True, "6 1 1", [("strength", 3)]),
    ],
)
def test_a_cultist_is_fought_by_the_side_of_the_sheet_that_lies_up(
    ancient_one: str, awake: bool, dice: str, tests: list[tuple[str, int]]
) -> None:
    game = given("lily-chen", ancient_one=ancient_one).stand(0, "rome").monster("cultist", "rome")
    if awake:
        game.awake()
    game.run(fight(game.table, 0, game.monsters()[0]), dice=dice)
    assert rolled(game) == tests
    assert not game.monsters()


@pytest.mark.rule("eh.cultist.3")
@pytest.mark.parametrize("dice", ["1 1 1", "6 1 1"])
def test_a_cultist_of_azathoth_takes_health_and_is_defeated_after_the_will_test(dice: str) -> None:
    game = given("lily-chen").stand(0, "rome").monster("cultist", "rome")
    game.run(fight(game.table, 0, game.monsters()[0]), dice=dice)
    assert (game[0].health.left, game[0].sanity.left) == (5, 6 if "6" in dice else 5)
    assert not game.monsters()


@pytest.mark.rule("eh.cultist.3")
@pytest.mark.parametrize(("awake", "sanity"), [(False, 5), (True, 4)])
def test_a_cultist_of_cthulhu_takes_sanity_before_the_strength_test(awake: bool, sanity: int) -> None:
    game = given("lily-chen", ancient_one="cthulhu").stand(0, "rome").monster("cultist", "rome")
    if awake:
        game.awake()
    game.run(fight(game.table, 0, game.monsters()[0]), dice="6 1 1 1")
    assert (game[0].sanity.left, game[0].health.left) == (sanity, 6)
    assert game.kinds() == (["cultist"] if awake else [])


@pytest.mark.rule("eh.cultist.3")
def test_a_cultist_of_yog_sothoth_leaves_a_spell_for_sanity() -> None:
    game = given("lily-chen", ancient_one="yog-sothoth").stand(0, "rome").monster("cultist", "rome")
    game.bottom_spell("wither").run(fight(game.table, 0, game.monsters()[0]), dice="6 1 1 1")
    assert (game[0].sanity.left, game.held(0)) == (5, ["wither"])


@pytest.mark.rule("eh.cultist.3")
def test_a_cultist_of_the_waking_yog_sothoth_takes_sanity_for_spells() -> None:
    game = given("lily-chen", ancient_one="yog-sothoth").awake().stand(0, "rome").monster("cultist", "rome")
    game.card(0, "plumb-the-void", "shriveling").run(fight(game.table, 0, game.monsters()[0]), dice="6 1 1")
    assert game[0].sanity.left == 4


@pytest.mark.rule("eh.cultist.4")
@pytest.mark.parametrize(("answer", "there"), [("hatch:goat-spawn", "goat-spawn"), ("hatch:dark-young", "dark-young")])
def test_a_cultist_of_shub_niggurath_makes_way_for_her_young_in_a_reckoning(answer: str, there: str) -> None:
    game = given("lily-chen", ancient_one="shub-niggurath").stand(0, "rome").monster("cultist", "london")
    game.run(reckon_monsters(game.table), answer)
    assert [(TOKENS[each.token], each.space) for each in game.monsters()] == [(there, "london")]
    assert kinds(game.state.cup)["cultist"] == 5


@pytest.mark.rule("eh.cultist.4")
def test_a_cultist_of_shub_niggurath_stays_where_no_young_are_left() -> None:
    game = given("lily-chen", ancient_one="shub-niggurath").stand(0, "rome").monster("cultist", "london")
    for kind in ("goat-spawn", "goat-spawn", "dark-young"):
        game.monster(kind, "rome")
    game.run(reckon_monsters(game.table), *[f"reckon:{game.monsters()[0].token}"], dice="3")
    assert game.kinds("london") == ["cultist"]


@pytest.mark.rule("eh.cultist.4")
def test_a_cultist_of_the_waking_shub_niggurath_comes_to_her() -> None:
    game = given("lily-chen", ancient_one="shub-niggurath").awake().stand(0, "london")
    game.monster("cultist", "rome").monster("shub-niggurath", "heart-of-africa")
    game.run(reckon_monsters(game.table))
    assert [each.space for each in game.monsters()] == ["pyramids", "heart-of-africa"]
    game.run(reckon_monsters(game.table))
    game.run(reckon_monsters(game.table))
    assert [each.space for each in game.monsters()] == ["heart-of-africa", "heart-of-africa"]


@pytest.mark.rule("eh.cultist.4")
def test_a_cultist_is_spawned_with_what_the_sheet_says_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = ANCIENT_ONES["azathoth"]
    spawning: Effects = LANGUAGE.decode([{"do": "move-this-monster", "to": "tunguska"}], Effects)
    front = replace(sheet.front, cultist=replace(sheet.front.cultist, spawn=spawning))
    monkeypatch.setitem(ANCIENT_ONES, "azathoth", replace(sheet, front=front))
    game = given("lily-chen").stand(0, "rome").next_monster("cultist")
    game.run(spawn(game.table, "rome"))
    assert [each.space for each in game.monsters()] == ["tunguska"]


@pytest.mark.rule("eh.cultist.5")
@pytest.mark.parametrize("ancient_one", ["azathoth", "cthulhu", "yog-sothoth"])
@pytest.mark.parametrize("awake", [False, True])
def test_without_such_a_text_on_the_sheet_the_icons_of_cultists_mean_nothing(ancient_one: str, awake: bool) -> None:
    game = given("lily-chen", ancient_one=ancient_one).stand(0, "rome").doom(10)
    if awake:
        game.awake()
    game.next_monster("cultist")
    doom = game.state.doom
    game.run(place(game.table, game.state.cup.pop(), "rome"))
    game.run(reckon_monsters(game.table))
    assert [(TOKENS[each.token], each.space) for each in game.monsters()] == [("cultist", "rome")]
    assert (game.state.doom, game[0].health.left, game[0].sanity.left) == (doom, 6, 6)


def test_a_monster_that_is_pulled_comes_to_the_space_of_who_pulls_it() -> None:
    game = given("leo-anderson").stand(0, "rome").monster("ghoul", "tokyo")
    game.effect({"do": "pull-monster"})
    assert (game.kinds("rome"), game.kinds("tokyo")) == (["ghoul"], [])


def test_a_monster_may_be_pulled_that_is_on_the_space_already_and_is_fought() -> None:
    """The card says any space; whoever passed a monster unseen cannot refuse it where it is the only one."""
    game = given("leo-anderson").stand(0, "tokyo").monster("ghoul", "tokyo").monster("byakhee", "rome")
    ghoul, byakhee = (f"monster:{each.token}" for each in game.monsters())
    asked = game.effect({"do": "pull-monster"}, ghoul)
    assert asked.keys == [[ghoul, byakhee]]
    assert (sorted(game.kinds("tokyo")), game.kinds("rome")) == (["ghoul"], ["byakhee"])
    assert game.state.named == game.monsters("tokyo")[0].token
