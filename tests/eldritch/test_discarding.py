"""Discarding cards and tokens, and what goes to the box (rules eh.discard.*, eh.box.*)."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch import clues
from miskatonic.games.eldritch.components import ENCOUNTERS, MONSTERS, MYTHOS
from miskatonic.games.eldritch.encounters import active_expedition
from miskatonic.games.eldritch.gates import discard_gate, spawn_gates, take_gate
from miskatonic.games.eldritch.health import devour
from miskatonic.games.eldritch.monsters import discard, hurt
from miskatonic.games.eldritch.possessions import discard_card, gain_artifact
from miskatonic.games.eldritch.replacing import replace_investigators
from miskatonic.games.eldritch.rumors import discard_tokens

from .given import given

# Whose.


@pytest.mark.rule("eh.discard.1")
def test_only_ones_own_cards_are_discarded() -> None:
    game = given("akachi-onyele", "trish-scarborough").stand(0, "rome").stand(1, "rome")
    game.card(0, "axe", "whiskey", "debt").card(1, "bandages", "amnesia")
    asked = game.effect({"do": "discard-possession"}, "card:axe")
    assert asked.keys == [["card:axe", "card:whiskey"]]
    game.effect({"do": "discard-condition"})
    assert (game.held(0), game.held(1)) == (["whiskey"], ["amnesia", "bandages"])


@pytest.mark.rule("eh.discard.2")
def test_in_the_mythos_phase_the_lead_discards_from_the_board() -> None:
    game = given("akachi-onyele", "trish-scarborough").lead(1).gate("istanbul", "tokyo").omen(3)
    game.doom(9).next_monster("ghoul")
    game.mythos("that-which-consumes")
    assert game.table.decision is not None and game.table.decision.seat == 1
    assert game.keys == ["space:istanbul", "space:tokyo"]


@pytest.mark.rule("eh.discard.2")
def test_in_an_encounter_the_active_investigator_discards_from_the_board() -> None:
    game = given("akachi-onyele", "trish-scarborough").monster("ghoul", "rome").monster("mummy", "tokyo")
    asked = game.effect({"do": "discard-monster"}, f"monster:{game.monsters('tokyo')[0].token}", who=1)
    assert asked.decisions[0].seat == 1 and game.kinds() == ["ghoul"]


# Where to.


@pytest.mark.rule("eh.discard.3")
@pytest.mark.parametrize(("card", "deck"), [("axe", "assets"), ("necronomicon", "artifacts")])
def test_a_card_goes_to_the_discard_pile_of_its_deck(card: str, deck: str) -> None:
    game = given("akachi-onyele").card(0, card)
    discard_card(game.table, 0, card)
    assert getattr(game.state, deck).discard == [card] and not game.held(0)


@pytest.mark.rule("eh.discard.8")
def test_discarded_clues_lie_beside_the_pool() -> None:
    game = given("akachi-onyele").clue("rome").clues(0, 1)
    (held,) = game[0].clues
    clues.remove_from_board(game.table, game.state.clues[0])
    clues.lose_clues(game.table, 0, 1)
    assert game.state.clue_discard == ["rome", held]
    assert "rome" not in game.state.clue_pool


@pytest.mark.rule("eh.discard.9")
def test_an_empty_pool_takes_all_discarded_clues_back() -> None:
    game = given("akachi-onyele")
    game.state.clue_pool, game.state.clue_discard = ["rome"], ["tokyo", "1", "2"]
    clues.gain_clues(game.table, 0, 1)
    assert game[0].clues == ["rome"]
    assert sorted(game.state.clue_pool) == ["1", "2", "tokyo"] and not game.state.clue_discard


@pytest.mark.rule("eh.discard.9")
def test_a_pool_with_clues_leaves_the_discarded_ones() -> None:
    game = given("akachi-onyele")
    game.state.clue_pool, game.state.clue_discard = ["rome", "tokyo"], ["1"]
    clues.gain_clues(game.table, 0, 1)
    assert game.state.clue_discard == ["1"]


@pytest.mark.rule("eh.discard.9")
def test_the_clue_of_the_devoured_fills_an_empty_pool() -> None:
    game = given("akachi-onyele", "trish-scarborough").doom(9).lead(1).clues(0, 1)
    held = sorted(game[0].clues)
    game.state.clue_pool = []
    game.run(devour(game.table, 0))
    assert sorted(game.state.clue_pool) == held and not game.state.clue_discard


@pytest.mark.rule("eh.discard.10")
def test_discarded_gates_lie_beside_the_stack() -> None:
    game = given("akachi-onyele").gate("rome")
    stack = list(game.state.gate_stack)
    discard_gate(game.table, "rome")
    assert game.state.gate_discard == ["rome"] and game.state.gate_stack == stack


@pytest.mark.rule("eh.discard.11")
def test_an_empty_stack_is_made_of_the_discarded_gates() -> None:
    tops: set[str | None] = set()
    for seed in range(8):
        game = given("akachi-onyele", seed=seed)
        game.state.gate_stack, game.state.gate_discard = ["rome"], ["tokyo", "arkham", "sydney"]
        game.run(spawn_gates(game.table, 1))
        assert game.state.gates == ["rome"] and not game.state.gate_discard
        tops.add(take_gate(game.state))
    assert len(tops) > 1, "they are mixed"


@pytest.mark.rule("eh.discard.12")
@pytest.mark.parametrize("how", ["discarded", "defeated"])
def test_a_monster_goes_back_to_the_cup(how: str) -> None:
    game = given("akachi-onyele").monster("mummy", "rome")
    (monster,) = game.monsters()
    if how == "discarded":
        discard(game.table, monster)
    else:
        game.run(hurt(game.table, monster, 9, 0))
    assert monster.token in game.state.cup and not game.monsters()


@pytest.mark.rule("eh.discard.13")
def test_a_monster_that_was_set_aside_is_set_aside_again() -> None:
    game = given("akachi-onyele", ancient_one="cthulhu").monster("deep-one", "rome")
    (monster,) = game.monsters()
    discard(game.table, monster)
    assert monster.token in game.state.aside and monster.token not in game.state.cup


@pytest.mark.rule("eh.discard.14")
def test_other_tokens_are_just_gone() -> None:
    game = given("akachi-onyele", "trish-scarborough").tickets(0, 1, 1).improve(0, "lore", 2).doom(9).lead(1)
    game.run(devour(game.table, 0))
    assert (game[0].trains, game[0].ships, game[0].improved) == (0, 0, {})


# More than there is.

RUNS_OUT = next(id for id, card in MYTHOS.items() if card.tokens and card.empty)


@pytest.mark.rule("eh.discard.15")
def test_who_has_to_discard_more_discards_all_they_have() -> None:
    game = given("akachi-onyele").card(0, "axe", "bandages", "arcane-scholar").clues(0, 2)
    game.effect({"do": "discard-possession", "n": 3, "trait": "item"})
    game.effect({"do": "discard-clues", "n": 5})
    assert game.held(0) == ["arcane-scholar"] and not game[0].clues
    game.effect({"do": "discard-possession", "kind": "spell"})


@pytest.mark.rule("eh.discard.16")
@pytest.mark.parametrize("verb", ["discard-monster", "discard-gate", "discard-board-clues", "discard-omen-token"])
def test_what_is_not_on_the_board_is_not_discarded(verb: str) -> None:
    game = given("akachi-onyele")
    before = (len(game.state.cup), len(game.state.gate_stack), len(game.state.clue_pool), game.state.omen_tokens)
    game.effect({"do": verb})
    after = (len(game.state.cup), len(game.state.gate_stack), len(game.state.clue_pool), game.state.omen_tokens)
    assert before == after


@pytest.mark.rule("eh.discard.16")
def test_a_monster_in_an_ambush_is_not_on_the_board() -> None:
    game = given("akachi-onyele").next_monster("mummy")
    assert not game.effect({"do": "discard-monster"}).decisions


@pytest.mark.rule("eh.discard.17")
def test_of_too_few_tokens_all_are_discarded() -> None:
    game = given("akachi-onyele", ancient_one="cthulhu").doom(9).ongoing(RUNS_OUT, 1)
    game.finish(discard_tokens(game.table, RUNS_OUT, 3))
    assert not any(each.tokens for each in game.state.ongoing), "its end has come"


# The box.


@pytest.mark.rule("eh.box.1")
def test_an_epic_monster_does_not_come_back() -> None:
    game = given("akachi-onyele").monster("dunwich-horror", "rome")
    (monster,) = game.monsters()
    game.run(hurt(game.table, monster, 99, 0))
    assert monster.token not in (*game.state.cup, *game.state.aside)
    assert MONSTERS["dunwich-horror"].epic


@pytest.mark.rule("eh.box.1")
def test_the_devoured_do_not_come_back() -> None:
    game = given("akachi-onyele", "trish-scarborough").doom(9).lead(1)
    game.run(devour(game.table, 0))
    asked = game.run(replace_investigators(game.table), "join:jim-culver")
    assert "join:akachi-onyele" not in asked.keys[0] and game[0].id == "jim-culver"


@pytest.mark.rule("eh.box.1")
def test_expeditions_in_the_box_are_not_drawn_again() -> None:
    game = given("akachi-onyele")
    space = active_expedition(game.state)
    game.effect({"do": "lose-expeditions"})
    deck = game.state.expeditions
    assert not [card for card in (*deck.cards, *deck.discard) if ENCOUNTERS["expedition"][card].space == space]


@pytest.mark.rule("eh.box.1")
def test_a_rumor_comes_out_of_the_box_only_where_an_effect_says_so() -> None:
    game = given("akachi-onyele").doom(12)
    rumors = [id for id in game.state.mythos_box if MYTHOS[id].trait == "rumor"]
    assert rumors and not set(rumors) & set(game.state.mythos)
    game.state.mythos_box = ["mysterious-lights"]
    game.effect({"do": "draw-rumor"})
    assert [each.card for each in game.state.ongoing] == ["mysterious-lights"] and not game.state.mythos_box


@pytest.mark.rule("eh.box.1", "eh.gain.9")
def test_a_card_in_the_box_is_in_no_deck() -> None:
    game = given("akachi-onyele")
    game.take("necronomicon")
    for _ in range(20):
        game.run(gain_artifact(game.table, 0))
    assert "necronomicon" not in game.held(0) and len(game.held(0)) == 12
