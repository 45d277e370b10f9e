"""Every encounter card: what each of its sections does, along every way through it, is what is published."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.components import ENCOUNTERS
from miskatonic.games.eldritch.encounters import encounter
from tests.encounters.routes import Route

from .encounter_play import DECKS, ORDERS, all_routes, play, published
from .given import Situation, given

WORLDS = {
    "the-abyss": [23],
    "the-underworld": [18],
    "the-dreamlands": [7, 21],
    "the-future": [2, 8],
    "the-past": [5, 6],
    "city-of-the-great-race": [3, 9, 14, 19],
    "great-hall-of-celaeno": [1, 11, 16, 20],
    "lost-carcosa": [4, 12, 17, 24],
    "yuggoth": [10, 13, 15, 22],
}


@pytest.mark.rule("eh.complex.3", "eh.complex.4", "eh.other-world.3", "eh.research.3")
@pytest.mark.parametrize("order", list(ORDERS))
@pytest.mark.parametrize(("deck", "id", "section", "route"), list(all_routes()))
def test_a_section_does_what_is_published(deck: str, id: str, section: str, route: Route, order: str) -> None:
    play(deck, id, section, route, order)


@pytest.mark.parametrize("deck", DECKS)
def test_every_section_of_a_deck_is_published(deck: str) -> None:
    ours = {id: set(card.sections) for id, card in ENCOUNTERS[deck].items()}
    assert {id: set(card) if isinstance(card, dict) else set() for id, card in published(deck).items()} == ours


@pytest.mark.parametrize("world", list(WORLDS))
def test_every_other_world_has_the_cards_that_are_published(world: str) -> None:
    found = [card.number for card in ENCOUNTERS["other-world"].values() if card.world == world]
    assert sorted(found) == WORLDS[world]


# What the words do not say.


def researcher(card: str, space: str, ancient_one: str) -> Situation:
    game = given("charlie-kane", "leo-anderson", ancient_one=ancient_one).stand(0, space).stand(1, "14").clue(space)
    game.state.phase, game.state.turn = "encounter", 0
    return game.top_encounter("research", f"research-{ancient_one}-{card}").next_monster("zombie")


def research(game: Situation, *answers: str, dice: str) -> None:
    game.run(encounter(game.table, 0, "research", "research"), *answers, dice=dice)


def in_tokyo() -> Situation:
    game = given("charlie-kane", "leo-anderson").stand(0, "tokyo").stand(1, "14").top_encounter("asia", "asia-3")
    game.state.phase, game.state.turn = "encounter", 0
    return game


def test_another_monster_comes_where_there_is_no_dark_young() -> None:
    game = researcher("2", "10", "shub-niggurath").monster("dark-young", "sydney")
    research(game, dice="1 1 6 6 1")
    assert (game.kinds("10"), game.kinds("sydney")) == (["zombie"], ["dark-young"])
    assert (game[0].sanity.left, game[0].health.left) == (8, 2)


def test_whoever_comes_and_is_not_defeated_stays_on_the_board() -> None:
    game = researcher("2", "10", "shub-niggurath")
    research(game, dice="1 1 6 1")
    assert game.kinds("10") == ["dark-young"]
    assert (game[0].sanity.left, game[0].health.left) == (6, 1)


def test_a_gem_summons_nobody_where_no_monster_is_on_the_board() -> None:
    game = in_tokyo()
    game.run(encounter(game.table, 0, "region", "asia"))
    assert (game[0].health.left, game[0].sanity.left, game.monsters()) == (4, 8, [])


def test_a_gem_summons_no_epic_monster() -> None:
    game = in_tokyo().monster("tick-tock-men", "sydney")
    game.run(encounter(game.table, 0, "region", "asia"))
    assert game.kinds("sydney") == ["tick-tock-men"]


def test_whoever_was_fought_before_is_not_fought_again_where_nobody_is_summoned() -> None:
    game = in_tokyo().monster("tick-tock-men", "sydney")
    game.state.named = game.monsters("sydney")[0].token
    game.run(encounter(game.table, 0, "region", "asia"))
    assert (game[0].health.left, game[0].sanity.left) == (4, 8)


def test_no_mystery_is_lost_where_none_is_solved() -> None:
    game = researcher("5", "arkham", "azathoth")
    deck = list(game.state.mysteries)
    research(game, dice="1 1 1")
    assert (game.state.mysteries, game.state.solved) == (deck, [])


def test_no_token_leaves_an_empty_omen_track() -> None:
    game = researcher("5", "10", "azathoth")
    game.state.omen_tokens = [0, 0, 0, 0]
    research(game, "keep", dice="6")
    assert (game.state.omen_tokens, len(game[0].clues)) == ([0, 0, 0, 0], 1)


def test_a_gate_comes_even_where_there_is_no_spell_to_discard() -> None:
    game = researcher("4", "10", "yog-sothoth").next_gate("sydney")
    research(game, dice="1 1")
    assert (game.state.gates, game.kinds("sydney")) == (["sydney"], ["zombie"])


def test_thieves_take_the_one_item_there_is_and_no_artifact() -> None:
    game = researcher("6", "10", "cthulhu").card(0, "dynamite", "pallid-mask", "cat-burglar")
    research(game, dice="1 1 1")
    assert game.held(0) == ["cat-burglar", "pallid-mask"]
    assert [clue.space for clue in game.state.clues] == ["8"]


def test_nobody_attacks_out_of_an_empty_cup() -> None:
    game = researcher("8", "12", "shub-niggurath")
    game.state.aside += game.state.cup
    game.state.cup = []
    research(game, dice="1 1 1")
    assert (game[0].health.left, game[0].sanity.left, len(game.state.clues)) == (4, 8, 1)
