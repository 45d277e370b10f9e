"""Every section of every encounter card, and somebody about to have an encounter with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.games.eldritch.board import REGION_OF
from miskatonic.games.eldritch.components import ANCIENT_ONES, ENCOUNTERS, MYSTERIES
from miskatonic.games.eldritch.encounters import encounter
from tests.encounters.exploring import Begin

from .given import Situation, given

SPACE_OF_TYPE = {"city": "rome", "wilderness": "amazon", "sea": "13"}
WHO, ID = 0, "leo-anderson"


def harmed(game: Situation, by: str) -> Situation:
    """The first investigator has only one of it left, and enough to pay for anything else."""
    game.health(WHO, 1 if by == "health" else 6).sanity(WHO, 1 if by == "sanity" else 6)
    return game.lead(1).stand(1, "sydney").clues(WHO, 2).card(WHO, "blessing-of-isis", "witch-doctor", "debt").doom(9)


def sections() -> Iterator[Any]:
    """Every section of every encounter card."""
    for deck, found in ENCOUNTERS.items():
        for id, card in found.items():
            for section in card.sections or {"": card.effects}:
                yield pytest.param(deck, id, section, id=f"{id}-{section}" if section else id)


SECTIONS = list(sections())


def meeting(deck: str, id: str, section: str, ancient_one: str = "cthulhu") -> tuple[Situation, Begin]:
    """Somebody about to have an encounter with a card."""
    card = ENCOUNTERS[deck][id]
    ancient_one = card.ancient_one or ancient_one
    kind, what, space = deck, deck, SPACE_OF_TYPE.get(section, "rome")
    if section in REGION_OF:
        kind, space = "region", section
    elif deck == "expedition":
        space = card.space or ""
    elif deck.startswith("special-"):
        name = deck.removeprefix("special-")
        if name in MYSTERIES:
            ancient_one, kind, what = MYSTERIES[name].ancient_one, "mystery", name
        else:
            ancient_one = next(each.id for each in ANCIENT_ONES.values() if each.final_special == name)
            kind, what = "special", name
    game = given(ID, "lily-chen", ancient_one=ancient_one).stand(WHO, space).top_encounter(deck, id)
    if kind in ("other-world", "special"):
        game.gate(space)
    if kind == "research":
        game.clue(space)
    if kind == "mystery":
        game.mystery(what)
    game.next_monster("zombie").gate("tokyo")
    game.state.phase, game.state.turn = "encounter", WHO
    return game, lambda table: encounter(table, WHO, kind, what)
