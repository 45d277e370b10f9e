"""Rumors: all twelve come into play, reckon, are solved, or run out."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.combat import ambush, fight
from miskatonic.games.eldritch.components import MYTHOS, TOKENS, card_of
from miskatonic.games.eldritch.encounters import available, encounter
from miskatonic.games.eldritch.events import AssetsBoxed
from miskatonic.games.eldritch.monsters import hurt as hurt_monster
from miskatonic.games.eldritch.reckoning import reckon
from miskatonic.games.eldritch.rumors import discard_tokens, in_play, solve
from tests.asking import Asked

from .given import Situation, given
from .moments import told
from .mythos_play import event
from .published import facts

RUMORS = [card for card in MYTHOS.values() if card.trait == "rumor"]
BY_TEST = [card.id for card in RUMORS if card.encounter and card.id not in ("fractured-reality", "spreading-sickness")]
EPIC = [card.id for card in RUMORS if card.epic]


def hurt(game: Situation, who: int = 0) -> tuple[int, int]:
    each = game[who]
    return each.health.most - each.health.left, each.sanity.most - each.sanity.left


def reckoned(game: Situation, *answers: str, dice: str = "") -> Asked:
    return game.in_mythos_phase().run(reckon(game.table), *answers, dice=dice)


def tokens(game: Situation, card: str) -> int:
    each = in_play(game.state, card)
    assert each is not None
    return each.tokens


def meet(game: Situation, card: str, *answers: str, dice: str = "", who: int = 0) -> Asked:
    return game.run(encounter(game.table, who, "rumor", card), *answers, dice=dice)


def at_rumor(game: Situation, card: str, who: int = 0) -> Situation:
    """Somebody is where a rumor is met."""
    if MYTHOS[card].at_expedition:
        game.top_encounter("expedition", "expedition-amazon-1")
    return game.stand(who, MYTHOS[card].space or "amazon")


# Entering play.


@pytest.mark.rule("eh.rumor.1", "eh.mythos-phase.8", "eh.mythos-phase.9")
@pytest.mark.parametrize("card", [card.id for card in RUMORS])
def test_a_rumor_enters_play_with_its_tokens_and_its_epic_monster(card: str) -> None:
    printed = facts("mythos")[card]
    game = given(players=2)
    event(game, card)
    assert tokens(game, card) == printed.get("tokens", 0)
    assert MYTHOS[card].space == printed.get("space")
    assert game.kinds() == ([printed["epic"]] if "epic" in printed else [])
    if "epic" in printed:
        assert game.monsters()[0].space == printed["epic_space"]


@pytest.mark.rule("eh.rumor.2")
@pytest.mark.parametrize("card", [card.id for card in RUMORS if card.space and card.encounter])
def test_a_rumor_is_met_on_the_space_of_its_token_only(card: str) -> None:
    game = at_rumor(given("leo-anderson").ongoing(card), card)
    assert f"rumor:{card}" in game.encounter().keys
    elsewhere = given("leo-anderson").ongoing(card).stand(0, "rome")
    assert f"rumor:{card}" not in elsewhere.encounter().keys
    not_in_play = at_rumor(given("leo-anderson"), card)
    assert not any(key.startswith("rumor:") for key in offered(not_in_play))


def offered(game: Situation) -> list[str]:
    return [option.key for option in available(game.table, 0)]


@pytest.mark.rule("eh.rumor.2")
def test_secrets_of_the_past_are_met_where_the_expedition_leads_which_cannot_be_joined() -> None:
    game = at_rumor(given("leo-anderson").ongoing("secrets-of-the-past"), "secrets-of-the-past")
    keys = offered(game)
    assert "rumor:secrets-of-the-past" in keys
    assert "encounter:expedition" not in keys
    assert "encounter:expedition" in offered(at_rumor(given("leo-anderson"), "secrets-of-the-past"))


# Solving.


@pytest.mark.rule("eh.rumor.3", "eh.rumor.2")
@pytest.mark.parametrize("card", BY_TEST)
@pytest.mark.parametrize(("players", "price"), [(1, 1), (3, 2)])
def test_most_rumors_are_solved_by_observation_and_half_as_many_clues_as_players(
    card: str, players: int, price: int
) -> None:
    team = ("leo-anderson", "lily-chen", "mark-harrigan")[:players]
    game = at_rumor(given(*team), card)
    game.ongoing(card).clues(0, price + 1)
    wild = "1 " if MYTHOS[card].at_expedition else ""
    meet(game, card, "keep", "pay", dice=f"6 1 {wild}1")
    assert game.state.ongoing == []
    assert (game.state.mythos_discard, len(game[0].clues)) == ([card], 1)
    assert not any(key.startswith("rumor:") for key in offered(game))


@pytest.mark.parametrize("card", BY_TEST)
def test_such_a_rumor_stays_without_a_success_or_without_the_clues_or_without_the_will(card: str) -> None:
    wild = " 1" if MYTHOS[card].at_expedition else ""
    failed = at_rumor(given("leo-anderson").ongoing(card).clues(0, 1), card)
    meet(failed, card, "keep", dice=f"1 1 1{wild}")
    poor = at_rumor(given("leo-anderson").ongoing(card), card)
    meet(poor, card, dice=f"6 1 1{wild}")
    unwilling = at_rumor(given("leo-anderson").ongoing(card).clues(0, 1), card)
    meet(unwilling, card, "keep", "no", dice=f"6 1 1{wild}")
    for game in (failed, poor, unwilling):
        assert in_play(game.state, card) is not None
    assert len(unwilling[0].clues) == 1


def test_fractured_reality_is_another_world_whose_gate_is_the_rumor() -> None:
    game = at_rumor(given("leo-anderson").ongoing("fractured-reality").gate("rome"), "fractured-reality")
    game.top_encounter("other-world", "other-world-2")
    meet(game, "fractured-reality", dice="6 1 1 1 1")
    assert (game.state.ongoing, game.state.gates) == ([], ["rome"])
    failed = at_rumor(given("leo-anderson").ongoing("fractured-reality"), "fractured-reality")
    failed.top_encounter("other-world", "other-world-2")
    meet(failed, "fractured-reality", dice="1 1 6 1")
    assert tokens(failed, "fractured-reality") == 4


def test_fractured_reality_closes_no_gate_wherever_it_has_led() -> None:
    game = given("leo-anderson").ongoing("fractured-reality").gate("rome").stand(0, "rome")
    game.top_encounter("other-world", "other-world-2")
    meet(game, "fractured-reality", dice="6 1 1 1 1")
    assert (game.state.ongoing, game.state.gates) == ([], ["rome"])


@pytest.mark.parametrize(("health", "price"), [(0, 3), (1, 2), (2, 1), (3, 0), (5, 0)])
def test_spreading_sickness_is_cheaper_to_solve_the_longer_it_has_lasted(health: int, price: int) -> None:
    game = given("leo-anderson", "lily-chen", "mark-harrigan").ongoing("spreading-sickness").clues(0, 3).stand(0, "17")
    game.state.ongoing[0].health = health
    meet(game, "spreading-sickness", "pay")
    assert (game.state.ongoing, len(game[0].clues)) == ([], 3 - price)


@pytest.mark.rule("eh.rumor.3", "eh.epic.6")
@pytest.mark.parametrize("card", EPIC)
def test_the_defeat_of_its_epic_monster_solves_a_rumor(card: str) -> None:
    game = given("leo-anderson")
    event(game, card)
    (monster,) = game.monsters()
    game.run(hurt_monster(game.table, monster, 2))
    assert in_play(game.state, card) is not None
    game.run(hurt_monster(game.table, monster, 1))
    assert (game.state.ongoing, game.kinds(), game.state.mythos_discard) == ([], [], [card])
    assert monster.token not in (*game.state.cup, *game.state.aside)


def test_the_return_of_the_ancient_ones_ends_with_monsters_of_enough_toughness_on_the_card() -> None:
    card = "return-of-the-ancient-ones"
    game = given("leo-anderson", "lily-chen").ongoing(card).clues(0, 2).stand(0, "19").stand(1, "rome")
    for kind in ("ghoul", "ghoul"):
        game.monster(kind, "19")
        game.run(fight(game.table, 0, game.monsters("19")[0]), "keep", "keep", "pay", dice="6 1 1 1 1 6 1 1 1")
    assert game.state.ongoing == []
    assert sum(TOKENS[token] == "ghoul" for token in game.state.cup) == 2


def test_only_a_monster_defeated_there_goes_onto_the_return_of_the_ancient_ones() -> None:
    card = "return-of-the-ancient-ones"
    game = given("leo-anderson", "lily-chen").ongoing(card).clues(0, 2).stand(0, "rome").monster("ghoul", "rome")
    asked = game.run(hurt_monster(game.table, game.monsters("rome")[0], 1, 0))
    assert asked.decisions == []
    assert game.state.ongoing[0].monsters == []


@pytest.mark.rule("eh.ambush.4", "eh.ambush.8")
def test_a_monster_that_ambushed_lies_on_the_card_once_and_a_named_one_not_at_all() -> None:
    card = "return-of-the-ancient-ones"
    game = given(players=3).ongoing(card).clues(1, 2).stand(1, "19").next_monster("ghost")
    game.run(ambush(game.table, 1), "keep", "pay", dice="6 6 1")
    (token,) = game.state.ongoing[0].monsters
    assert (TOKENS[token], game.state.cup) == ("ghost", [])
    before = sorted(game.state.aside)
    game.run(ambush(game.table, 1, "ghoul"), "keep", "keep", dice="6 6 6 6 6 6 6 6 6")
    assert game.state.ongoing[0].monsters == [token]
    assert sorted(game.state.aside) == before


@pytest.mark.rule("eh.symbols.4")
@pytest.mark.parametrize(("reading", "solved"), [("start", False), ("left", True)])
def test_the_return_goes_by_the_number_of_players(reading: str, solved: bool) -> None:
    card = "return-of-the-ancient-ones"
    game = Situation(("leo-anderson", "lily-chen"), 1, {"players": reading})
    game.ongoing(card).clues(0, 1).stand(0, "19").monster("ghoul", "19")
    game[1].fate = "eliminated"
    game.run(hurt_monster(game.table, game.monsters("19")[0], 1, 0), "pay")
    assert (in_play(game.state, card) is None) is solved


@pytest.mark.rule("eh.rumor.3", "eh.rumor.4.ltp")
def test_a_solved_rumor_leaves_with_all_that_it_has_placed() -> None:
    game = given("leo-anderson").ongoing("return-of-the-ancient-ones").monster("ghoul", "19").clue("rome").gate("rome")
    game.eldritch("5", "return-of-the-ancient-ones").eldritch("6", "another")
    ghost = next(token for token in game.state.cup if TOKENS[token] == "ghost")
    game.state.cup.remove(ghost)
    game.state.ongoing[0].monsters.append(ghost)
    solve(game.table, "return-of-the-ancient-ones")
    assert (game.state.ongoing, game.state.mythos_discard) == ([], ["return-of-the-ancient-ones"])
    assert [each.space for each in game.state.eldritch] == ["6"]
    assert ghost in game.state.cup
    assert (game.kinds(), game.state.gates, len(game.state.clues)) == (["ghoul"], ["rome"], 1)


@pytest.mark.rule("eh.rumor.4.ltp", "eh.epic.3")
@pytest.mark.parametrize("card", EPIC)
@pytest.mark.parametrize("reading", ["box", "stays"])
def test_the_epic_monster_of_a_solved_rumor_goes_to_the_box_or_stays(card: str, reading: str) -> None:
    game = given("leo-anderson", solved_rumor=reading)
    event(game, card)
    game.monster("ghoul", game.monsters()[0].space)
    event(game, "a-proposition", "pay")
    assert game.state.ongoing == []
    assert game.kinds() == sorted(["ghoul", *([MYTHOS[card].epic] if reading == "stays" else [])])


# Reckoning, and running out of tokens.


@pytest.mark.parametrize("card", ["fractured-reality", "lost-knowledge", "the-wind-walker", "faded-from-society"])
def test_a_reckoning_takes_a_token(card: str) -> None:
    game = given("leo-anderson").ongoing(card)
    reckoned(game)
    assert tokens(game, card) == MYTHOS[card].tokens - 1


def test_fractured_reality_runs_out_with_doom_for_every_gate() -> None:
    game = given("leo-anderson").ongoing("fractured-reality", 1).gate("rome", "london", "tokyo").doom(9)
    reckoned(game)
    assert (game.state.doom, game.state.ongoing) == (6, [])


def test_growing_madness_maddens_the_lead_and_loses_a_token_for_each_madness() -> None:
    game = given("leo-anderson", "lily-chen").ongoing("growing-madness").card(1, "amnesia").card(0, "paranoia")
    reckoned(game, dice="6 1 1 6 1 1")
    assert len(game[0].conditions) == 2
    assert tokens(game, "growing-madness") == 2


def test_growing_madness_runs_out_with_a_loss_of_sanity_for_all() -> None:
    game = given("leo-anderson", "lily-chen").ongoing("growing-madness", 1)
    reckoned(game)
    assert (hurt(game, 0), hurt(game, 1), game.state.ongoing) == ((0, 3), (0, 3), [])


def test_lost_knowledge_runs_out_with_all_clues() -> None:
    game = (
        given("leo-anderson", "lily-chen").ongoing("lost-knowledge", 1).clues(0, 2).clues(1, 1).clue("rome").clue("5")
    )
    game.monster("tick-tock-men", "21")
    reckoned(game)
    assert (game[0].clues, game[1].clues, game.state.clues) == ([], [], [])
    assert (game.state.ongoing, game.kinds(), len(game.state.clue_discard)) == ([], [], 5)


@pytest.mark.rule("eh.component-limit.12")
@pytest.mark.parametrize(("reading", "lost"), [("rebuilt", False), ("looked-at", True)])
def test_secrets_of_the_past_lose_the_expeditions_and_with_the_last_of_them_the_game(reading: str, lost: bool) -> None:
    game = given("leo-anderson", expedition_deck=reading).ongoing("secrets-of-the-past")
    deck = game.top_encounter("expedition", "expedition-amazon-1").state.expeditions
    rest = [card for card in deck.cards if "amazon" not in card]
    reckoned(game)
    assert deck.cards == rest and len(rest) == 15, "in their order"
    deck.cards = [card for card in deck.cards if "tunguska" in card]
    deck.discard = ["expedition-pyramids-1"]
    asked = reckoned(game)
    assert (asked.result is not None) is lost
    if not lost:
        assert (deck.cards, deck.discard) == (["expedition-pyramids-1"], [])
        asked = reckoned(game)
    assert asked.result is not None
    assert (asked.result.reason, asked.result.won) == ("secrets-of-the-past", {0: False})


@pytest.mark.parametrize(("gates", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_dimensions_collide_the_faster_the_more_gates_are_open(gates: int, lost: int) -> None:
    game = given("leo-anderson").ongoing("dimensions-collide").gate(*["rome", "london", "tokyo"][:gates])
    reckoned(game)
    assert tokens(game, "dimensions-collide") == 8 - lost


@pytest.mark.rule("eh.win-lose.1")
@pytest.mark.parametrize("card", ["dimensions-collide", "web-between-worlds"])
def test_without_tokens_on_such_a_rumor_the_game_is_lost(card: str) -> None:
    game = given("leo-anderson").ongoing(card, 1).gate("rome")
    asked = reckoned(game)
    assert asked.result is not None
    assert (asked.result.reason, asked.result.won) == (card, {0: False})


def test_spreading_sickness_grows() -> None:
    game = given("leo-anderson", "lily-chen").ongoing("spreading-sickness")
    reckoned(game)
    assert (game.state.ongoing[0].health, hurt(game, 0), hurt(game, 1)) == (1, (1, 0), (1, 0))
    reckoned(game)
    assert (game.state.ongoing[0].health, hurt(game, 0)) == (2, (3, 0))


def test_the_web_between_worlds_is_held_by_clues_of_the_group() -> None:
    game = given("leo-anderson", "lily-chen", "mark-harrigan").ongoing("web-between-worlds").clues(1, 1).clues(2, 1)
    reckoned(game, "pay", "investigator:lily-chen")
    assert (tokens(game, "web-between-worlds"), game[1].clues, game[2].clues) == (3, [], [])
    reckoned(game)
    assert tokens(game, "web-between-worlds") == 2


def test_faded_from_society_takes_the_dearest_assets_to_the_box() -> None:
    game = given("leo-anderson").ongoing("faded-from-society", 3).reserve("axe", "bandages", "kerosene", "whiskey")
    game.card(0, "urban-guide")
    reckoned(game)
    left = [*game.state.assets.cards, *game.state.assets.discard, *game.state.reserve]
    assert {card_of(card).value for card in left} == {1, 2}
    assert game.held(0) == ["urban-guide"]
    assert len(game.state.reserve) == 4
    assert tokens(game, "faded-from-society") == 2
    assert [each.count for each in told(game, AssetsBoxed)] == [len(game.state.box)]


def test_faded_from_society_ends_with_its_last_token() -> None:
    game = given("leo-anderson").ongoing("faded-from-society", 1)
    reckoned(game)
    assert game.state.ongoing == []
    assert (game.state.assets.cards, game.state.reserve) == ([], [])


def test_faded_from_society_takes_nothing_once_it_is_solved() -> None:
    game = given("leo-anderson").reserve("axe", "bandages", "kerosene", "whiskey")
    game.effect({"do": "lose-assets"}, card="faded-from-society")
    assert (len(game.state.reserve), game.state.box) == (4, [])


def test_the_return_of_the_ancient_ones_brings_monsters_and_with_four_of_them_all_doom() -> None:
    card = "return-of-the-ancient-ones"
    game = given("leo-anderson", ancient_one="cthulhu").ongoing(card).next_monster("cultist").doom(7)
    for count in (1, 2, 3):
        reckoned(game)
        assert (len(game.kinds("19")), game.state.doom) == (count, 7)
    reckoned(game)
    assert (game.state.doom, game.state.awake, game.state.ongoing) == (0, True, [])
    assert game.state.sheet_tokens == 0


def test_four_monsters_there_do_no_more_when_the_ancient_one_is_awake() -> None:
    game = given("leo-anderson", ancient_one="cthulhu").awake().ongoing("return-of-the-ancient-ones")
    for kind in ("ghoul", "ghost", "riot", "gug"):
        game.monster(kind, "19")
    reckoned(game)
    assert (game.state.sheet_tokens, game.state.ongoing) == (0, [])


def test_stars_aligned_move_the_omen() -> None:
    game = given("leo-anderson").ongoing("stars-aligned").gate("london").doom(9)
    reckoned(game)
    assert (game.state.omen, game.state.doom) == (1, 8)


def test_the_wind_walker_runs_out_with_a_storm() -> None:
    game = given("trish-scarborough", "silas-marsh").ongoing("the-wind-walker", 1).monster("wind-walker", "4")
    reckoned(game)
    assert [hurt(game, who) for who in range(2)] == [(6, 0), (6, 0)]
    assert [game[who].delayed for who in range(2)] == [True, True]
    assert (game.state.ongoing, game.kinds()) == ([], [])


def test_more_tokens_than_there_are_cannot_leave() -> None:
    game = given("leo-anderson").ongoing("growing-madness", 2)
    game.run(discard_tokens(game.table, "growing-madness", 5))
    assert (hurt(game), game.state.ongoing) == ((0, 3), [])


@pytest.mark.rule("eh.conflict.1")
@pytest.mark.parametrize("first", ["hunting-the-thousand", "return-of-the-ancient-ones"])
def test_a_defeated_monster_lies_on_the_mystery_or_on_the_rumor_but_never_on_both(first: str) -> None:
    card = "return-of-the-ancient-ones"
    game = given(players=8, ancient_one="shub-niggurath").mystery("hunting-the-thousand").ongoing(card)
    game.clues(0, 6).stand(0, "19").monster("gug", "19").turn()
    [gug] = game.monsters("19")
    assert len(game.run(hurt_monster(game.table, gug, 4, 0), f"use:{first}", "pay").decisions) == 2
    mystery = game.state.mystery
    assert mystery is not None
    lying = {"hunting-the-thousand": mystery.monsters, card: game.state.ongoing[0].monsters}
    assert (lying.pop(first), list(lying.values())) == ([gug.token], [[]])
