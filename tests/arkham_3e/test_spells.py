"""What the spells do: those of the deck and the starting ones of the same names."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e.assets import on_card
from miskatonic.games.arkham_3e.components import CARDS
from miskatonic.games.arkham_3e.events import Prevented
from miskatonic.games.arkham_3e.harm import suffer
from miskatonic.games.arkham_3e.words import DAMAGE, HORROR

from .given import Situation, given
from .trying import offers, pools, trying


def caster(*cards: str, players: tuple[str, ...] = ()) -> Situation:
    """Norman (lore 3) with spells in the graveyard, and others elsewhere."""
    game = given("norman-withers", *players).card(0, *cards).stand(0, "graveyard")
    for who in range(len(players)):
        game.stand(1 + who, "train-station")
    return game


@pytest.mark.parametrize("card", ["astral-travel", "find-gate", "mists-of-rlyeh"])
def test_starting_spells_are_those_of_the_deck_without_a_price(card: str) -> None:
    assert CARDS[card].cast == CARDS[f"{card}@start"].cast


@pytest.mark.rule("ah3.436.7")
def test_alchemical_process_makes_money_of_successes() -> None:
    game = caster("alchemical-process").turn(0).do("cast:alchemical-process", dice="5 6 1")
    assert (game[0].money, game[0].horror) == (2, 1)
    assert "cast:alchemical-process" not in game.keys
    failed = caster("alchemical-process").turn(0).do("cast:alchemical-process", dice="1 1 1")
    assert (failed[0].money, failed[0].horror) == (0, 1)


@pytest.mark.parametrize("card", ["astral-travel", "astral-travel@start"])
@pytest.mark.parametrize(("dice", "reach"), [("1 1 1", 2), ("5 1 1", 3), ("5 6 1", 4)])
def test_astral_travel_moves_two_spaces_and_one_for_each_success(card: str, dice: str, reach: int) -> None:
    game = caster(card).turn(0).do("move")
    assert game.keys == ["by:" + card, "on-foot"]
    game.do("by:" + card, dice=dice)
    far = {2: "downtown-rivertown", 3: "la-bella-luna", 4: "arkham-asylum"}
    for steps, space in far.items():
        assert (f"move:{space}" in game.keys) is (steps <= reach), space
    assert game[0].horror == 1
    game.do("stay")
    assert game[0].space == "graveyard" and "move" not in game.keys


@pytest.mark.rule("ah3.405.5")
def test_binding_exhausts_a_monster_anywhere_by_its_evade_modifier() -> None:
    game = caster("binding", players=("michael-mcglen",)).stand(1, "train-station")
    game.monster("swift-byakhee", "train-station", engaged=(1,)).monster("robed-figure", "black-cave")
    token = game.the("swift-byakhee").token
    game.turn(0).do("cast:binding", f"monster:{token}", dice="5 1")
    assert pools(game) == [3 - 1]
    assert (game.the("swift-byakhee").status, game.the("swift-byakhee").engaged) == ("exhausted", [])
    failed = caster("binding").monster("swift-byakhee", "train-station").turn(0).do("cast:binding", dice="1 1")
    assert (failed.the("swift-byakhee").status, failed[0].horror) == ("ready", 1)
    assert "cast:binding" not in caster("binding").turn(0).keys, "there is no monster"


@pytest.mark.parametrize("card", ["find-gate", "find-gate@start"])
def test_find_gate_leads_to_a_space_with_doom(card: str) -> None:
    game = caster(card).doom(train_station=1, velmas_diner=2).turn(0).do(f"cast:{card}", dice="5 1 1")
    assert game.keys == ["move:train-station", "move:velmas-diner"]
    game.do("move:velmas-diner")
    assert (game[0].space, game[0].horror) == ("velmas-diner", 2)
    failed = caster(card).doom(train_station=1).turn(0).do(f"cast:{card}", dice="1 1 1")
    assert (failed[0].space, failed[0].horror) == ("graveyard", 2)


@pytest.mark.rule("ah3.437.1")
@pytest.mark.parametrize("card", ["flesh-ward", "flesh-ward@start"])
def test_flesh_ward_prevents_damage_of_anybody_anywhere_once_a_round(card: str) -> None:
    game = caster(card, players=("michael-mcglen",))
    game.run(suffer(game.table, 1, DAMAGE, 3), f"use:{card}", dice="5 1 1")
    assert (game[1].damage, game[0].horror) == (2, 1), "the horror of casting is another harm"
    assert game.state.suffering is None
    assert [(each.who, each.count) for each in game.table.events if isinstance(each, Prevented)] == [(game[1].id, 1)]
    game.run(suffer(game.table, 0, DAMAGE, 1))
    assert game[0].damage == 1
    horror = caster(card)
    assert not horror.run(suffer(horror.table, 0, HORROR, 1)).decisions


@pytest.mark.rule("ah3.436.8")
def test_who_is_defeated_by_the_horror_of_a_flesh_ward_prevents_nothing() -> None:
    game = caster("flesh-ward", players=("michael-mcglen",)).hurt(0, horror=6)
    game.run(suffer(game.table, 1, DAMAGE, 3), "use:flesh-ward")
    assert (game[0].fate, game[1].damage) == ("defeated", 3)


def test_healing_words_heal_an_investigator_or_an_ally_here() -> None:
    game = caster("healing-words", "sachiko-higa", players=("michael-mcglen", "wendy-adams")).stand(1, "graveyard")
    game.hurt(0, 2, 1).hurt(1, 3).hurt(2, 3).on_card("sachiko-higa", 1).turn(0)
    game.do("cast:healing-words", "assign:sachiko-higa:1", dice="5 6")
    assert pools(game) == [3 - 1]
    assert game.keys == ["heal:norman-withers", "heal:michael-mcglen"], "Sachiko Higa can take one horror"
    game.do("heal:michael-mcglen")
    assert (game[1].damage, game[0].damage, game[2].damage) == (1, 2, 3)


@pytest.mark.rule("ah3.466.4d")
@pytest.mark.parametrize("card", ["intervene", "intervene@start"])
def test_intervene_adds_successes_to_the_test_of_another_once_a_round(card: str) -> None:
    game = caster(card, players=("michael-mcglen",))
    asked = trying(game, "will", f"cast:{card}", dice="1 1 1 5 6", who=1)
    assert asked.value.result == 2
    assert game[0].horror == 2
    assert not trying(game, "will", dice="1 1 1", who=1).decisions
    own = caster(card, players=("michael-mcglen",))
    assert not trying(own, "will", dice="1 1 1 1").decisions


@pytest.mark.parametrize("card", ["mists-of-rlyeh", "mists-of-rlyeh@start"])
def test_the_mists_let_lore_be_tested_to_evade(card: str) -> None:
    game = caster(card).monster("swift-byakhee", "graveyard", engaged=(0,)).focus(0, "lore").turn(0)
    byakhee = game.the("swift-byakhee").token
    game.do("evade", f"cast:{card}", "keep", f"evade:{byakhee}", dice="5 1 1")
    assert pools(game) == [4 - 1] and game[0].horror == 1
    assert game.the("swift-byakhee").status == "exhausted"
    plain = caster(card).monster("swift-byakhee", "graveyard", engaged=(0,)).focus(0, "lore").turn(0)
    plain.do("evade", "no", "keep", dice="5 1")
    assert pools(plain) == [3 - 1] and plain[0].horror == 0


def test_shriveling_hurts_a_monster_nearby_even_while_engaged() -> None:
    game = (
        caster("shriveling").monster("robed-figure", "graveyard", engaged=(0,)).monster("keening-hound", "black-cave")
    )
    game.monster("swift-byakhee", "train-station").turn(0).do("cast:shriveling")
    near = [f"monster:{game.the(kind).token}" for kind in ("robed-figure", "keening-hound")]
    assert game.keys == near
    game.do(near[1], dice="5 6")
    assert pools(game) == [3 - 1]
    assert (game.the("keening-hound").damage, game[0].horror) == (2, 1)
    assert "cast:binding" not in caster("binding").monster("robed-figure", "graveyard", engaged=(0,)).turn(0).keys


def test_wither_adds_its_successes_to_an_attack() -> None:
    game = caster("wither").monster("keening-hound", "graveyard", engaged=(0,)).turn(0)
    game.do("attack", dice="5")
    assert game.keys == ["cast:wither", "no"]
    game.do("cast:wither", dice="5 6")
    assert pools(game) == [2 - 1, 3 - 1]
    assert (game.the("keening-hound").damage, game[0].horror) == (3, 1)


# What helps in casting.


@pytest.mark.parametrize(("card", "more"), [("mystic-scroll", 2), ("mystic-tome", 3), ("grande-meres-knife", 2)])
def test_some_items_give_dice_to_whoever_casts(card: str, more: int) -> None:
    game = caster("alchemical-process", card).turn(0).do("cast:alchemical-process", dice="1 " * (3 + more))
    assert pools(game) == [3 + more]


@pytest.mark.parametrize("card", ["lewis-hayes", "magicians-cane"])
def test_some_that_could_take_the_horror_give_dice_as_well(card: str) -> None:
    game = caster("alchemical-process", card).turn(0).do("cast:alchemical-process", "self", dice="1 " * (3 + 2))
    assert pools(game) == [3 + 2]


@pytest.mark.rule("ah3.436.10")
def test_the_hands_of_a_spell_are_not_free_for_a_tome() -> None:
    game = caster("healing-words", "mystic-tome").hurt(0, 1).turn(0).do("cast:healing-words", dice="1 1")
    assert pools(game) == [3 - 1]


def test_a_black_cat_that_takes_the_horror_gives_a_success() -> None:
    game = caster("alchemical-process", "black-cat").turn(0).do("cast:alchemical-process")
    game.do("assign:black-cat:1", dice="1 1 1")
    assert (game[0].money, on_card(game.state, "black-cat").horror) == (1, 1)
    assert game.state.casting_luck == 0, "it is for this test alone"
    alone = caster("alchemical-process", "black-cat").turn(0).do("cast:alchemical-process").do("self", dice="1 1 1")
    assert (alone[0].money, alone[0].horror) == (0, 1)


def test_dayana_esperence_rolls_one_die_or_all_again_once_a_round() -> None:
    game = caster("dayana-esperence")
    assert trying(game, "lore", "reroll:dayana-esperence:all", dice="1 1 1 5 5 5", on="casting").value.result == 3
    assert not trying(game, "lore", dice="1 1 1", on="casting").decisions
    assert "reroll:dayana-esperence:all" not in offers(caster("dayana-esperence"), "lore")[1]
