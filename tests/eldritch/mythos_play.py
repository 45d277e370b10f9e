"""Mythos cards resolved on their own, without the icons of their colour."""

from __future__ import annotations

from unittest.mock import patch

from miskatonic.games.eldritch import mythos_phase
from miskatonic.games.eldritch.mythos_phase import resolve_card
from tests.asking import Asked

from .given import Situation


def event(game: Situation, card: str, *answers: str, dice: str = "") -> Asked:
    """Resolve the text of a card; its icons are a matter of other tests."""
    game.top_mythos(card)
    game.state.mythos.remove(card)
    game.in_mythos_phase()
    with patch.object(mythos_phase, "_icons", lambda table, card: iter(())):
        return game.run(resolve_card(game.table, card), *answers, dice=dice)
