"""Damage, horror, defeat, new investigators (rules ah3.401, 408, 429, 431, 437, 442, 443, 475, 482, 484)."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e import harm
from miskatonic.games.arkham_3e.components import CARDS, SHEETS
from miskatonic.games.arkham_3e.replacing import replace_investigators
from miskatonic.games.arkham_3e.words import DAMAGE, HORROR, Harm
from tests.arkham_3e.given import given

BOTH = pytest.mark.parametrize("what", list(Harm))


@BOTH
@pytest.mark.rule("ah3.431.1", "ah3.431.4", "ah3.475.1", "ah3.475.4", "ah3.429.2e", "ah3.442.1", "ah3.482.1")
def test_what_is_suffered_lies_on_the_sheet(what: Harm) -> None:
    game = given()
    game.run(harm.suffer(game.table, 0, what, 2))
    assert game[0].harm(what) == 2


@BOTH
@pytest.mark.rule("ah3.429.6a", "ah3.431.6", "ah3.475.6")
def test_with_as_much_harm_as_they_can_take_an_investigator_is_defeated(what: Harm) -> None:
    game = given(players=2)
    sheet = SHEETS[game[0].id]
    most = sheet.health if what is DAMAGE else sheet.sanity
    game.run(harm.suffer(game.table, 0, what, most - 1))
    assert game[0].in_play
    game.run(harm.suffer(game.table, 0, what, 1))
    assert game[0].fate == "defeated"


@pytest.mark.rule(
    "ah3.429.6b",
    "ah3.429.6b-2",
    "ah3.429.6b-3",
    "ah3.429.6b-4",
    "ah3.477.6",
    "ah3.491.3",
    "ah3.463.6",
    "ah3.436.12",
    "ah3.478.9",
    "ah3.484.6",
)
def test_who_is_defeated_leaves_everything_and_doom_comes() -> None:
    game = given(players=2).stand(0, "graveyard").has(0, money=3, clues=2, remnants=1).focus(0, "will")
    game.card(0, "knife", "wither", "sachiko-higa", "deputy-of-arkham", "motorcycle", "dark-pact", "blessed")
    game.monster("robed-figure", "graveyard", engaged=(0,))
    game.run(harm.defeat(game.table, 0, "defeated"))
    state = game.state
    assert game.the("robed-figure").status == "exhausted"
    assert game.held(0) == []
    assert (game[0].money, game[0].clues, game[0].remnants, game[0].focus) == (0, 0, 0, [])
    assert (state.items[0], state.spells[0], state.allies[0]) == ("knife", "wither", "sachiko-higa")
    assert "deputy-of-arkham" in state.special
    assert len(state.pacts) == 6
    assert state.sheet_doom == 1
    assert game[0].id not in state.unused


def test_who_is_gone_is_not_defeated_again() -> None:
    game = given(players=2)
    for _ in range(2):
        game.run(harm.defeat(game.table, 0, "defeated"))
    assert game.state.sheet_doom == 1


@pytest.mark.rule("ah3.429.6c", "ah3.205.2", "ah3.429.7c", "ah3.408.1", "ah3.408.2", "ah3.443.1")
@pytest.mark.parametrize("fate", ["defeated", "devoured", "retired"])
def test_whoever_is_gone_is_replaced_at_the_end_of_the_round(fate: str) -> None:
    game = given(players=2)
    gone = game[0].id
    game.run(harm.defeat(game.table, 0, fate))  # type: ignore[arg-type]
    asked = game.run(replace_investigators(game.table), "join:agnes-baker", "start:storm-of-spirits")
    assert f"join:{gone}" not in asked.keys[0]
    assert (game[0].id, game[0].space, game[0].money) == ("agnes-baker", "train-station", 3)
    assert game.held(0) == ["heirloom-of-hyperborea", "storm-of-spirits"]


@pytest.mark.rule("ah3.205.2", "ah3.429.7a")
def test_with_the_last_token_of_the_round_whoever_is_gone_is_asked_who_comes() -> None:
    game = given(players=2)
    game.run(harm.defeat(game.table, 1, "defeated"))
    game.mythos(*["blank"] * 4).do("join:agnes-baker", "start:storm-of-spirits")
    assert (game[1].id, game.state.round, game.state.phase) == ("agnes-baker", 2, "action")
    assert game.keys == [f"investigator:{each.id}" for each in game.state.investigators]


@pytest.mark.rule("ah3.429.7a", "ah3.476.1")
def test_newcomers_are_chosen_in_turn_order_and_each_only_once() -> None:
    game = given(players=3).leader(2)
    for who in (0, 2):
        game.run(harm.defeat(game.table, who, "defeated"))
    game.state.unused = ["agnes-baker", "dexter-drake", "calvin-wright"]
    asked = game.run(
        replace_investigators(game.table),
        *("join:agnes-baker", "start:storm-of-spirits"),
        *("join:calvin-wright", "start:none"),
    )
    assert [each.seat for each in asked.decisions] == [2, 2, 0, 0]
    assert asked.keys[2] == ["join:dexter-drake", "join:calvin-wright"]
    assert game.state.unused == ["dexter-drake"]


@pytest.mark.rule("ah3.005.2-ex2")
def test_who_finds_nobody_left_is_out_for_good() -> None:
    game = given(players=2)
    game.run(harm.defeat(game.table, 0, "defeated"))
    game.state.unused = []
    for _ in range(2):
        game.run(replace_investigators(game.table))
    assert game[0].fate == "out"
    assert [event.__struct_config__.tag for event in game.table.events].count("player-out") == 1


@pytest.mark.rule("ah3.413.5", "ah3.429.7c")
def test_a_ready_monster_in_the_starting_space_engages_who_comes_there_anew() -> None:
    game = given(players=2).stand(1, "graveyard")
    game.run(harm.defeat(game.table, 0, "defeated"))
    game.monster("robed-figure", "train-station").monster("hooded-stalker", "train-station", "exhausted")
    game.run(replace_investigators(game.table), "join:agnes-baker", "start:storm-of-spirits")
    assert game.the("robed-figure").engaged == [0]
    assert game.the("hooded-stalker").status == "exhausted"


@pytest.mark.rule("ah3.408.2-3", "ah3.413.5")
def test_monsters_that_stay_ready_turn_to_who_is_left_in_the_space() -> None:
    game = given(players=2, retirement="ready").stand(0, "graveyard").stand(1, "graveyard")
    game.monster("robed-figure", "graveyard", engaged=(0,))
    game.run(harm.defeat(game.table, 0, "retired"))
    assert game.the("robed-figure").engaged == [1]


@pytest.mark.rule("ah3.408.2-3")
def test_who_retires_leaves_monsters_exhausted_or_ready_by_another_reading() -> None:
    for reading in ("exhausted", "ready"):
        game = given(players=2, retirement=reading).stand(0, "graveyard")
        game.monster("robed-figure", "graveyard", engaged=(0,))
        game.run(harm.defeat(game.table, 0, "retired"))
        assert game.the("robed-figure").status == reading
        assert game.state.sheet_doom == 0


@pytest.mark.rule("ah3.431.7", "ah3.431.9", "ah3.475.7", "ah3.475.9", "ah3.484.2", "ah3.478.4", "ah3.491.2")
def test_all_or_part_goes_to_one_asset() -> None:
    game = given().card(0, "sachiko-higa", "leather-coat")
    asked = game.run(harm.suffer(game.table, 0, DAMAGE, 3), "assign:sachiko-higa:2")
    assert asked.keys == [
        [
            *("assign:sachiko-higa:3", "assign:sachiko-higa:2", "assign:sachiko-higa:1"),
            *("assign:leather-coat:3", "assign:leather-coat:2", "assign:leather-coat:1"),
            "self",
        ]
    ]
    assert (game[0].damage, game.state.on_cards["sachiko-higa"].damage) == (1, 2)
    assert asked.decisions[0].rule == "ah3.475.7"
    game = given().card(0, "zora-larson")
    asked = game.run(harm.suffer(game.table, 0, HORROR, 1), "assign:zora-larson:1")
    assert asked.decisions[0].rule == "ah3.431.7"
    assert game.state.on_cards["zora-larson"].horror == 1


@pytest.mark.rule("ah3.401.7")
def test_an_asset_takes_only_what_it_has_a_value_for() -> None:
    game = given().card(0, "liquid-courage", "knife")
    asked = game.run(harm.suffer(game.table, 0, DAMAGE, 1))
    assert asked.keys == []
    asked = game.run(harm.suffer(game.table, 0, HORROR, 1), "self")
    assert asked.keys == [["assign:liquid-courage:1", "self"]]


@pytest.mark.rule("ah3.401.9", "ah3.431.12", "ah3.475.12")
def test_an_asset_takes_no_more_than_is_left_of_it_or_its_printed_value() -> None:
    game = given().card(0, "pain-killers").on_card("pain-killers", damage=1)
    asked = game.run(harm.suffer(game.table, 0, DAMAGE, 3), "self")
    assert asked.keys == [["assign:pain-killers:1", "self"]]
    game = given(asset_harm="printed").card(0, "pain-killers").on_card("pain-killers", damage=1)
    asked = game.run(harm.suffer(game.table, 0, DAMAGE, 3), "self")
    assert asked.keys == [["assign:pain-killers:2", "assign:pain-killers:1", "self"]]


@pytest.mark.rule("ah3.401.8", "ah3.431.11", "ah3.475.11", "ah3.401.10", "ah3.401.10-2")
def test_an_asset_that_can_take_no_more_is_discarded() -> None:
    game = given().card(0, "pain-killers", "stray-dog")
    game.run(harm.suffer(game.table, 0, DAMAGE, 2), "assign:pain-killers:2")
    assert game.held(0) == ["stray-dog"]
    assert game.state.items[0] == "pain-killers"
    game.run(harm.suffer(game.table, 0, HORROR, 1), "assign:stray-dog:1")
    assert game.held(0) == []
    assert "stray-dog" in game.state.special
    assert game.state.on_cards == {}


@BOTH
@pytest.mark.rule("ah3.431.8", "ah3.475.8")
def test_direct_harm_goes_to_no_asset(what: Harm) -> None:
    game = given().card(0, "sachiko-higa")
    assert game.run(harm.suffer(game.table, 0, what, 1, direct=True)).keys == []
    assert game[0].harm(what) == 1


@pytest.mark.rule("ah3.431.5", "ah3.475.5")
def test_recovering_never_goes_below_nothing() -> None:
    game = given().hurt(0, damage=1, horror=2)
    game.effect({"do": "recover", "health": 3})
    game.effect({"do": "recover", "sanity": 1})
    assert (game[0].damage, game[0].horror) == (0, 1)


@pytest.mark.rule("ah3.431.10", "ah3.475.10", "ah3.484.4")
def test_an_ally_can_recover_instead() -> None:
    game = given().hurt(0, damage=1).card(0, "sachiko-higa").on_card("sachiko-higa", damage=2)
    game.effect({"do": "recover", "health": 3, "whom": "you-or-ally"}, "heal:sachiko-higa")
    assert (game[0].damage, game.state.on_cards["sachiko-higa"].damage) == (1, 0)


@pytest.mark.rule("ah3.437.1")
def test_what_is_prevented_is_not_suffered() -> None:
    game = given("wendy-adams").card(0, "mamas-amulet")
    game.run(harm.suffer(game.table, 0, HORROR, 2), "use:mamas-amulet")
    assert game[0].horror == 1
    assert game.run(harm.suffer(game.table, 0, DAMAGE, 1)).keys == []


@pytest.mark.rule("ah3.429.6b-4", "ah3.437.1")
def test_for_whoever_is_gone_nobody_is_asked_to_prevent_anything() -> None:
    game = given(players=2).card(1, "flesh-ward")
    assert game.run(harm.suffer(game.table, 0, DAMAGE, 1), "no").value == 1
    game.run(harm.defeat(game.table, 0, "defeated"))
    assert game.run(harm.suffer(game.table, 0, DAMAGE, 1)).value == 0


@pytest.mark.rule("ah3.001", "ah3.001-2", "ah3.002")
def test_until_the_end_of_time_cannot_be_discarded() -> None:
    game = given("calvin-wright").card(0, "until-the-end-of-time")
    game.run(harm.suffer(game.table, 0, DAMAGE, 2), "assign:until-the-end-of-time:2")
    assert game.held(0) == ["until-the-end-of-time"]
    assert game.run(harm.suffer(game.table, 0, DAMAGE, 1)).keys == []


@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.health or card.sanity])
@pytest.mark.rule("ah3.401.7", "ah3.401.9", "ah3.401.8")
def test_every_asset_with_a_value_soaks_exactly_that_much(card: str) -> None:
    printed = CARDS[card]
    for what, value in ((DAMAGE, printed.health), (HORROR, printed.sanity)):
        game = given("michael-mcglen" if what is DAMAGE else "wendy-adams").card(0, card)
        assert harm.room(game.state, card, what) == value
