"""Games that are announced: shown, not played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.games import GAMES
from miskatonic.games import announced as module
from miskatonic.games.announced import announced
from miskatonic.kernel.game import Game
from miskatonic.kernel.text import LOCALES, render
from tests.server.window_game import GAME as VIGIL


@pytest.fixture(autouse=True)
def a_game_to_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One game is announced: all that live here can be played."""
    folder = tmp_path / "night_train"
    (folder / "locale").mkdir(parents=True)
    (folder / module.FILE).write_text("players: [1, 2]\n")
    for locale in LOCALES:
        texts = "title = Night Train\nabout = Catch it.\nlength = 1 hour\n"
        (folder / "locale" / f"{locale}.ftl").write_text(texts)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    module._all.cache_clear()  # pyright: ignore[reportPrivateUsage]
    yield
    module._all.cache_clear()  # pyright: ignore[reportPrivateUsage]


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
