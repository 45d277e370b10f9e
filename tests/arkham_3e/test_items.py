"""What the items of the deck do besides dice and rerolls, which are in test_card_facts."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e.assets import on_card
from miskatonic.games.arkham_3e.harm import harm_asset, suffer
from miskatonic.games.arkham_3e.words import DAMAGE, HORROR, Harm

from .given import Situation, given
from .trying import offers, trying


def owner(*cards: str, other: str = "wendy-adams") -> Situation:
    """Tommy with some cards, and another investigator, both in the graveyard."""
    game = given("tommy-muldoon", other).card(0, *cards)
    return game.stand(0, "graveyard").stand(1, "graveyard")


def lying(game: Situation, card: str) -> tuple[int, int]:
    tokens = on_card(game.state, card)
    return tokens.damage, tokens.horror


def next_round(game: Situation) -> Situation:
    game.state.used = []
    return game


# Dice.


def test_a_derringer_raises_one_die_of_every_attack_that_it_is_held_in() -> None:
    game = owner("41-derringer")
    for _ in range(2):
        asked = trying(game, "strength", "raise:41-derringer:4", dice="4 4 6", on="attack")
        assert asked.keys == [["raise:41-derringer:4", "keep"]]
        assert asked.value.result == 2
    assert not any(key.startswith("raise") for key in offers(game, "strength")[1])
    full = owner("41-derringer", "45-thompson")
    asked = trying(full, "strength", "hand:45-thompson", dice="4 " * 8, on="attack")
    assert len(asked.decisions) == 1, "there is no hand left for it"


def test_a_lucky_cigarette_case_raises_one_die_of_one_test_a_round() -> None:
    game = owner("lucky-cigarette-case")
    assert trying(game, "will", "raise:lucky-cigarette-case:4", dice="4 4 1").value.result == 1
    assert not trying(game, "lore", dice="4 4").decisions
    assert trying(next_round(game), "lore", "raise:lucky-cigarette-case:4", dice="4 4").value.result == 1


def test_with_a_shotgun_each_six_is_two_successes() -> None:
    assert trying(owner("shotgun"), "strength", dice="6 6 5 1 1 1 1 1", on="attack").value.result == 5
    assert trying(owner("45-thompson"), "strength", dice="6 6 5 1 1 1 1 1", on="attack").value.result == 3
    assert trying(owner("shotgun"), "strength", dice="6 1 1").value.result == 1


def test_a_shotgun_that_is_not_in_hand_doubles_nothing() -> None:
    game = owner("shotgun", "45-thompson")
    assert trying(game, "strength", "hand:45-thompson", dice="6 1 1 1 1 1 1 1", on="attack").value.result == 1


@pytest.mark.parametrize("card", ["rabbits-foot", "arthur-johnson"])
def test_a_die_is_rolled_again_once_a_round(card: str) -> None:
    game = owner(card)
    assert trying(game, "will", f"reroll:{card}:1", dice="1 1 1 6").value.result == 1
    assert not trying(game, "will", dice="1 1 1").decisions
    assert trying(next_round(game), "lore", f"reroll:{card}:1", dice="1 1 6").value.result == 1


def test_the_silver_key_rolls_any_dice_again_once_a_round() -> None:
    game = owner("silver-key")
    asked = trying(game, "observation", "reroll:silver-key", "die:1", "die:2", "done", dice="1 2 3 6 6")
    assert asked.value.result == 2
    assert not trying(game, "lore", dice="1 1").decisions


# Harm.


@pytest.mark.rule("ah3.437.1", "ah3.475.7")
@pytest.mark.parametrize(
    ("card", "what", "other"), [("bulletproof-vest", DAMAGE, HORROR), ("elder-sign-amulet", HORROR, DAMAGE)]
)
def test_armour_takes_one_less_of_two_or_more_once_a_round(card: str, what: Harm, other: Harm) -> None:
    game = owner(card)
    game.run(suffer(game.table, 0, what, 2), f"assign:{card}:2")
    assert on_card(game.state, card).harm(what) == 1
    game.run(suffer(game.table, 0, what, 2), f"assign:{card}:2")
    assert on_card(game.state, card).harm(what) == 3
    single = owner(card)
    single.run(harm_asset(single.table, 0, card, what, 1))
    assert on_card(single.state, card).harm(what) == 1, "one alone is not less"
    wrong = owner("elder-sign-amulet")
    wrong.run(harm_asset(wrong.table, 0, "elder-sign-amulet", DAMAGE, 1))
    assert lying(wrong, "elder-sign-amulet") == (1, 0)


def test_armour_takes_one_less_again_in_the_next_round() -> None:
    game = owner("bulletproof-vest")
    for _ in range(2):
        game.run(suffer(next_round(game).table, 0, DAMAGE, 2), "assign:bulletproof-vest:2")
    assert lying(game, "bulletproof-vest") == (2, 0)


@pytest.mark.parametrize(("card", "what", "value"), [("liquid-courage", HORROR, 2), ("pain-killers", DAMAGE, 2)])
def test_some_items_only_take_harm_of_one_kind(card: str, what: Harm, value: int) -> None:
    game = owner(card)
    asked = game.run(suffer(game.table, 0, what, 3), f"assign:{card}:{value}")
    assert asked.keys == [[f"assign:{card}:2", f"assign:{card}:1", "self"]]
    assert game.held(0) == [] and game[0].harm(what) == 1
    other = owner(card)
    assert not other.run(suffer(other.table, 0, HORROR if what is DAMAGE else DAMAGE, 1)).decisions


def test_a_leather_coat_takes_damage() -> None:
    game = owner("leather-coat")
    game.run(suffer(game.table, 0, DAMAGE, 2), "assign:leather-coat:2")
    assert (lying(game, "leather-coat"), game[0].damage) == ((2, 0), 0)


@pytest.mark.parametrize(("horror", "left"), [(1, ["token-of-faith"]), (3, [])])
def test_a_token_of_faith_consoles_when_it_takes_horror_even_if_it_is_lost(horror: int, left: list[str]) -> None:
    game = owner("token-of-faith").hurt(0, horror=2)
    game.run(suffer(game.table, 0, HORROR, horror), f"assign:token-of-faith:{horror}")
    assert (game[0].horror, game.held(0)) == (1, left)
    own = owner("token-of-faith").hurt(0, horror=2)
    own.run(suffer(own.table, 0, HORROR, 1), "self")
    assert own[0].horror == 3
    other = owner("token-of-faith", "liquid-courage").hurt(0, horror=2)
    other.run(suffer(other.table, 0, HORROR, 1), "assign:liquid-courage:1")
    assert other[0].horror == 2


# Actions.


@pytest.mark.rule("ah3.423.1", "ah3.484.4")
@pytest.mark.parametrize(
    ("card", "what"), [("first-aid-kit", DAMAGE), ("grimms-fairy-tales", HORROR), ("zora-larson", HORROR)]
)
def test_somebody_in_the_space_recovers_a_little(card: str, what: Harm) -> None:
    game = owner(card, "sachiko-higa").hurt(0, 2, 2).hurt(1, 2, 2).on_card("sachiko-higa", 1, 1)
    game.turn(0).do(f"use:{card}")
    assert game.keys == ["heal:tommy-muldoon", "heal:sachiko-higa", "heal:wendy-adams"]
    game.do("heal:wendy-adams")
    assert (game[1].harm(what), game[0].harm(what)) == (1, 2)
    assert f"use:{card}" not in game.keys, "each action once a round"
    ally = owner(card, "sachiko-higa").hurt(0, 2, 2).on_card("sachiko-higa", 2, 2).turn(0)
    ally.do(f"use:{card}", "heal:sachiko-higa")
    assert on_card(ally.state, "sachiko-higa").harm(what) == 1


@pytest.mark.parametrize("card", ["first-aid-kit", "grimms-fairy-tales", "zora-larson"])
def test_who_is_elsewhere_or_hurt_in_another_way_is_not_healed(card: str) -> None:
    away = owner(card).hurt(1, 2, 2).stand(1, "black-cave").turn(0)
    assert f"use:{card}" not in away.keys
    other = owner(card).hurt(0, *((0, 1) if card == "first-aid-kit" else (1, 0))).turn(0)
    assert f"use:{card}" not in other.keys
    busy = owner(card).hurt(0, 1, 1).monster("robed-figure", "graveyard", engaged=(0,)).turn(0)
    assert f"use:{card}" not in busy.keys


@pytest.mark.rule("ah3.201.3")
@pytest.mark.parametrize("card", ["pocket-watch", "gabriel-carillo"])
def test_one_more_action_once_a_round(card: str) -> None:
    game = owner(card).turn(0, actions=1).do("gather")
    assert game.keys == [f"extra:{card}", "end"]
    game.do(f"extra:{card}")
    assert game.state.actions_left == 1 and "gather" not in game.keys, "no action twice"
    game.do("focus", "focus:lore")
    assert game.state.turn != 0


# Reactions.


def test_dynamite_hurts_everything_one_is_engaged_with_and_the_attack_goes_on() -> None:
    game = owner("dynamite").monster("keening-hound", "graveyard", engaged=(0,)).stand(1, "black-cave")
    game.monster("tindalos-alpha", "graveyard", engaged=(0,), damage=0).monster(
        "robed-figure", "graveyard", "exhausted"
    )
    hound = game.the("keening-hound").token
    game.turn(0).do("attack", f"monster:{hound}", "pay")
    assert game.kinds() == ["robed-figure"], "4 + 2 health, five damage each"
    assert game.held(0) == [] and "dynamite" in game.state.items
    kept = owner("dynamite").monster("keening-hound", "graveyard", engaged=(0,)).turn(0)
    kept.do("attack", "no", dice="6 1")
    assert (kept.held(0), kept.the("keening-hound").damage) == (["dynamite"], 1)


def test_what_survives_dynamite_is_attacked_as_well() -> None:
    game = given("tommy-muldoon", scenario="feast-for-umordhoth").card(0, "dynamite").stand(0, "graveyard")
    game.monster("umordhoth", "graveyard", engaged=(0,)).turn(0).do("attack", "pay", dice="6")
    assert game.the("umordhoth").damage == 5 + 1


@pytest.mark.parametrize("card", ["fine-clothes", "henry-wan"])
def test_one_item_a_round_costs_half(card: str) -> None:
    game = owner(card).display("38-revolver", "45-automatic").has(0, money=9)
    asked = game.effect({"do": "buy", "trait": "weapon"}, "buy:38-revolver:half", "buy:45-automatic")
    assert asked.keys[1] == ["buy:45-automatic", "done"]
    assert game[0].money == 9 - 2 - 4
    again = next_round(owner(card).display("45-thompson").has(0, money=9))
    asked = again.effect({"do": "buy", "trait": "weapon", "one": True}, "buy:45-thompson:half")
    assert asked.keys[0] == ["buy:45-thompson", "buy:45-thompson:half", "clear", "done"]
    assert again[0].money == 6


def test_a_grotesque_statue_researches_a_clue_for_horror_after_research() -> None:
    game = owner("grotesque-statue").has(0, clues=2).turn(0).do("research", "keep", dice="1 1 1")
    assert game.keys == ["pay", "no"]
    game.do("pay")
    assert (game[0].horror, game[0].clues, game.state.sheet_clues) == (1, 1, 1)
    none_left = owner("grotesque-statue").has(0, clues=1).turn(0).do("research", "keep", dice="6 1 1").do("clues:1")
    assert none_left.state.sheet_clues == 1 and none_left.keys != ["pay", "no"]
