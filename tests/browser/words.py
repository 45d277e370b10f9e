"""What the pages say, read from the files they read it from: a test asks for a button by its text in any language."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from miskatonic.kernel.text import Voice, render
from miskatonic.server.words import say as server

WEB = Path(__file__).parents[2] / "web"

shell = Voice("web", WEB / "src/locale")
pages = Voice("web-pages", WEB / "src/pages/locale")
game = Voice("web-final-hour", WEB / "src/games/final-hour/locale")
card_game = Voice("web-arkham-lcg", WEB / "src/games/arkham-lcg/locale")
desk = Voice("web-arkham-lcg-board", WEB / "src/games/arkham-lcg/board/locale")
decks = Voice("web-arkham-lcg-decks", WEB / "src/games/arkham-lcg/decks/locale")

LANGUAGES = {"en": "English", "ru": "Русский", "uk": "Українська"}


class Words:
    """The texts in one language: `words.shell("undo")`, `words.pages("play-now")`."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.shell = partial(self._say, shell)
        self.pages = partial(self._say, pages)
        self.game = partial(self._say, game)
        self.card_game = partial(self._say, card_game)
        self.desk = partial(self._say, desk)
        self.decks = partial(self._say, decks)
        self.server = partial(self._say, server)

    def _say(self, voice: Voice, id: str, **args: Any) -> str:
        text, errors = render(voice(id, **args), self.locale)
        assert not errors, errors
        return text
