"""Nothing is lost and nothing comes out of nothing in whole games (rules eh.component-limit.*, eh.box.1)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import miskatonic
from miskatonic.games.eldritch.board import GATES, SPACES
from miskatonic.games.eldritch.components import ANCIENT_ONES, CARDS, MONSTERS, TOKENS, card_of
from miskatonic.games.eldritch.state import Eldritch

BETWEEN = ("action", "encounter")
"""Questions that are asked while no effect is being resolved."""


def gates(state: Eldritch) -> list[str]:
    on_mystery = state.mystery.gates if state.mystery else []
    return [*state.gate_stack, *state.gate_discard, *state.gates, *state.sheet_gates, *on_mystery]


def clues(state: Eldritch) -> list[str]:
    held = [face for each in (*state.investigators, *state.fallen) for face in each.clues]
    on_mystery = state.mystery.clues if state.mystery else []
    return [*state.clue_pool, *state.clue_discard, *(clue.face for clue in state.clues), *held, *on_mystery]


def monsters(state: Eldritch) -> list[int]:
    on_cards = [token for each in state.ongoing for token in each.monsters]
    on_mystery = state.mystery.monsters if state.mystery else []
    on_board = [each.token for each in state.monsters]
    every = [*state.cup, *state.aside, *on_board, *state.ambushing, *on_cards, *on_mystery]
    return [token for token in every if not MONSTERS[TOKENS[token]].epic]


def cards(state: Eldritch) -> list[str]:
    held = [card for each in (*state.investigators, *state.fallen) for card in each.cards]
    held += [card for each in state.investigators for card in each.conditions]
    decks = [*state.assets.cards, *state.assets.discard, *state.reserve, *state.artifacts.cards]
    return [*decks, *state.artifacts.discard, *state.spells, *state.conditions, *held]


def check(state: Eldritch) -> None:
    assert sorted(gates(state)) == sorted(GATES)
    assert sorted(clues(state)) == sorted(SPACES)
    ordinary = [token for token, kind in TOKENS.items() if not MONSTERS[kind].epic]
    assert sorted(monsters(state)) == ordinary
    there = Counter(cards(state))
    assert max(there.values()) == 1
    every = {copy for card in CARDS.values() for copy in card.copies}
    boxed = every - set(there)
    assert all(card_of(card).kind == "asset" for card in boxed), "only assets ever go to the box"
    for each in state.investigators:
        assert each.trains + each.ships <= 2
        assert set(each.improved.values()) <= {1, 2}
        fronts = [card.partition("#")[0] for card in (*each.cards, *each.conditions)]
        assert len(set(fronts)) == len(fronts), "nothing twice"


def check_piles(state: Eldritch) -> None:
    """Nothing runs out while something of it is discarded: it was made anew at once."""
    decks = (state.assets, state.artifacts, state.expeditions, *state.decks.values())
    piles = [(deck.cards, deck.discard) for deck in decks]
    for pile, discard in (*piles, (state.gate_stack, state.gate_discard), (state.clue_pool, state.clue_discard)):
        assert pile or not discard


@pytest.mark.rule("eh.component-limit.1", "eh.component-limit.10", "eh.discard.11", "eh.spell.5", "eh.condition.3")
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
@pytest.mark.parametrize("seed", range(3))
def test_components_are_conserved(ancient_one: str, seed: int) -> None:
    table = miskatonic.new_game("eldritch", seed=seed, players=3, ancient_one=ancient_one, checkpoints=False)
    random = Random(seed)
    while table.decision is not None:
        check_piles(table.state)
        if table.decision.topic in BETWEEN and table.state.combat is None:
            check(table.state)
        table.choose(random.randrange(len(table.decision.options)))
