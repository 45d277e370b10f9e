"""Every section of every encounter card, and somebody ordinary about to have an encounter with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .encounter_play import DISPLAY, everything, lay_out_board, scenario_of, where
from .given import Situation, given

WHO, ID = 0, "michael-mcglen"


def phrases(steps: Any) -> Iterator[str]:
    """Whatever is published in a section, however deep."""
    if isinstance(steps, dict):
        for key, each in steps.items():
            yield from phrases(each) if key not in ("test", "buy", "move", "sell", "roll") else ()
    elif isinstance(steps, list):
        for each in steps:
            yield from phrases(each)
    else:
        yield steps


SECTIONS = [
    pytest.param(card, section, tuple(phrases(steps)), id=f"{card}-{section}")
    for _, card, section, steps in everything()
]


def meeting(card: str, section: str) -> Situation:
    """Somebody who could pay for anything, about to have an encounter; somebody else leads and stands elsewhere."""
    space = where(card, section)
    game = given(ID, "agnes-baker", scenario=scenario_of(card)).leader(1).stand(WHO, space)
    game.stand(1, "graveyard" if space == "black-cave" else "black-cave")
    game.has(WHO, money=5, clues=1, remnants=2).card(WHO, "pain-killers", "zora-larson").focus(WHO, "lore")
    game.hurt(WHO, damage=2, horror=2).on_card("zora-larson", damage=1, horror=1).display(*DISPLAY)
    lay_out_board(game, card, section, space)
    game.state.phase, game.state.turn = "encounter", WHO
    return game.top_encounter(card)
