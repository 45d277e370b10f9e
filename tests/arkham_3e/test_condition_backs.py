"""Blessed, cursed and the six backs of a dark pact (rules ah3.488.*, ah3.450.2)."""

from __future__ import annotations

import pytest

from .given import Situation, drawing_in_order, given
from .test_special_cards import reckoned
from .trying import trying

WORLD, SACRIFICE, PRICE, ALLIANCE, DESTINY, KNOWLEDGE = range(1, 7)
"""The backs in the order in which they are published."""


def pact(back: int, *others: str) -> Situation:
    """Norman has a dark pact with a certain back in the graveyard."""
    game = given("norman-withers", *others).card(0, f"dark-pact#{back}").stand(0, "graveyard")
    for who in range(len(others)):
        game.stand(1 + who, "train-station")
    return game


def turned(game: Situation, *answers: str) -> Situation:
    """The pact is reckoned with a 1 and so turned; where its owner is still there, it is discarded."""
    reckoned(game, "dark-pact", *answers, dice="1")
    assert "dark-pact" not in game.held(0)
    assert len(game.state.pacts) == 6
    return game


# Luck.


@pytest.mark.rule("ah3.488.2")
@pytest.mark.parametrize(
    ("luck", "dice", "result", "left"),
    [
        ("blessed", "4 3 3", 1, ["blessed"]),
        ("blessed", "3 3 3", 0, []),
        ("cursed", "6 5 5", 1, []),
        ("cursed", "5 5 5", 0, ["cursed"]),
    ],
)
def test_luck_changes_what_is_a_success_until_it_turns(luck: str, dice: str, result: int, left: list[str]) -> None:
    game = given("norman-withers").card(0, luck)
    assert trying(game, "lore", dice=dice).value.result == result
    assert game.held(0) == left


@pytest.mark.rule("ah3.488.2", "ah3.488.4")
@pytest.mark.parametrize(
    ("has", "becomes", "left"),
    [("blessed", "cursed", []), ("cursed", "blessed", []), ("blessed", "blessed", ["blessed"])],
)
def test_a_blessing_and_a_curse_do_not_stay_together(has: str, becomes: str, left: list[str]) -> None:
    game = given("norman-withers").card(0, has)
    game.effect({"do": "become", "name": becomes})
    assert game.held(0) == left


# The front of a dark pact.


@pytest.mark.rule("ah3.450.2-ex", "ah3.488.7")
@pytest.mark.parametrize("face", range(2, 7))
def test_only_a_one_turns_a_dark_pact(face: int) -> None:
    game = reckoned(pact(WORLD), "dark-pact", dice=str(face))
    assert game.held(0) == ["dark-pact"] and game.state.doom == {}


def test_every_pact_has_a_back_of_its_own() -> None:
    assert sorted(given().state.pacts) == [f"dark-pact#{back}" for back in range(1, 7)]


# Its backs.


def test_the_world_undone_brings_three_doom() -> None:
    assert turned(pact(WORLD)).state.doom == {"graveyard": 3}


@pytest.mark.rule("ah3.416.3")
def test_in_a_street_the_group_places_each_of_the_three_doom_beside_it() -> None:
    game = turned(pact(WORLD).stand(0, "downtown-rivertown"), *["space:black-cave"] * 2, "space:la-bella-luna")
    assert game.state.doom == {"black-cave": 2, "la-bella-luna": 1}


@pytest.mark.rule("ah3.408.1")
def test_a_pact_of_sacrifice_devours_another_of_ones_choice() -> None:
    game = turned(pact(SACRIFICE, "wendy-adams", "tommy-muldoon"), "investigator:tommy-muldoon")
    assert [each.fate for each in game.state.investigators] == ["in-play", "in-play", "devoured"]
    assert game.state.sheet_doom == 1


def test_without_others_a_pact_of_sacrifice_does_nothing() -> None:
    game = turned(pact(SACRIFICE))
    assert game[0].fate == "in-play" and game.state.sheet_doom == 0


def test_the_ultimate_price_is_oneself() -> None:
    game = turned(pact(PRICE, "wendy-adams"))
    assert [each.fate for each in game.state.investigators] == ["devoured", "in-play"]
    assert game.state.sheet_doom == 1


def test_an_alliance_of_evil_brings_a_monster_to_each_space_and_all_monsters_strike() -> None:
    game = pact(ALLIANCE, "wendy-adams").monster("keening-hound", "train-station", engaged=(1,), damage=3)
    for kind in ("hooded-stalker", "swift-byakhee", "robed-figure"):
        game.next_monster(kind)
    turned(game)
    assert sorted(each.space for each in game.monsters()) == [
        "black-cave",
        "general-store",
        "graveyard",
        "train-station",
    ]
    assert game.the("keening-hound").damage == 0
    assert (game[1].damage, game[1].horror) == (2, 1)
    (here,) = (each for each in game.monsters("graveyard"))
    assert here.engaged == [0] and game[0].damage == 1


def test_a_dark_destiny_draws_six_tokens() -> None:
    game = pact(DESTINY, "wendy-adams")
    game.state.cup.tokens, game.state.cup.beside = ["blank"] * 5 + ["clue", "blank"], []
    with drawing_in_order():
        turned(game)
    drawn = [(event.who, event.token) for event in game.table.events if event.__struct_config__.tag == "token-drawn"]
    assert drawn == [("norman-withers", token) for token in [*["blank"] * 5, "clue"]]
    assert sum(game.state.clues.values()) == 1


def test_forbidden_knowledge_takes_three_clues_from_wherever_its_owner_says() -> None:
    game = pact(KNOWLEDGE, "wendy-adams").has(0, clues=1).has(1, clues=2).sheet(clues=2)
    turned(game, "from:sheet", "from:wendy-adams", "from:norman-withers")
    assert (game[0].clues, game[1].clues, game.state.sheet_clues, game.state.sheet_doom) == (0, 1, 1, 0)


@pytest.mark.parametrize(("clues", "doom"), [(0, 1), (1, 1), (2, 0)])
def test_doom_comes_where_forbidden_knowledge_finds_one_clue_or_none(clues: int, doom: int) -> None:
    game = turned(pact(KNOWLEDGE).sheet(clues=clues))
    assert (game.state.sheet_clues, game.state.sheet_doom) == (0, doom)
