"""Why a card in hand, a card in play, a location or an enemy cannot be used now."""

from __future__ import annotations

import random

import pytest

import miskatonic
from miskatonic.games.arkham_lcg import things
from miskatonic.games.arkham_lcg.card import Table
from miskatonic.games.arkham_lcg.why_not import using, why_not
from miskatonic.kernel.decision import Thing


@pytest.mark.parametrize("seed", range(9))
def test_a_thing_has_no_reason_if_and_only_if_an_option_is_about_it(seed: int) -> None:
    """In every turn, window and commitment of a random game the game's own reasons agree with the options."""
    adventure = ("gathering", "midnight-masks", "devourer-below")[seed % 3]
    table = miskatonic.new_game("arkham-lcg", players=1 + seed // 3, seed=seed, adventure=adventure)
    draw = random.Random(seed)
    said: set[str] = set()
    while table.decision is not None and len(table.choices) < 400:
        decision = table.decision
        if decision.topic in ("turn", "window", "commit"):
            named = {thing for option in decision.options for thing in option.about}
            also = {thing for option in decision.options for thing in table.details(option, decision.seat).also}
            for thing in at_hand(table, decision.seat):
                reason = why_not(table, decision.seat, thing)
                assert thing not in named or reason is None, f"{thing} can be used, but: {reason}"
                if reason is None:
                    assert thing in named | also or not list(using(table, decision.seat, thing)), f"why not {thing}?"
                else:
                    said.add(reason.id)
        table.choose(draw.randrange(len(decision.options)))
    assert said


def at_hand(table: Table, seat: int) -> list[Thing]:
    state = table.state
    investigator = state.investigators[seat]
    cards = [*investigator.hand, *state.play]
    own = [things.investigator(investigator.code), things.deck(investigator.code), things.resources(investigator.code)]
    return [*(things.copy(state.codes[card], card) for card in cards), *own]
