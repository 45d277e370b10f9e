"""What assets do besides bonuses and rerolls, as published (those are in test_card_facts)."""

from __future__ import annotations

from typing import Literal

import pytest

from miskatonic.games.eldritch.actions import acquire_assets, rest
from miskatonic.games.eldritch.combat import damage, fight
from miskatonic.games.eldritch.components import CARDS, MONSTERS
from miskatonic.games.eldritch.events import Prevented
from miskatonic.games.eldritch.health import lose
from miskatonic.games.eldritch.possessions import take_from_reserve
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.testing import prepare, skill_test
from miskatonic.games.eldritch.words import INFLUENCE, LORE, STRENGTH, WILL, Harm, Occurring

from .given import Situation, given
from .spellcasting import casting

COMBAT = (Occurring.COMBAT,)


def owner(*cards: str) -> Situation:
    """Akachi with cards, and Trish, both in Rome, with 4 health and 4 sanity each."""
    game = given("akachi-onyele", "trish-scarborough").card(0, *cards).doom(9)
    for who in range(2):
        game.stand(who, "rome").health(who, 4).sanity(who, 4)
    return game


def left(game: Situation, who: int = 0) -> tuple[int, int]:
    return game[who].health.left, game[who].sanity.left


def buying(game: Situation, card: str, *answers: str) -> list[list[str]]:
    """Akachi gains a card of the reserve."""
    game.reserve(card)
    keys = game.run(take_from_reserve(game.table, 0, card), *answers).keys
    if CARDS[card].service:
        assert not game.held(0) or card not in game.held(0)
        assert card in game.state.assets.discard
    return keys


# Dice.


@pytest.mark.parametrize("card", ["18-derringer", "lucky-cigarette-case"])
def test_a_die_shows_one_more(card: str) -> None:
    game = owner(card)
    asked = game.run(skill_test(game.table, Me(who=0), STRENGTH, 0, COMBAT), f"raise:{card}:4", dice="4 6")
    assert asked.keys[0] == [f"raise:{card}:4", "keep"], "a 6 cannot show more"
    assert asked.value.result == 2 and len(asked.decisions) == 1


def test_the_derringer_is_for_strength_in_combat() -> None:
    game = owner("18-derringer")
    assert not game.run(skill_test(game.table, Me(who=0), STRENGTH), dice="4 4").decisions
    assert not game.run(skill_test(game.table, Me(who=0), WILL, 0, COMBAT), dice="4 4 4 4").decisions
    for _ in range(2):
        game.run(skill_test(game.table, Me(who=0), STRENGTH, 0, COMBAT), "raise:18-derringer:4", dice="4 4")


def test_the_cigarette_case_is_for_any_test_once_per_round() -> None:
    game = owner("lucky-cigarette-case")
    game.run(skill_test(game.table, Me(who=0), INFLUENCE), "raise:lucky-cigarette-case:4", dice="4 1")
    assert not game.run(skill_test(game.table, Me(who=0), INFLUENCE), dice="4 1").decisions


def test_the_axe_rerolls_any_dice_for_two_sanity() -> None:
    game = owner("axe")
    test = skill_test(game.table, Me(who=0), STRENGTH, 0, COMBAT)
    asked = game.run(test, "reroll-any:axe", "die:1", "die:3", "done", dice="1 1 3 6 2 5")
    assert asked.keys[:2] == [["reroll-any:axe", "keep"], ["die:1", "die:3", "die:6"]]
    assert asked.keys[2:] == [["die:1", "die:3", "die:6", "done"], ["die:1", "die:6", "done"]]
    assert asked.value.result == 2 and game[0].sanity.left == 2
    assert len(asked.decisions) == 4, "and only once"


def test_the_axe_may_leave_low_dice_and_reroll_all_others() -> None:
    game = owner("axe")
    test = skill_test(game.table, Me(who=0), STRENGTH, 0, COMBAT)
    asked = game.run(test, "reroll-any:axe", "die:6", "die:4", "die:4", "done", dice="1 4 4 6 5 5 5")
    assert asked.value.result == 3


def test_the_axe_cannot_be_used_with_the_last_sanity() -> None:
    game = owner("axe").sanity(0, 2)
    assert not game.run(skill_test(game.table, Me(who=0), STRENGTH, 0, COMBAT), dice="1 1 1 1").decisions


@pytest.mark.parametrize(("during", "result"), [(COMBAT, 4), ((), 2)])
def test_sixes_count_twice_for_the_shotgun(during: tuple[Occurring, ...], result: int) -> None:
    game = owner("double-barreled-shotgun")
    pool = prepare(game.state, 0, STRENGTH, 0, during).pool
    dice = ["6", "6", *["1"] * (pool - 2)]
    assert game.run(skill_test(game.table, Me(who=0), STRENGTH, 0, during), dice=" ".join(dice)).value.result == result


def test_sixes_count_twice_for_fine_clothes_where_assets_are_acquired() -> None:
    game = owner("fine-clothes").reserve("double-barreled-shotgun", "urban-guide")
    game.run(acquire_assets(game.table, 0), "no", "buy:urban-guide", dice="6 6")
    assert "urban-guide" in game.held(0)
    assert game.run(skill_test(game.table, Me(who=0), INFLUENCE), dice="6 6 1").value.result == 2


@pytest.mark.parametrize(("space", "during", "more"), [("rome", (), 1), ("amazon", (), 0), ("2", (), 0)])
def test_the_urban_guide_gives_a_die_in_cities(space: str, during: tuple[Occurring, ...], more: int) -> None:
    game = owner("urban-guide").stand(0, space).stand(1, space)
    assert prepare(game.state, 0, LORE, 0, during).pool == 3 + more
    assert prepare(game.state, 1, LORE, 0, during).pool == 1 + more


def test_the_urban_guide_is_of_no_use_elsewhere() -> None:
    game = owner("urban-guide")
    assert prepare(game.state, 0, LORE, 0, (Occurring.OTHER_WORLD,)).pool == 3
    assert prepare(game.stand(1, "tokyo").state, 1, LORE).pool == 1


# Bonuses that are given up for.


def test_kerosene_lasts_for_one_combat_encounter() -> None:
    game = owner("kerosene").monster("gug", "rome")
    game.run(fight(game.table, 0, game.monsters()[0]), "use:kerosene", dice="6 6 1 1 6 6 6 1 1")
    assert game.state.assets.discard == ["kerosene"] and game.monsters()[0].lost == 3
    assert game.state.combat is None


def test_holy_water_is_for_both_tests_of_a_combat_encounter() -> None:
    game = owner("holy-water").monster("gug", "rome")
    dice = " ".join(["6"] * 9 + ["6", "1", "1", "1", "1"])
    game.run(fight(game.table, 0, game.monsters()[0]), "use:holy-water", dice=dice)
    assert game.state.assets.discard == ["holy-water"]


def test_holy_water_may_wait_for_the_strength_test() -> None:
    game = owner("holy-water").monster("gug", "rome")
    dice = "6 6 6 6 " + "6 1 1 1 1"
    game.run(fight(game.table, 0, game.monsters()[0]), "roll", "use:holy-water", dice=dice)


def test_holy_water_blesses_somebody_on_the_space() -> None:
    game = owner("holy-water").turn().do("use:holy-water", "pay", "investigator:trish-scarborough")
    assert game.held(1) == ["blessed"] and not game.held(0)


def test_the_carbine_rifle_is_used_once_per_round() -> None:
    game = owner("carbine-rifle").monster("gug", "rome").health(0, 5)
    game.run(fight(game.table, 0, game.monsters()[0]), "use:carbine-rifle", dice="6 6 6 6 6 6 6 1 1")
    assert game.held(0) == ["carbine-rifle"]
    asked = game.run(fight(game.table, 0, game.monsters()[0]), dice="6 6 6 6 1")
    assert not asked.decisions


# Losses.


@pytest.mark.parametrize(("card", "what"), [("bandages", Harm.HEALTH), ("whiskey", Harm.SANITY)])
def test_two_are_prevented_for_somebody_on_the_space(card: str, what: Harm) -> None:
    game = owner(card)
    asked = game.run(lose(game.table, 1, what, 3), f"use:{card}")
    assert asked.decisions[0].seat == 0 and game[1].gauge(what).left == 3 and not game.held(0)
    told = [(each.who, each.what, each.count) for each in game.table.events if isinstance(each, Prevented)]
    assert told == [(game[1].id, what, 2)]
    game = owner(card)
    game.run(lose(game.table, 0, what, 1), f"use:{card}")
    assert left(game) == (4, 4)
    other = Harm.SANITY if what is Harm.HEALTH else Harm.HEALTH
    assert not owner(card).run(lose(owner(card).table, 1, other, 1)).decisions
    game = owner(card).stand(1, "tokyo")
    assert not game.run(lose(game.table, 1, what, 1)).decisions


@pytest.mark.rule("eh.faq.18", "eh.faq.19")
def test_whiskey_prevents_the_price_of_a_spell() -> None:
    game = owner("whiskey", "shriveling#1").monster("gug", "rome")
    casting(game, "shriveling#1", "pay", "use:whiskey", dice="1 1 1")
    assert game.held(0) == ["shriveling"] and left(game) == (4, 4)


@pytest.mark.parametrize(("kind", "loss"), [("ghoul", 1), ("gug", 2), ("skeleton", 1)])
def test_the_fishing_net_lowers_damage_but_not_below_one(kind: str, loss: int) -> None:
    assert damage(owner("fishing-net").state, 0, MONSTERS[kind]) == loss
    assert damage(owner("axe").state, 0, MONSTERS[kind]) == MONSTERS[kind].strength.loss  # type: ignore[union-attr]


# Rest.


@pytest.mark.parametrize(
    ("answers", "dice", "spells"), [(("yes",), "5 1 1", 1), (("yes",), "1 1 1", 0), (("no",), "", 0)]
)
def test_an_arcane_tome_may_teach_a_spell(answers: tuple[str, ...], dice: str, spells: int) -> None:
    game = owner("arcane-tome")
    game.run(rest(game.table, 0), *answers, dice=dice)
    assert len(game.held(0)) == 1 + spells


@pytest.mark.parametrize(
    ("answers", "dice"), [(("yes", "pay"), "5"), (("yes", "no"), "5"), (("yes",), "1"), (("no",), "")]
)
def test_a_puzzle_box_may_hold_an_artifact(answers: tuple[str, ...], dice: str) -> None:
    game = owner("puzzle-box").top_artifact("necronomicon")
    game.run(rest(game.table, 0), *answers, dice=dice)
    assert game.held(0) == (["necronomicon"] if "pay" in answers else ["puzzle-box"])


@pytest.mark.parametrize(("who", "answer", "health", "held"), [(1, "way:1", 6, ["cursed"]), (1, "way:2", 5, [])])
def test_the_witch_doctor_helps_who_rests_on_the_space(who: int, answer: str, health: int, held: list[str]) -> None:
    game = owner("witch-doctor").card(1, "cursed#2")
    asked = game.run(rest(game.table, who), answer)
    assert asked.decisions[0].seat == who and asked.keys == [["way:1", "way:2", "no"]]
    assert game[who].health.left == health and game.held(who) == held


def test_the_witch_doctor_is_of_no_use_elsewhere() -> None:
    game = owner("witch-doctor").stand(1, "tokyo")
    assert not game.run(rest(game.table, 1)).decisions
    assert left(game, 1) == (5, 5)


# Actions.


@pytest.mark.parametrize("die", range(1, 7))
def test_the_cat_burglar(die: int) -> None:
    game = owner("cat-burglar").reserve("axe", "18-derringer", "arcane-scholar", "private-care").turn()
    game.do("use:cat-burglar", *(["gain:axe"] if die >= 5 else []), dice=str(die))
    assert game.held(0) == ([] if die == 1 else ["axe", "cat-burglar"] if die >= 5 else ["cat-burglar"])


def test_dynamite_costs_every_monster_three_health() -> None:
    game = owner("dynamite").monster("shoggoth", "rome").monster("gug", "rome").monster("mummy", "rome")
    game.monster("cthonian", "tokyo").turn().do("use:dynamite", "pay")
    assert [each.lost for each in game.monsters()] == [3, 3, 0]
    assert game.kinds("rome") == ["gug", "shoggoth"] and game.state.assets.discard == ["dynamite"]


# Reactions.


def test_the_lodge_researcher_learns_from_a_defeat() -> None:
    game = owner("lodge-researcher").monster("mummy", "rome", lost=2)
    game.run(fight(game.table, 0, game.monsters()[0]), dice="1 1 6 6 6")
    assert (len(game[0].clues), game[0].sanity.left) == (1, 5)
    game = owner("lodge-researcher").monster("mummy", "rome", lost=2)
    game.run(fight(game.table, 1, game.monsters()[0]), dice="6 6 6")
    assert not game[0].clues and not game[1].clues


# Services.


def test_agency_quarantine() -> None:
    game = owner().monster("dark-young", "tokyo").monster("zombie-horde", "tokyo").monster("gug", "rome")
    buying(game, "agency-quarantine", "space:tokyo")
    assert [each.lost for each in game.monsters()] == [4, 4, 0], "Epic or not"


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_charter_flight_goes_up_to_two_spaces(steps: int) -> None:
    game, route = owner().stand(0, "14"), ["16", "14"][:steps]
    keys = buying(game, "charter-flight", *(f"move:{space}" for space in route), *(["stay"] if steps < 2 else []))
    assert game[0].space == ["14", *route][-1] and len(keys) == min(steps + 1, 2)


def test_delivery_service_sends_items_anywhere() -> None:
    game = owner("axe", "necronomicon", "arcane-scholar", "wither", "18-derringer").clues(0, 1).stand(1, "tokyo")
    keys = buying(game, "delivery-service", "give:axe", "give:necronomicon")
    assert keys[0] == ["give:axe", "give:necronomicon", "done"]
    assert game.held(1) == ["axe", "necronomicon"]


def test_wireless_report_sends_clues_anywhere() -> None:
    game = owner("axe").clues(0, 3).stand(1, "tokyo")
    keys = buying(game, "wireless-report", "give:clue", "give:clue", "done")
    assert keys[0] == ["give:clue", "done"] and (len(game[0].clues), len(game[1].clues)) == (1, 2)


@pytest.mark.parametrize("card", ["delivery-service", "wireless-report"])
@pytest.mark.parametrize("receiver", [False, True])
def test_without_anything_to_send_or_anybody_to_send_it_to_nobody_is_asked(card: str, receiver: bool) -> None:
    game = owner() if receiver else owner("axe").clues(0, 1)
    game[1].fate = "in-play" if receiver else "eliminated"
    buying(game, card)
    assert (game.held(1), game[1].clues) == ([], [])


@pytest.mark.parametrize(("clues", "fate", "asked"), [(0, "in-play", 0), (1, "eliminated", 0), (1, "in-play", 1)])
def test_whether_they_send_anything_is_asked_only_of_who_has_it_and_somebody_to_send_it_to(
    clues: int, fate: Literal["in-play", "eliminated"], asked: int
) -> None:
    game = owner().clues(0, clues)
    game[1].fate = fate
    may_send = {"do": "may", "then": [{"do": "send", "what": "clues"}]}
    assert len(game.effect(may_send, *["no"] * asked).decisions) == asked


def test_private_care_recovers_everything() -> None:
    game = owner()
    buying(game.health(0, 1).sanity(0, 1), "private-care")
    assert left(game) == (5, 7)


@pytest.mark.parametrize("answers", [("yes", "card:debt"), ("no",)])
def test_sanctuary_may_end_a_condition(answers: tuple[str, ...]) -> None:
    game = owner("debt", "blessed")
    buying(game, "sanctuary", *answers)
    assert game.held(0) == (["blessed"] if "yes" in answers else ["blessed", "debt"])


def test_the_silver_twilight_ritual_makes_doom_retreat() -> None:
    game = owner()
    buying(game, "silver-twilight-ritual")
    assert game.state.doom == 10
