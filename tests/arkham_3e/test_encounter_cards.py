"""Every encounter card: what each of its sections does, along every way through it, is what is published."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e.components import ENCOUNTERS
from tests.encounters.routes import Route

from .encounter_play import FILES, all_routes, play, published
from .encounter_words import Taste

ROUTES = ("card", "section", "route", "taste")


@pytest.mark.parametrize(ROUTES, list(all_routes(*FILES)))
def test_a_section_does_what_is_published(card: str, section: str, route: Route, taste: Taste) -> None:
    play(card, section, route, taste)


def test_every_section_of_every_card_is_published() -> None:
    ours = {id: set(card.sections) for id, card in ENCOUNTERS.items()}
    assert {id: set(card) for file in FILES for id, card in published(file).items()} == ours
