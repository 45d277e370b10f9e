"""Games that are announced: shown, not played."""

from __future__ import annotations

import pytest

from miskatonic.games import GAMES
from miskatonic.games.announced import announced
from miskatonic.kernel.game import Game
from miskatonic.kernel.text import LOCALES, render
from tests.server.window_game import GAME as VIGIL


@pytest.mark.parametrize("locale", LOCALES)
def test_an_announced_game_says_what_it_is_in_every_language(locale: str) -> None:
    assert announced()
    for game in announced():
        for message in (game.title, game.about, game.length):
            text, errors = render(message, locale)
            assert text and not errors


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_so_does_a_game_that_is_played(game: Game[object]) -> None:
    for message in (game.title, game.about, game.length):
        assert message is not None and not any(render(message, locale)[1] for locale in LOCALES)


def test_what_can_be_played_is_no_longer_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    first = announced()[0].name
    assert first not in GAMES
    monkeypatch.setattr(VIGIL, "name", first)
    GAMES.register(VIGIL)
    assert first not in [game.name for game in announced()]
    GAMES.unregister(first)
