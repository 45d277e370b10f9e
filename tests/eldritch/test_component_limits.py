"""What is not there cannot be gained or spawned, and nothing waits for it for ever (rules eh.component-limit.*)."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch.clues import draw_clue, gain_clues, random_space, spawn_clue_on, spawn_clues
from miskatonic.games.eldritch.combat import ambush
from miskatonic.games.eldritch.components import ANCIENT_ONES, CARDS, ENCOUNTERS, MONSTERS, MYTHOS, SHEETS, back_of
from miskatonic.games.eldritch.encounters import active_expedition, expedition, from_deck
from miskatonic.games.eldritch.gates import spawn_gates
from miskatonic.games.eldritch.monsters import spawn, spawn_kind
from miskatonic.games.eldritch.possessions import (
    can_gain_condition,
    discard_card,
    gain_artifact,
    gain_asset_from_deck,
    gain_condition,
    gain_condition_by_trait,
    gain_spell,
    gain_ticket,
    improve,
    to_discard,
)
from miskatonic.games.eldritch.reckoning import reckon_mythos
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.games.eldritch.verbs.reserve import LoseAssets
from miskatonic.games.eldritch.words import SKILLS
from miskatonic.kernel.effects import Effect, Effects, any_possible, resolve

from .given import Situation, given


def bare() -> Situation:
    """Two investigators, and nothing left of anything."""
    game = given("akachi-onyele", "trish-scarborough").stand(0, "rome").reserve()
    state = game.state
    for deck in (state.assets, state.artifacts):
        deck.cards, deck.discard = [], []
    state.spells, state.conditions = [], []
    state.clue_pool, state.gate_stack, state.cup, state.aside = [], [], [], []
    return game


# Cards.


@pytest.mark.rule("eh.component-limit.1", "eh.component-limit.2", "eh.gain.3")
@pytest.mark.parametrize(
    "gain",
    [
        lambda game: gain_artifact(game.table, 0),
        lambda game: gain_artifact(game.table, 0, trait="tome"),
        lambda game: gain_asset_from_deck(game.table, 0),
        lambda game: gain_asset_from_deck(game.table, 0, "axe"),
        lambda game: gain_spell(game.table, 0),
        lambda game: gain_spell(game.table, 0, trait="ritual"),
        lambda game: gain_condition(game.table, 0, "debt"),
        lambda game: gain_condition_by_trait(game.table, 0, "madness"),
    ],
)
def test_without_cards_nothing_is_gained(gain: Any) -> None:
    game = bare()
    assert game.run(gain(game)).value is False
    assert not game.held(0)


@pytest.mark.rule("eh.component-limit.2", "eh.component-limit.10", "eh.discard.6")
@pytest.mark.parametrize("kind", ["assets", "artifacts"])
def test_a_deck_that_runs_out_is_made_anew_at_once(kind: str) -> None:
    game = given("akachi-onyele")
    deck = getattr(game.state, kind)
    deck.cards, deck.discard = [{"assets": "axe", "artifacts": "gate-box"}[kind]], ["whiskey", "necronomicon"]
    waiting = sorted(deck.discard)
    game.run(gain_asset_from_deck(game.table, 0) if kind == "assets" else gain_artifact(game.table, 0))
    assert sorted(deck.cards) == waiting and not deck.discard


@pytest.mark.rule("eh.component-limit.10", "eh.discard.6")
@pytest.mark.parametrize("deck", sorted(ENCOUNTERS))
def test_every_encounter_deck_is_made_anew(deck: str) -> None:
    ancient_one = "yog-sothoth" if deck == "special-the-key-and-the-gate" else "cthulhu"
    game = given("akachi-onyele", ancient_one=ancient_one).stand(0, "rome").doom(9)
    pile = game.state.expeditions if deck == "expedition" else game.state.decks[deck]
    card, waiting = pile.cards[-1], sorted(pile.cards[:-1])
    pile.cards, pile.discard = [card], list(waiting)
    section = next(iter(ENCOUNTERS[deck][card].sections), "")
    game.finish(expedition(game.table, 0) if deck == "expedition" else from_deck(game.table, 0, deck, section))
    assert card in (*pile.cards, *pile.discard)
    assert sorted(each for each in pile.cards if each != card) == waiting, "no discarded card is left beside the deck"


@pytest.mark.rule("eh.component-limit.10")
def test_a_discarded_card_is_the_new_deck_where_there_was_none() -> None:
    game = given("akachi-onyele").card(0, "axe")
    game.state.assets.cards = []
    discard_card(game.table, 0, "axe")
    assert game.state.assets.cards == ["axe"] and not game.state.assets.discard


@pytest.mark.rule("eh.component-limit.10")
def test_a_reserve_that_is_discarded_makes_an_empty_deck_anew() -> None:
    game = given("akachi-onyele").reserve("axe", "whiskey")
    game.state.assets.cards = []
    game.effect({"do": "empty-reserve"})
    assert sorted(game.state.assets.cards) == ["axe", "whiskey"] and not game.state.assets.discard


@pytest.mark.rule("eh.component-limit.10", "eh.box.1")
def test_a_deck_whose_cards_go_to_the_box_is_made_anew_of_the_discarded_ones() -> None:
    game = given("akachi-onyele").reserve("axe", "whiskey", "bandages", "38-revolver")
    rumor = next(id for id, card in MYTHOS.items() if any(isinstance(each, LoseAssets) for each in card.reckoning))
    game.ongoing(rumor, 4)
    game.state.assets.cards, game.state.assets.discard = ["agency-quarantine"], ["kerosene", "urban-guide"]
    game.effect({"do": "lose-assets"}, card=rumor)
    assert game.state.assets.cards == ["kerosene"] and not game.state.assets.discard
    assert {"agency-quarantine", "urban-guide"} <= set(game.state.box) and "kerosene" not in game.state.box


@pytest.mark.rule("eh.component-limit.11", "eh.discard.7")
def test_the_mythos_deck_is_never_made_anew() -> None:
    game = given("akachi-onyele")
    game.state.mythos_discard, game.state.mythos = game.state.mythos, []
    game.mythos()
    assert game.table.result is not None and game.table.result.reason == "mythos-empty"


@pytest.mark.rule("eh.component-limit.12")
@pytest.mark.parametrize(("reading", "lost"), [("rebuilt", False), ("looked-at", True)])
def test_secrets_of_the_past_finds_a_deck_made_of_discarded_cards(reading: str, lost: bool) -> None:
    game = given("akachi-onyele", expedition_deck=reading).ongoing("secrets-of-the-past")
    deck = game.state.expeditions
    here = active_expedition(game.state)
    deck.discard = [card for card in deck.cards if ENCOUNTERS["expedition"][card].space != here]
    deck.cards = [card for card in deck.cards if ENCOUNTERS["expedition"][card].space == here]
    waiting = sorted(deck.discard)
    asked = game.run(reckon_mythos(game.table))
    assert (asked.result is not None) == lost
    if not lost:
        assert sorted(deck.cards) == waiting


@pytest.mark.rule("eh.component-limit.12")
def test_secrets_of_the_past_ends_the_game_where_no_card_is_left_at_all() -> None:
    game = given("akachi-onyele").ongoing("secrets-of-the-past")
    deck = game.state.expeditions
    here = active_expedition(game.state)
    deck.cards = [card for card in deck.cards if ENCOUNTERS["expedition"][card].space == here]
    assert game.run(reckon_mythos(game.table)).result is not None


# Those who are defeated keep what they have.


@pytest.mark.rule("eh.component-limit.3")
def test_what_the_defeated_have_is_not_to_be_had() -> None:
    game = bare().stand(0, "rome")
    game.state.artifacts.cards, game.state.spells = ["necronomicon"], ["wither#1"]
    game.fallen("jim-culver", "tokyo", "health", "necronomicon", "wither#1")
    game.state.fallen[0].clues = ["rome"]
    assert game.run(gain_artifact(game.table, 0)).value is False
    assert game.run(gain_spell(game.table, 0)).value is False
    assert gain_clues(game.table, 0, 1) == 0


# Clues.


@pytest.mark.rule("eh.component-limit.4")
def test_without_clues_none_are_gained_or_spawned() -> None:
    game = bare()
    assert gain_clues(game.table, 0, 3) == 0
    spawn_clues(game.table, 3)
    spawn_clue_on(game.table, "rome")
    assert not game[0].clues and not game.state.clues


@pytest.mark.rule("eh.component-limit.4", "eh.discard.9")
def test_discarded_clues_are_used_before_there_are_none() -> None:
    game = bare()
    game.state.clue_pool, game.state.clue_discard = ["tokyo"], ["rome"]
    assert gain_clues(game.table, 0, 3) == 2
    assert game[0].clues == ["tokyo", "rome"] and not game.state.clue_discard


def test_without_clues_nobody_is_asked_where_to_put_one() -> None:
    game = bare()
    game.effect({"do": "spawn-clues", "at": "any"})
    assert not game.state.clues


def test_without_clues_the_lead_chooses_a_random_space() -> None:
    game = bare()
    assert draw_clue(game.table) is None
    assert game.run(random_space(game.table), "space:rome").value == "rome"


# Gates.


@pytest.mark.rule("eh.component-limit.5")
def test_without_gates_doom_advances_for_each_and_no_monster_comes() -> None:
    game = given("akachi-onyele").doom(9)
    game.state.gate_stack = []
    game.run(spawn_gates(game.table, 2))
    assert game.state.doom == 7 and not game.monsters()


@pytest.mark.rule("eh.component-limit.5")
def test_the_last_gate_is_spawned_before_doom_advances() -> None:
    game = given("akachi-onyele").doom(9).gate("rome")
    game.state.gate_stack = ["tokyo"]
    game.run(spawn_gates(game.table, 2))
    assert game.state.gates == ["rome", "tokyo"] and game.state.doom == 8


# Monsters.


@pytest.mark.rule("eh.component-limit.6")
def test_an_empty_cup_spawns_nothing() -> None:
    game = given("akachi-onyele").next_gate("rome")
    game.state.cup = []
    assert game.run(spawn(game.table, "rome")).value is None
    game.run(spawn_gates(game.table, 1))
    assert game.state.gates == ["rome"] and not game.monsters()
    assert game.run(ambush(game.table, 0)).value is False


@pytest.mark.rule("eh.component-limit.7")
@pytest.mark.parametrize(
    ("ancient_one", "kind"), [(each.id, kind) for each in ANCIENT_ONES.values() for kind in each.aside]
)
def test_a_monster_that_was_set_aside_cannot_come_twice(ancient_one: str, kind: str) -> None:
    game = given("akachi-onyele", ancient_one=ancient_one)
    count = MONSTERS[kind].count
    assert ANCIENT_ONES[ancient_one].aside[kind] == count, "all of them are set aside"
    for number in range(count):
        assert game.run(spawn_kind(game.table, kind, "rome")).value is not None, number
    assert game.run(spawn_kind(game.table, kind, "rome")).value is None
    assert game.kinds() == [kind] * count


# What there is enough of.


@pytest.mark.rule("eh.component-limit.8", "eh.discard.14")
def test_other_tokens_never_run_out() -> None:
    game = given(players=8)
    for who in range(8):
        gain_ticket(game.table, who, "train")
        gain_ticket(game.table, who, "ship")
        for skill in SKILLS:
            assert improve(game.table, who, skill) and improve(game.table, who, skill)
    assert all(each.trains == each.ships == 1 for each in game.state.investigators)
    for _ in range(100):
        game.eldritch("rome", "azathoth")
    assert len(game.state.eldritch) == 100


# Every effect ends where there is nothing left.

EMPTY = [
    {"do": "gain-clues", "n": 3},
    {"do": "gain-spell", "n": 2},
    {"do": "gain-spell", "trait": "ritual"},
    {"do": "gain-artifact"},
    {"do": "gain-artifact", "trait": "tome"},
    {"do": "gain-asset"},
    {"do": "gain-asset", "trait": "item"},
    {"do": "gain-asset", "name": "axe"},
    {"do": "gain-asset", "from": "reserve"},
    {"do": "gain-asset", "from": "reserve-or-discard", "trait": "ally"},
    {"do": "gain-condition", "trait": "madness"},
    {"do": "gain-condition", "name": "debt"},
    {"do": "spawn-clues", "n": 2},
    {"do": "discard-monster"},
    {"do": "discard-gate"},
    {"do": "hurt-monster", "n": 1},
    {"do": "hurt-monsters-in-a-space", "n": 4},
    {"do": "move-monster"},
    {"do": "pull-monster"},
    {"do": "discard-possession"},
    {"do": "discard-condition"},
    {"do": "unsolve-mystery"},
    {"do": "solve-a-rumor"},
    {"do": "clue-on-mystery"},
]
"""They say themselves that they could change nothing, so that nobody may choose or pay for them."""

SILENT = [
    {"do": "spawn-monster", "n": 3},
    {"do": "spawn-monster", "kind": "ghoul", "or_any": True},
    {"do": "spawn-and-fight"},
    {"do": "ambush"},
    {"do": "steal"},
    {"do": "discard-clues", "all": True},
    {"do": "discard-board-clues"},
    {"do": "conjure-several"},
    {"do": "refill-reserve"},
    {"do": "draw-rumor"},
]


@pytest.mark.rule("eh.component-limit.1", "eh.discard.16")
@pytest.mark.parametrize("words", [*EMPTY, *SILENT], ids=str)
def test_an_effect_without_anything_to_take_ends(words: dict[str, Any]) -> None:
    game = bare()
    game.state.mythos_box = []
    before = (game.held(0), game.state.doom, list(game.state.monsters))
    game.effect(words)
    assert before == (game.held(0), game.state.doom, list(game.state.monsters))


@pytest.mark.rule("eh.component-limit.1", "eh.discard.16")
@pytest.mark.parametrize("words", EMPTY, ids=str)
def test_an_effect_without_anything_to_take_is_no_option(words: dict[str, Any]) -> None:
    game = bare()
    assert not any_possible([LANGUAGE.decode(words, Effect)], game.table, Me(who=0))


@pytest.mark.rule("eh.component-limit.1", "eh.discard.16")
@pytest.mark.parametrize(
    ("words", "others", "wanted"),
    [
        ({"do": "gain-asset", "trait": "ally"}, "axe", "urban-guide"),
        ({"do": "gain-asset", "name": "axe"}, "whiskey", "axe"),
        ({"do": "gain-artifact", "trait": "tome"}, "ruby-of-rlyeh", "necronomicon"),
        ({"do": "gain-artifact", "name": "necronomicon"}, "ruby-of-rlyeh", "necronomicon"),
        ({"do": "gain-spell", "trait": "ritual"}, "wither#1", "conjuration#1"),
        ({"do": "gain-spell", "name": "wither"}, "conjuration#1", "wither#1"),
        ({"do": "gain-condition", "trait": "madness"}, "debt#1", "amnesia#1"),
        ({"do": "gain-condition", "name": "debt"}, "amnesia#1", "debt#1"),
    ],
    ids=str,
)
def test_only_what_is_still_there_can_be_gained(words: dict[str, Any], others: str, wanted: str) -> None:
    effect = LANGUAGE.decode(words, Effect)
    for there in (others, wanted):
        game = bare()
        to_discard(game.state, there)
        assert effect.possible(game.table, Me(who=0)) is (there == wanted)


@pytest.mark.rule("eh.component-limit.1", "eh.condition.4")
def test_a_condition_of_which_no_card_is_left_is_no_price() -> None:
    game = bare()
    assert not can_gain_condition(game.state, 0, "dark-pact")
    price = {"pay": "condition", "name": "dark-pact"}
    game.doom(9).effect({"do": "unless", "cost": price, "then": [{"do": "advance-doom", "n": 2}]})
    assert game.state.doom == 7


STORIES: dict[str, Effects] = {
    **{
        f"{id} {section}".strip(): effects
        for cards in ENCOUNTERS.values()
        for id, card in cards.items()
        for section, effects in (*card.sections.items(), ("", card.effects))
    },
    **{f"{card.id} gained": card.gained for card in CARDS.values()},
    **{f"{card.id} action": card.able.action.then for card in CARDS.values() if card.able.action},
    **{f"{card.id} rest": card.able.rest for card in CARDS.values()},
    **{f"{copy} back": back_of(copy).then for card in CARDS.values() if card.backs for copy in card.copies},
    **{f"{id} action": sheet.able.action.then for id, sheet in SHEETS.items() if sheet.able.action},
    **{f"{id} event": card.then for id, card in MYTHOS.items()},
    **{f"{id} reckoning": card.reckoning for id, card in MYTHOS.items()},
    **{f"{id} encounter": card.encounter for id, card in MYTHOS.items()},
    **{f"{id} spawn": kind.spawn for id, kind in MONSTERS.items()},
    **{f"{id} reckoning": kind.reckoning for id, kind in MONSTERS.items()},
}


@pytest.mark.rule("eh.component-limit.1", "eh.component-limit.4", "eh.component-limit.6")
@pytest.mark.parametrize("name", [name for name, effects in STORIES.items() if effects])
def test_whatever_happens_ends_although_nothing_is_left(name: str) -> None:
    game = bare().doom(9).stand(1, "rome")
    card = name.partition(" ")[0]
    if card in MYTHOS and MYTHOS[card].trait != "event":
        game.ongoing(card)
    game.finish(resolve(STORIES[name], game.table, Me(who=0, card=card, at="rome")))
    held = [card for each in game.state.investigators for card in (*each.cards, *each.conditions, *each.clues)]
    assert not held, "out of nothing comes nothing"
