"""Every encounter card: what each of its sections does, along every way through it, is what is published."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.components import ENCOUNTERS

from .encounter_play import DECKS, ORDERS, all_routes, play, published
from .encounter_words import Route


@pytest.mark.parametrize("order", list(ORDERS))
@pytest.mark.parametrize(("deck", "id", "section", "route"), list(all_routes()))
def test_a_section_does_what_is_published(deck: str, id: str, section: str, route: Route, order: str) -> None:
    play(deck, id, section, route, order)


@pytest.mark.parametrize("deck", DECKS)
def test_every_section_of_a_deck_is_published(deck: str) -> None:
    ours = {id: set(card.sections) for id, card in ENCOUNTERS[deck].items()}
    assert {id: set(card) if isinstance(card, dict) else set() for id, card in published(deck).items()} == ours
