"""Gaining cards and clues, and searching decks for them (rules eh.gain.*, eh.search.*, eh.double-sided.*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest

from miskatonic.games.eldritch import possessions
from miskatonic.games.eldritch.clues import gain_clues
from miskatonic.games.eldritch.components import CARDS, card_of
from miskatonic.games.eldritch.possessions import (
    discard_card,
    gain_artifact,
    gain_asset_from_deck,
    gain_condition,
    gain_condition_by_trait,
    gain_spell,
)
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.state import Scene
from miskatonic.games.eldritch.verbs.clues import GainThisClue
from miskatonic.games.eldritch.verbs.possessions import GainAsset
from miskatonic.games.eldritch.words import front

from .given import Situation, given

DOUBLE_SIDED = [card for card in CARDS.values() if card.kind in ("spell", "condition")]


def shuffles(game: Situation, flow: Callable[[], Any], *answers: str) -> list[int]:
    """Which decks are shuffled while a rule is run: by the identity of their lists."""
    seen: list[int] = []
    with patch.object(possessions.rng, "shuffle", lambda _, deck: seen.append(id(deck))):
        game.run(flow(), *answers)
    return seen


# From the top, from the bottom.


@pytest.mark.rule("eh.gain.1")
def test_an_artifact_or_asset_that_is_not_specified_is_the_top_card() -> None:
    game = given("akachi-onyele").top_artifact("necronomicon", "pallid-mask").top_asset("axe", "whiskey")
    game.run(gain_artifact(game.table, 0))
    game.run(gain_asset_from_deck(game.table, 0))
    assert game.held(0) == ["axe", "necronomicon"]


@pytest.mark.rule("eh.gain.4", "eh.double-sided.4")
def test_a_random_spell_comes_from_the_bottom() -> None:
    game = given("akachi-onyele").bottom_spell("wither#2")
    top = game.state.spells[-1]
    game.run(gain_spell(game.table, 0))
    assert game[0].cards == ["wither#2"]
    assert game.state.spells[-1] == top, "nobody has looked through the deck"


@pytest.mark.rule("eh.gain.2")
def test_a_random_spell_that_one_has_is_put_back_for_the_next() -> None:
    game = given("akachi-onyele").card(0, "wither#1").bottom_spell("shriveling#1").bottom_spell("wither#2")
    game.run(gain_spell(game.table, 0))
    assert game.held(0) == ["shriveling", "wither"]
    assert "wither#2" in game.state.spells


@pytest.mark.rule("eh.gain.2", "eh.discard.4")
def test_a_duplicate_that_was_drawn_is_shuffled_into_the_deck() -> None:
    game = given("akachi-onyele").card(0, "wither#1").bottom_spell("shriveling#1").bottom_spell("wither#2")
    assert id(game.state.spells) in shuffles(game, lambda: gain_spell(game.table, 0))


@pytest.mark.rule("eh.gain.3")
def test_with_nothing_but_duplicates_no_spell_is_gained() -> None:
    game = given("akachi-onyele").card(0, "wither#1")
    game.state.spells = ["wither#2"]
    assert game.run(gain_spell(game.table, 0)).value is False
    assert game.held(0) == ["wither"] and game.state.spells == ["wither#2"]


# By trait.


@pytest.mark.rule("eh.gain.5", "eh.search.1")
def test_by_trait_the_first_from_the_bottom_that_one_lacks_is_gained() -> None:
    game = given("akachi-onyele").card(0, "amnesia#1")
    game.state.conditions = ["debt#1", "amnesia#2", "paranoia#1", "hallucinations#1"]
    game.run(gain_condition_by_trait(game.table, 0, "madness"))
    assert game.held(0) == ["amnesia", "paranoia"]


@pytest.mark.rule("eh.gain.5")
def test_by_trait_a_spell_that_one_has_is_passed_over() -> None:
    game = given("akachi-onyele").card(0, "wither#1")
    game.state.spells = ["wither#2", "shriveling#1", "mists-of-releh#1"]
    game.run(gain_spell(game.table, 0, trait="incantation"))
    assert game.held(0) == ["mists-of-releh", "wither"]


@pytest.mark.rule("eh.gain.6", "eh.search.1")
def test_by_trait_the_lowest_card_of_a_deck_is_gained() -> None:
    game = given("akachi-onyele")
    game.state.assets.cards = ["whiskey", "38-revolver", "axe", "bandages"]
    game.run(gain_asset_from_deck(game.table, 0, trait="weapon"))
    assert game.held(0) == ["38-revolver"]


@pytest.mark.rule("eh.gain.6", "eh.search.2", "eh.discard.5", "eh.component-limit.2")
def test_where_the_deck_has_none_the_discard_pile_is_searched() -> None:
    game = given("akachi-onyele")
    game.state.assets.cards, game.state.assets.discard = ["whiskey", "bandages"], ["kerosene", "axe"]
    game.run(gain_asset_from_deck(game.table, 0, trait="weapon"))
    assert game.held(0) == ["axe"]
    game.state.artifacts.cards, game.state.artifacts.discard = ["pallid-mask"], ["necronomicon"]
    game.run(gain_artifact(game.table, 0, trait="tome"))
    assert game.held(0) == ["axe", "necronomicon"]


@pytest.mark.rule("eh.gain.6")
def test_by_trait_the_deck_goes_before_the_discard_pile() -> None:
    game = given("akachi-onyele")
    game.state.assets.cards, game.state.assets.discard = ["axe", "bandages"], ["38-revolver"]
    game.run(gain_asset_from_deck(game.table, 0, trait="weapon"))
    assert game.held(0) == ["axe"]


SEARCHES: list[tuple[str, Callable[[Situation], Any], Callable[[Situation], list[str]]]] = [
    ("asset by trait", lambda g: gain_asset_from_deck(g.table, 0, trait="weapon"), lambda g: g.state.assets.cards),
    ("asset by name", lambda g: gain_asset_from_deck(g.table, 0, "axe"), lambda g: g.state.assets.cards),
    ("artifact by trait", lambda g: gain_artifact(g.table, 0, trait="tome"), lambda g: g.state.artifacts.cards),
    ("artifact by name", lambda g: gain_artifact(g.table, 0, "pallid-mask"), lambda g: g.state.artifacts.cards),
    ("spell by trait", lambda g: gain_spell(g.table, 0, trait="ritual"), lambda g: g.state.spells),
    ("spell by name", lambda g: gain_spell(g.table, 0, "wither"), lambda g: g.state.spells),
    ("condition by trait", lambda g: gain_condition_by_trait(g.table, 0, "deal"), lambda g: g.state.conditions),
    ("condition by name", lambda g: gain_condition(g.table, 0, "debt"), lambda g: g.state.conditions),
]


@pytest.mark.rule("eh.search.3", "eh.gain.6", "eh.gain.7")
@pytest.mark.parametrize(("flow", "deck"), [each[1:] for each in SEARCHES], ids=[each[0] for each in SEARCHES])
def test_a_deck_that_was_searched_is_shuffled(
    flow: Callable[[Situation], Any], deck: Callable[[Situation], list[str]]
) -> None:
    game = given("akachi-onyele").reserve()
    assert shuffles(game, lambda: flow(game)) == [id(deck(game))]
    assert game.held(0)


@pytest.mark.rule("eh.search.3")
@pytest.mark.parametrize(("flow", "deck"), [each[1:] for each in SEARCHES], ids=[each[0] for each in SEARCHES])
def test_a_deck_that_was_searched_in_vain_is_shuffled_too(
    flow: Callable[[Situation], Any], deck: Callable[[Situation], list[str]]
) -> None:
    game = given("akachi-onyele").reserve()
    pile = deck(game)
    pile[:] = [card for card in pile if card in ("whiskey", "gate-box") or card.startswith(("mists", "blessed"))]
    assert pile
    assert shuffles(game, lambda: flow(game)) == [id(pile)]
    assert not game.held(0)


@pytest.mark.rule("eh.search.3", "eh.component-limit.10", "eh.discard.6")
def test_a_deck_emptied_by_a_search_is_made_anew() -> None:
    game = given("akachi-onyele")
    game.state.assets.cards, game.state.assets.discard = ["axe"], ["whiskey", "bandages"]
    game.run(gain_asset_from_deck(game.table, 0, trait="weapon"))
    assert sorted(game.state.assets.cards) == ["bandages", "whiskey"] and not game.state.assets.discard


# By name.


@pytest.mark.rule("eh.gain.7", "eh.search.1")
@pytest.mark.parametrize("card", DOUBLE_SIDED, ids=lambda card: card.id)
def test_by_name_the_lowest_copy_is_gained(card: Any) -> None:
    game = given("akachi-onyele")
    deck = game.state.spells if card.kind == "spell" else game.state.conditions
    lowest = next(each for each in deck if front(each) == card.id)
    game.run(gain_spell(game.table, 0, card.id) if card.kind == "spell" else gain_condition(game.table, 0, card.id))
    assert [*game[0].cards, *game[0].conditions] == [lowest]


@pytest.mark.rule("eh.gain.7", "eh.search.2", "eh.component-limit.2")
def test_by_name_a_card_is_found_in_the_discard_pile() -> None:
    game = given("akachi-onyele").card(0, "axe")
    discard_card(game.table, 0, "axe")
    game.run(gain_asset_from_deck(game.table, 0, "axe"))
    assert game.held(0) == ["axe"] and not game.state.assets.discard


@pytest.mark.rule("eh.gain.8", "eh.component-limit.2")
def test_a_named_card_of_the_reserve_is_taken_from_there() -> None:
    game = given("akachi-onyele").reserve("axe", "whiskey", "bandages", "kerosene").top_asset("dynamite")
    assert shuffles(game, lambda: gain_asset_from_deck(game.table, 0, "axe")) == [], "the deck is not searched"
    assert game.held(0) == ["axe"]
    assert game.state.reserve == ["whiskey", "bandages", "kerosene", "dynamite"]


@pytest.mark.rule("eh.gain.9", "eh.component-limit.3")
def test_what_others_or_the_defeated_have_is_not_gained() -> None:
    game = given("akachi-onyele", "trish-scarborough").card(1, "axe", "wither#1")
    game.fallen("jim-culver", "rome", "health", "wither#2", "necronomicon")
    assert game.run(gain_asset_from_deck(game.table, 0, "axe")).value is False
    assert game.run(gain_spell(game.table, 0, "wither")).value is False
    assert game.run(gain_artifact(game.table, 0, "necronomicon")).value is False
    assert not game.held(0)


@pytest.mark.rule("eh.gain.9", "eh.box.1")
def test_what_is_in_the_box_is_not_gained() -> None:
    game = given("akachi-onyele")
    game.take("axe")
    assert game.run(gain_asset_from_deck(game.table, 0, "axe")).value is False


# From the reserve.


@pytest.mark.rule("eh.gain.10")
def test_from_the_reserve_any_card_may_be_chosen() -> None:
    game = given("akachi-onyele").reserve("axe", "whiskey", "arcane-scholar", "18-derringer")
    asked = game.run(GainAsset(source="reserve").resolve(game.table, Me(who=0)), "gain:whiskey")
    assert asked.keys == [["gain:axe", "gain:whiskey", "gain:arcane-scholar", "gain:18-derringer"]]
    assert game.held(0) == ["whiskey"]


@pytest.mark.rule("eh.gain.10")
def test_from_the_reserve_only_cards_of_the_trait_may_be_chosen() -> None:
    game = given("akachi-onyele").reserve("axe", "whiskey", "arcane-scholar", "18-derringer")
    asked = game.run(GainAsset(source="reserve", trait="weapon").resolve(game.table, Me(who=0)), "gain:18-derringer")
    assert asked.keys == [["gain:axe", "gain:18-derringer"]]


# Clues.


@pytest.mark.rule("eh.gain.11")
def test_a_clue_comes_from_the_pool_by_chance() -> None:
    gained: set[str] = set()
    for seed in range(8):
        game = given("akachi-onyele", seed=seed)
        pool = set(game.state.clue_pool)
        gain_clues(game.table, 0, 1)
        assert pool - set(game.state.clue_pool) == set(game[0].clues)
        gained |= set(game[0].clues)
    assert len(gained) > 3


@pytest.mark.rule("eh.gain.12")
def test_this_clue_is_the_one_on_the_space() -> None:
    game = given("akachi-onyele").stand(0, "rome").clue("rome").clue("tokyo")
    pool = list(game.state.clue_pool)
    game.state.scene = Scene(0, "research", "research-azathoth-1", "city", clue="rome")
    GainThisClue().resolve(game.table, Me(who=0, at="rome"))
    assert game[0].clues == ["rome"] and game.state.clue_pool == pool
    assert [clue.space for clue in game.state.clues] == ["tokyo"]


# Two sides.


@pytest.mark.rule("eh.double-sided.1", "eh.double-sided.2")
@pytest.mark.parametrize("card", DOUBLE_SIDED, ids=lambda card: card.id)
def test_the_copies_of_a_card_have_different_backs(card: Any) -> None:
    assert len(card.copies) > 1
    assert all(one != other for place, one in enumerate(card.backs) for other in card.backs[place + 1 :])
    assert {card_of(copy).id for copy in card.copies} == {card.id}, "and one front"


@pytest.mark.rule("eh.double-sided.5", "eh.discard.4")
@pytest.mark.parametrize(("card", "deck"), [("wither#1", "spells"), ("debt#1", "conditions")])
def test_a_discarded_double_sided_card_is_shuffled_into_its_deck(card: str, deck: str) -> None:
    places: set[int] = set()
    for seed in range(12):
        game = given("akachi-onyele", seed=seed).card(0, card)
        discard_card(game.table, 0, card)
        places.add(getattr(game.state, deck).index(card))
    assert len(places) > 3
