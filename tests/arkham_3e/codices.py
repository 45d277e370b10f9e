"""The four scenarios, and what lies in the codex of a game."""

from __future__ import annotations

from tests.arkham_3e.given import Situation

AZATHOTH, FEAST, VEIL, DEEP = "approach-of-azathoth", "feast-for-umordhoth", "veil-of-twilight", "echoes-of-the-deep"


def numbers(game: Situation) -> list[tuple[int, str]]:
    return sorted((each.number, each.face) for each in game.state.codex)
