"""The twelve investigators: their sheets as published, their starting cards, and what each can do."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.arkham_3e import monsters
from miskatonic.games.arkham_3e.actions import perform_ward
from miskatonic.games.arkham_3e.assets import on_card
from miskatonic.games.arkham_3e.components import SHEETS
from miskatonic.games.arkham_3e.doom import remove_doom
from miskatonic.games.arkham_3e.focus import focus_limit
from miskatonic.games.arkham_3e.replacing import join
from miskatonic.games.arkham_3e.words import PLACES, Skill, front, investigator_name

from .given import Situation, given
from .published import facts
from .trying import offers, pools, trying

PUBLISHED: dict[str, dict[str, Any]] = facts("investigators")["investigators"]
CHOICES = [(id, place) for id, each in PUBLISHED.items() for place in range(len(each["choices"]))]


def test_the_investigators_are_the_published_ones() -> None:
    assert set(SHEETS) == set(PUBLISHED)
    assert len(PUBLISHED) == 12


@pytest.mark.rule("ah3.429.2", "ah3.429.2c")
@pytest.mark.parametrize("id", PUBLISHED)
def test_a_sheet_is_as_published(id: str) -> None:
    sheet, published = SHEETS[id], PUBLISHED[id]
    assert investigator_name(id).text("en") == published["name"]
    assert (sheet.health, sheet.sanity) == (published["health"], published["sanity"])
    for skill, place in PLACES.items():
        assert sheet.skills[place] == published[skill]
    limit = focus_limit(given(id).card(0, "wither").state, 0)
    assert limit == {"spells": 1, "none": None}.get(published["limit"], published["limit"])


@pytest.mark.rule("ah3.110.5a", "ah3.110.5a-2", "ah3.429.2b")
@pytest.mark.parametrize(("id", "place"), CHOICES)
def test_they_start_with_their_money_their_cards_and_one_of_their_choices(id: str, place: int) -> None:
    game, published = given(id), PUBLISHED[id]
    chosen = published["choices"][place]
    asked = game.run(join(game.table, 0, id), f"start:{'+'.join(chosen) or 'none'}")
    assert asked.keys == [[f"start:{'+'.join(names) or 'none'}" for names in published["choices"]]]
    held = sorted(front(card) for card in (*game[0].cards, *game[0].conditions))
    assert held == sorted([*published["cards"], *chosen])
    assert game[0].money == published["money"]


@pytest.mark.parametrize("id", PUBLISHED)
def test_each_skill_is_rolled_with_so_many_dice(id: str) -> None:
    for skill in Skill:
        assert offers(given(id).stand(0, "graveyard"), skill)[0] == PUBLISHED[id][skill]


# Agnes Baker.


def agnes() -> Situation:
    return given("agnes-baker").card(0, "alchemical-process").stand(0, "graveyard")


@pytest.mark.rule("ah3.436.9")
def test_agnes_may_suffer_damage_instead_of_horror_and_gains_two_dice() -> None:
    game = agnes().turn(0).do("cast:alchemical-process", "damage", dice="1 " * 6)
    assert (game[0].damage, game[0].horror, pools(game)) == (1, 0, [4 + 2])
    plain = agnes().turn(0).do("cast:alchemical-process", "horror", dice="1 " * 4)
    assert (plain[0].damage, plain[0].horror, pools(plain)) == (0, 1, [4])
    paid = agnes().has(0, remnants=1).turn(0).do("cast:alchemical-process", "remnants:1", dice="1 " * 6)
    assert (paid[0].damage, paid[0].horror, pools(paid)) == (0, 0, [4 + 2])


@pytest.mark.rule("ah3.437.1")
def test_damage_that_is_prevented_gives_agnes_no_dice() -> None:
    game = agnes().card(0, "mamas-amulet").turn(0)
    game.do("cast:alchemical-process", "damage", "use:mamas-amulet", dice="1 " * 4)
    assert (game[0].damage, pools(game)) == (0, [4])


@pytest.mark.rule("ah3.437.1")
def test_agnes_may_ward_off_the_damage_of_her_own_casting_by_another_spell() -> None:
    game = agnes().card(0, "flesh-ward@start").turn(0)
    game.do("cast:alchemical-process", "damage")
    assert game.keys == ["use:flesh-ward@start", "no"]
    game.do("use:flesh-ward@start", "horror", dice="6 1 1 1 " + "1 " * 4)
    assert (game[0].damage, game[0].horror, pools(game)) == (0, 1, [4, 4])


def test_others_cast_with_horror_alone() -> None:
    game = given("norman-withers").card(0, "alchemical-process").turn(0).do("cast:alchemical-process", dice="1 1 1")
    assert game[0].horror == 1


# Calvin Wright.


def calvin() -> Situation:
    """Calvin in the graveyard, Wendy at the station with an ally; both are hurt."""
    game = given("calvin-wright", "wendy-adams").stand(0, "graveyard").stand(1, "train-station")
    return game.card(1, "sachiko-higa").hurt(0, 1, 2).hurt(1, 3, 0).on_card("sachiko-higa", damage=2)


@pytest.mark.parametrize(
    ("answer", "own", "theirs"),
    [
        ("take:damage:3", (4, 2), (0, 0)),
        ("take:damage:1", (2, 2), (2, 0)),
        ("give:damage:1", (0, 2), (4, 0)),
        ("give:horror:2", (1, 0), (3, 2)),
    ],
)
def test_calvin_exchanges_harm_with_somebody_anywhere(
    answer: str, own: tuple[int, int], theirs: tuple[int, int]
) -> None:
    game = calvin().turn(0).do("use:calvin-wright", "heal:wendy-adams", answer)
    assert (game[0].damage, game[0].horror) == own
    assert (game[1].damage, game[1].horror) == theirs


def test_calvin_exchanges_harm_with_allies() -> None:
    game = calvin().turn(0).do("use:calvin-wright", "heal:sachiko-higa", "take:damage:2")
    assert (game[0].damage, on_card(game.state, "sachiko-higa").damage) == (3, 0)


def test_calvin_gives_allies_harm_even_where_they_fall_by_it() -> None:
    game = calvin().turn(0).do("use:calvin-wright", "heal:sachiko-higa", "give:damage:1")
    assert (game[0].damage, on_card(game.state, "sachiko-higa").damage) == (0, 3)
    fallen = calvin().turn(0).do("use:calvin-wright", "heal:sachiko-higa", "give:horror:1")
    assert (fallen[0].horror, fallen.held(1)) == (1, [])


@pytest.mark.rule("ah3.429.6a")
@pytest.mark.parametrize(("answer", "gone"), [("give:horror:2", 1), ("take:damage:5", 0)])
def test_who_has_too_much_harm_after_an_exchange_is_defeated(answer: str, gone: int) -> None:
    game = calvin().hurt(1, 5, 5).turn(0).do("use:calvin-wright", "heal:wendy-adams", answer)
    assert [each.fate for each in game.state.investigators].index("defeated") == gone


@pytest.mark.rule("ah3.465.5-ex")
def test_calvin_exchanges_nothing_while_engaged() -> None:
    game = calvin().monster("robed-figure", "graveyard", engaged=(0,)).turn(0)
    assert "use:calvin-wright" not in game.keys


@pytest.mark.rule("ah3.465.5-ex")
@pytest.mark.parametrize(("reading", "may"), [("strict", False), ("allowed", True)])
@pytest.mark.parametrize("id", ["calvin-wright", "jenny-barnes", "marie-lambeau"])
def test_by_another_reading_some_actions_may_be_performed_while_engaged(id: str, reading: str, may: bool) -> None:
    game = given(id, "wendy-adams", engaged_actions=reading).stand(0, "graveyard").hurt(1, damage=1)
    marie = id == "marie-lambeau"
    game.card(0, *(["witch-blood"] if marie else [])).monster("robed-figure", "graveyard", engaged=(0,))
    game.turn(0).do("focus", "focus:will", *(["no"] if marie else []))
    assert "evade" in game.keys
    assert (f"use:{'witch-blood' if marie else id}" in game.keys) is may


# Daniela Reyes, Dexter Drake.


def test_daniela_may_focus_after_she_has_gathered_resources() -> None:
    game = given("daniela-reyes").turn(0).do("gather", "yes", "focus:will")
    assert (game[0].money, game[0].focus) == (1, ["will"])
    assert given("daniela-reyes").turn(0).do("gather", "no")[0].focus == []


@pytest.mark.rule("ah3.429.2d")
def test_daniela_focuses_nothing_where_somebody_beside_her_gathers_resources() -> None:
    game = given("daniela-reyes", "wendy-adams").turn(1).do("gather")
    assert (game.state.turn, "yes" in game.keys) == (1, False)


def test_dexter_rolls_one_die_or_all_of_a_lore_test_again_once_a_round() -> None:
    game = given("dexter-drake")
    assert trying(game, "lore", "reroll:dexter-drake:all", dice="1 1 1 1 5 5 5 5").value.result == 4
    assert not trying(game, "lore", dice="1 1 1 1").decisions
    single = given("dexter-drake")
    assert trying(single, "lore", "reroll:dexter-drake:1", dice="1 1 1 1 5").value.result == 1
    lone = trying(given("dexter-drake"), "lore", "reroll:dexter-drake:1", dice="1 5", modifier=-3)
    assert lone.keys == [["reroll:dexter-drake:1", "keep"]], "of one die, one is all"
    assert not trying(given("dexter-drake"), "influence", dice="1 1 1").decisions


def test_dexter_can_focus_as_many_skills_as_he_has_spells() -> None:
    assert [focus_limit(given("dexter-drake").card(0, *cards).state, 0) for cards in ((), ("wither", "binding"))] == [
        0,
        2,
    ]


# Jenny Barnes.


@pytest.mark.parametrize(("cards", "money"), [((), 2 + 3), (("dressed-to-the-nines",), 2 + 5)])
def test_jenny_takes_money_from_her_trust_fund(cards: tuple[str, ...], money: int) -> None:
    game = given("jenny-barnes").card(0, *cards).has(0, money=2).stand(0, "graveyard").turn(0).do("use:jenny-barnes")
    assert game[0].money == money
    rich = given("jenny-barnes").has(0, money=3).turn(0)
    assert "use:jenny-barnes" not in rich.keys
    busy = given("jenny-barnes").stand(0, "graveyard").monster("robed-figure", "graveyard", engaged=(0,)).turn(0)
    assert "use:jenny-barnes" not in busy.keys


# Marie Lambeau.


def test_after_an_action_of_marie_somebody_else_performs_the_same_once_a_round() -> None:
    game = given("marie-lambeau", "wendy-adams", "tommy-muldoon").turn(0).do("gather")
    assert game.keys == ["pass-on:wendy-adams", "pass-on:tommy-muldoon", "no"]
    game.do("pass-on:wendy-adams")
    assert [each.money for each in game.state.investigators] == [1, 1, 0]
    game.do("focus", "focus:will")
    assert not any(key.startswith("pass-on") for key in game.keys)
    game.turn(1)
    assert "gather" not in game.keys, "no action twice a round"


def test_marie_passes_nothing_on_to_whoever_could_not_do_it() -> None:
    game = (
        given("marie-lambeau", "wendy-adams").stand(1, "graveyard").monster("robed-figure", "graveyard", engaged=(1,))
    )
    game.turn(0).do("gather")
    assert not any(key.startswith("pass-on") for key in game.keys)


def test_marie_passes_nothing_on_with_her_last_breath() -> None:
    game = given("marie-lambeau", "wendy-adams", scenario="echoes-of-the-deep").hurt(0, horror=6)
    game.stand(0, "graveyard").stand(1, "graveyard").monster("river-skulk", "graveyard", engaged=(1,))
    game.monster("hybrid-thug", "graveyard", engaged=(0,)).turn(0)
    game.do("attack", f"monster:{game.the('hybrid-thug').token}", dice="6 1")
    assert (game[0].fate, game.state.turn) == ("defeated", 1)


# Michael McGlen.


@pytest.mark.parametrize(("answers", "horror", "focus"), [(("way:1",), 1, []), (("way:2", "focus:will"), 2, ["will"])])
def test_michael_recovers_or_focuses_after_a_defeat(answers: tuple[str, ...], horror: int, focus: list[str]) -> None:
    game = given("michael-mcglen").stand(0, "graveyard").hurt(0, horror=2)
    game.monster("hooded-stalker", "graveyard", engaged=(0,)).turn(0).do("attack", *answers, dice="6 1 1 1")
    assert (game[0].horror, game[0].focus) == (horror, focus)
    other = given("michael-mcglen").stand(0, "graveyard").hurt(0, horror=2).monster("hooded-stalker", "graveyard")
    other.run(monsters.defeat_monster(other.table, other.the("hooded-stalker"), 0))
    assert other[0].horror == 2


def test_michael_chooses_himself_whoever_leads() -> None:
    game = given("tommy-muldoon", "michael-mcglen").stand(1, "graveyard").hurt(1, horror=1).attacking(1)
    game.monster("hooded-stalker", "graveyard", engaged=(1,))
    asked = game.run(monsters.defeat_monster(game.table, game.the("hooded-stalker"), 1), "way:2", "focus:will")
    assert [each.seat for each in asked.decisions] == [1, 1]
    assert game[1].focus == ["will"]


# Minh Thi Phan.


@pytest.mark.parametrize("who", [0, 1])
def test_clues_around_minh_are_dice_rolled_again_for_her_and_others_here(who: int) -> None:
    game = given("minh-thi-phan", "tommy-muldoon").stand(0, "graveyard").stand(1, "graveyard").clue("rivertown")
    dice = " ".join("1234"[: PUBLISHED[game[who].id]["will"]]) + " 6"
    asked = trying(game, "will", "reroll:minh-thi-phan", "die:1", dice=dice, who=who)
    assert asked.value.result == 1
    assert not trying(game, "will", dice=dice[:-2], who=who).decisions


def test_minh_helps_nobody_elsewhere() -> None:
    game = given("minh-thi-phan", "tommy-muldoon").stand(0, "graveyard").stand(1, "black-cave").clue("rivertown")
    assert not trying(game, "will", dice="1 1 1", who=1).decisions


# Norman Withers.


def norman() -> Situation:
    return given("norman-withers").stand(0, "graveyard").doom(graveyard=3).has(0, clues=1)


def test_norman_researches_for_horror_after_he_has_removed_two_doom_from_his_space() -> None:
    game = norman().turn(0).do("ward", "keep", dice="5 5 1")
    assert game.keys == ["pay", "no"]
    game.do("pay")
    assert (game[0].horror, game[0].clues, game.state.sheet_clues) == (1, 0, 1)
    single = norman()
    single.run(remove_doom(single.table, "graveyard", 1, 0))
    far = norman().stand(0, "black-cave")
    far.run(remove_doom(far.table, "graveyard", 2, 0))
    idle = norman().has(0)
    idle.run(perform_ward(idle.table, 0), dice="5 5 5")
    assert [each[0].horror for each in (single, far, idle)] == [0, 0, 0]


# Rex Murphy.


def test_rex_has_no_luck_but_never_gives_up() -> None:
    game = given("rex-murphy")
    assert trying(game, "lore", dice="6 5 5").value.result == 1
    assert game[0].focus == []
    assert not trying(game, "lore", "focus:will", dice="5 5 5").value.passed
    assert game[0].focus == ["will"]
    for name in ("blessed", "cursed"):
        game.effect({"do": "become", "name": name})
    assert game.held(0) == []


def test_rex_can_focus_every_skill_once() -> None:
    game = given("rex-murphy").focus(0, "will", "lore", "strength", "influence")
    game.effect({"do": "focus"})
    assert len(game[0].focus) == 5


# Tommy Muldoon.


@pytest.mark.parametrize(("answer", "engaged"), [("shield", [0]), ("no", [1])])
def test_tommy_may_be_engaged_instead_of_another_in_his_space(answer: str, engaged: list[int]) -> None:
    game = given("tommy-muldoon", "norman-withers").stand(0, "graveyard").stand(1, "graveyard")
    game.monster("hooded-stalker", "graveyard")
    game.run(monsters.engage_in(game.table, "graveyard"), answer)
    assert game.the("hooded-stalker").engaged == engaged
    away = given("tommy-muldoon", "norman-withers").stand(0, "black-cave").stand(1, "graveyard")
    away.monster("hooded-stalker", "graveyard")
    away.run(monsters.engage_in(away.table, "graveyard"))
    assert away.the("hooded-stalker").engaged == [1]


def test_tommy_shields_the_leader_from_a_monster_that_comes_engaged() -> None:
    game = given("wendy-adams", "tommy-muldoon", scenario="feast-for-umordhoth")
    asked = game.effect({"do": "spawn", "kind": "masked-hunter", "engaged": True}, "shield")
    assert [each.seat for each in asked.decisions] == [1]
    assert game.the("masked-hunter").engaged == [1]
    apart = given("wendy-adams", "tommy-muldoon", scenario="feast-for-umordhoth").stand(1, "graveyard")
    assert not apart.effect({"do": "spawn", "kind": "masked-hunter", "engaged": True}).decisions
    assert apart.the("masked-hunter").engaged == [0]


# Wendy Adams.


def test_wendy_takes_a_shortcut_around_the_action_that_evading_gives() -> None:
    game = given("wendy-adams").stand(0, "graveyard").monster("robed-figure", "graveyard", engaged=(0,)).turn(0)
    game.evade("robed-figure", dice="6 1 1 1")
    assert "move:downtown-rivertown" in game.keys and "move:la-bella-luna" not in game.keys, "two spaces"
    game.do("move:general-store", "gather")
    assert (game[0].space, game[0].money) == ("general-store", 1)
    assert game.state.actions_left == 1 and "end" in game.keys, "once, before or after"
    later = given("wendy-adams").stand(0, "graveyard").monster("robed-figure", "graveyard", engaged=(0,)).turn(0)
    later.evade("robed-figure", dice="6 1 1 1").do("stay", "gather", "move:general-store")
    assert later[0].space == "general-store"
