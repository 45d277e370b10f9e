"""What the starting cards of the investigators do besides dice and rerolls, which are in test_card_facts."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e import monsters
from miskatonic.games.arkham_3e.assets import gain_clue_here, on_card
from miskatonic.games.arkham_3e.harm import suffer
from miskatonic.games.arkham_3e.words import DAMAGE, HORROR

from .given import Situation, given
from .test_special_cards import reckoned
from .trying import offers, pools, trying


def owner(id: str, *cards: str, others: tuple[str, ...] = ()) -> Situation:
    """An investigator with some cards in the graveyard, and others in the same space."""
    game = given(id, *others).card(0, *cards)
    for who in range(1 + len(others)):
        game.stand(who, "graveyard")
    return game


# Agnes and Dexter.


def test_the_heirloom_lets_a_skill_be_focused_after_a_spell() -> None:
    game = owner("norman-withers", "heirloom-of-hyperborea", "alchemical-process").turn(0)
    game.do("cast:alchemical-process", "yes", "focus:will", dice="1 1 1")
    assert game[0].focus == ["will"]
    plain = owner("norman-withers", "heirloom-of-hyperborea", "storm-of-spirits").turn(0)
    plain.monster("robed-figure", "graveyard", engaged=(0,)).turn(0).do(
        "attack", "cast:storm-of-spirits", "no", dice="1 1 1"
    )
    assert plain[0].focus == []


def test_a_storm_of_spirits_lets_lore_be_tested_in_an_attack() -> None:
    game = owner("norman-withers", "storm-of-spirits").monster("keening-hound", "graveyard", engaged=(0,)).turn(0)
    game.do("attack", "cast:storm-of-spirits", dice="5 6")
    assert pools(game) == [3 - 1]
    assert (game.the("keening-hound").damage, game[0].horror) == (2, 1)
    plain = owner("norman-withers", "storm-of-spirits").monster("keening-hound", "graveyard", engaged=(0,)).turn(0)
    plain.do("attack", "no", dice="5")
    assert (pools(plain), plain[0].horror) == ([2 - 1], 0)


@pytest.mark.rule("ah3.466.2d")
def test_a_weapon_is_of_no_use_where_lore_is_tested_and_a_scroll_is() -> None:
    game = owner("norman-withers", "storm-of-spirits", "38-revolver", "mystic-scroll")
    game.monster("robed-figure", "graveyard", engaged=(0,)).turn(0)
    game.do("attack", "cast:storm-of-spirits", dice="1 " * (3 + 2))
    assert pools(game) == [3 + 2]


# Calvin.


def test_until_the_end_of_time_heals_at_a_reckoning_and_stays() -> None:
    game = owner("calvin-wright", "until-the-end-of-time")
    game.run(suffer(game.table, 0, DAMAGE, 2), "assign:until-the-end-of-time:2")
    game.run(suffer(game.table, 0, HORROR, 2), "assign:until-the-end-of-time:2")
    assert game.held(0) == ["until-the-end-of-time"]
    lying = on_card(reckoned(game, "until-the-end-of-time").state, "until-the-end-of-time")
    assert (lying.damage, lying.horror) == (1, 1)


def test_a_voice_rolls_any_dice_again_for_horror_once_on_each_roll() -> None:
    game = owner("calvin-wright", "voice-of-the-messenger")
    for horror in (1, 2):
        asked = trying(game, "lore", "reroll:voice-of-the-messenger", "die:1", "die:2", "done", dice="1 2 3 6 6")
        assert (asked.value.result, game[0].horror) == (2, horror)


def test_a_voice_rolls_the_die_of_a_dark_pact_again() -> None:
    game = owner("calvin-wright", "voice-of-the-messenger", "dark-pact#1")
    reckoned(game, "dark-pact", "reroll", dice="1 2")
    assert (game[0].horror, game.held(0)) == (1, ["dark-pact", "voice-of-the-messenger"])


# Daniela and Tommy.


@pytest.mark.rule("ah3.426.2")
@pytest.mark.parametrize("card", ["gabriel", "motorcycle"])
def test_a_vehicle_moves_three_spaces_and_one_more_for_a_dollar(card: str) -> None:
    game = owner("daniela-reyes", card).has(0, money=2).turn(0).do("move", f"by:{card}")
    assert "move:la-bella-luna" in game.keys and "move:northside-downtown" not in game.keys
    game.do("move:arkham-asylum")
    assert (game[0].space, game[0].money) == ("arkham-asylum", 1)
    poor = owner("daniela-reyes", card).turn(0).do("move", f"by:{card}")
    assert "move:arkham-asylum" not in poor.keys


def test_the_ace_of_swords_consoles_when_focus_is_spent_for_a_die() -> None:
    game = owner("daniela-reyes", "ace-of-swords").focus(0, "will").hurt(0, horror=3)
    trying(game, "lore", "focus:will:1", dice="1 1 1 6")
    assert game[0].horror == 2


def test_a_wrench_gives_three_dice_with_a_free_hand_and_one_without() -> None:
    assert offers(owner("daniela-reyes", "wrench"), "strength", "attack")[0] == 3 + 3
    game = owner("daniela-reyes", "wrench", "knife")
    asked = trying(game, "strength", "hand:wrench", "done", dice="1 " * (3 + 3), on="attack")
    assert asked.keys[0] == ["hand:wrench", "hand:knife", "done"]
    for order in (("hand:wrench", "hand:knife"), ("hand:knife", "hand:wrench")):
        both = owner("daniela-reyes", "wrench", "knife")
        trying(both, "strength", *order, dice="1 " * (3 + 1 + 1), on="attack")


def handcuffed(kind: str) -> Situation:
    game = given("tommy-muldoon", scenario="veil-of-twilight").card(0, "handcuffs").stand(0, "graveyard")
    return game.monster(kind, "graveyard", engaged=(0,))


def test_handcuffs_take_a_human_that_one_damages_disengages_or_is_damaged_by() -> None:
    game = handcuffed("void-touched")
    game.run(monsters.hurt(game.table, game.the("void-touched"), 1, 0), "yes")
    assert game.kinds() == []
    game = handcuffed("void-touched")
    game.run(monsters.disengage(game.table, game.the("void-touched"), 0), "yes")
    assert game.kinds() == []
    game = handcuffed("void-touched")
    game.run(suffer(game.table, 0, DAMAGE, 1, monster=game.the("void-touched").token), "yes")
    assert game.kinds() == []


@pytest.mark.parametrize("kind", ["servitor-of-yog-sothoth", "avian-thrall"])
def test_handcuffs_are_for_no_epic_monster_and_for_nothing_but_humans(kind: str) -> None:
    game = handcuffed(kind)
    monster = game.the(kind)
    game.run(monsters.hurt(game.table, monster, 1, 0))
    game.run(suffer(game.table, 0, DAMAGE, 1, monster=monster.token))
    game.run(monsters.disengage(game.table, monster, 0))
    assert game.kinds() == [kind]


def test_handcuffs_are_used_once_a_round_and_may_be_kept_for_later() -> None:
    game = handcuffed("void-touched").monster("altered-servant", "graveyard", engaged=(0,))
    game.run(monsters.hurt(game.table, game.the("void-touched"), 1, 0), "no")
    game.run(suffer(game.table, 0, DAMAGE, 1, monster=game.the("altered-servant").token), "yes")
    assert game.kinds() == ["void-touched"]
    game.run(monsters.disengage(game.table, game.the("void-touched"), 0))
    assert game.kinds() == ["void-touched"]


def test_becky_takes_damage_and_horror() -> None:
    game = owner("tommy-muldoon", "becky")
    game.run(suffer(game.table, 0, DAMAGE, 1), "assign:becky:1")
    game.run(suffer(game.table, 0, HORROR, 2), "assign:becky:2")
    assert (on_card(game.state, "becky").damage, on_card(game.state, "becky").horror) == (1, 2)


# Jenny.


def test_the_search_for_izzie_rolls_any_dice_again_for_damage_and_horror_once_a_round() -> None:
    game = owner("jenny-barnes", "search-for-izzie")
    answers = ("reroll:search-for-izzie", "self", "self", "die:1", "die:2", "done")
    assert trying(game, "will", *answers, dice="1 2 3 6 6").value.result == 2
    assert (game[0].damage, game[0].horror) == (1, 1)
    assert not trying(game, "will", dice="1 2 3").decisions


def test_twin_pistols_raise_a_die_of_an_attack() -> None:
    game = owner("jenny-barnes", "jennys-twin-45s")
    asked = trying(game, "strength", "raise:jennys-twin-45s:4", dice="4 1 1 1 1 1", on="attack")
    assert asked.value.result == 1
    assert not trying(game, "strength", dice="4 1 1").decisions


# Marie.


@pytest.mark.rule("ah3.418.4")
def test_witch_blood_performs_an_action_again() -> None:
    game = owner("marie-lambeau", "witch-blood").turn(0)
    assert "use:witch-blood" not in game.keys
    game.do("gather", "use:witch-blood")
    assert game[0].money == 2
    engaged = owner("marie-lambeau", "witch-blood").monster("robed-figure", "graveyard", engaged=(0,)).turn(0)
    engaged.do("focus", "focus:lore")
    assert "use:witch-blood" not in engaged.keys


@pytest.mark.rule("ah3.423.3", "ah3.418.4")
def test_witch_blood_repeats_the_actions_of_cards_and_of_the_codex_too() -> None:
    game = given("marie-lambeau", scenario="echoes-of-the-deep").codex(31).sheet(clues=4).stand(0, "observatory")
    game.card(0, "witch-blood", "first-aid-kit", "alchemical-process").hurt(0, damage=3).turn(0, actions=5)
    game.state.archive_aside = [32, 33]
    game.do("use:first-aid-kit").do("cast:alchemical-process", dice="1 1 1").do("codex:31").do("use:witch-blood")
    assert game.keys == ["cast:alchemical-process", "use:first-aid-kit", "codex:31"]
    game.do("use:first-aid-kit")
    assert game[0].damage == 1
    assert not {"use:first-aid-kit", "use:witch-blood"} & set(game.keys)


def test_witch_blood_gives_a_spent_remnant_back_once_a_round() -> None:
    game = owner("marie-lambeau", "witch-blood", "alchemical-process", "delphinia-bell").has(0, remnants=2).turn(0)
    game.do("cast:alchemical-process", "remnants:1", "yes", dice="1 1 1")
    assert game[0].remnants == 2
    game.do("use:delphinia-bell", "pay", "focus:lore")
    assert game[0].remnants == 1


# Michael.


@pytest.mark.parametrize(("dice", "money"), [("5 1 1 1", 3), ("1 1 1 1", 1)])
def test_a_member_of_the_gang_may_earn_two_dollars_more_anywhere(dice: str, money: int) -> None:
    game = owner("michael-mcglen", "obannion-member").turn(0).do("gather", "yes", dice=dice)
    assert game[0].money == money
    assert owner("michael-mcglen", "obannion-member").turn(0).do("gather", "no")[0].money == 1


def test_the_boiler_runs_a_monster_over_at_the_end_of_a_move() -> None:
    game = owner("michael-mcglen", "ol-boiler").monster("abyssal-servant", "black-cave").turn(0)
    game.do("move", "move:black-cave", "pay")
    assert game.the("abyssal-servant").damage == 2
    assert on_card(game.state, "ol-boiler").damage == 2
    unhurt = owner("michael-mcglen", "ol-boiler").monster("abyssal-servant", "black-cave").turn(0)
    unhurt.do("move", "move:black-cave", "no")
    assert unhurt.the("abyssal-servant").damage == 0


def test_the_boiler_hits_only_one_of_several() -> None:
    game = owner("michael-mcglen", "ol-boiler").monster("abyssal-servant", "black-cave")
    game.monster("keening-hound", "black-cave").turn(0).do("move", "move:black-cave", "pay")
    assert len(game.keys) == 2
    game.do(f"monster:{game.the('keening-hound').token}")
    assert (game.the("keening-hound").damage, game.the("abyssal-servant").damage) == (2, 0)


# Minh.


def test_the_king_in_yellow_researches_a_clue_after_horror_once_a_round() -> None:
    game = owner("minh-thi-phan", "king-in-yellow").has(0, clues=3)
    game.run(suffer(game.table, 0, DAMAGE, 1))
    game.run(suffer(game.table, 0, HORROR, 1), "no")
    game.run(suffer(game.table, 0, HORROR, 1), "yes")
    game.run(suffer(game.table, 0, HORROR, 1))
    assert (game[0].clues, game.state.sheet_clues) == (2, 1)


@pytest.mark.parametrize(("skill", "more"), [("lore", 1), ("observation", 1), ("will", 0), ("influence", 0)])
def test_an_analytical_mind_helps_at_the_focus_limit(skill: str, more: int) -> None:
    bare = offers(owner("tommy-muldoon", "analytical-mind").focus(0, "strength"), skill)[0]
    full = offers(owner("tommy-muldoon", "analytical-mind").focus(0, "strength", "strength"), skill)[0]
    assert full == bare + more


def test_synergy_lends_what_one_has_focused_to_others_in_the_space() -> None:
    game = owner("minh-thi-phan", "synergy", others=("tommy-muldoon",)).focus(0, "will")
    assert offers(game, "will", who=1)[0] == 3 + 1
    assert offers(game, "lore", who=1)[0] == 2
    assert offers(game, "will", who=0)[0] == 2 + 1
    assert offers(game.stand(1, "black-cave"), "will", who=1)[0] == 3


# Norman.


def test_an_astronomy_book_rolls_as_many_dice_again_as_there_is_doom_once_a_round() -> None:
    game = owner("norman-withers", "astronomy-book").doom(graveyard=2)
    assert trying(game, "will", "reroll:astronomy-book", "die:1", "die:2", dice="1 2 3 3 6 6").value.result == 2
    assert not trying(game, "will", dice="1 2 3 3").decisions
    assert not trying(owner("norman-withers", "astronomy-book"), "will", dice="1 2 3 3").decisions


def test_a_precious_memento_loses_two_horror_with_each_clue() -> None:
    game = owner("norman-withers", "precious-memento").clue("rivertown").on_card("precious-memento", horror=2)
    game.run(gain_clue_here(game.table, 0))
    assert on_card(game.state, "precious-memento").horror == 0


# Rex.


def test_the_search_for_the_truth_pays_a_dollar_and_a_focus_for_a_clue() -> None:
    game = owner("rex-murphy", "search-for-the-truth").clue("rivertown")
    game.run(gain_clue_here(game.table, 0), "yes", "focus:will")
    assert (game[0].money, game[0].focus) == (1, ["will"])


def test_the_tower_rolls_one_die_or_all_again_once_a_round() -> None:
    game = owner("tommy-muldoon", "the-tower")
    assert trying(game, "will", "reroll:the-tower:all", dice="1 1 1 5 5 5").value.result == 3
    assert not trying(game, "will", dice="1 1 1").decisions


def test_it_all_comes_together_when_one_researches() -> None:
    game = owner("tommy-muldoon", "it-all-comes-together")
    assert trying(game, "observation", dice="4 4 6", on="research").value.result == 3
    assert trying(game, "observation", dice="4 4 6").value.result == 1


def test_who_overcomes_all_odds_focuses_a_skill_twice() -> None:
    game = owner("rex-murphy", "overcome-all-odds").focus(0, "will")
    game.effect({"do": "focus", "skill": "will"})
    game.effect({"do": "focus", "skill": "will"})
    assert game[0].focus == ["will", "will"]
    assert offers(game, "will")[0] == 2 + 2


# Wendy.


def test_mamas_amulet_prevents_one_of_either_kind_once_a_round() -> None:
    for what in (DAMAGE, HORROR):
        game = owner("wendy-adams", "mamas-amulet")
        game.run(suffer(game.table, 0, what, 2), "use:mamas-amulet")
        assert game[0].harm(what) == 1
        game.run(suffer(game.table, 0, what, 1))
        assert game[0].harm(what) == 2


def test_mr_pawterson_is_given_up_before_monsters_attack() -> None:
    game = owner("wendy-adams", "mr-pawterson").monster("robed-figure", "graveyard", engaged=(0,))
    game.monster("hooded-stalker", "graveyard", engaged=(0,)).monsters_act("monster.attack")
    assert game.keys == ["pay", "no"]
    game.do("pay")
    assert game[0].damage == 0 and game.held(0) == []
    exhausted = [event.kind for event in game.table.events if event.__struct_config__.tag == "monster-exhausted"]
    assert exhausted == ["robed-figure", "hooded-stalker"]
    hit = owner("wendy-adams", "mr-pawterson").monster("robed-figure", "graveyard", engaged=(0,))
    hit.monsters_act("monster.attack").do("no", "self")
    assert hit[0].damage == 1


def test_a_mysterious_photo_lets_a_skill_be_focused_with_a_clue() -> None:
    game = owner("wendy-adams", "mysterious-photo").clue("rivertown")
    game.run(gain_clue_here(game.table, 0), "yes", "focus:will")
    assert game[0].focus == ["will"]
